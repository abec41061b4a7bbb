// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// panesgallery FOLDER: pictures of sidebar, composer and settings in every theme, direction, zoom
// and width, for people to look at. No test: what can be measured is measured in tst_*.
#include "net/values/utc.h"
#include "tests/ui/gallerylooks.h"
#include "ui/composer/composer.h"
#include "ui/settings/datasection.h"
#include "ui/settings/settingspages.h"
#include "ui/settings/settingspanel.h"
#include "ui/settings/updatessection.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/searchroles.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QDir>
#include <QHoverEvent>
#include <QLineEdit>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;

namespace {

constexpr GalleryLook wide{"wide", ColourScheme::Dark};
constexpr QSize usualSize(1100, 860);
constexpr QSize wideSize(2560, 900);
constexpr QSize panelSize(464, 1900);
constexpr QSize sectionSize(464, 780);

void add(QStandardItemModel &model, const QString &title, int daysAgo, int mark = 0)
{
    auto *item = new QStandardItem(title);
    item->setData(QString::number(model.rowCount()), ConversationIdRole);
    item->setData(QDate(2026, 11, 21).addDays(-daysAgo).startOfDay().toUTC(), ListedTimeRole);
    item->setData(mark == ArrivingRole, ArrivingRole);
    item->setData(mark == UnreadRole, UnreadRole);
    item->setData(mark == PinnedRole, PinnedRole);
    if (model.rowCount() % 3 == 1)
        item->setData(QStringList{u"work"_s, u"urgent"_s}, TagsRole);
    model.appendRow(item);
}

void fill(QStandardItemModel &model)
{
    add(model, u"Recipe for twelve guests"_s, 3, PinnedRole);
    add(model, u"Why does the build fail on the second run only, and never on the first"_s, 0,
        ArrivingRole);
    add(model, u"ما الفرق بين المجرة والسديم؟"_s, 0, UnreadRole);
    add(model, u"日本の歴史"_s, 1);
    add(model, u"Letter to the landlord"_s, 1);
    add(model, u"שלום עולם"_s, 4);
    add(model, u"Tax return"_s, 40);
}

/// Gone in so many days as its row has.
void putIntoBin(QStandardItemModel &model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        model.item(row)->setData(true, DeletedRole);
        model.item(row)->setData(QDate(2026, 11, 21).addDays(row).startOfDay().toUTC(),
                                 GoneTimeRole);
        model.item(row)->setData(false, PinnedRole);
    }
    model.item(3)->setData(u"Letter to the landlord"_s, OriginRole);
}

/// As if the mouse were over that row.
void hover(const ConversationList &list, int row)
{
    const QRect rect = list.visualRect(list.model()->index(row, 0));
    const QPointF at(rect.center().x(), rect.bottom() - 4);
    QHoverEvent move(QEvent::HoverMove, at, list.viewport()->mapToGlobal(at), QPointF());
    QCoreApplication::sendEvent(list.viewport(), &move);
}

void addFound(QStandardItemModel &model, const QString &text, const FoundMarks &marks,
              const QString &author = {})
{
    auto *item = new QStandardItem(text);
    item->setData(u"c"_s, FoundConversationRole);
    item->setData(author.isEmpty() ? QString() : u"m"_s, FoundMessageRole);
    item->setData(QVariant::fromValue(marks), FoundMarksRole);
    item->setData(author, FoundAuthorRole);
    item->setData(author.isEmpty() ? 3 : 0, FoundCountRole);
    model.appendRow(item);
}

/// The sidebar alone, during a search, and with its scopes open.
bool takeSide(const GalleryLook &look, QuietStyle &style, const QDir &folder)
{
    QGuiApplication::setLayoutDirection(look.direction);
    const Theme theme = makeTheme(look.scheme, look.zoom);
    style.setTheme(theme);
    QStandardItemModel model;
    fill(model);
    QStandardItemModel found;
    addFound(found, u"What a galaxy is made of"_s, {{7, 6}});
    addFound(found,
             u"and then, after all of that had been said, every galaxy in the group turned"_s,
             {{49, 6}}, u"Assistant · 03/11/26"_s);
    addFound(found, u"Is a galaxy round?"_s, {{5, 6}}, u"You · 03/11/26"_s);
    addFound(found, u"ما هي المجرات؟"_s, {{6, 7}});
    addFound(found, u"كل المجرات فيها نجوم كثيرة لا يحصيها أحد من الناس مهما عد"_s, {{3, 7}},
             u"Assistant · 01/11/26"_s);
    Sidebar sidebar(nullptr, [] { return QDate(2026, 11, 21); });
    sidebar.setModel(&model);
    sidebar.setResults(&found);
    sidebar.setTheme(theme);
    sidebar.setPalette(widgetPalette(theme.palette));
    sidebar.resize(sidebar.width(), look.zoom > 1 ? usualSize.height() * 2 : usualSize.height());
    sidebar.show();
    const auto save = [&](const char *what) {
        for (int generation = 0; generation < 4; ++generation)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return sidebar.grab().save(folder.filePath(u"side-"_s + QLatin1StringView(look.name) +
                                                   QLatin1StringView(what) + u".png"_s));
    };
    auto *list = sidebar.findChild<ConversationList *>();
    sidebar.setAlone(true);
    sidebar.setCurrentConversation(u"4"_s);
    hover(*list, 4);
    bool done = save("-list");
    sidebar.setAlone(false);
    sidebar.setScopes({{{u"f"_s, u"House and garden"_s}, {u"g"_s, u"عمل"_s}}, {u"urgent"_s}});
    sidebar.setScope({ListScope::Kind::Folder, u"f"_s});
    sidebar.setCurrentConversation(u"3"_s);
    list->selectionModel()->select(list->model()->index(1, 0), QItemSelectionModel::ClearAndSelect);
    list->selectionModel()->select(list->model()->index(2, 0), QItemSelectionModel::Select);
    sidebar.findChild<QAbstractButton *>(u"Shown conversations"_s)->click();
    done = save("-scopes") && done;
    sidebar.findChild<QAbstractButton *>(u"Shown conversations"_s)->click();
    putIntoBin(model);
    sidebar.setScope({ListScope::Kind::Bin, {}});
    hover(*list, 2);
    done = save("-bin") && done;
    sidebar.findChild<QAbstractButton *>(u"Empty"_s)->click();
    list->setFocus(Qt::TabFocusReason);
    list->selectAll();
    done = save("-empty") && done;
    sidebar.findChild<QLineEdit *>(u"Search conversations"_s)->setText(u"galaxy"_s);
    sidebar.tellFound(u"3 messages in 2 conversations"_s);
    done = save("-found") && done;
    found.clear();
    sidebar.tellFound({});
    return save("-nothing") && done;
}

Profile example()
{
    Profile profile;
    profile.id = u"own"_s;
    profile.name = u"Example provider"_s;
    profile.baseUrl = u"http://api.example.com/v1"_s;
    profile.model = u"small-instruct"_s;
    profile.hasKey = true;
    return profile;
}

CheckupLine lineOf(CheckupStep step, std::chrono::milliseconds elapsed)
{
    return {.step = step, .elapsed = elapsed, .host = u"api.example.com"_s};
}

CheckupLine skipped(CheckupStep step, CheckupReason reason)
{
    return {.step = step, .verdict = CheckupVerdict::Skipped, .reason = reason};
}

/// A host with a self-signed certificate: every kind of line of a connection test, and its buttons.
void showTest(SettingsPanel &panel)
{
    panel.beginTest();
    CheckupLine line = lineOf(CheckupStep::Address, 0ms);
    line.host = u"https://api.example.com/v1/chat/completions"_s;
    panel.addTestLine(line);
    line = lineOf(CheckupStep::Lookup, 12ms);
    line.addresses = {u"203.0.113.7"_s, u"2001:db8::7"_s};
    panel.addTestLine(line);
    line = lineOf(CheckupStep::Connect, 31ms);
    line.addresses = {u"203.0.113.7"_s};
    panel.addTestLine(line);
    panel.addTestLine(skipped(CheckupStep::Proxy, CheckupReason::NoProxy));
    line = lineOf(CheckupStep::Encryption, 48ms);
    line.verdict = CheckupVerdict::Failed;
    line.error = ApiError{.kind = ErrorKind::TlsFailed,
                          .url = QUrl(u"https://api.example.com/v1"_s),
                          .detail = u"The certificate is self-signed, and untrusted"_s};
    line.chain = {{.subject = u"api.example.com"_s,
                   .names = {u"api.example.com"_s, u"box.local"_s},
                   .issuer = u"api.example.com"_s,
                   .notBefore = QDateTime({2026, 1, 5}, {}, utc),
                   .notAfter = QDateTime({2027, 1, 5}, {}, utc),
                   .sha256 = u"0123456789abcdef"_s.repeated(4),
                   .isSelfSigned = true}};
    panel.addTestLine(line);
    panel.addTestLine(skipped(CheckupStep::Chat, CheckupReason::EarlierFailed));
    line = lineOf(CheckupStep::Models, 41ms);
    line.verdict = CheckupVerdict::Warned;
    line.error = ApiError{.kind = ErrorKind::NotFound, .httpStatus = 404};
    panel.addTestLine(line);
    line = lineOf(CheckupStep::Elsewhere, 1350ms);
    line.host = u"https://api.example.com/v1"_s;
    line.proposedAddress = line.host;
    panel.addTestLine(line);
    panel.endTest(false);
}

void prepare(SettingsPanel &panel)
{
    panel.setProfiles({example()}, u"own"_s);
    panel.setSecretsStatus(u"own"_s, {.state = KeyState::Stored});
    panel.setAppearance(ThemePreference::System, false);
    showTest(panel);
}

bool take(const GalleryLook &look, QSize size, QuietStyle &style, const QDir &folder)
{
    QGuiApplication::setLayoutDirection(look.direction);
    const Theme theme = makeTheme(look.scheme, look.zoom);
    style.setTheme(theme);
    QStandardItemModel model;
    fill(model);
    QWidget window;
    auto *row = new QHBoxLayout(&window);
    row->setContentsMargins({});
    row->setSpacing(0);
    auto *sidebar = new Sidebar(&window, [] { return QDate(2026, 11, 21); });
    auto *composer = new Composer(&window);
    auto *panel = new SettingsPanel(&window);
    row->addWidget(sidebar);
    row->addWidget(composer, 1, Qt::AlignBottom);
    row->addWidget(panel);
    sidebar->setModel(&model);
    sidebar->setCurrentConversation(u"3"_s);
    composer->setModel(u"Example provider · small-instruct"_s);
    composer->beginEdit(u"Compare these two:\nمرحبا بالعالم hello\n123"_s);
    prepare(*panel);
    panel->setFixedWidth(theme.px(Theme::settingsWidth));
    sidebar->setTheme(theme);
    composer->setTheme(theme);
    panel->setTheme(theme);
    window.resize(size);
    window.show();
    // The picture is taken at once: the pending layouts cannot wait for the event loop.
    for (int generation = 0; generation < 4; ++generation)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    return window.grab().save(folder.filePath(QLatin1StringView(look.name) + u".png"_s));
}

Profile unusual()
{
    Profile profile = example();
    profile.id = u"unusual"_s;
    profile.refusals.insert(profile.model, {.stream = true, .fields = {u"temperature"_s}});
    profile.headers = {{.name = u"X-Title"_s, .value = u"Hiwar"_s},
                       {.name = u"X-Team"_s, .isSecret = true}};
    profile.extraBody = {{u"seed"_s, 7}, {u"top_p"_s, 0.5}};
    profile.limits.firstByte = 30s;
    profile.proxy = {.kind = ProxyKind::Socks5, .host = u"proxy.example.com"_s, .port = 1080};
    profile.tls.caFile = u"/etc/ssl/certs/company-authority.pem"_s;
    profile.tls.pinnedSha256 = u"0123456789abcdef"_s.repeated(4);
    return profile;
}

/// A new version that is available, being downloaded, and refused.
bool takeUpdates(SettingsPanel &panel, const std::function<bool(const QString &)> &save)
{
    panel.showTopic(SettingsTopic::Privacy);
    UpdatesSection &updates = panel.updates();
    updates.show();
    updates.setDaily(true);
    updates.setAddress(u"https://updates.example.com/hiwar/manifest.json"_s, true);
    updates.setFindings(
        {.message = {Tone::Good, u"Hiwar 0.2.0 of December 1, 2026 is there. Download: 28 MB."_s},
         .changes = {u"Conversations are found by what is in their pictures, too."_s,
                     u"الردود تظهر أسرع."_s, u"<b>Faster</b> everywhere."_s},
         .offer = UpdatesShown::Offer::Download});
    bool done = save(u"-update"_s);
    updates.setAddress(u"https://elsewhere.example.com/m.json"_s, false);
    updates.setFindings(
        {.message = {Tone::Plain, u"Downloading hiwar-0.2.0-linux-x86_64.run: 43 %"_s},
         .offer = UpdatesShown::Offer::Cancel});
    done = save(u"-updating"_s) && done;
    updates.setAddressFault(u"This is not used. An address begins with https:// and ends with a "
                            "file's name."_s);
    updates.setFindings(
        {.message = {Tone::Bad, u"What elsewhere.example.com sent is not signed with "
                                "Hiwar's key, so nothing of it was used."_s}});
    return save(u"-refused"_s) && done;
}

/// Every section but the first, and what a search finds.
bool takeSections(SettingsPanel &panel, const std::function<bool(const QString &)> &save)
{
    panel.data().setHistoryPath(u"/srv/somebody/share/hiwar/history.sqlite"_s);
    bool done = true;
    for (const auto &[topic, name] :
         {std::pair(SettingsTopic::Appearance, "appearance"),
          std::pair(SettingsTopic::Reading, "reading"), std::pair(SettingsTopic::Files, "files"),
          std::pair(SettingsTopic::Keyboard, "keyboard"),
          std::pair(SettingsTopic::Language, "language"), std::pair(SettingsTopic::Data, "data"),
          std::pair(SettingsTopic::Privacy, "privacy"), std::pair(SettingsTopic::About, "about")}) {
        panel.showTopic(topic);
        done = save(u"-section-"_s + QLatin1StringView(name)) && done;
    }
    panel.findChild<QLineEdit *>(u"Search settings"_s)->setText(u"message"_s);
    done = save(u"-section-search"_s) && done;
    panel.showTopic(SettingsTopic::Models);
    return done;
}

/// The panel alone, all of it: as it is at rest, with its folds open, for a new profile.
bool takePanel(const GalleryLook &look, QuietStyle &style, const QDir &folder)
{
    QGuiApplication::setLayoutDirection(look.direction);
    const Theme theme = makeTheme(look.scheme, look.zoom);
    style.setTheme(theme);
    SettingsPanel panel;
    panel.setTheme(theme);
    panel.setOwnLimits({.connect = 10s, .firstByte = 600s, .silence = 120s});
    panel.setPresets(presets());
    panel.resize(look.zoom > 1 ? QSize(narrowWidth, panelSize.height() * 2) : panelSize);
    panel.show();
    const auto save = [&](const QString &what) {
        for (int generation = 0; generation < 12; ++generation)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return panel.grab().save(
            folder.filePath(u"panel-"_s + QLatin1StringView(look.name) + what + u".png"_s));
    };
    panel.setProfiles({unusual(), {.id = u"new"_s}}, u"unusual"_s);
    panel.setSecretsStatus(u"unusual"_s, {.state = KeyState::Stored});
    bool done = save(u"-rest"_s);
    for (const char *fold : {"Request", "Waiting", "Connection"})
        panel.findChild<QAbstractButton *>(QLatin1StringView(fold))->click();
    done = save(u"-open"_s) && done;
    panel.setProfiles({unusual(), {.id = u"new"_s}}, u"new"_s);
    panel.setLocalServers({{.name = u"Ollama"_s, .models = {u"a"_s, u"b"_s}}});
    panel.tellRemoved(u"Work"_s);
    done = save(u"-new"_s) && done;
    done = takeUpdates(panel, save) && done;
    panel.updates().hide();
    panel.setLayoutDirection(look.direction);
    panel.resize(look.zoom > 1 ? QSize(narrowWidth, sectionSize.height()) : sectionSize);
    return takeSections(panel, save) && done;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1])))
        return 2;
    auto *style = new QuietStyle(makeTheme(ColourScheme::Light, 1.0));
    QApplication::setStyle(style); // takes ownership
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    for (const GalleryLook &look : galleryLooks) {
        if (look.isNarrow) // there is no room beside the panel then
            continue;
        if (!take(look, sizeIn(look, usualSize), *style, folder) ||
            !takePanel(look, *style, folder) || !takeSide(look, *style, folder))
            return 1;
    }
    return take(wide, wideSize, *style, folder) ? 0 : 1;
}
