// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Test data for notrun_selftest.py: it passes, skips and fails as its arguments say.
#include <QTest>

class Skipping : public QObject
{
    Q_OBJECT

private slots:
    void passes() {}
    void fails() { QFAIL("as it should"); }
    void skips() { QSKIP("there is no moon (today)"); }
    void skipsRows_data()
    {
        QTest::addColumn<int>("row");
        QTest::newRow("a row") << 1;
        QTest::newRow("another") << 2;
    }
    void skipsRows()
    {
        QFETCH(int, row);
        if (row == 1)
            QSKIP("there is no sun");
    }
};

QTEST_APPLESS_MAIN(Skipping)
#include "skipping.moc"
