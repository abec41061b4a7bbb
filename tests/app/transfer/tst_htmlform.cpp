// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/htmlform.h"

#include "tests/support/madehistory.h"
#include "tests/support/testcase.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray pictureBytes()
{
    QImage image(2, 2, QImage::Format_RGB32);
    image.fill(0x336699U);
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    image.save(&out, "PNG");
    return bytes;
}

StoredConversation said(const QString &title, const QString &question, const QString &answer)
{
    StoredConversation all;
    all.info.title = title;
    MessageNode node;
    node.id = u"q"_s;
    node.content = question;
    all.nodes.append(node);
    node.id = u"a"_s;
    node.parentId = u"q"_s;
    node.role = Role::Assistant;
    node.content = answer;
    all.nodes.append(node);
    return all;
}

QString page(const QList<StoredConversation> &all, const QByteArray &content = {},
             bool ownMarkdown = false)
{
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    HtmlForm form(Versions::All, ownMarkdown);
    auto done = form.begin(out, {.conversations = int(all.size())});
    for (const StoredConversation &one : all) {
        if (done)
            done = form.add(out, one, [&content](const QString &) -> Transferred<QByteArray> {
                return content;
            });
    }
    if (done)
        done = form.end(out);
    return done ? QString::fromUtf8(bytes) : QString();
}

/// The names of all elements, and of all attributes as "name=".
QSet<QString> marksOf(const QString &page)
{
    QSet<QString> marks;
    static const QRegularExpression tag(u"<([a-zA-Z!/][^\\s>]*)([^>]*)>"_s);
    static const QRegularExpression attribute(u"([a-zA-Z-]+)=\"[^\"]*\""_s);
    const QString body = page.mid(page.indexOf("<body>"_L1));
    for (auto it = tag.globalMatch(body); it.hasNext();) {
        const auto match = it.next();
        if (!match.captured(1).startsWith(u'/'))
            marks.insert(match.captured(1).toLower());
        for (auto each = attribute.globalMatch(match.captured(2)); each.hasNext();)
            marks.insert(each.next().captured(1).toLower() + u'=');
    }
    return marks;
}

} // namespace

class TestHtmlForm : public TestCase
{
    Q_OBJECT

private slots:
    void isWholeAndNeedsNothing();
    void itsPolicyAllowsItsStyleOnly();
    void letsNoMarkupThrough_data();
    void letsNoMarkupThrough();
    void holdsPicturesAndNamesFiles();
    void runsEachBlockItsOwnWay();
    void keepsWhatThePersonTyped();
    void hasOneTitle();
    void tellsReasoningAndFailure();
    void writesALongTextInPieces_data();
    void writesALongTextInPieces();
};

void TestHtmlForm::isWholeAndNeedsNothing()
{
    const MadeHistory made(40, 800);
    QList<StoredConversation> all;
    for (int i = 0; i < made.count(); ++i)
        all.append(made.conversation(i).conversation);
    const QString html = page(all);
    QVERIFY(html.startsWith("<!DOCTYPE html>"_L1) && html.endsWith("</html>\n"_L1));
    QCOMPARE(html.count("<article"_L1), 800);
    const QSet<QString> known{u"body"_s,    u"h1"_s,      u"h2"_s,     u"h3"_s,   u"article"_s,
                              u"header"_s,  u"p"_s,       u"a"_s,      u"br"_s,   u"code"_s,
                              u"pre"_s,     u"ul"_s,      u"ol"_s,     u"li"_s,   u"blockquote"_s,
                              u"strong"_s,  u"em"_s,      u"del"_s,    u"hr"_s,   u"table"_s,
                              u"tr"_s,      u"th"_s,      u"td"_s,     u"span"_s, u"sup"_s,
                              u"details"_s, u"summary"_s, u"class="_s, u"dir="_s, u"align="_s,
                              u"start="_s,  u"href="_s,   u"div"_s};
    const QSet<QString> unknown = marksOf(html) - known;
    QVERIFY2(unknown.isEmpty(), qPrintable(QStringList(unknown.values()).join(u' ')));
}

void TestHtmlForm::itsPolicyAllowsItsStyleOnly()
{
    const QString html = page({said(u"T"_s, u"a"_s, u"b"_s)});
    const qsizetype start = html.indexOf("<style>"_L1) + 7;
    const QString style = html.mid(start, html.indexOf("</style>"_L1) - start);
    const QByteArray hash =
        QCryptographicHash::hash(style.toUtf8(), QCryptographicHash::Sha256).toBase64();
    QVERIFY(html.contains(u"default-src 'none'; img-src data:; style-src 'sha256-%1'"_s.arg(
        QString::fromLatin1(hash))));
    QVERIFY(style.contains("prefers-color-scheme: dark"_L1));
    QVERIFY(style.contains("@media print"_L1));
    QVERIFY(style.contains("--window: #"_L1));
    QVERIFY(!style.contains("url("_L1));
}

void TestHtmlForm::letsNoMarkupThrough_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a script") << u"<script>alert(1)</script>"_s;
    QTest::newRow("an event") << u"<img src=x onerror=alert(1)>"_s;
    QTest::newRow("the end of the page") << u"</article></body></html><script src=//x></script>"_s;
    QTest::newRow("a link that runs") << u"[x](javascript:alert(1)) <javascript:alert(1)>"_s;
    QTest::newRow("a picture elsewhere") << u"![x](https://example.com/track.png)"_s;
    QTest::newRow("quotes in a link") << u"[x](https://e.com/\"onclick=\"alert(1))"_s;
    QTest::newRow("quotes in a language") << u"```\"><script>\ncode\n```"_s;
    QTest::newRow("a comment") << u"<!-- --><style>*{background:url(//x)}</style>"_s;
}

void TestHtmlForm::letsNoMarkupThrough()
{
    QFETCH(const QString, text);
    StoredConversation all = said(text, text, text);
    all.nodes[1].reasoning = text;
    all.nodes[1].model = text;
    all.nodes[1].state = MessageState::Failed;
    all.nodes[1].error = ApiError{.kind = ErrorKind::ServerError, .serverText = text};
    all.nodes[1].attachments = {{u"h"_s, text, u"image/png"_s, 3}};
    const QSet<QString> marks = marksOf(page({all}, text.toUtf8()));
    for (const QString &bad : {u"script"_s, u"img"_s, u"style"_s, u"src="_s, u"onerror="_s,
                               u"onclick="_s, u"style="_s, u"!--"_s, u"link"_s, u"iframe"_s})
        QVERIFY2(!marks.contains(bad), qPrintable(bad));
    QVERIFY(!page({all}).contains("href=\"javascript"_L1, Qt::CaseInsensitive));
}

void TestHtmlForm::holdsPicturesAndNamesFiles()
{
    StoredConversation all = said(u"T"_s, u"see"_s, u"seen"_s);
    all.nodes[0].attachments = {{u"h"_s, u"\"a\" <b>.png"_s, u"image/jpeg"_s, 3},
                                {u"h"_s, u"notes.txt"_s, u"text/html"_s, 3}};
    const QByteArray bytes = pictureBytes();
    const QString html = page({all}, bytes);
    // The type comes from the content, not from the name.
    QVERIFY(html.contains(
        u"src=\"data:image/png;base64,%1\""_s.arg(QString::fromLatin1(bytes.toBase64()))));
    QVERIFY(html.contains("alt=\"&quot;a&quot; &lt;b&gt;.png\""_L1));
    QVERIFY(html.contains("Attached: notes.txt (3 bytes)"_L1));
    QCOMPARE(html.count("<img"_L1), 1);
    QVERIFY(!page({all}, "<svg onload=x>").contains("<img"_L1));
}

void TestHtmlForm::runsEachBlockItsOwnWay()
{
    const QString html = page({said(u"سؤال"_s, u"hi"_s, u"مرحبا\n\nhello\n\n- شكرا"_s)});

    QVERIFY(html.contains(u"<h1 dir=\"rtl\">سؤال</h1>"_s));
    QVERIFY(html.contains(u"<p dir=\"rtl\">مرحبا</p>"_s));
    QVERIFY(html.contains(u"<p dir=\"ltr\">hello</p>"_s));
    QVERIFY(html.contains(u"<ul dir=\"rtl\">"_s));
}

void TestHtmlForm::keepsWhatThePersonTyped()
{
    const auto all = {said(u"T"_s, u"    return x*2*3\n\nسلام\n```c\n<i>;\n```"_s, u"*so*"_s)};
    const QString html = page(all);
    QVERIFY(
        html.contains(u"<div class=\"typed\" dir=\"ltr\">    return x*2*3</div>"
                      "<div class=\"typed\" dir=\"rtl\"><br>سلام</div>\n"
                      "<pre dir=\"ltr\"><code class=\"language-c\">&lt;i&gt;;\n</code></pre>"_s));
    QVERIFY(html.contains("<em>so</em>"_L1));
    QVERIFY(html.contains(".typed { white-space: pre-wrap; }"_L1));
    const auto written = {said(u"T"_s, u"return x*2*3"_s, u"so"_s)};
    QVERIFY(page(written, {}, true).contains("return x<em>2</em>3"_L1));
}

void TestHtmlForm::hasOneTitle()
{
    const StoredConversation one = said(u"A & B"_s, u"a"_s, u"b"_s);
    QVERIFY(page({one}).contains("<title>A &amp; B</title>"_L1));
    QVERIFY(page({one, one}).contains("<title>Conversations</title>"_L1));
    QVERIFY(page({}).contains("<title>Conversations</title>"_L1));
}

void TestHtmlForm::tellsReasoningAndFailure()
{
    StoredConversation all = said(u"T"_s, u"a"_s, u"b"_s);
    all.nodes[1].reasoning = u"Hm **so**"_s;
    all.nodes[1].state = MessageState::Failed;
    all.nodes[1].error =
        ApiError{.kind = ErrorKind::HostNotFound, .url = QUrl(u"https://api.example.com/v1"_s)};
    const QString html = page({all});
    QVERIFY(html.contains("<summary>Reasoning</summary>"_L1));
    QVERIFY(html.contains("Hm <strong>so</strong>"_L1));
    QVERIFY(html.contains("<p class=\"note error\">"_L1));
    QVERIFY(html.contains("api.example.com"_L1));
}

void TestHtmlForm::writesALongTextInPieces_data()
{
    QTest::addColumn<QString>("piece");
    QTest::newRow("words in one line") << u"words & more "_s;
    QTest::newRow("lines") << u"a line <b>\n"_s;
    QTest::newRow("letters of two units") << u"\U0001F333"_s;
}

void TestHtmlForm::writesALongTextInPieces()
{
    QFETCH(QString, piece);
    /// Records the longest single write.
    class Pieces : public QBuffer
    {
    public:
        qint64 longest = 0;

    protected:
        qint64 writeData(const char *bytes, qint64 count) override
        {
            longest = std::max(longest, count);
            return QBuffer::writeData(bytes, count);
        }
    };
    const QString text = u"**begins**\n\n"_s + piece.repeated(1'500'000 / piece.size());
    const StoredConversation all = said(u"T"_s, u"q"_s, text);
    Pieces out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    HtmlForm form(Versions::All, false);
    QVERIFY(form.begin(out, {.conversations = 1}));
    QVERIFY(form.add(out, all, [](const QString &) { return QByteArray(); }));
    QVERIFY(form.end(out));
    QVERIFY2(out.longest < out.size() * 3 / 4, qPrintable(QString::number(out.longest)));
    const QString html = QString::fromUtf8(out.data());
    QCOMPARE(html.count("<strong>begins</strong>"_L1), 1);
    QCOMPARE(html.count("<pre dir=\"ltr\"><code>"_L1), 1); // the rest, as Markdown source
    QVERIFY(!html.contains(QChar::ReplacementCharacter));
    const auto words = piece.toHtmlEscaped().trimmed();
    QVERIFY(html.count(words) >= 1'500'000 / piece.size() - 2);
}

HIWAR_TEST(TestHtmlForm, QGuiApplication)
#include "tst_htmlform.moc"
