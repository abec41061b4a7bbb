// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Highlighting with KSyntaxHighlighting: its definitions assign a style to every span, and Hiwar's
// palette gives the colour.
#include "ui/highlight/codelanguage.h"
#include "ui/highlight/highlighter.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <vector>

namespace Hiwar {

using namespace Qt::StringLiterals;
namespace Kate = KSyntaxHighlighting;

class Highlighting::Backend
{
public:
    Kate::Repository repository;
};

namespace {

CodeRole roleOf(Kate::Theme::TextStyle style)
{
    switch (style) {
    case Kate::Theme::Keyword:
    case Kate::Theme::ControlFlow:
    case Kate::Theme::Import:
        return CodeRole::Keyword;
    case Kate::Theme::DataType:
    case Kate::Theme::Extension:
        return CodeRole::Type;
    case Kate::Theme::Function:
    case Kate::Theme::BuiltIn:
        return CodeRole::Function;
    case Kate::Theme::Variable:
    case Kate::Theme::Attribute:
        return CodeRole::Variable;
    case Kate::Theme::Constant:
        return CodeRole::Constant;
    case Kate::Theme::Char:
    case Kate::Theme::SpecialChar:
    case Kate::Theme::String:
    case Kate::Theme::VerbatimString:
    case Kate::Theme::SpecialString:
        return CodeRole::String;
    case Kate::Theme::DecVal:
    case Kate::Theme::BaseN:
    case Kate::Theme::Float:
        return CodeRole::Number;
    case Kate::Theme::Comment:
    case Kate::Theme::Documentation:
    case Kate::Theme::CommentVar:
    case Kate::Theme::RegionMarker:
    case Kate::Theme::Information:
    case Kate::Theme::Warning:
    case Kate::Theme::Alert:
        return CodeRole::Comment;
    case Kate::Theme::Preprocessor:
    case Kate::Theme::Annotation:
        return CodeRole::Preprocessor;
    case Kate::Theme::Operator:
        return CodeRole::Operator;
    case Kate::Theme::Normal:
    case Kate::Theme::Others:
    case Kate::Theme::Error: // an incomplete reply is not wrong
        break;
    }
    return CodeRole::Plain;
}

/// There are no styles for these: uses the format names in the definitions of patches and Markdown.
CodeRole roleOf(const Kate::Format &format)
{
    const QString name = format.name();
    if (name.startsWith("Added"_L1, Qt::CaseInsensitive))
        return CodeRole::Added;
    if (name.startsWith("Removed"_L1, Qt::CaseInsensitive))
        return CodeRole::Removed;
    if (name.startsWith("Header"_L1, Qt::CaseInsensitive))
        return CodeRole::Heading;
    return roleOf(format.textStyle());
}

class KateHighlighter : public Highlighter, private Kate::AbstractHighlighter
{
public:
    KateHighlighter(std::shared_ptr<void> keeper, const Kate::Definition &definition)
        : m_keeper(std::move(keeper))
    {
        setDefinition(definition);
    }

    RoleSpans read(QStringView lines) override
    {
        m_spans.clear();
        m_offset = 0;
        for (const QStringView line : lines.tokenize(u'\n')) {
            m_states.push_back(highlightLine(line, m_states.back()));
            m_offset += int(line.size()) + 1;
        }
        return std::exchange(m_spans, {});
    }

    void returnTo(int lines) override { m_states.resize(size_t(lines) + 1); }

private:
    void applyFormat(int offset, int length, const Kate::Format &format) override
    {
        appendSpan(m_spans, {m_offset + offset, length, roleOf(format)});
    }

    std::shared_ptr<void> m_keeper;                   // owner of the definition's repository
    std::vector<Kate::State> m_states{Kate::State()}; // at the beginning of each line
    RoleSpans m_spans;
    int m_offset = 0; // of the line within the text being read
};

} // namespace

Highlighting::Highlighting() = default;
Highlighting::~Highlighting() = default;

std::unique_ptr<Highlighter> Highlighting::makeFor(const CodeLanguage &language)
{
    if (language.definition.isEmpty())
        return nullptr;
    if (!m_backend)
        m_backend = std::make_shared<Backend>();
    const Kate::Definition definition =
        m_backend->repository.definitionForName(QString(language.definition));
    if (!definition.isValid())
        return nullptr;
    return std::make_unique<KateHighlighter>(m_backend, definition);
}

QString Highlighting::backendName()
{
    return u"KSyntaxHighlighting"_s;
}

} // namespace Hiwar
