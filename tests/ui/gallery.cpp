// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gallery FOLDER: pictures of one conversation that uses everything, to be looked at by a person:
// light, dark, high contrast, a right-to-left window, twice the size, narrow, a selection, the
// keyboard's ring; and of one with everything else a service can do. gallery: the same conversation
// in a window.
#include "tests/ui/galleryconversation.h"
#include "tests/ui/gallerywire.h"
#include "ui/conversation/conversationview.h"

#include <QApplication>
#include <QDir>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QScrollBar>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

struct Picture
{
    QString name;
    ColourScheme scheme = ColourScheme::Light;
    Qt::LayoutDirection window = Qt::LeftToRight;
    qreal zoom = 1;
    int width = 900;
    bool selected = false;
    bool byKeyboard = false; ///< a part of it is, and the caret shows
    int current = -1;
    int stops = 0;         ///< of the Tab key, from the current message on
    bool source = false;   ///< … of which the source shows
    bool wire = false;     ///< the other conversation
    bool unfolded = false; ///< in it
};

/// All of the conversation on one long picture.
void take(const Picture &picture, const QDir &folder)
{
    MessageModel model;
    model.setMessages(picture.wire ? wireConversation() : galleryConversation());
    ConversationView view;
    if (picture.wire) {
        // What is said to have come at its first sight came half a minute before.
        view.rows().setClock([] { return galleryNow().addSecs(-31); });
        view.setModel(&model);
        view.rows().setClock(galleryNow);
    } else {
        view.setModel(&model);
    }
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
    for (int stop = 0; stop < picture.stops; ++stop) {
        QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &tab);
    }
    if (picture.source)
        view.trigger(picture.current, MessageAction::Source);
    if (picture.byKeyboard) {
        view.setCaretBrowsing(true);
        view.select({{1, {1, 20}}, {3, {1, 60}}});
    }
    view.grab().save(folder.filePath(picture.name + u".png"_s));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"gallery"_s);
    if (QCoreApplication::arguments().size() > 1) {
        const QDir folder(QCoreApplication::arguments().at(1));
        folder.mkpath(u"."_s);
        take({.name = u"light"_s, .current = 0}, folder);
        take({.name = u"dark"_s, .scheme = ColourScheme::Dark}, folder);
        take({.name = u"contrast"_s, .scheme = ColourScheme::HighContrast, .selected = true},
             folder);
        take({.name = u"arabic"_s, .window = Qt::RightToLeft, .current = 0}, folder);
        take({.name = u"large"_s, .zoom = 2}, folder);
        take({.name = u"narrow"_s, .width = 420}, folder);
        take({.name = u"selected"_s, .selected = true}, folder);
        take({.name = u"caret"_s, .byKeyboard = true}, folder);
        take({.name = u"caret-dark"_s, .scheme = ColourScheme::Dark, .byKeyboard = true}, folder);
        take(
            {.name = u"caret-contrast"_s, .scheme = ColourScheme::HighContrast, .byKeyboard = true},
            folder);
        take({.name = u"caret-arabic"_s, .window = Qt::RightToLeft, .byKeyboard = true}, folder);
        take({.name = u"caret-large"_s, .zoom = 2, .byKeyboard = true}, folder);
        take({.name = u"caret-narrow"_s, .width = 420, .byKeyboard = true}, folder);
        take({.name = u"link"_s, .current = 1, .stops = 2}, folder);
        take({.name = u"source"_s, .current = 3, .source = true}, folder);
        take({.name = u"wire"_s, .wire = true}, folder);
        take({.name = u"wire-dark"_s,
              .scheme = ColourScheme::Dark,
              .current = 1,
              .wire = true,
              .unfolded = true},
             folder);
        take({.name = u"wire-contrast"_s, .scheme = ColourScheme::HighContrast, .wire = true},
             folder);
        take({.name = u"wire-arabic"_s, .window = Qt::RightToLeft, .wire = true, .unfolded = true},
             folder);
        take({.name = u"wire-narrow"_s, .width = 420, .wire = true}, folder);
        take({.name = u"wire-large"_s, .zoom = 2, .wire = true}, folder);
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
