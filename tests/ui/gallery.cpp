// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gallery FOLDER: pictures of one conversation that uses every feature, for people to look at:
// light, dark, high contrast, a right-to-left window, twice the size, narrow, a selection, the
// keyboard focus ring; and of one with everything else a service can do. gallery: the same
// conversation in a window.
#include "tests/ui/galleryconversation.h"
#include "tests/ui/gallerylooks.h"
#include "tests/ui/gallerywire.h"
#include "tests/ui/namedpictures.h"
#include "ui/conversation/conversationview.h"

#include <QApplication>
#include <QDir>
#include <QFocusEvent>
#include <QMouseEvent>
#include <QScrollBar>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

struct Picture
{
    QString name = {};
    ColourScheme scheme = ColourScheme::Light;
    Qt::LayoutDirection window = Qt::LeftToRight;
    qreal zoom = 1;
    int width = 900;
    bool selected = false;
    bool byKeyboard = false; ///< part of it is selected, and the caret shows
    int current = -1;
    int stops = 0;         ///< of the Tab key, from the current message on
    bool source = false;   ///< … of which the source shows
    bool wire = false;     ///< the other conversation
    bool unfolded = false; ///< in it
    bool pictures = false; ///< a conversation about pictures
    bool files = false;    ///< one with attachments
    bool days = false;     ///< one of several days, with what is wide
    bool plain = false;    ///< without bubbles
    bool pointed = false;  ///< the mouse is over what is wide
};

const QString host = u"https://pictures.example.org/"_s;

QList<ShownMessage> pictureConversation()
{
    const auto named = [](const QString &name, const QString &file) {
        return u"!["_s + name + u"]("_s + host + file + u")"_s;
    };
    return {
        makeMessage(u"q"_s, Role::User,
                    u"What is in "_s + named(u"my picture"_s, u"own.png"_s) + u"?"_s),
        makeMessage(u"a"_s, Role::Assistant,
                    named(u"a map of the old town"_s, u"named.png"_s) + u"\n\n"_s +
                        named(u"a map that is asked for"_s, u"loading.png"_s) + u"\n\n"_s +
                        named(u"a map that is gone"_s, u"failed.png"_s) + u"\n\n"_s +
                        named(u"a map that has moved"_s, u"moved.png"_s) +
                        u"\n\nIn a sentence, "_s + named(u"a badge"_s, u"badge.png"_s) +
                        u" stands on its line, and so does one that is there: "_s +
                        named(u"a flag"_s, u"small.png"_s) + u".\n\n> - "_s +
                        named(u"a picture with a name that is far too long for its place here"_s,
                              u"long.png"_s) +
                        u"\n\n![a dot](data:image/png;base64,iVBORw0KGgo=)\n\n"_s +
                        named(u"a wide picture"_s, u"wide.png"_s) + u"\n"_s),
        makeMessage(u"b"_s, Role::Assistant,
                    u"هذه "_s + named(u"خريطة المدينة القديمة"_s, u"arabic.png"_s) +
                        u" كما طلبت.\n\n"_s + named(u"صورة"_s, u"gone.png"_s)),
    };
}

/// Of one picture.
struct OneThumbnail : ThumbnailSource
{
    explicit OneThumbnail(const QColor &colour)
        : ThumbnailSource(nullptr)
        , picture(128, 96)
    {
        picture.fill(colour);
    }
    QPixmap thumbnail(const QString &hash) override { return isThere(hash) ? picture : QPixmap(); }
    [[nodiscard]] bool isThere(const QString &hash) const override { return hash == "2"_L1; }

    QPixmap picture;
};

/// A question and a reply with files.
QList<ShownMessage> attachedConversation()
{
    ShownMessage question =
        makeMessage(u"f"_s, Role::User, u"What do these two say about the old town?"_s);
    question.attachments = {{.hash = u"1"_s,
                             .name = u"The old town, a report (second edition).pdf"_s,
                             .mediaType = u"application/pdf"_s,
                             .size = 1'258'291,
                             .isMissing = true,
                             .reading = u"1r"_s,
                             .use = {.share = AttachmentShare::Pages, .pages = u"1-3, 7"_s}},
                            {.hash = u"2"_s,
                             .name = u"خريطة المدينة (١).png"_s,
                             .mediaType = u"image/png"_s,
                             .size = 48'213,
                             .use = {.form = AttachmentForm::Picture, .pixels = {800, 600}}},
                            {.hash = u"5"_s,
                             .name = u"not drawn yet.jpg"_s,
                             .mediaType = u"image/jpeg"_s,
                             .size = 81'920,
                             .use = {.form = AttachmentForm::Picture,
                                     .share = AttachmentShare::None,
                                     .pixels = {600, 800}}}};
    ShownMessage reply = makeMessage(u"g"_s, Role::Assistant, u"They say the same."_s);
    reply.attachments = {{.hash = u"3"_s,
                          .name = u"summary (1).odt"_s,
                          .mediaType = u"application/octet-stream"_s,
                          .size = 812},
                         {.hash = u"4"_s,
                          .name = u"plan.png"_s,
                          .mediaType = u"image/png"_s,
                          .size = 1,
                          .isMissing = true}};
    ShownMessage alone = makeMessage(u"h"_s, Role::User, {});
    alone.attachments = {question.attachments.at(1)};
    return {question, reply, alone};
}

/// Several days, versions, and what is wider than the column.
QList<ShownMessage> longConversation()
{
    const auto on = [](ShownMessage message, int daysAgo) {
        message.time = galleryNow().addDays(-daysAgo);
        return message;
    };
    ShownMessage again = makeMessage(
        u"b"_s, Role::Assistant,
        u"Press <kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>O</kbd>. Water is H~2~O, not "
        "~~H20~~.\n\n| Model | Released | Context | Input | Output | Licence | Notes "
        "|\n|---|---|--:|--:|--:|---|---|\n| atlas-large-2026-02 | 2 February | 200,000 "
        "| 3.00 | 15.00 | proprietary | Follows long instructions well, and is the one "
        "to take for code that spans many files. |\n| heron-7b | 9 June | 32,000 | 0.05 "
        "| 0.10 | Apache 2.0 | Runs on a laptop. |\n\n```sh\nfind . -name '*.cpp' "
        "-newer CMakeLists.txt -exec clang-format-14 --dry-run -Werror {} + && echo "
        "every file is formatted as it should be\n```\n"_s);
    again.versionCount = again.versionIndex = 2;
    --again.versionIndex;
    ShownMessage first =
        makeMessage(u"d"_s, Role::Assistant, u"It is in the **second** paragraph."_s);
    first.versionCount = 2;
    return {
        on(makeMessage(u"y"_s, Role::User, u"Good morning."_s), 400),
        on(makeMessage(u"z"_s, Role::Assistant, u"Good morning."_s), 400),
        on(makeMessage(u"a"_s, Role::User, u"How do I open the outline? And which model?"_s), 2),
        on(again, 2),
        on(makeMessage(u"c"_s, Role::User, u"أين المصدر؟"_s), 1),
        on(first, 1),
        on(makeMessage(u"e"_s, Role::User, u"Thanks."_s), 0),
        on(makeMessage(u"f"_s, Role::User, u"One more thing."_s), 0)};
}

void showStates(NamedPictures &pictures, const QColor &colour)
{
    pictures.set(host + u"loading.png"_s, {.state = NamedPicture::State::Loading});
    pictures.fail(host + u"failed.png"_s, u"pictures.example.org refused the picture (404)."_s);
    pictures.fail(host + u"moved.png"_s,
                  u"pictures.example.org says that the picture is at cdn.example.net."_s, true);
    pictures.fail(host + u"gone.png"_s, u"تعذّر الوصول إلى pictures.example.org."_s);
    pictures.load(host + u"small.png"_s, {36, 24}, colour);
    pictures.load(host + u"wide.png"_s, {1600, 200}, colour);
}

/// The whole conversation in one tall picture.
void take(const Picture &picture, const QDir &folder)
{
    MessageModel model;
    model.setMessages(picture.wire       ? wireConversation()
                      : picture.pictures ? pictureConversation()
                      : picture.files    ? attachedConversation()
                      : picture.days     ? longConversation()
                                         : galleryConversation());
    NamedPictures pictures;
    ConversationView view;
    if (picture.pictures) {
        showStates(pictures, makeTheme(picture.scheme, 1).palette.accent);
        view.setPictureSource(&pictures);
    }
    OneThumbnail thumbnail(makeTheme(picture.scheme, 1).palette.accent);
    if (picture.files)
        view.setThumbnailSource(&thumbnail);
    if (picture.wire) {
        // What the rows see for the first time here counts as having arrived half a minute earlier.
        view.rows().setClock([] { return galleryNow().addSecs(-31); });
        view.setModel(&model);
        view.rows().setClock(galleryNow);
    } else {
        view.rows().setClock(galleryNow);
        view.setModel(&model);
    }
    if (picture.plain)
        view.setReadingOptions({.messages = MessageStyle::Plain});
    view.setLayoutDirection(picture.window);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setTheme(makeTheme(picture.scheme, picture.zoom));
    view.resize(picture.width, 1000);
    view.show();
    for (int row = 0; picture.unfolded && row < model.rowCount(); ++row) {
        view.trigger(row, MessageAction::Reasoning);
        view.trigger(row, MessageAction::ToolArguments);
    }
    for (int row = 0; row < model.rowCount(); ++row)
        view.rows().layout(row);
    view.resize(picture.width, view.rows().geometry().total());
    QFocusEvent focus(QEvent::FocusIn, Qt::OtherFocusReason);
    QCoreApplication::sendEvent(&view, &focus);
    if (picture.selected)
        view.selectAll();
    if (picture.current >= 0)
        view.setCurrent(picture.current, picture.stops > 0 || picture.source ? -1 : 1);
    if (picture.stops > 0)
        view.setCurrentTarget(picture.current, picture.stops - 1);
    if (picture.source)
        view.trigger(picture.current, MessageAction::Source);
    if (picture.byKeyboard) {
        view.setCaretBrowsing(true);
        view.select({{1, {1, 20}}, {3, {1, 60}}});
    }
    if (picture.pointed) {
        for (int block = 1; block < 3; ++block) {
            const QPoint at =
                view.rows().layout(3).blockRect(block).center() + view.rowRect(3).topLeft();
            QMouseEvent move(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton,
                             {}, {});
            QCoreApplication::sendEvent(view.viewport(), &move);
            view.grab().save(
                folder.filePath(picture.name + u"-%1.png"_s.arg(QString::number(block))));
        }
        return;
    }
    view.grab().save(folder.filePath(picture.name + u".png"_s));
}

/// The same picture in another look.
Picture pictureIn(const GalleryLook &look, Picture picture)
{
    const QString name = QString::fromLatin1(look.name);
    picture.name = picture.name.isEmpty() ? name : picture.name + u'-' + name;
    picture.scheme = look.scheme;
    picture.window = look.direction;
    picture.zoom = look.zoom;
    if (look.isNarrow)
        picture.width = narrowWidth;
    return picture;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"gallery"_s);
    if (QCoreApplication::arguments().size() > 1) {
        const QDir folder(QCoreApplication::arguments().at(1));
        folder.mkpath(u"."_s);
        for (const GalleryLook &look : galleryLooks) {
            const bool isLight = look.scheme == ColourScheme::Light;
            take(pictureIn(look, {.selected = !isLight, .current = isLight ? 0 : -1}), folder);
            take(pictureIn(look, {.name = u"caret"_s, .byKeyboard = true}), folder);
            take(pictureIn(look,
                           {.name = u"pictures"_s, .current = 1, .stops = 2, .pictures = true}),
                 folder);
            take(pictureIn(look, {.name = u"files"_s, .current = 0, .stops = 1, .files = true}),
                 folder);
            take(pictureIn(look, {.name = u"days"_s, .days = true}), folder);
            take(pictureIn(look, {.name = u"plain"_s, .days = true, .plain = true}), folder);
            take(pictureIn(look, {.name = u"wire"_s, .wire = true, .unfolded = !isLight}), folder);
        }
        take({.name = u"link"_s, .current = 1, .stops = 2}, folder);
        take({.name = u"code"_s, .current = 1, .stops = 3}, folder);
        take({.name = u"bar"_s, .days = true, .pointed = true}, folder);
        take({.name = u"source"_s, .current = 3, .source = true}, folder);
        return 0;
    }
    MessageModel model;
    model.setMessages(galleryConversation());
    ConversationView view;
    view.setModel(&model);
    view.setTheme(makeTheme(systemScheme(), 1));
    view.resize(900, 700);
    view.show();
    return QApplication::exec();
}
