// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings panel on a screen, with the Guide and one profile, and functions to act as a user.
#pragma once

#include "tests/support/testcase.h"
#include "ui/settings/settingspanel.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace Hiwar {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

inline Profile guide()
{
    return {.id = u"guide"_s, .name = u"Guide"_s, .builtIn = true};
}

inline Profile own()
{
    return {.id = u"own"_s,
            .name = u"Mine"_s,
            .baseUrl = u"https://api.example.com/v1"_s,
            .model = u"small"_s};
}

class PanelCase : public TestCase
{
    Q_OBJECT

protected slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_panel = std::make_unique<SettingsPanel>();
        m_panel->setProfiles({guide(), own()}, u"own"_s);
        m_panel->setSecretsStatus(u"own"_s, {.state = KeyState::Missing});
        m_panel->resize(380, 900);
        m_panel->show();
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
    }

    void cleanup() { m_panel.reset(); }

protected:
    QWidget *part(const QString &name) const
    {
        auto *widget = m_panel->findChild<QWidget *>(name);
        if (widget == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return widget;
    }

    QLineEdit *edit(const QString &name) const { return qobject_cast<QLineEdit *>(part(name)); }

    void retype(const QString &name, const QString &text) const
    {
        QLineEdit *field = edit(name);
        field->setFocus();
        field->selectAll();
        // Through the input method, because QTest's key clicks type Latin letters only.
        QInputMethodEvent typed;
        typed.setCommitString(text);
        QApplication::sendEvent(field, &typed);
    }

    void press(const QString &name) const
    {
        for (auto *button : m_panel->findChildren<QPushButton *>(name)) {
            if (button->isVisible())
                return button->click();
        }
        QFAIL(qPrintable(u"no button "_s + name));
    }

    /// A new profile, and three services to choose from.
    void showEmpty() const
    {
        m_panel->setPresets(
            {{.name = u"One"_s,
              .baseUrl = u"https://api.one.test/v1"_s,
              .keyPage = QUrl(u"https://one.test/keys"_s),
              .models = {u"gone"_s, u"best"_s}},
             {.name = u"Two"_s, .baseUrl = u"https://<resource>.two.test/v1"_s},
             {.name = u"Here"_s, .baseUrl = u"http://localhost:1234/v1"_s, .isLocal = true}});
        m_panel->setProfiles({guide(), {.id = u"draft"_s}}, u"draft"_s);
    }
    QComboBox *model() const { return qobject_cast<QComboBox *>(part(u"Model"_s)); }
    bool shows(const QString &words) const
    {
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(words))
                return true;
        }
        return false;
    }

    std::unique_ptr<SettingsPanel> m_panel;
};

} // namespace Hiwar
