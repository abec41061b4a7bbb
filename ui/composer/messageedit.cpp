// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/messageedit.h"

#include "ui/composer/accessiblemessageedit.h"
#include "ui/composer/paragraphlayout.h"
#include "ui/composer/secretwords.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QInputMethod>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QUrl>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool hasFiles(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return std::any_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); });
}

/// File managers add the names of the files as text.
bool isTextOfFiles(const QString &text, const QList<QUrl> &urls)
{
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    return std::all_of(lines.begin(), lines.end(), [&urls](const QString &line) {
        const QString name = line.trimmed();
        return std::any_of(urls.begin(), urls.end(), [&name](const QUrl &url) {
            return name == url.toLocalFile() || name == url.fileName() || QUrl(name) == url;
        });
    });
}

QStringList pathsOf(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

/// As another program gave it, undecoded. Only where the system has pixels and no file are they
/// written as one.
QByteArray pictureIn(const QMimeData &data)
{
    for (const QString &type : data.formats()) {
        const QByteArray bytes = type.startsWith(u"image/"_s) ? data.data(type) : QByteArray();
        if (!bytes.isEmpty())
            return bytes;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (const auto image = data.imageData().value<QImage>(); !image.isNull())
        image.save(&buffer, "PNG");
    return bytes;
}

bool hasPicture(const QMimeData &data)
{
    const QStringList types = data.formats();
    return data.hasImage() || std::any_of(types.begin(), types.end(), [](const QString &type) {
               return type.startsWith(u"image/"_s);
           });
}

bool hasControlAndShift(const QKeyEvent &event)
{
    return (event.modifiers() & ~Qt::KeypadModifier) == (Qt::ControlModifier | Qt::ShiftModifier);
}

} // namespace

MessageEdit::MessageEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    installAccessibleMessageEdit();
    document()->setDocumentLayout(new ParagraphLayout(document()));
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(Qt::LayoutDirectionAuto);
    document()->setDefaultTextOption(option);
    takeSide();
    connect(this, &QPlainTextEdit::textChanged, this, &MessageEdit::fitHeight);
    fitHeight();
}

/// The caret is beside the placeholder until the first letter determines the direction.
void MessageEdit::takeSide()
{
    QTextOption option = document()->defaultTextOption();
    option.setAlignment(isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    document()->setDefaultTextOption(option);
}

void MessageEdit::setInset(int beside, int above)
{
    constexpr int textMargin = 1; // the caret at the edge is whole
    document()->setDocumentMargin(textMargin);
    setViewportMargins(beside - textMargin, above - textMargin, beside - textMargin,
                       above - textMargin);
    fitHeight();
}

void MessageEdit::setCtrlSubmits(bool ctrl)
{
    m_ctrlSubmits = ctrl;
}

bool MessageEdit::isBlank() const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        if (std::any_of(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); }))
            return false;
    }
    return true;
}

bool MessageEdit::isComposing() const
{
    const QTextLayout *layout = textCursor().block().layout();
    return layout != nullptr && !layout->preeditAreaText().isEmpty();
}

QSize MessageEdit::sizeHint() const
{
    return {QPlainTextEdit::sizeHint().width(), height()};
}

QSize MessageEdit::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * mostLines, height()};
}

void MessageEdit::insertQuote(const QString &markdown)
{
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock();
    if (!cursor.atBlockStart())
        cursor.insertText(u"\n\n"_s);
    const QStringList lines = markdown.split(u'\n');
    for (const QString &line : lines)
        cursor.insertText((line.isEmpty() ? u">"_s : u"> "_s + line) + u'\n');
    cursor.insertText(u"\n"_s);
    cursor.endEditBlock();
    setTextCursor(cursor);
}

void MessageEdit::insertWords(const QString &words)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(cursor.selectionEnd());
    const QString line = cursor.block().text();
    const int at = cursor.positionInBlock();
    const bool isAfterWord = at > 0 && !line.at(at - 1).isSpace();
    const bool isBeforeWord = at < line.size() && line.at(at).isLetterOrNumber();
    cursor.beginEditBlock();
    cursor.insertText((isAfterWord ? u" "_s : QString()) + words +
                      (isBeforeWord ? u" "_s : QString()));
    // Letters that are typed next would become a part of this step, if it ended with letters.
    cursor.setBlockFormat(cursor.blockFormat());
    cursor.endEditBlock();
    setTextCursor(cursor);
}

void MessageEdit::hideSecrets(const QList<FoundSecret> &secrets)
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (auto secret = secrets.crbegin(); secret != secrets.crend(); ++secret) {
        cursor.setPosition(int(secret->start));
        cursor.setPosition(int(secret->start + secret->length), QTextCursor::KeepAnchor);
        cursor.insertText(hiddenSecret());
    }
    cursor.endEditBlock();
}

void MessageEdit::select(int start, int length)
{
    QTextCursor cursor(document());
    cursor.setPosition(start);
    cursor.setPosition(start + length, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
}

bool MessageEdit::submits(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    return modifiers == Qt::ControlModifier || (modifiers == Qt::NoModifier && !m_ctrlSubmits);
}

void MessageEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (isComposing()) {
            // The key belongs to the input method: it commits the word and sends nothing.
            QGuiApplication::inputMethod()->commit();
        } else if (hasControlAndShift(*event)) {
            if (!event->isAutoRepeat())
                emit added();
        } else if (!submits(*event)) {
            // A new paragraph also with Shift, where Qt would insert a line separator: each line
            // has a direction of its own.
            textCursor().insertBlock();
            ensureCursorVisible();
        } else if (!event->isAutoRepeat()) {
            emit submitted();
        }
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_S && hasControlAndShift(*event) && !isComposing()) {
        if (!event->isAutoRepeat())
            emit steered();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void MessageEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void MessageEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        takeSide();
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

bool MessageEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return hasPicture(*source) || source->hasUrls() ||
           QPlainTextEdit::canInsertFromMimeData(source);
}

void MessageEdit::insertFromMimeData(const QMimeData *source)
{
    // Not text(): without text/plain it returns the URLs.
    const QString text = QString::fromUtf8(source->data(QStringLiteral("text/plain")));
    if (hasFiles(*source) && isTextOfFiles(text, source->urls())) {
        emit filesGiven(pathsOf(*source));
        return;
    }
    if (hasPicture(*source) && !source->hasText()) {
        if (const QByteArray bytes = pictureIn(*source); !bytes.isEmpty())
            emit pictureGiven(bytes);
        return;
    }
    const int before = textCursor().selectionStart();
    if (hasFiles(*source))
        textCursor().insertText(text);
    else
        QPlainTextEdit::insertFromMimeData(source);
    emit pasted(before, textCursor().position() - before);
}

void MessageEdit::fitHeight()
{
    const qreal most = mostLines * QFontMetricsF(font()).lineSpacing();
    qreal needed = 0;
    // Lays out only the paragraphs that can be seen, however many were pasted.
    for (QTextBlock block = document()->begin(); block.isValid() && needed <= most;
         block = block.next())
        needed += blockBoundingRect(block).height();
    const bool scrolls = needed > most;
    const qreal text = std::ceil(std::min(needed, most));
    const QMargins around = viewportMargins();
    setFixedHeight(static_cast<int>(text + 2 * document()->documentMargin()) + around.top() +
                   around.bottom());
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (!scrolls)
        verticalScrollBar()->setValue(0);
}

} // namespace Hiwar
