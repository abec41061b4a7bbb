// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pictures of personas: decodes those of the library, and reads a file that the user chooses as
// one. Both beside the GUI thread, because the bytes are somebody else's. GUI thread.
#pragma once

#include <QHash>
#include <QImage>
#include <QObject>

class QWidget;

namespace Hiwar {

class NoticeBar;
struct Persona;

class PersonaPictures : public QObject
{
    Q_OBJECT

public:
    /// The notice bar, which says what could not be read, must outlive it.
    explicit PersonaPictures(NoticeBar &notice, QObject *parent = nullptr);

    /// Null: it has none, or it cannot be decoded, or is not decoded yet: then changed() follows.
    [[nodiscard]] QImage of(const Persona &persona);

    /// Asks for a file; chosen() follows, unless forget() is called before it is read.
    void askForFile(QWidget &parent);
    void readFile(const QString &path);
    void forget() { ++m_reading; }

signals:
    /// Ask for them again.
    void changed();
    /// As it is stored, and decoded.
    void chosen(const QByteArray &png, const QImage &picture);

private:
    struct Kept
    {
        QByteArray bytes;
        QImage picture;
    };

    void keep(const QString &personaId, const QByteArray &bytes, const QImage &picture);

    NoticeBar &m_notice;
    QHash<QString, Kept> m_kept; ///< by persona
    int m_pending = 0;           ///< that are being decoded
    int m_reading = 0;           ///< what was read for an earlier number is not wanted any more
};

} // namespace Hiwar
