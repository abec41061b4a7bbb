// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/selectiondata.h"

#include <QClipboard>
#include <QGuiApplication>

namespace Hiwar {

using namespace Qt::StringLiterals;

SelectionData::SelectionData(const ConversationRange &range, MessageSource messages)
    : m_range(range)
    , m_messages(std::move(messages))
{
}

void SelectionData::keep()
{
    if (!m_isKept)
        m_messages = keptMessages(m_range, m_messages);
    m_isKept = true;
}

QStringList SelectionData::formats() const
{
    return {u"text/plain"_s, u"text/html"_s, u"text/markdown"_s};
}

bool SelectionData::hasFormat(const QString &mimeType) const
{
    return formats().contains(mimeType);
}

QVariant SelectionData::retrieveData(const QString &mimeType, QMetaType) const
{
    if (mimeType == "text/plain"_L1)
        return selectedText(m_range, m_messages);
    if (mimeType == "text/html"_L1)
        return selectedHtml(m_range, m_messages);
    if (mimeType == "text/markdown"_L1)
        return selectedMarkdown(m_range, m_messages).toUtf8();
    return {};
}

void copyPlain(const ConversationRange &range, const MessageSource &messages)
{
    QGuiApplication::clipboard()->setText(selectedText(range, messages));
}

void copyMarkdown(const ConversationRange &range, const MessageSource &messages)
{
    const QString markdown = selectedMarkdown(range, messages);
    auto data = std::make_unique<QMimeData>();
    data->setText(markdown);
    data->setData(u"text/markdown"_s, markdown.toUtf8());
    QGuiApplication::clipboard()->setMimeData(data.release());
}

void copySelection(const ConversationRange &range, const MessageSource &messages)
{
    if (range.isEmpty())
        return;
    auto data = std::make_unique<SelectionData>(range, messages);
    data->keep();
    QGuiApplication::clipboard()->setMimeData(data.release());
}

} // namespace Hiwar
