// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/galleryconversation.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

QString everyConstruct()
{
    return uR"(## How a key is kept

The key goes to the **system keychain**, *never* to a file, and the ~~registry~~ log never sees it.
Read it with `secret-tool lookup service hiwar`, or see <https://example.org/keys> and the
[manual](https://example.org/manual).

1. Open **Settings**.
2. Enter the address and the key:
   - the address ends in `/v1`
   - the key is shown as dots
     - and is never logged
3. Press *Test connection*.

- [x] stored
- [ ] shared with anybody

> A key in a file is a key in a backup.
>
> > And a backup is everywhere.

```cpp
// Reads the key of one profile; the answer comes later.
QFuture<KeyReading> read(const QString &profile)
{
    return m_store.read(u"hiwar"_s, profile).then([](KeyReading reading) { return reading; });
}
```

| Platform | Keychain | Where |
|----------|:--------:|------:|
| Linux | Secret Service, that is GNOME Keyring, KWallet or KeePassXC | session bus |
| Windows | Credential Manager | 2 KB at most |
| macOS | Keychain | `login` |

---

A picture stays a name: ![a padlock](https://pictures.example.org/lock.png). Emoji are text: 🔑🙂👨‍👩‍👧.
)"_s;
}

QString everyConstructInArabic()
{
    return uR"(## أين يُحفَظ المفتاح؟

يُحفَظ المفتاح في **سلسلة مفاتيح النظام** ولا يُكتَب في ملف أبدًا. لقراءته استعمل `secret-tool lookup` ثم اقرأ
https://example.org/keys لتعرف المزيد (الإصدار 2.0).

1. افتح **الإعدادات**.
2. اكتب العنوان والمفتاح:
   - ينتهي العنوان بـ `/v1`
   - Qt يعرض المفتاح نقاطًا
3. اضغط *اختبار الاتصال*.

- [x] محفوظ
- [ ] مُشارَك مع أحد

> المفتاح في ملف هو مفتاح في نسخة احتياطية.

```python
print("السلام عليكم")  # تعليق
```

| النظام | سلسلة المفاتيح | الحد |
|--------|:---:|---:|
| Linux | خدمة الأسرار | لا حدّ |
| Windows | مدير بيانات الاعتماد | 2 KB |
)"_s;
}

QList<ShownMessage> galleryConversation()
{
    QList<ShownMessage> out;
    const auto add = [&out](Role author, const QString &text,
                            MessageState state = MessageState::Complete) -> ShownMessage & {
        out.append(makeMessage(QString::number(out.size()), author, text, state));
        return out.last();
    };
    add(Role::User, u"Where does Hiwar keep my key?\nAnd is `~/.config` safe?"_s).versionCount = 3;
    out.last().versionIndex = 1;
    add(Role::Assistant, everyConstruct());
    add(Role::User, u"أين يُحفَظ المفتاح؟"_s);
    add(Role::Assistant, everyConstructInArabic());
    add(Role::User, u"Tell me a long story."_s);
    add(Role::Assistant, u"Once upon a time there was a very"_s, MessageState::Stopped);
    add(Role::User,
        u"Go on, and keep what I typed:\n\n    if x:\n        return x*2*3\n"
        "وسطر بالعربية (هنا).\n```sh\nls -la *.txt\n```\nSee https://example.org/a_b_c."_s);
    add(Role::Assistant, u"There was a very old program that"_s).finishReason = u"length"_s;
    add(Role::User, u"And with the other key?"_s);
    ApiError error;
    error.kind = ErrorKind::Unauthorized;
    error.httpStatus = 401;
    error.url = QUrl(u"https://api.example.com/v1/chat/completions"_s);
    error.serverText = u"Incorrect API key provided."_s;
    add(Role::Assistant, QString(), MessageState::Failed).error = error;
    add(Role::User, u"Now?"_s);
    add(Role::Assistant, QString(), MessageState::Waiting).waitingSince =
        QDateTime::currentDateTimeUtc().addSecs(-12);
    return out;
}

} // namespace Hiwar
