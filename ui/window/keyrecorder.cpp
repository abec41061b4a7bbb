// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keyrecorder.h"

#include "ui/theme/leadingedge.h"
#include "ui/theme/shortcuttip.h"

#include <QContextMenuEvent>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_unknown || key == 0;
}

/// "?" is Shift+ß on one keyboard and Shift+/ on another: the sign says it all.
bool isSign(const QKeyEvent &event)
{
    const QChar sign(char16_t(event.key()));
    return event.key() > Qt::Key_Space && event.key() < 0x7F && !sign.isLetterOrNumber();
}

} // namespace

QString portableKey(const QKeyEvent &event)
{
    if (isModifier(event.key()))
        return {};
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (isSign(event))
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, Qt::Key(event.key())))
        .toString(QKeySequence::PortableText);
}

KeyRecorder::KeyRecorder(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setObjectName(u"New keys"_s);
    setAccessibleName(tr("New keys"));
    setPlaceholderText(tr("Press the keys"));
    keepAtLeadingEdge(*this);
}

void KeyRecorder::clearKey()
{
    m_key.clear();
    clear();
}

/// The window's own actions do not get a key that is recorded.
bool KeyRecorder::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyRecorder::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_Escape) {
        emit cancelled();
        return;
    }
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit accepted();
        return;
    }
    const QString pressed = portableKey(*event);
    if (pressed.isEmpty())
        return;
    m_key = pressed;
    setText(shownKey(pressed));
    emit recorded(pressed);
}

/// Copy and Select all mean nothing here.
void KeyRecorder::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
}

} // namespace Hiwar
