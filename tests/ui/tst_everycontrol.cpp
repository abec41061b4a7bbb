// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules that hold for every control, including future ones: walks the whole tree of widgets.
#include "tests/support/testcase.h"
#include "tests/ui/attachmentexample.h"
#include "tests/ui/inspectedexample.h"
#include "tests/ui/requestexample.h"
#include "ui/attachments/attachmentpreview.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/composer/composer.h"
#include "ui/composer/queuelist.h"
#include "ui/find/finder.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/request/requestpanel.h"
#include "ui/settings/foldsection.h"
#include "ui/settings/settingspanel.h"
#include "ui/settings/updatessection.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestEveryControl : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_window = std::make_unique<MainWindow>();
        m_window->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_window->resize(1600, 900);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        openAll();
    }

    void cleanup() { m_window.reset(); }

    void hasAName()
    {
        QStringList unnamed;
        for (QWidget *control : controls()) {
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(control);
            if (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty())
                unnamed << pathOf(control);
        }
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
    }

    void letsTheWheelThrough()
    {
        int boxes = 0;
        for (QWidget *control : m_window->findChildren<QWidget *>()) {
            const bool chooses = qobject_cast<QComboBox *>(control) != nullptr ||
                                 qobject_cast<QAbstractSpinBox *>(control) != nullptr ||
                                 (qobject_cast<QAbstractSlider *>(control) != nullptr &&
                                  qobject_cast<QScrollBar *>(control) == nullptr);
            if (!chooses)
                continue;
            ++boxes;
            QVERIFY2(!(control->focusPolicy() & Qt::WheelFocus & ~Qt::StrongFocus),
                     qPrintable(pathOf(control)));
            control->setFocus();
            const auto *box = qobject_cast<QComboBox *>(control);
            const int before = box != nullptr ? box->currentIndex() : 0;
            turnWheel(*control, -120);
            QVERIFY2(box == nullptr || box->currentIndex() == before, qPrintable(pathOf(control)));
        }
        QVERIFY(boxes >= 9);
    }

    void theWheelOverAChoiceScrollsThePanel()
    {
        SettingsPanel &panel = m_window->panels().settings();
        m_window->panels().setShown(SidePanel::Settings, true);
        auto *proxy = panel.findChild<QComboBox *>(u"Proxy"_s); // far below
        panel.reveal(proxy);
        QTRY_VERIFY(proxy->isVisible());
        const QWidget *above = proxy;
        while (qobject_cast<const QScrollArea *>(above) == nullptr)
            above = above->parentWidget();
        const QScrollBar *bar = qobject_cast<const QScrollArea *>(above)->verticalScrollBar();
        QTRY_VERIFY(bar->value() > 0);
        m_window->composer().focusText();
        const int index = proxy->currentIndex();
        const int position = bar->value();
        turnWheel(*proxy, 120);
        QCOMPARE(proxy->currentIndex(), index);
        QVERIFY(!proxy->hasFocus());
        QVERIFY(bar->value() < position);
    }

private:
    void openAll()
    {
        SettingsPanel &panel = m_window->panels().settings();
        panel.setProfiles({{.id = u"own"_s,
                            .name = u"Mine"_s,
                            .baseUrl = u"http://192.0.2.1/v1"_s,
                            .headers = {{.name = u"X-Title"_s, .value = u"Hiwar"_s}}}},
                          u"own"_s);
        for (auto *fold : panel.findChildren<FoldSection *>())
            fold->setOpen(true);
        panel.updates().show();
        panel.tell(u"Something was told."_s);
        m_window->panels().setShown(SidePanel::Settings, true);
        m_window->panels().inspector().setReply(inspectedExample());
        m_window->panels().request().setShown(requestExample());
        m_window->panels().attachment().setPreview(exampleTextPreview());
        m_window->composer().attachments().setChips(exampleChips());
        m_window->composer().queue().setQueue(
            {.questions = {{u"1"_s, u"First"_s}, {u"2"_s, u"Second"_s}, {u"3"_s, u"Third"_s}},
             .hold = u"These wait for you."_s});
        m_window->finder().open();
        m_window->notice().tell(u"Something was deleted."_s, u"Undo"_s, [] {});
    }

    /// Like a real wheel: Qt gives the focus to a widget with Qt::WheelFocus.
    static void turnWheel(QWidget &over, int degrees)
    {
        const QPoint middle = over.rect().center();
        QWheelEvent turned(middle, over.mapToGlobal(middle), {}, {0, degrees}, Qt::NoButton,
                           Qt::NoModifier, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&turned);
        qApp->notify(&over, &turned);
    }

    /// All widgets that take the focus or a click. Qt's own parts of a control get its name.
    [[nodiscard]] QList<QWidget *> controls() const
    {
        QList<QWidget *> found;
        for (QWidget *widget : m_window->findChildren<QWidget *>()) {
            const bool isPart = widget->inherits("QComboBoxPrivateContainer") ||
                                widget->parentWidget()->inherits("QComboBoxPrivateContainer") ||
                                widget->focusProxy() != nullptr;
            // Skips the notice line's widgets that are not shown now.
            const bool isSpare = qobject_cast<NoticeLine *>(widget->parentWidget()) != nullptr &&
                                 !widget->isVisible();
            if (!isPart && !isSpare &&
                (widget->focusPolicy() != Qt::NoFocus ||
                 qobject_cast<QAbstractButton *>(widget) != nullptr))
                found << widget;
        }
        return found;
    }

    static QString pathOf(const QObject *object)
    {
        QStringList names;
        for (; object != nullptr; object = object->parent())
            names.prepend(u"%1(%2)"_s.arg(QLatin1String(object->metaObject()->className()),
                                          object->objectName()));
        return names.join(u'/');
    }

    std::unique_ptr<MainWindow> m_window;
};

HIWAR_TEST(TestEveryControl, QApplication)
#include "tst_everycontrol.moc"
