<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>Compare</name>
    <message>
        <source>a line end</source>
        <translation>نهاية سطر</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>فراغات</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>محذوف: %1</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>مضاف: %1</translation>
    </message>
    <message>
        <source>Moved to another place: %1</source>
        <translation>منقول إلى موضع آخر: %1</translation>
    </message>
    <message>
        <source>Moved from another place: %1</source>
        <translation>منقول من موضع آخر: %1</translation>
    </message>
    <message>
        <source>The two are the same.</source>
        <translation>النصّان متطابقان.</translation>
    </message>
    <message>
        <source>The words of the two are the same.</source>
        <translation>كلمات النصّين متطابقة.</translation>
    </message>
    <message>
        <source>1 word added</source>
        <translation>أُضيفت كلمة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words added</source>
        <translation>
            <numerusform>لم تُضف أي كلمة</numerusform>
            <numerusform>أُضيفت كلمة واحدة</numerusform>
            <numerusform>أُضيفت كلمتان</numerusform>
            <numerusform>أُضيفت %Ln كلمات</numerusform>
            <numerusform>أُضيفت %Ln كلمة</numerusform>
            <numerusform>أُضيفت %Ln كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>1 word removed</source>
        <translation>حُذفت كلمة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words removed</source>
        <translation>
            <numerusform>لم تُحذف أي كلمة</numerusform>
            <numerusform>حُذفت كلمة واحدة</numerusform>
            <numerusform>حُذفت كلمتان</numerusform>
            <numerusform>حُذفت %Ln كلمات</numerusform>
            <numerusform>حُذفت %Ln كلمة</numerusform>
            <numerusform>حُذفت %Ln كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>1 passage moved</source>
        <translation>نُقلت فقرة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passages moved</source>
        <translation>
            <numerusform>لم تُنقل أي فقرة</numerusform>
            <numerusform>نُقلت فقرة واحدة</numerusform>
            <numerusform>نُقلت فقرتان</numerusform>
            <numerusform>نُقلت %Ln فقرات</numerusform>
            <numerusform>نُقلت %Ln فقرة</numerusform>
            <numerusform>نُقلت %Ln فقرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Only blanks and punctuation differ.</source>
        <translation>لا تختلف إلا الفراغات وعلامات الترقيم.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>النسخة %1</translation>
    </message>
    <message>
        <source>. </source>
        <translation>. </translation>
    </message>
    <message>
        <source>moved to ↓</source>
        <translation>نُقلت إلى ↓</translation>
    </message>
    <message>
        <source>moved to ↑</source>
        <translation>نُقلت إلى ↑</translation>
    </message>
    <message>
        <source>moved from ↓</source>
        <translation>نُقلت من ↓</translation>
    </message>
    <message>
        <source>moved from ↑</source>
        <translation>نُقلت من ↑</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>محذوف</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>مضاف</translation>
    </message>
    <message>
        <source>Moved to another place</source>
        <translation>منقول إلى موضع آخر</translation>
    </message>
    <message>
        <source>Moved from another place</source>
        <translation>منقول من موضع آخر</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>Load</source>
        <translation>تحميل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Load it from there</source>
        <translation>تحميلها من هناك</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Load picture in the message</source>
        <translation>تحميل الصورة التي في الرسالة</translation>
    </message>
    <message>
        <source>Load picture from %1</source>
        <translation>تحميل الصورة من %1</translation>
    </message>
    <message>
        <source>Cancel loading the picture</source>
        <translation>إلغاء تحميل الصورة</translation>
    </message>
    <message>
        <source>Cancel loading from %1</source>
        <translation>إلغاء التحميل من %1</translation>
    </message>
    <message>
        <source>Load picture from there</source>
        <translation>تحميل الصورة من هناك</translation>
    </message>
    <message>
        <source>Try again to load the picture</source>
        <translation>إعادة محاولة تحميل الصورة</translation>
    </message>
    <message>
        <source>Try again to load from %1</source>
        <translation>إعادة محاولة التحميل من %1</translation>
    </message>
    <message>
        <source>Picture in the message</source>
        <translation>صورة في الرسالة</translation>
    </message>
    <message>
        <source>Picture from %1</source>
        <translation>صورة من %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>يجري التحميل…</translation>
    </message>
    <message>
        <source>Loading from %1…</source>
        <translation>يجري التحميل من %1…</translation>
    </message>
    <message>
        <source>A picture in the message itself</source>
        <translation>صورة في الرسالة نفسها</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>نسخ بصيغة Markdown</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>نسخ كنص عادي</translation>
    </message>
    <message>
        <source>Quote in reply</source>
        <translation>اقتباس في الرد</translation>
    </message>
    <message>
        <source>Save selection as PDF…</source>
        <translation>حفظ التحديد بصيغة PDF…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Save picture as…</source>
        <translation>حفظ الصورة باسم…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>نسخ عنوان الرابط</translation>
    </message>
    <message>
        <source>Copy as TeX</source>
        <translation>نسخ بصيغة TeX</translation>
    </message>
    <message>
        <source>Copy as TeX: %1</source>
        <translation>نسخ بصيغة TeX: %1</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>نسخ الجدول</translation>
    </message>
    <message>
        <source>Copy table as TSV</source>
        <translation>نسخ الجدول بصيغة TSV</translation>
    </message>
    <message>
        <source>Copy table as CSV</source>
        <translation>نسخ الجدول بصيغة CSV</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>نسخ الرسالة</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>Select message</source>
        <translation>تحديد الرسالة</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Select with the keyboard</source>
        <translation>التحديد بلوحة المفاتيح</translation>
    </message>
    <message>
        <source>Text direction</source>
        <translation>اتجاه النص</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تعديل</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>إعادة التوليد</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Edit key</source>
        <translation>تعديل المفتاح</translation>
    </message>
    <message>
        <source>Edit address</source>
        <translation>تعديل العنوان</translation>
    </message>
    <message>
        <source>Use this address</source>
        <translation>استخدام هذا العنوان</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>اختيار النموذج</translation>
    </message>
    <message>
        <source>Allow for this host</source>
        <translation>السماح لهذا المضيف</translation>
    </message>
    <message>
        <source>Send without it</source>
        <translation>الإرسال بدونه</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>المحاولة الآن</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>Show as Markdown text</source>
        <translation>إظهار نص ماركداون</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>النسخة السابقة</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>النسخة التالية</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>The service says:</source>
        <translation>تقول الخدمة:</translation>
    </message>
    <message>
        <source>Cut short: the reply reached its length limit.</source>
        <translation>انقطع الرد: بلغ الحد الأقصى لطوله.</translation>
    </message>
    <message>
        <source>Cut short: the service&apos;s content filter ended the reply.</source>
        <translation>انقطع الرد: أنهاه مرشّح المحتوى لدى الخدمة.</translation>
    </message>
    <message>
        <source>Cut short: the service ended the reply with “%1”.</source>
        <translation>انقطع الرد: أنهته الخدمة بالقيمة «%1».</translation>
    </message>
    <message>
        <source>The model declined to answer.</source>
        <translation>امتنع النموذج عن الإجابة.</translation>
    </message>
    <message>
        <source>The model has thought, but not answered.</source>
        <translation>فكّر النموذج لكنه لم يُجب.</translation>
    </message>
    <message>
        <source>The model asked for a tool “%1”, which Hiwar does not offer.</source>
        <translation>طلب النموذج الأداة «%1»، وهي ليست مما يقدمه حِوار.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>Reply finished.</source>
        <translation>اكتمل الرد.</translation>
    </message>
    <message>
        <source>Done:</source>
        <translation>أُنجز:</translation>
    </message>
    <message>
        <source>To do:</source>
        <translation>لم يُنجز:</translation>
    </message>
    <message>
        <source>Table, columns: %1.</source>
        <translation>جدول، عدد أعمدته: %L1.</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>سطر واحد</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>بلا أسطر</numerusform>
            <numerusform>سطر واحد</numerusform>
            <numerusform>سطران</numerusform>
            <numerusform>%Ln أسطر</numerusform>
            <numerusform>%Ln سطرًا</numerusform>
            <numerusform>%Ln سطر</numerusform>
        </translation>
    </message>
    <message>
        <source>Code, %1.</source>
        <translation>شيفرة، %1.</translation>
    </message>
    <message>
        <source>Code, %1, %2.</source>
        <translation>شيفرة، %1، %2.</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>صيغة رياضية: %1</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>صوت</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>فيديو</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>File without a name</source>
        <translation>ملف بلا اسم</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>ليس في الملف المُصدَّر</translation>
    </message>
    <message>
        <source>Save “%1” as…</source>
        <translation>حفظ «%1» باسم…</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%L1 ث</translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation>الرموز: %1 + %2</translation>
    </message>
    <message>
        <source>%1 of the question cached</source>
        <translation>من السؤال في الذاكرة المؤقتة: %1</translation>
    </message>
    <message>
        <source>%1 of the answer thinking</source>
        <translation>من الإجابة للتفكير: %1</translation>
    </message>
    <message>
        <source>Waiting for the first word</source>
        <translation>في انتظار أول كلمة</translation>
    </message>
    <message>
        <source>Waiting for more</source>
        <translation>في انتظار المزيد</translation>
    </message>
    <message>
        <source>Trying again now (%1 of %2).</source>
        <translation>تُعاد المحاولة الآن (%L1 من %L2).</translation>
    </message>
    <message>
        <source>Next try in %1 (%2 of %3).</source>
        <translation>المحاولة التالية بعد %1 (%L2 من %L3).</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>يفكّر</translation>
    </message>
    <message>
        <source>Thought for %1</source>
        <translation>فكّر مدة %1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>Still waiting for more</source>
        <translation>ما زلنا في انتظار المزيد</translation>
    </message>
    <message>
        <source>It is tried again (%1 of %2).</source>
        <translation>تُعاد المحاولة (%L1 من %L2).</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Stopped when Hiwar was closed.</source>
        <translation>توقّف الرد عند إغلاق حِوار.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>شيفرة</translation>
    </message>
    <message>
        <source>Items: %1</source>
        <translation>العناصر: %1</translation>
    </message>
    <message>
        <source>Heading level %1</source>
        <translation>عنوان من المستوى %1</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>الصفوف: %1، الأعمدة: %2</translation>
    </message>
    <message>
        <source>Version %1 of %2</source>
        <translation>النسخة %1 من %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>Regenerate with another model…</source>
        <translation>إعادة التوليد بنموذج آخر…</translation>
    </message>
    <message>
        <source>first word after %1</source>
        <translation>أول كلمة بعد %1</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>المدّة كلّها %1</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 رمز/ث</translation>
    </message>
    <message>
        <source>Edit reply…</source>
        <translation>تعديل الرد…</translation>
    </message>
    <message>
        <source>Request a reply</source>
        <translation>طلب رد</translation>
    </message>
    <message>
        <source>Show what is sent</source>
        <translation>عرض ما يُرسَل</translation>
    </message>
    <message>
        <source>Always send</source>
        <translation>الإرسال دائمًا</translation>
    </message>
    <message>
        <source>Never send</source>
        <translation>عدم الإرسال أبدًا</translation>
    </message>
    <message>
        <source>Leave out the oldest and try again</source>
        <translation>استبعاد الأقدم وإعادة المحاولة</translation>
    </message>
    <message>
        <source>Summarise earlier messages</source>
        <translation>تلخيص الرسائل السابقة</translation>
    </message>
    <message>
        <source>Choose a larger model</source>
        <translation>اختيار نموذج يقرأ أكثر</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Written by you</source>
        <translation>كتبتَه أنت</translation>
    </message>
    <message>
        <source>Always sent</source>
        <translation>تُرسَل دائمًا</translation>
    </message>
    <message>
        <source>Never sent</source>
        <translation>لا تُرسَل أبدًا</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>One earlier message is not sent</source>
        <translation>رسالة سابقة واحدة لا تُرسَل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier messages are not sent</source>
        <translation>
            <numerusform>لا رسائل سابقة مستبعدة</numerusform>
            <numerusform>رسالة سابقة واحدة لا تُرسَل</numerusform>
            <numerusform>رسالتان سابقتان لا تُرسَلان</numerusform>
            <numerusform>%Ln رسائل سابقة لا تُرسَل</numerusform>
            <numerusform>%Ln رسالة سابقة لا تُرسَل</numerusform>
            <numerusform>%Ln رسالة سابقة لا تُرسَل</numerusform>
        </translation>
    </message>
    <message>
        <source>pages %1</source>
        <translation>الصفحات %1</translation>
    </message>
    <message>
        <source>only what matches the question</source>
        <translation>ما يوافق السؤال فقط</translation>
    </message>
    <message>
        <source>not sent any more</source>
        <translation>لم يعد يُرسَل</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>لا يُرسَل</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>فتح «%1»</translation>
    </message>
    <message>
        <source>Copy “%1”</source>
        <translation>نسخ «%1»</translation>
    </message>
    <message>
        <source>Remove “%1” from future requests</source>
        <translation>إزالة «%1» من الطلبات القادمة</translation>
    </message>
    <message>
        <source>Send “%1” again with the next requests</source>
        <translation>إرسال «%1» مجددًا مع الطلبات القادمة</translation>
    </message>
    <message>
        <source>Send without pictures</source>
        <translation>الإرسال بدون صور</translation>
    </message>
    <message>
        <source>Send without files</source>
        <translation>الإرسال بدون ملفات</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>تفريع من هنا</translation>
    </message>
    <message>
        <source>Fork with another model or persona…</source>
        <translation>تفريع بنموذج آخر أو شخصية أخرى…</translation>
    </message>
    <message>
        <source>Copy link to message</source>
        <translation>نسخ رابط الرسالة</translation>
    </message>
    <message>
        <source>Delete only this message</source>
        <translation>حذف هذه الرسالة وحدها</translation>
    </message>
    <message>
        <source>left out: too large or damaged</source>
        <translation>تُركت: كبيرة جدًا أو تالفة</translation>
    </message>
    <message>
        <source>Ask other models, too…</source>
        <translation>سؤال نماذج أخرى أيضًا…</translation>
    </message>
    <message>
        <source>Show side by side</source>
        <translation>العرض جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>مقارنة مع…</translation>
    </message>
</context>
<context>
    <name>ConversationIndex</name>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
</context>
<context>
    <name>FindState</name>
    <message>
        <source>No matches</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>يجري البحث</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 حتى الآن</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, from the start</source>
        <translation>%1، من البداية</translation>
    </message>
    <message>
        <source>%1, from the end</source>
        <translation>%1، من النهاية</translation>
    </message>
</context>
<context>
    <name>Hiwar::AboutSection</name>
    <message>
        <source>Hiwar, version %1</source>
        <translation>حِوار، الإصدار %1</translation>
    </message>
    <message>
        <source>Free software: the GNU General Public License, version 3 or any later one.</source>
        <translation>برنامج حر: رخصة جنو العمومية العامة، الإصدار 3 أو أي إصدار بعده.</translation>
    </message>
    <message>
        <source>The Guide answers questions about Hiwar, without a network and without a key.</source>
        <translation>يجيب الدليل عن أسئلة عن حِوار، بلا شبكة وبلا مفتاح.</translation>
    </message>
    <message>
        <source>Ask the Guide</source>
        <translation>سؤال الدليل</translation>
    </message>
</context>
<context>
    <name>Hiwar::AddressField</name>
    <message>
        <source>Base URL</source>
        <translation>العنوان الأساسي</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>Send the key to %1 all the same. Without this, nothing is sent.</source>
        <translation>أرسل المفتاح إلى %1 رغم ذلك. بدون هذا لا يُرسل شيء.</translation>
    </message>
</context>
<context>
    <name>Hiwar::Appearance</name>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>فاتح أو داكن</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
</context>
<context>
    <name>Hiwar::Application</name>
    <message>
        <source>The last start did not come to show the conversation that was open last, so this one begins with a new conversation. The other one is in the list.</source>
        <translation>لم يتمكّن حِوار في المرة السابقة من عرض المحادثة التي كانت مفتوحة أخيرًا، لذلك يبدأ الآن بمحادثة جديدة. تجد تلك المحادثة في القائمة.</translation>
    </message>
    <message>
        <source>There is no profile named %1.</source>
        <translation>لا يوجد ملف اتصال باسم %1.</translation>
    </message>
</context>
<context>
    <name>Hiwar::ArchiveReader</name>
    <message>
        <source>ZIP archive</source>
        <translation>أرشيف ZIP</translation>
    </message>
</context>
<context>
    <name>Hiwar::AttachmentController</name>
    <message>
        <source>“%1” cannot be saved. %2</source>
        <translation>تعذّر حفظ «%1». %2</translation>
    </message>
    <message>
        <source>Save attachment</source>
        <translation>حفظ المرفق</translation>
    </message>
    <message>
        <source>attachment</source>
        <translation>مرفق</translation>
    </message>
    <message>
        <source>Save the text of the attachment</source>
        <translation>حفظ نص المرفق</translation>
    </message>
    <message>
        <source>“%1” cannot be copied. %2</source>
        <translation>تعذّر نسخ «%1». %2</translation>
    </message>
</context>
<context>
    <name>Hiwar::AttachmentPreview</name>
    <message>
        <source>Attached file</source>
        <translation>ملف مرفق</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>What is sent of it</source>
        <translation>ما يُرسَل منه</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>ترميز النص</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>الجزء السابق</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>الجزء التالي</translation>
    </message>
    <message>
        <source>Pages to send</source>
        <translation>الصفحات المرسَلة</translation>
    </message>
    <message>
        <source>For example 1-3, 7</source>
        <translation>مثلًا 1-3, 7</translation>
    </message>
    <message>
        <source>Text that is sent</source>
        <translation>النص المرسَل</translation>
    </message>
    <message>
        <source>Picture that is sent</source>
        <translation>الصورة المرسَلة</translation>
    </message>
    <message>
        <source>Keep the original file, too</source>
        <translation>الاحتفاظ بالملف الأصلي أيضًا</translation>
    </message>
    <message>
        <source>Without this Hiwar keeps what is sent of the file, and not the file.</source>
        <translation>دون هذا يحتفظ حوار بما يُرسَل من الملف، لا بالملف.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>Nothing is sent of it.</source>
        <translation>لا يُرسَل منه شيء.</translation>
    </message>
    <message>
        <source>Part %1 of %2</source>
        <translation>الجزء %1 من %2</translation>
    </message>
    <message>
        <source>Pages as pictures</source>
        <translation>الصفحات صورًا</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Send the file itself</source>
        <translation>إرسال الملف نفسه</translation>
    </message>
    <message>
        <source>In place of its text, with its pages as they look. Few services take it.</source>
        <translation>بدلًا من نصه، وبصفحاته كما تبدو. ولا تقبله إلا خدمات قليلة.</translation>
    </message>
    <message>
        <source>Text that was sent</source>
        <translation>النص الذي أُرسل</translation>
    </message>
    <message>
        <source>Picture that was sent</source>
        <translation>الصورة التي أُرسلت</translation>
    </message>
    <message>
        <source>Do not send again</source>
        <translation>عدم الإرسال مجددًا</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>الإرسال من جديد</translation>
    </message>
</context>
<context>
    <name>Hiwar::AttachmentStrip</name>
    <message>
        <source>Attached files</source>
        <translation>الملفات المرفقة</translation>
    </message>
    <message>
        <source>“%1” is attached: %2.</source>
        <translation>أُرفق الملف «%1»: %2.</translation>
    </message>
    <message>
        <source>Show what is sent</source>
        <translation>إظهار ما يُرسَل</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>تقديم</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>تأخير</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>النص كله</translation>
    </message>
    <message>
        <source>Pages %1</source>
        <translation>الصفحات %1</translation>
    </message>
    <message>
        <source>What matches the question</source>
        <translation>ما يوافق السؤال</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لا يُرسَل</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Picture, %1 × %2</source>
        <translation>صورة، %1 × %2</translation>
    </message>
    <message>
        <source>The file itself</source>
        <translation>الملف نفسه</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>كله</translation>
    </message>
    <message>
        <source>These pages…</source>
        <translation>هذه الصفحات…</translation>
    </message>
    <message>
        <source>Only what matches the question</source>
        <translation>ما يوافق السؤال فقط</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>Choose its files</source>
        <translation>اختر من ملفاته</translation>
    </message>
    <message>
        <source>Cannot be sent</source>
        <translation>لا يمكن إرساله</translation>
    </message>
</context>
<context>
    <name>Hiwar::AttachmentWords</name>
    <message>
        <source>“%1” is not there any more. Find where it was moved to and attach it from there.</source>
        <translation>الملف «%1» لم يعد في مكانه. ابحث عن موضعه الجديد وأرفقه منه.</translation>
    </message>
    <message>
        <source>You may not read “%1”. Change its permissions, or attach a copy that you may read.</source>
        <translation>لا يُسمح لك بقراءة «%1». غيّر أذوناته، أو أرفق نسخة يُسمح لك بقراءتها.</translation>
    </message>
    <message>
        <source>“%1” is no ordinary file. Save what it holds as a file and attach that.</source>
        <translation>ليس «%1» ملفًا عاديًا. احفظ محتواه في ملف وأرفق ذلك الملف.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Attach the files in it.</source>
        <translation>المسار «%1» مجلد. أرفق الملفات التي فيه.</translation>
    </message>
    <message>
        <source>“%1” is too large to be attached. Attach a part of it.</source>
        <translation>الملف «%1» أكبر من أن يُرفق. أرفق جزءًا منه.</translation>
    </message>
    <message>
        <source>There is nothing in “%1”. Attach another file.</source>
        <translation>لا شيء في «%1». أرفق ملفًا آخر.</translation>
    </message>
    <message>
        <source>“%1” is just being changed by a program. Attach it again when that has ended.</source>
        <translation>يغيّر برنامج ما «%1» الآن. أرفقه من جديد حين ينتهي.</translation>
    </message>
    <message>
        <source>The system cannot read “%1”. Copy it to another disk and attach the copy.</source>
        <translation>لا يستطيع النظام قراءة «%1». انسخه إلى قرص آخر وأرفق النسخة.</translation>
    </message>
    <message>
        <source>Hiwar cannot read files like “%1”. Save it as PDF, JPEG or text and attach that.</source>
        <translation>لا يستطيع حِوار قراءة ملفات مثل «%1». احفظه بصيغة PDF أو JPEG أو نصًّا وأرفق ذلك.</translation>
    </message>
    <message>
        <source>“%1” is damaged, or is not what its name says. Save it again with the program that made it and attach that.</source>
        <translation>الملف «%1» تالف، أو ليس ما يقوله اسمه. احفظه من جديد بالبرنامج الذي أنشأه وأرفق ذلك.</translation>
    </message>
    <message>
        <source>“%1” wants a password. Save a copy without one and attach that.</source>
        <translation>يطلب «%1» كلمة مرور. احفظ نسخة بلا كلمة مرور وأرفقها.</translation>
    </message>
    <message>
        <source>“%1” needs more memory than a file may take. Attach a part of it.</source>
        <translation>يحتاج «%1» إلى ذاكرة أكثر مما يُسمح به لملف. أرفق جزءًا منه.</translation>
    </message>
    <message>
        <source>“%1” takes too long to read. Attach a part of it.</source>
        <translation>تستغرق قراءة «%1» وقتًا أطول مما ينبغي. أرفق جزءًا منه.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Save it in another format and attach that.</source>
        <translation>تتعذّر قراءة «%1». احفظه بصيغة أخرى وأرفق ذلك.</translation>
    </message>
    <message>
        <source>“%1” cannot be read, because a part of Hiwar is missing: hiwar-reader. Install Hiwar again.</source>
        <translation>تتعذّر قراءة «%1» لأن جزءًا من حِوار مفقود: hiwar-reader. ثبّت حِوار من جديد.</translation>
    </message>
    <message>
        <source>“%1” could not be stored, so it cannot be sent. Attach it again when the history can be written.</source>
        <translation>تعذّر تخزين «%1»، فلا يمكن إرساله. أرفقه من جديد حين تمكن الكتابة في سجل المحادثات.</translation>
    </message>
    <message>
        <source>Only its beginning is attached, because it is very long.</source>
        <translation>أُرفقت بدايته وحدها لأنه طويل جدًا.</translation>
    </message>
    <message>
        <source>A part of it could not be read and is left out.</source>
        <translation>تعذّرت قراءة جزء منه فتُرك.</translation>
    </message>
    <message>
        <source>No text was found in it; it may be scanned. Attach its pages as pictures.</source>
        <translation>لم يُعثر فيه على نص، وربما كان ممسوحًا ضوئيًا. أرفق صفحاته صورًا.</translation>
    </message>
    <message>
        <source>Its encoding was guessed. If letters look wrong, choose another one.</source>
        <translation>خُمّن ترميزه. إذا بدت الحروف خاطئة فاختر ترميزًا آخر.</translation>
    </message>
    <message>
        <source>In place of its formulas there are the values that were stored with them.</source>
        <translation>حلّت محلّ صيغه القيم المخزّنة معها.</translation>
    </message>
    <message>
        <source>This build of Hiwar cannot read PDF files. Save “%1” as text or as pictures and attach that.</source>
        <translation>هذه النسخة من حِوار مبنيّة بلا قراءة ملفات PDF. احفظ «%1» نصًّا أو صورًا وأرفق ذلك.</translation>
    </message>
    <message>
        <source>Only the passages that match the question are sent.</source>
        <translation>لا تُرسَل إلا المقاطع التي توافق السؤال.</translation>
    </message>
    <message>
        <source>Only the passages that match the question are sent: pages %1 of %2.</source>
        <translation>لا تُرسَل إلا المقاطع التي توافق السؤال: الصفحات %1 من %2.</translation>
    </message>
</context>
<context>
    <name>Hiwar::BinBar</name>
    <message>
        <source>Empty…</source>
        <translation>إفراغ…</translation>
    </message>
    <message>
        <source>Delete all for good</source>
        <translation>حذف الكل نهائيًا</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Deletes all that is listed here for good</source>
        <translation>يحذف كل ما في هذه القائمة نهائيًا</translation>
    </message>
    <message>
        <source>Deleted for good after 30 days</source>
        <translation>تُحذف نهائيًا بعد 30 يومًا</translation>
    </message>
    <message>
        <source>Delete all of this for good? There is no way back.</source>
        <translation>هل تُحذف هذه كلها نهائيًا؟ لا رجعة في ذلك.</translation>
    </message>
</context>
<context>
    <name>Hiwar::BinnedBar</name>
    <message>
        <source>Deleted conversation</source>
        <translation>محادثة محذوفة</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>In Recently deleted, for less than a day.</source>
        <translation>في «المحذوفة حديثًا»، لأقل من يوم.</translation>
    </message>
    <message>
        <source>In Recently deleted, for 1 more day.</source>
        <translation>في «المحذوفة حديثًا»، ليوم واحد آخر.</translation>
    </message>
    <message numerus="yes">
        <source>In Recently deleted, for %n more days.</source>
        <translation>
            <numerusform>في «المحذوفة حديثًا»، لأقل من يوم.</numerusform>
            <numerusform>في «المحذوفة حديثًا»، ليوم واحد آخر.</numerusform>
            <numerusform>في «المحذوفة حديثًا»، ليومين آخرين.</numerusform>
            <numerusform>في «المحذوفة حديثًا»، لمدة %Ln أيام أخرى.</numerusform>
            <numerusform>في «المحذوفة حديثًا»، لمدة %Ln يومًا آخر.</numerusform>
            <numerusform>في «المحذوفة حديثًا»، لمدة %Ln يوم آخر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::BodyFields</name>
    <message>
        <source>a colon is missing</source>
        <translation>تنقص نقطتان رأسيتان</translation>
    </message>
    <message>
        <source>a name in quotes, a comma or a closing } is missing</source>
        <translation>ينقص اسم بين علامتي اقتباس، أو فاصلة، أو قوس الإغلاق }</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>تنقص فاصلة أو قوس إغلاق</translation>
    </message>
    <message>
        <source>a closing quote is missing</source>
        <translation>تنقص علامة اقتباس في النهاية</translation>
    </message>
    <message>
        <source>a name in quotes is missing</source>
        <translation>ينقص اسم بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>this text holds a character that has to be written otherwise</source>
        <translation>في هذا النص محرف يجب أن يُكتب بطريقة أخرى</translation>
    </message>
    <message>
        <source>this is too much</source>
        <translation>هذا أكثر من اللازم</translation>
    </message>
    <message>
        <source>something follows the closing }</source>
        <translation>يوجد شيء بعد قوس الإغلاق }</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>السطر %L1: %2.</translation>
    </message>
    <message>
        <source>These have to be fields with names: { &quot;name&quot;: … }</source>
        <translation>يجب أن تكون هذه حقولًا لها أسماء: { &quot;name&quot;: … }</translation>
    </message>
    <message>
        <source>Line %1: Hiwar sets “%2” itself.</source>
        <translation>السطر %L1: يضبط حِوار «%2» بنفسه.</translation>
    </message>
    <message>
        <source>this is not valid JSON here; a value is expected</source>
        <translation>هذا ليس JSON صالحًا هنا؛ يُنتظر قيمة</translation>
    </message>
</context>
<context>
    <name>Hiwar::BodySection</name>
    <message>
        <source>Extra body fields</source>
        <translation>حقول إضافية في الطلب</translation>
    </message>
    <message>
        <source>1 body field</source>
        <translation>حقل واحد في الطلب</translation>
    </message>
    <message numerus="yes">
        <source>%n body fields</source>
        <translation>
            <numerusform>بلا حقول في الطلب</numerusform>
            <numerusform>حقل واحد في الطلب</numerusform>
            <numerusform>حقلان في الطلب</numerusform>
            <numerusform>%Ln حقول في الطلب</numerusform>
            <numerusform>%Ln حقلًا في الطلب</numerusform>
            <numerusform>%Ln حقل في الطلب</numerusform>
        </translation>
    </message>
    <message>
        <source>A JSON object that goes along with every request</source>
        <translation>كائن JSON يُرسل مع كل طلب</translation>
    </message>
</context>
<context>
    <name>Hiwar::ChatController</name>
    <message>
        <source>“%1” has no model yet, so nothing was sent.</source>
        <translation>ليس لملف الاتصال «%1» نموذج بعد، فلم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>اختيار نموذج</translation>
    </message>
    <message>
        <source>“%1” is switched off, so nothing was sent.</source>
        <translation>«%1» موقوف، لذلك لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Added. Nobody was asked.</source>
        <translation>أُضيفت الرسالة ولم يُسأل أحد.</translation>
    </message>
    <message>
        <source>Saved as a new version. Nobody was asked.</source>
        <translation>حُفظت نسخة جديدة ولم يُسأل أحد.</translation>
    </message>
</context>
<context>
    <name>Hiwar::ChatGptReader</name>
    <message>
        <source>ChatGPT project %1</source>
        <translation>مشروع ChatGPT باسم %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::CheckupText</name>
    <message>
        <source>Asks %1.</source>
        <translation>تُرسل الأسئلة إلى %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, with the certificate that you trust.</source>
        <translation>%1، بالشهادة التي تثق بها.</translation>
    </message>
    <message>
        <source>%1. The certificate is for %2, by %3; days left: %4.</source>
        <translation>%1. الشهادة باسم %2، من %3؛ الأيام الباقية: %L4.</translation>
    </message>
    <message>
        <source>Those who run the host should renew it.</source>
        <translation>على من يدير المضيف أن يجددها.</translation>
    </message>
    <message>
        <source>The reply came as a stream, without a word in it.</source>
        <translation>وصل الرد متدفقًا، لكن بلا أي كلمة.</translation>
    </message>
    <message>
        <source>%1 came as it was written; pieces: %2, the first after %3.</source>
        <translation>وصل %1 وهو يُكتب؛ عدد القطع: %L2، وأولها بعد %3.</translation>
    </message>
    <message>
        <source>%1 has the address %2.</source>
        <translation>عنوان %1 هو %2.</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>استجاب %1.</translation>
    </message>
    <message>
        <source>%1 answers and lets the connection through.</source>
        <translation>استجاب %1 وسمح بمرور الاتصال.</translation>
    </message>
    <message>
        <source>The key is accepted: without it there is no list of models.</source>
        <translation>قُبل المفتاح: لا تُعطى قائمة النماذج بدونه.</translation>
    </message>
    <message>
        <source>%1 offered.</source>
        <translation>عدد المعروض منها: %L1.</translation>
    </message>
    <message>
        <source>A reply came, without a word in it.</source>
        <translation>وصل رد، لكن بلا أي كلمة.</translation>
    </message>
    <message>
        <source>The model replied %1.</source>
        <translation>ردّ النموذج: %1.</translation>
    </message>
    <message>
        <source>%1 replies, so it is probably the right Base URL.</source>
        <translation>يردّ %1، فهو على الأرجح العنوان الأساسي الصحيح.</translation>
    </message>
    <message>
        <source>The service points to %1. It was not asked, because the key is not for it.</source>
        <translation>تحيل الخدمة إلى %1. لم يُسأل، لأن المفتاح ليس له.</translation>
    </message>
    <message>
        <source>Not tried.</source>
        <translation>لم يُجرَّب.</translation>
    </message>
    <message>
        <source>Not tried, because of what failed above.</source>
        <translation>لم يُجرَّب بسبب ما أخفق أعلاه.</translation>
    </message>
    <message>
        <source>You stopped the test here.</source>
        <translation>أوقفتَ الاختبار هنا.</translation>
    </message>
    <message>
        <source>Not needed: the Base URL has no name to look up.</source>
        <translation>لا حاجة إليه: ليس في العنوان الأساسي اسم يُبحث عنه.</translation>
    </message>
    <message>
        <source>Cannot be tried from here: only the proxy sees the host.</source>
        <translation>لا يمكن تجربته من هنا: الخادم الوكيل وحده يرى المضيف.</translation>
    </message>
    <message>
        <source>None is used.</source>
        <translation>لا يُستخدم خادم وكيل.</translation>
    </message>
    <message>
        <source>None: the Base URL says http.</source>
        <translation>لا يوجد: العنوان الأساسي عنوان http.</translation>
    </message>
    <message>
        <source>This profile has none.</source>
        <translation>ليس لملف الاتصال هذا مفتاح.</translation>
    </message>
    <message>
        <source>Not known yet: the list of models is public. A reply below shows it.</source>
        <translation>لا يُعرف بعد: قائمة النماذج عامة. سيظهر ذلك في رد أدناه.</translation>
    </message>
    <message>
        <source>Not known yet: the list of models did not tell. A reply below shows it.</source>
        <translation>لا يُعرف بعد: لم تقل قائمة النماذج شيئًا. سيظهر ذلك في رد أدناه.</translation>
    </message>
    <message>
        <source>No model is chosen. Choose one of those offered.</source>
        <translation>لم يُختر نموذج. اختر واحدًا من المعروض.</translation>
    </message>
    <message>
        <source>The server seems to speak http, without encryption. %1 was not asked.</source>
        <translation>يبدو أن الخادم يتحدث http بلا تشفير. لم يُسأل %1.</translation>
    </message>
    <message>
        <source>Not tried: this profile asks for replies as they are written.</source>
        <translation>لم يُجرَّب: ملف الاتصال هذا يطلب الردود وهي تُكتب.</translation>
    </message>
    <message>
        <source>Not tried: this profile asks for replies in one piece.</source>
        <translation>لم يُجرَّب: ملف الاتصال هذا يطلب الردود دفعة واحدة.</translation>
    </message>
    <message>
        <source>The service wants a key, and this profile has none. Enter it above.</source>
        <translation>تطلب الخدمة مفتاحًا، وليس لملف الاتصال هذا مفتاح. أدخله أعلاه.</translation>
    </message>
    <message>
        <source>The key is refused for the list of models (%1). The reply below decides.</source>
        <translation>رُفض المفتاح عند طلب قائمة النماذج (%1). الحكم للرد أدناه.</translation>
    </message>
    <message>
        <source>No list of models; you can type the name.</source>
        <translation>لا توجد قائمة نماذج؛ يمكنك كتابة الاسم.</translation>
    </message>
    <message>
        <source>This service replies only as it writes.</source>
        <translation>لا تردّ هذه الخدمة إلا أثناء الكتابة.</translation>
    </message>
    <message>
        <source>This service replies only in one piece. Hiwar will ask for that.</source>
        <translation>لا تردّ هذه الخدمة إلا دفعة واحدة. سيطلب حِوار ذلك.</translation>
    </message>
    <message>
        <source>%1 does not reply either.</source>
        <translation>لا يردّ %1 أيضًا.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>نجح</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>أخفق</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>تُخطّي</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الخادم الوكيل</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>التشفير</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>التدفق</translation>
    </message>
    <message>
        <source>Another address</source>
        <translation>عنوان آخر</translation>
    </message>
    <message>
        <source>Waiting for your keychain</source>
        <translation>في انتظار حلقة المفاتيح</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>يجري البحث عن الاسم</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>يجري الاتصال</translation>
    </message>
    <message>
        <source>Agreeing on encryption</source>
        <translation>يُتفق على التشفير</translation>
    </message>
    <message>
        <source>Trying without the key</source>
        <translation>يُجرَّب بدون المفتاح</translation>
    </message>
    <message>
        <source>Waiting for a short reply</source>
        <translation>في انتظار رد قصير</translation>
    </message>
    <message>
        <source>Waiting for a reply as it is written</source>
        <translation>في انتظار رد وهو يُكتب</translation>
    </message>
    <message>
        <source>Trying another address</source>
        <translation>يُجرَّب عنوان آخر</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%L1 مللي ثانية</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>الاتصال يعمل.</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>أُوقف الاختبار.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>الاتصال لا يعمل بعد.</translation>
    </message>
    <message>
        <source>Certificate for: %1</source>
        <translation>الشهادة باسم: %1</translation>
    </message>
    <message>
        <source>Hosts: %1</source>
        <translation>المضيفون: %1</translation>
    </message>
    <message>
        <source>Issued by: itself</source>
        <translation>صادرة عن: نفسها</translation>
    </message>
    <message>
        <source>Issued by: %1</source>
        <translation>صادرة عن: %1</translation>
    </message>
    <message>
        <source>Valid: %1 to %2</source>
        <translation>صالحة: من %1 إلى %2</translation>
    </message>
    <message>
        <source>SHA-256: %1</source>
        <translation>SHA-256: %1</translation>
    </message>
    <message>
        <source>Hiwar %1: test of a connection, %2</source>
        <translation>حِوار %1: اختبار اتصال، %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Asking the proxy</source>
        <translation>يُسأل الخادم الوكيل</translation>
    </message>
    <message>
        <source>Asking for the models</source>
        <translation>تُطلب النماذج</translation>
    </message>
</context>
<context>
    <name>Hiwar::ChoiceList</name>
    <message>
        <source>favourite</source>
        <translation>مفضّل</translation>
    </message>
    <message>
        <source>answers now</source>
        <translation>يجيب الآن</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>معلَّم</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>غير معلَّم</translation>
    </message>
</context>
<context>
    <name>Hiwar::CommandPalette</name>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>لوحة الأوامر</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>البحث عن أي شيء</translation>
    </message>
    <message>
        <source>Find an action, a conversation, a model, a setting</source>
        <translation>ابحث عن إجراء أو محادثة أو نموذج أو إعداد</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>النتائج</translation>
    </message>
</context>
<context>
    <name>Hiwar::CompareController</name>
    <message>
        <source>Written by you</source>
        <translation>كتبتَه أنت</translation>
    </message>
    <message>
        <source>One of the two messages is no longer in this conversation, so they cannot be compared.</source>
        <translation>إحدى الرسالتين لم تعد في هذه المحادثة، فلا يمكن مقارنتهما.</translation>
    </message>
    <message>
        <source>The comparison was closed: one of the two was deleted.</source>
        <translation>أُغلقت المقارنة: حُذفت إحدى الرسالتين.</translation>
    </message>
    <message>
        <source>The two are being compared…</source>
        <translation>تجري مقارنة الاثنتين…</translation>
    </message>
    <message>
        <source>One of the two is still arriving. They are compared again when it has ended.</source>
        <translation>إحدى الرسالتين لم يكتمل وصولها. تُعاد المقارنة حين يكتمل.</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>مقارنة مع</translation>
    </message>
</context>
<context>
    <name>Hiwar::ComparePanel</name>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>التغيير السابق</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>التغيير التالي</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation>جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Only words</source>
        <translation>الكلمات فقط</translation>
    </message>
    <message>
        <source>List of changes</source>
        <translation>قائمة التغييرات</translation>
    </message>
    <message>
        <source>Both texts in one</source>
        <translation>النصّان في نص واحد</translation>
    </message>
    <message>
        <source>First text</source>
        <translation>النص الأول</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>النص الثاني</translation>
    </message>
    <message>
        <source>Copies it as plain text, with what was [-removed-] and {+added+}</source>
        <translation>نسخها نصًّا بسيطًا مع ما [-حُذف-] وما {+أُضيف+}</translation>
    </message>
    <message>
        <source>White space and the marks of Markdown count for nothing</source>
        <translation>إهمال الفراغات وعلامات Markdown</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>من: %1</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>إلى: %1</translation>
    </message>
    <message>
        <source>This is the first change.</source>
        <translation>هذا أول تغيير.</translation>
    </message>
    <message>
        <source>This is the last change.</source>
        <translation>هذا آخر تغيير.</translation>
    </message>
    <message>
        <source>Change %1. %2</source>
        <translation>التغيير %1. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a change, of all</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
</context>
<context>
    <name>Hiwar::CompareView</name>
    <message>
        <source>Go to the other place</source>
        <translation>انتقال إلى الموضع الآخر</translation>
    </message>
</context>
<context>
    <name>Hiwar::Composer</name>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>اكتب رسالة</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add to the message</source>
        <translation>إضافة إلى الرسالة</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>المُجيب</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>اختيار من يجيب</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>اختيار نموذج</translation>
    </message>
    <message>
        <source>Ctrl+Enter to send · Enter for a new line</source>
        <translation>للإرسال Ctrl+Enter · لسطر جديد Enter</translation>
    </message>
    <message>
        <source>Enter to send · Shift+Enter for a new line</source>
        <translation>للإرسال Enter · لسطر جديد Shift+Enter</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>الطلب التالي</translation>
    </message>
    <message>
        <source>Ways to send</source>
        <translation>طرق الإرسال</translation>
    </message>
    <message>
        <source>Add the message without asking, or as another role</source>
        <translation>إضافة الرسالة بلا سؤال، أو بدور آخر</translation>
    </message>
    <message>
        <source>Add without asking</source>
        <translation>إضافة بلا سؤال</translation>
    </message>
    <message>
        <source>Add as assistant</source>
        <translation>إضافة بدور المساعد</translation>
    </message>
    <message>
        <source>Add as system</source>
        <translation>إضافة بدور النظام</translation>
    </message>
    <message>
        <source>Finish editing first: files are attached to a new message.</source>
        <translation>أنهِ التعديل أولًا: تُرفق الملفات برسالة جديدة.</translation>
    </message>
    <message>
        <source>A file is still being read</source>
        <translation>ما زال ملف قيد القراءة</translation>
    </message>
    <message>
        <source>Queue for after the reply</source>
        <translation>إدراج في الطابور لما بعد الرد</translation>
    </message>
    <message>
        <source>Stop and send this</source>
        <translation>إيقاف الرد وإرسال هذا</translation>
    </message>
    <message>
        <source>Ctrl+Enter puts it back into the queue</source>
        <translation>يعيده Ctrl+Enter إلى الطابور</translation>
    </message>
    <message>
        <source>Enter puts it back into the queue</source>
        <translation>يعيده Enter إلى الطابور</translation>
    </message>
    <message>
        <source>Ctrl+Enter queues it · Ctrl+Shift+S stops the reply and sends this</source>
        <translation>يدرجه Ctrl+Enter في الطابور · يوقف Ctrl+Shift+S الرد ويرسل هذا</translation>
    </message>
    <message>
        <source>Enter queues it · Ctrl+Shift+S stops the reply and sends this</source>
        <translation>يدرجه Enter في الطابور · يوقف Ctrl+Shift+S الرد ويرسل هذا</translation>
    </message>
</context>
<context>
    <name>Hiwar::ContextController</name>
    <message>
        <source>The message is sent as usual.</source>
        <translation>تُرسَل الرسالة كالمعتاد.</translation>
    </message>
    <message>
        <source>The message is always sent.</source>
        <translation>تُرسَل الرسالة دائمًا.</translation>
    </message>
    <message>
        <source>The message is never sent.</source>
        <translation>لا تُرسَل الرسالة أبدًا.</translation>
    </message>
    <message>
        <source>Nothing more can be left out. Shorten the question, or choose a model that can read more.</source>
        <translation>لم يبق ما يُستبعد. اختصر السؤال، أو اختر نموذجًا يقرأ أكثر.</translation>
    </message>
    <message>
        <source>Only the newest message of this conversation is sent from now on.</source>
        <translation>لن يُرسَل من هذه المحادثة من الآن إلا أحدث رسالة.</translation>
    </message>
    <message>
        <source>Only the newest %1 messages of this conversation are sent from now on.</source>
        <translation>لن يُرسَل من هذه المحادثة من الآن إلا أحدث الرسائل، وعددها %1.</translation>
    </message>
    <message>
        <source>There is nothing to summarise yet: the newest question and answer stay as they are.</source>
        <translation>لا شيء يُلخَّص بعد: يبقى أحدث سؤال ورد كما هما.</translation>
    </message>
    <message>
        <source>Earlier messages are being summarised…</source>
        <translation>يجري تلخيص الرسائل السابقة…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Earlier messages were summarised. The summary is sent in their place; it can be edited and deleted.</source>
        <translation>لُخّصت الرسائل السابقة. يُرسَل الملخص مكانها، ويمكن تحريره وحذفه.</translation>
    </message>
    <message>
        <source>Earlier messages were not summarised. %1 %2</source>
        <translation>لم تُلخَّص الرسائل السابقة. %1 %2</translation>
    </message>
</context>
<context>
    <name>Hiwar::ContextList</name>
    <message>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>موجّه النظام</translation>
    </message>
    <message>
        <source>You, being written</source>
        <translation>أنت، قيد الكتابة</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>Always sent</source>
        <translation>تُرسَل دائمًا</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>عدد الرموز %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::ContextPanel</name>
    <message>
        <source>What is sent</source>
        <translation>ما يُرسَل</translation>
    </message>
    <message>
        <source>Always send</source>
        <translation>الإرسال دائمًا</translation>
    </message>
    <message>
        <source>Never send</source>
        <translation>عدم الإرسال أبدًا</translation>
    </message>
    <message>
        <source>Set a limit…</source>
        <translation>تعيين حد…</translation>
    </message>
    <message>
        <source>Summarise earlier messages</source>
        <translation>تلخيص الرسائل السابقة</translation>
    </message>
    <message>
        <source>Summarise what a limit leaves out</source>
        <translation>تلخيص ما يستبعده الحد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Messages of the next request</source>
        <translation>رسائل الطلب التالي</translation>
    </message>
    <message>
        <source>One more request to the model, each time the limit is reached</source>
        <translation>طلب آخر إلى النموذج كلما بُلغ الحد</translation>
    </message>
    <message>
        <source>%1 of the %2 tokens that the model can read.</source>
        <translation>عدد الرموز %1 من %2 يستطيع النموذج قراءتها.</translation>
    </message>
    <message>
        <source>%1 tokens. How many the model can read is not known.</source>
        <translation>عدد الرموز %1. لا يُعرف كم رمزًا يستطيع النموذج قراءته.</translation>
    </message>
    <message>
        <source>One message is left out.</source>
        <translation>رسالة واحدة لا تُرسَل.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are left out.</source>
        <translation>
            <numerusform>لا رسائل مستبعدة.</numerusform>
            <numerusform>رسالة واحدة لا تُرسَل.</numerusform>
            <numerusform>رسالتان لا تُرسَلان.</numerusform>
            <numerusform>%Ln رسائل لا تُرسَل.</numerusform>
            <numerusform>%Ln رسالة لا تُرسَل.</numerusform>
            <numerusform>%Ln رسالة لا تُرسَل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 messages at most.</source>
        <translation>أحدث الرسائل، وعددها %1 على الأكثر.</translation>
    </message>
    <message>
        <source>%1 tokens at most.</source>
        <translation>عدد الرموز %1 على الأكثر.</translation>
    </message>
    <message>
        <source>The limit in per cent has no effect, because it is not known how many tokens the model can read. Enter that where you choose who answers.</source>
        <translation>لا أثر للحد بالنسبة المئوية، إذ لا يُعرف كم رمزًا يستطيع النموذج قراءته. أدخل ذلك حيث تختار من يجيب.</translation>
    </message>
    <message>
        <source>Summarising…</source>
        <translation>يجري التلخيص…</translation>
    </message>
    <message>
        <source>Summarise</source>
        <translation>تلخيص</translation>
    </message>
</context>
<context>
    <name>Hiwar::ContextWords</name>
    <message>
        <source>left out by you</source>
        <translation>استبعدتها أنت</translation>
    </message>
    <message>
        <source>summarised</source>
        <translation>مُلخَّصة</translation>
    </message>
    <message>
        <source>limit of messages</source>
        <translation>حد الرسائل</translation>
    </message>
    <message>
        <source>limit of tokens</source>
        <translation>حد الرموز</translation>
    </message>
    <message>
        <source>Not sent: it has no text.</source>
        <translation>لا تُرسَل: ليس فيها نص.</translation>
    </message>
    <message>
        <source>Not sent: you left it out.</source>
        <translation>لا تُرسَل: استبعدتها أنت.</translation>
    </message>
    <message>
        <source>Not sent: the summary goes in its place.</source>
        <translation>لا تُرسَل: يُرسَل الملخص مكانها.</translation>
    </message>
    <message>
        <source>Not sent: its question is not sent either.</source>
        <translation>لا تُرسَل: سؤالها لا يُرسَل أيضًا.</translation>
    </message>
    <message>
        <source>Not sent: it is older than the limit of messages.</source>
        <translation>لا تُرسَل: هي أقدم من حد الرسائل.</translation>
    </message>
    <message>
        <source>Not sent: the limit of tokens has no room for it.</source>
        <translation>لا تُرسَل: لا مكان لها في حد الرموز.</translation>
    </message>
</context>
<context>
    <name>Hiwar::ConversationDelegate</name>
    <message>
        <source>Title</source>
        <translation>عنوان المحادثة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
</context>
<context>
    <name>Hiwar::ConversationGroup</name>
    <message>
        <source>Pinned</source>
        <translation>المثبّتة</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>حسب العنوان</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>Previous 7 days</source>
        <translation>الأيام السبعة الماضية</translation>
    </message>
</context>
<context>
    <name>Hiwar::ConversationList</name>
    <message>
        <source>Conversations</source>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائي</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>إلغاء الأرشفة</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>أرشفة</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Export as separate files</source>
        <translation>تصدير في ملفات منفصلة</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>نقل إلى مجلد</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>مجلد جديد…</translation>
    </message>
    <message>
        <source>Remove from the folder</source>
        <translation>إزالة من المجلد</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>وسم جديد…</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>فتح في نافذة جديدة</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>فتح في علامة تبويب جديدة</translation>
    </message>
</context>
<context>
    <name>Hiwar::ConversationListModel</name>
    <message>
        <source>Message without words</source>
        <translation>رسالة بلا كلمات</translation>
    </message>
</context>
<context>
    <name>Hiwar::ConversationRows</name>
    <message>
        <source>A reply is arriving</source>
        <translation>رد في طريقه إليك</translation>
    </message>
    <message>
        <source>A reply has not been read yet</source>
        <translation>رد لم يُقرأ بعد</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>الوسوم: %1</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>A message in “%1”</source>
        <translation>رسالة في «%1»</translation>
    </message>
    <message>
        <source>%1, in “%2”</source>
        <translation>%1، في «%2»</translation>
    </message>
    <message>
        <source>Less than a day left</source>
        <translation>بقي أقل من يوم</translation>
    </message>
    <message>
        <source>1 day left</source>
        <translation>بقي يوم واحد</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>بقي أقل من يوم</numerusform>
            <numerusform>بقي يوم واحد</numerusform>
            <numerusform>بقي يومان</numerusform>
            <numerusform>بقيت %Ln أيام</numerusform>
            <numerusform>بقي %Ln يومًا</numerusform>
            <numerusform>بقي %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>في «%1»</translation>
    </message>
    <message>
        <source>1 question waits</source>
        <translation>سؤال واحد ينتظر</translation>
    </message>
    <message numerus="yes">
        <source>%n questions wait</source>
        <translation>
            <numerusform>لا سؤال ينتظر</numerusform>
            <numerusform>سؤال واحد ينتظر</numerusform>
            <numerusform>سؤالان ينتظران</numerusform>
            <numerusform>%Ln أسئلة تنتظر</numerusform>
            <numerusform>%Ln سؤالًا ينتظر</numerusform>
            <numerusform>%Ln سؤال ينتظر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::ConversationView</name>
    <message>
        <source>%1 · too long to colour</source>
        <translation>%1 · أطول من أن يُلوَّن</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>نسخ الشيفرة</translation>
    </message>
    <message>
        <source>Copy code (%1)</source>
        <translation>نسخ الشيفرة (%1)</translation>
    </message>
    <message>
        <source>Save code as…</source>
        <translation>حفظ الشيفرة باسم…</translation>
    </message>
    <message>
        <source>Do not wrap lines</source>
        <translation>بدون لف الأسطر</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>لف الأسطر</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n lines</source>
        <translation>
            <numerusform>إظهار الأسطر كلها</numerusform>
            <numerusform>إظهار السطر كله</numerusform>
            <numerusform>إظهار السطرين كليهما</numerusform>
            <numerusform>إظهار الأسطر كلها (%Ln)</numerusform>
            <numerusform>إظهار الأسطر كلها (%Ln)</numerusform>
            <numerusform>إظهار الأسطر كلها (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the first %n lines only</source>
        <translation>
            <numerusform>إخفاء الأسطر</numerusform>
            <numerusform>إظهار السطر الأول فقط</numerusform>
            <numerusform>إظهار أول سطرين فقط</numerusform>
            <numerusform>إظهار أول %Ln أسطر فقط</numerusform>
            <numerusform>إظهار أول %Ln سطرًا فقط</numerusform>
            <numerusform>إظهار أول %Ln سطر فقط</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>المحادثة</translation>
    </message>
</context>
<context>
    <name>Hiwar::CopySign</name>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
</context>
<context>
    <name>Hiwar::DataSection</name>
    <message>
        <source>Open the folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Conversations of other programs can be imported. An export of everything is also a backup that Hiwar can read again.</source>
        <translation>يمكن استيراد محادثات برامج أخرى. وتصدير كل شيء نسخة احتياطية أيضًا يستطيع حِوار قراءتها من جديد.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>استيراد محادثات</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>تصدير الكل…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>تصدير كل المحادثات</translation>
    </message>
    <message>
        <source>Your conversations are stored on this computer only.</source>
        <translation>محادثاتك محفوظة على هذا الحاسوب وحده.</translation>
    </message>
</context>
<context>
    <name>Hiwar::DesktopSearch</name>
    <message>
        <source>Conversation in Hiwar</source>
        <translation>محادثة في حِوار</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
</context>
<context>
    <name>Hiwar::DesktopSection</name>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>Which replies the desktop notifies of while Hiwar is not in front</source>
        <translation>الردود التي يُشعر بها سطح المكتب حين لا يكون حِوار في المقدّمة</translation>
    </message>
    <message>
        <source>Every reply</source>
        <translation>كل رد</translation>
    </message>
    <message>
        <source>Only what failed</source>
        <translation>ما فشل فقط</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Show the beginning of the reply</source>
        <translation>إظهار بداية الرد</translation>
    </message>
    <message>
        <source>Otherwise a notification has only the title of the conversation. Others may see it, also on a locked screen.</source>
        <translation>وإلا فليس في الإشعار إلا عنوان المحادثة. قد يراه غيرك، حتى على شاشة مقفلة.</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <translation>تشغيل صوت</translation>
    </message>
    <message>
        <source>With each notification, the one that the desktop has for messages.</source>
        <translation>مع كل إشعار، وهو صوت الرسائل في سطح المكتب.</translation>
    </message>
    <message>
        <source>Show a number on the icon</source>
        <translation>إظهار رقم على الأيقونة</translation>
    </message>
    <message>
        <source>How many conversations have a reply that you have not seen, where the desktop shows such a number.</source>
        <translation>عدد المحادثات التي فيها رد لم تره، حيث يعرض سطح المكتب رقمًا كهذا.</translation>
    </message>
    <message>
        <source>Icon in the tray</source>
        <translation>أيقونة في شريط النظام</translation>
    </message>
    <message>
        <source>Shows and hides the window, begins a conversation, asks a quick question, and quits.</source>
        <translation>تُظهر النافذة وتخفيها، وتبدأ محادثة، وتطرح سؤالًا سريعًا، وتُنهي البرنامج.</translation>
    </message>
    <message>
        <source>Closing the window keeps Hiwar running</source>
        <translation>إغلاق النافذة يُبقي حِوار عاملًا</translation>
    </message>
    <message>
        <source>The window is hidden, and comes back from the tray.</source>
        <translation>تختفي النافذة، وتعود من شريط النظام.</translation>
    </message>
    <message>
        <source>Start when I log in</source>
        <translation>البدء عند تسجيل الدخول</translation>
    </message>
    <message>
        <source>With an icon in the tray, the window stays hidden until you want it.</source>
        <translation>مع أيقونة في شريط النظام تبقى النافذة مخفية حتى تريدها.</translation>
    </message>
    <message>
        <source>Ask a quick question from any program</source>
        <translation>طرح سؤال سريع من أي برنامج</translation>
    </message>
    <message>
        <source>Keys open a small window, whose question and reply are not stored.</source>
        <translation>مفاتيح تفتح نافذة صغيرة لا يُحفظ سؤالها ولا ردّها.</translation>
    </message>
    <message>
        <source>Search of the desktop</source>
        <translation>بحث سطح المكتب</translation>
    </message>
    <message>
        <source>What the desktop&apos;s own search finds of your conversations</source>
        <translation>ما يجده بحث سطح المكتب نفسه من محادثاتك</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>العناوين</translation>
    </message>
    <message>
        <source>Titles and messages</source>
        <translation>العناوين والرسائل</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Last conversations in the menu of the icon</source>
        <translation>آخر المحادثات في قائمة الأيقونة</translation>
    </message>
    <message>
        <source>Their titles are shown when the icon in the taskbar or the Dock is right-clicked, where others may see them. Windows keeps a copy of them.</source>
        <translation>تظهر عناوينها عند النقر الأيمن على الأيقونة في شريط المهام أو في Dock، وقد يراها غيرك هناك. ويحتفظ Windows بنسخة منها.</translation>
    </message>
</context>
<context>
    <name>Hiwar::Dictation</name>
    <message>
        <source>This copy of Hiwar cannot record: the program hiwar-recorder is not with it. The packages for Linux distributions have it.</source>
        <translation>لا تستطيع هذه النسخة من حِوار التسجيل: ليس معها البرنامج hiwar-recorder. وهو في حزم توزيعات لينكس.</translation>
    </message>
    <message>
        <source>Recording needs Qt Multimedia, which is not installed. Install libqt6multimedia6, or what your system calls it, and try again.</source>
        <translation>يلزم للتسجيل Qt Multimedia، وهي غير مثبّتة. ثبّت libqt6multimedia6، أو ما يقابلها في نظامك، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>No microphone was found. Connect one, or look at the sound settings of your system, and try again.</source>
        <translation>لم يُعثر على ميكروفون. صِل واحدًا، أو راجع إعدادات الصوت في نظامك، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The microphone could not be opened. Another program may hold it. Look at the sound settings of your system, and try again.</source>
        <translation>تعذّر فتح الميكروفون. ربما يشغله برنامج آخر. راجع إعدادات الصوت في نظامك، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The microphone went away. What was recorded until then is kept: try again to turn it into words.</source>
        <translation>انقطع الميكروفون. وما سُجّل حتى ذلك الحين باقٍ: أعد المحاولة لتحويله إلى كلمات.</translation>
    </message>
    <message>
        <source>The microphone went away. Connect it, and try again.</source>
        <translation>انقطع الميكروفون. صِله ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The recording broke off. What was recorded until then is kept: try again to turn it into words.</source>
        <translation>توقف التسجيل فجأة. وما سُجّل حتى ذلك الحين باقٍ: أعد المحاولة لتحويله إلى كلمات.</translation>
    </message>
    <message>
        <source>The recording broke off before anything was heard. Try again.</source>
        <translation>توقف التسجيل قبل أن يُسمع شيء. أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>Hiwar::DictationController</name>
    <message>
        <source>Save the recording</source>
        <translation>حفظ التسجيل</translation>
    </message>
    <message>
        <source>Dictation</source>
        <translation>الإملاء الصوتي</translation>
    </message>
    <message>
        <source>The microphone is open.</source>
        <translation>الميكروفون مفتوح.</translation>
    </message>
    <message>
        <source>Choose first who turns what you dictate into words: a profile and its model for that. Then dictate again.</source>
        <translation>اختر أولًا من يحوّل ما تمليه إلى كلمات: ملف اتصال ونموذجًا منه لذلك. ثم أعد الإملاء.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Try again.</source>
        <translation>لم يُسجَّل شيء. أعد المحاولة.</translation>
    </message>
    <message>
        <source>Only silence was recorded, so nothing was sent. The microphone may be muted. “Try again” sends it all the same.</source>
        <translation>لم يُسجَّل إلا الصمت، فلم يُرسَل شيء. ربما كان الميكروفون مكتومًا. ويرسله «إعادة المحاولة» على أي حال.</translation>
    </message>
    <message>
        <source>The microphone is closed: a recording can be 10 minutes long.</source>
        <translation>أُغلق الميكروفون: أطول تسجيل 10 دقائق.</translation>
    </message>
    <message>
        <source>Nobody is chosen any more who turns it into words. Choose a profile and a model in the settings, under Writing, and try again.</source>
        <translation>لم يعد أحد مختارًا ليحوّله إلى كلمات. اختر ملف اتصال ونموذجًا في الإعدادات تحت الكتابة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Your words did not come, and the recording is kept. %1 %2</source>
        <translation>لم تصل كلماتك، وبقي التسجيل محفوظًا في الذاكرة. %1 %2</translation>
    </message>
    <message>
        <source>The service heard no words in the recording.</source>
        <translation>لم تسمع الخدمة كلمات في التسجيل.</translation>
    </message>
    <message>
        <source>The conversation in which you dictated is gone. “Try again” puts the words into the one that is shown.</source>
        <translation>المحادثة التي أمليت فيها لم تعد موجودة. ويضع «إعادة المحاولة» الكلمات في المحادثة الظاهرة.</translation>
    </message>
    <message>
        <source>Inserted: %1</source>
        <translation>أُدرج: %1</translation>
    </message>
    <message>
        <source>What you dictated is in the message of the conversation where you began.</source>
        <translation>ما أمليته في حقل رسالة المحادثة التي بدأت فيها.</translation>
    </message>
    <message>
        <source>What you dictated is in the message of “%1”.</source>
        <translation>ما أمليته في حقل رسالة «%1».</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>The recording was discarded.</source>
        <translation>أُهمل التسجيل.</translation>
    </message>
    <message>
        <source>The recording is here again. “Try again” turns it into words.</source>
        <translation>عاد التسجيل. ويحوّله «إعادة المحاولة» إلى كلمات.</translation>
    </message>
    <message>
        <source>The recording is still here. “Try again” turns it into words; closing once more discards it.</source>
        <translation>التسجيل ما زال هنا. يحوّله «إعادة المحاولة» إلى كلمات، والإغلاق مرة أخرى يهمله.</translation>
    </message>
    <message>
        <source>What you dictated is still being turned into words. Closing once more discards it.</source>
        <translation>ما أمليته ما زال يُحوَّل إلى كلمات. والإغلاق مرة أخرى يهمله.</translation>
    </message>
</context>
<context>
    <name>Hiwar::DictationSection</name>
    <message>
        <source>Dictation by</source>
        <translation>الإملاء الصوتي من</translation>
    </message>
    <message>
        <source>Who turns what you dictate into words</source>
        <translation>من يحوّل ما تمليه إلى كلمات</translation>
    </message>
    <message>
        <source>Model for dictation</source>
        <translation>نموذج الإملاء</translation>
    </message>
    <message>
        <source>Language of dictation</source>
        <translation>لغة الإملاء</translation>
    </message>
    <message>
        <source>The language in which you dictate</source>
        <translation>اللغة التي تملي بها</translation>
    </message>
    <message>
        <source>Type a name, or choose one the service offers</source>
        <translation>اكتب اسمًا، أو اختر واحدًا مما تعرضه الخدمة</translation>
    </message>
    <message>
        <source>Model name, for example whisper-1</source>
        <translation>اسم النموذج، مثلًا whisper-1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>As spoken</source>
        <translation>كما يُنطق</translation>
    </message>
    <message>
        <source>What you dictate is sent to it without encryption (http): anyone on the way can hear it. Use an https address.</source>
        <translation>يُرسَل إليه ما تمليه بلا تشفير (http)، فيستطيع من على الطريق سماعه. استعمل عنوان https.</translation>
    </message>
    <message>
        <source>What you dictate is sent to it.</source>
        <translation>يُرسَل إليه ما تمليه.</translation>
    </message>
</context>
<context>
    <name>Hiwar::DictationStrip</name>
    <message>
        <source>Stop and insert</source>
        <translation>إيقاف وإدراج</translation>
    </message>
    <message>
        <source>Close the microphone and put the words into the message</source>
        <translation>إغلاق الميكروفون ووضع الكلمات في الرسالة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Insert nothing</source>
        <translation>من غير إدراج شيء</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Save the recording…</source>
        <translation>حفظ التسجيل…</translation>
    </message>
    <message>
        <source>Write it to a file, to use it elsewhere</source>
        <translation>كتابته في ملف لاستعماله في مكان آخر</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Dictation</source>
        <translation>الإملاء الصوتي</translation>
    </message>
    <message>
        <source>Cancel dictation</source>
        <translation>إلغاء الإملاء</translation>
    </message>
    <message>
        <source>Recording: %1 of %2</source>
        <translation>التسجيل: %1 من %2</translation>
    </message>
    <message>
        <source>Turning it into words…</source>
        <translation>يُحوَّل إلى كلمات…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Hiwar::DraftAttachmentController</name>
    <message>
        <source>Pasted picture</source>
        <translation>صورة ملصقة</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>نص ملصق</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>إرفاق ملفات…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>إرفاق ملفات</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 رمز</translation>
    </message>
    <message>
        <source>Type numbers from 1 to %1, for example 1-3, 7.</source>
        <translation>اكتب أرقامًا من 1 إلى %1، مثل 1-3, 7.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>أُزيل الملف «%1».</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>مجلد</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>أرشيف</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>صوت</translation>
    </message>
</context>
<context>
    <name>Hiwar::EditBanner</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel editing</source>
        <translation>إلغاء التعديل</translation>
    </message>
    <message>
        <source>Editing an earlier question</source>
        <translation>تعديل سؤال سابق</translation>
    </message>
    <message>
        <source>Editing a system message</source>
        <translation>تعديل رسالة من النظام</translation>
    </message>
    <message>
        <source>Editing a reply</source>
        <translation>تعديل رد</translation>
    </message>
    <message>
        <source>Editing a queued question</source>
        <translation>تعديل سؤال في الطابور</translation>
    </message>
</context>
<context>
    <name>Hiwar::EffortRow</name>
    <message>
        <source>The service&apos;s default</source>
        <translation>القيمة المبدئية للخدمة</translation>
    </message>
</context>
<context>
    <name>Hiwar::EntryChooser</name>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>إرفاق</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>البحث بالاسم</translation>
    </message>
    <message>
        <source>Files to attach</source>
        <translation>الملفات المراد إرفاقها</translation>
    </message>
    <message>
        <source>Check all files that are shown</source>
        <translation>تحديد كل الملفات الظاهرة</translation>
    </message>
    <message>
        <source>Uncheck all files that are shown</source>
        <translation>إلغاء تحديد كل الملفات الظاهرة</translation>
    </message>
    <message>
        <source>Check the files to attach.</source>
        <translation>حدّد الملفات التي تريد إرفاقها.</translation>
    </message>
    <message>
        <source>No file has these letters in its name.</source>
        <translation>لا ملف في اسمه هذه الأحرف.</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>ملف واحد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>بلا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%Ln ملفات</numerusform>
            <numerusform>%Ln ملفًا</numerusform>
            <numerusform>%Ln ملف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::ErrorText</name>
    <message>
        <source>the service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>It may have received, and charged, the question.</source>
        <translation>ربما وصلها السؤال واحتُسب عليك.</translation>
    </message>
    <message>
        <source>The keychain did not give “%1” for %2. Nothing was sent.</source>
        <translation>لم تُعطِ حلقة المفاتيح «%1» لأجل %2. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent to %2 as it is. Nothing was sent.</source>
        <translation>لا يمكن إرسال الترويسة «%1» إلى %2 كما هي. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The way to %1 leads through a proxy without a host or a port. Nothing was sent.</source>
        <translation>يمر الطريق إلى %1 عبر خادم وكيل بلا مضيف أو بلا منفذ. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be used for the connection to %2. Nothing was sent.</source>
        <translation>لا يمكن استخدام الملف «%1» في الاتصال مع %2. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>You stopped the reply of %1.</source>
        <translation>أوقفتَ رد %1.</translation>
    </message>
    <message>
        <source>The address of %1 is not complete.</source>
        <translation>عنوان %1 غير مكتمل.</translation>
    </message>
    <message>
        <source>The keychain did not give the key for %1. Nothing was sent.</source>
        <translation>لم تُعطِ حلقة المفاتيح مفتاح %1. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>%1 is reached without encryption: anybody on the way could read the key. Nothing was sent.</source>
        <translation>الوصول إلى %1 بلا تشفير: قد يقرأ المفتاحَ أيُّ أحد في الطريق. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The key for %1 holds a character that no key can have. Nothing was sent.</source>
        <translation>في مفتاح %1 محرف لا يمكن أن يكون في مفتاح. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>%1 was not found on the network.</source>
        <translation>لم يُعثر على %1 في الشبكة.</translation>
    </message>
    <message>
        <source>Nothing answers at %1.</source>
        <translation>لا أحد يستجيب عند %1.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 did not let the question through%2.</source>
        <translation>لم يسمح الخادم الوكيل الذي في الطريق إلى %1 بمرور السؤال%2.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made.</source>
        <translation>تعذّر إنشاء اتصال آمن مع %1.</translation>
    </message>
    <message>
        <source>%1 points to another address%2. The key was not sent there.</source>
        <translation>يحيل %1 إلى عنوان آخر%2. لم يُرسل المفتاح إلى هناك.</translation>
    </message>
    <message>
        <source>%1 refused the key%2.</source>
        <translation>رفض %1 المفتاح%2.</translation>
    </message>
    <message>
        <source>The account at %1 has nothing left to spend%2.</source>
        <translation>نفد رصيد الحساب لدى %1%2.</translation>
    </message>
    <message>
        <source>%1 does not allow this with the key it was given%2.</source>
        <translation>لا يسمح %1 بهذا بالمفتاح الذي أُعطي له%2.</translation>
    </message>
    <message>
        <source>%1 does not know this address%2.</source>
        <translation>لا يعرف %1 هذا العنوان%2.</translation>
    </message>
    <message>
        <source>%1 does not know this model%2.</source>
        <translation>لا يعرف %1 هذا النموذج%2.</translation>
    </message>
    <message>
        <source>The conversation is too long for %1%2.</source>
        <translation>المحادثة أطول مما يقبله %1%2.</translation>
    </message>
    <message>
        <source>%1 is limiting requests%2.</source>
        <translation>يحدّ %1 من عدد الطلبات%2.</translation>
    </message>
    <message>
        <source>%1 did not accept the request%2.</source>
        <translation>لم يقبل %1 الطلب%2.</translation>
    </message>
    <message>
        <source>%1 did not accept “%3” in the request%2.</source>
        <translation>لم يقبل %1 الحقل «%3» في الطلب%2.</translation>
    </message>
    <message>
        <source>%1 is still loading the model%2.</source>
        <translation>ما زال %1 يحمّل النموذج%2.</translation>
    </message>
    <message>
        <source>%1 is overloaded%2.</source>
        <translation>الضغط على %1 أكبر من طاقته%2.</translation>
    </message>
    <message>
        <source>%1 is having problems%2.</source>
        <translation>يواجه %1 مشكلات%2.</translation>
    </message>
    <message>
        <source>%1 answered with a page, not with a reply%2.</source>
        <translation>أجاب %1 بصفحة لا برد%2.</translation>
    </message>
    <message>
        <source>The answer of %1 holds no reply.</source>
        <translation>ليس في جواب %1 رد.</translation>
    </message>
    <message>
        <source>%1 reported an error while it was replying.</source>
        <translation>أبلغ %1 عن خطأ أثناء رده.</translation>
    </message>
    <message>
        <source>The reply of %1 is longer than what is taken at once, and was ended there.</source>
        <translation>رد %1 أطول مما يُستقبل دفعة واحدة، فأُنهي عند هذا الحد.</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2. Nothing was sent.</source>
        <translation>تعذّر الوصول إلى %1 خلال %2. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>%1 could not be reached in time. Nothing was sent.</source>
        <translation>تعذّر الوصول إلى %1 في الوقت المحدد. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>%1 has not answered within %2.</source>
        <translation>لم يُجب %1 خلال %2.</translation>
    </message>
    <message>
        <source>%1 has not answered in time.</source>
        <translation>لم يُجب %1 في الوقت المحدد.</translation>
    </message>
    <message>
        <source>A proxy on the way to %1 gave up after %3%2.</source>
        <translation>توقف خادم وكيل في الطريق إلى %1 عن الانتظار بعد %3%2.</translation>
    </message>
    <message>
        <source>A proxy on the way to %1 gave up waiting%2.</source>
        <translation>توقف خادم وكيل في الطريق إلى %1 عن الانتظار%2.</translation>
    </message>
    <message>
        <source>The question may have been received, and charged.</source>
        <translation>ربما وصل السؤال واحتُسب عليك.</translation>
    </message>
    <message>
        <source>The connection to %1 ended without an answer.</source>
        <translation>انتهى الاتصال مع %1 بلا جواب.</translation>
    </message>
    <message>
        <source>The connection to %1 broke off.</source>
        <translation>انقطع الاتصال مع %1.</translation>
    </message>
    <message>
        <source>%1 stopped in the middle of the reply: nothing came for %2.</source>
        <translation>توقف %1 في منتصف الرد: لم يصل شيء مدة %2.</translation>
    </message>
    <message>
        <source>%1 stopped in the middle of the reply.</source>
        <translation>توقف %1 في منتصف الرد.</translation>
    </message>
    <message>
        <source>Nothing had come for %1 s, which is a usual limit of proxies.</source>
        <translation>لم يصل شيء مدة %L1 ث، وهذا حد مألوف لدى الوسطاء.</translation>
    </message>
    <message>
        <source>Change it in Settings.</source>
        <translation>غيّره في الإعدادات.</translation>
    </message>
    <message>
        <source>Enter the Base URL in Settings.</source>
        <translation>أدخل العنوان الأساسي في الإعدادات.</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again, or enter the key in Settings.</source>
        <translation>افتح قفل حلقة المفاتيح وحاول مرة أخرى، أو أدخل المفتاح في الإعدادات.</translation>
    </message>
    <message>
        <source>Use https in the Base URL, or allow it for this host.</source>
        <translation>استخدم https في العنوان الأساسي، أو اسمح بذلك لهذا المضيف.</translation>
    </message>
    <message>
        <source>Copy the key again and enter it in Settings.</source>
        <translation>انسخ المفتاح مرة أخرى وأدخله في الإعدادات.</translation>
    </message>
    <message>
        <source>Check the connection to the internet, then the Base URL in Settings.</source>
        <translation>تحقق من الاتصال بالإنترنت، ثم من العنوان الأساسي في الإعدادات.</translation>
    </message>
    <message>
        <source>Start the service there, or check the port in Settings.</source>
        <translation>شغّل الخدمة هناك، أو تحقق من المنفذ في الإعدادات.</translation>
    </message>
    <message>
        <source>Check the proxy in Settings and in those of your system, then try again.</source>
        <translation>تحقق من الخادم الوكيل في الإعدادات وفي إعدادات نظامك، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Check the Base URL in Settings, and the date of this computer.</source>
        <translation>تحقق من العنوان الأساسي في الإعدادات، ومن تاريخ هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Check the connection to the internet, then try again.</source>
        <translation>تحقق من الاتصال بالإنترنت، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Trying again asks, and may charge, a second time.</source>
        <translation>إعادة المحاولة سؤال ثانٍ، وقد تُحتسب عليك مرة ثانية.</translation>
    </message>
    <message>
        <source>Check the key in Settings.</source>
        <translation>تحقق من المفتاح في الإعدادات.</translation>
    </message>
    <message>
        <source>Add credit or a plan there, or choose another profile in Settings.</source>
        <translation>أضف رصيدًا أو اشتراكًا هناك، أو اختر ملف اتصال آخر في الإعدادات.</translation>
    </message>
    <message>
        <source>Check in Settings that key and model belong together.</source>
        <translation>تحقق في الإعدادات من أن المفتاح والنموذج متوافقان.</translation>
    </message>
    <message>
        <source>Choose another model in Settings.</source>
        <translation>اختر نموذجًا آخر في الإعدادات.</translation>
    </message>
    <message>
        <source>Wait a little, then try again.</source>
        <translation>انتظر قليلًا، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Try again in a moment, or check the service&apos;s status page.</source>
        <translation>أعد المحاولة بعد قليل، أو راجع صفحة حالة الخدمة.</translation>
    </message>
    <message>
        <source>Let replies arrive as they are written (Settings), then try again.</source>
        <translation>دع الردود تصل وهي تُكتب (في الإعدادات)، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Try again, or choose another model in Settings.</source>
        <translation>حاول مرة أخرى، أو اختر نموذجًا آخر في الإعدادات.</translation>
    </message>
    <message>
        <source>What had arrived is kept; ask for the rest if you want more of it.</source>
        <translation>حُفظ ما كان قد وصل؛ اطلب البقية إن أردت المزيد.</translation>
    </message>
    <message>
        <source>What arrived is kept.</source>
        <translation>ما وصل محفوظ.</translation>
    </message>
    <message>
        <source>Try again in %1.</source>
        <translation>حاول مرة أخرى بعد %1.</translation>
    </message>
    <message>
        <source>Try again at %1.</source>
        <translation>حاول مرة أخرى عند %1.</translation>
    </message>
    <message>
        <source>Try again on %1 at %2.</source>
        <translation>حاول مرة أخرى يوم %1 عند %2.</translation>
    </message>
    <message>
        <source>If you trust “%1”, enter it as the Base URL in Settings.</source>
        <translation>إن كنت تثق بالعنوان «%1» فأدخله عنوانًا أساسيًا في الإعدادات.</translation>
    </message>
    <message>
        <source>Check the Base URL in Settings; “%1” may be what is meant.</source>
        <translation>تحقق من العنوان الأساسي في الإعدادات؛ لعل المقصود «%1».</translation>
    </message>
    <message>
        <source>Check the Base URL in Settings.</source>
        <translation>تحقق من العنوان الأساسي في الإعدادات.</translation>
    </message>
    <message>
        <source>Send it without “%1”, or change it in Settings.</source>
        <translation>أرسله بدون «%1»، أو غيّره في الإعدادات.</translation>
    </message>
    <message>
        <source>Check the model in Settings.</source>
        <translation>تحقق من النموذج في الإعدادات.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%L1 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%L1 د</translation>
    </message>
    <message>
        <source>%1 speaks another interface at this address%2.</source>
        <translation>يتحدث %1 واجهة أخرى على هذا العنوان%2.</translation>
    </message>
    <message>
        <source>Enter the address of its OpenAI-compatible interface in Settings.</source>
        <translation>أدخل عنوان واجهته المتوافقة مع OpenAI في الإعدادات.</translation>
    </message>
    <message>
        <source>A content filter of %1 refused the question%2.</source>
        <translation>رفض مرشّح المحتوى لدى %1 السؤال%2.</translation>
    </message>
    <message>
        <source>Put it otherwise, or choose another model in Settings.</source>
        <translation>صُغه بطريقة أخرى، أو اختر نموذجًا آخر في الإعدادات.</translation>
    </message>
    <message>
        <source>%1 wants to see a person in a browser first%2.</source>
        <translation>يريد %1 أن يرى أولًا شخصًا أمام متصفح%2.</translation>
    </message>
    <message>
        <source>No program passes there: check the Base URL in Settings, or ask those who run it.</source>
        <translation>لا يمر من هناك أي برنامج: تحقق من العنوان الأساسي في الإعدادات، أو اسأل من يديره.</translation>
    </message>
    <message>
        <source>The network on the way to %1 wants you to sign in first%2.</source>
        <translation>تطلب الشبكة التي في الطريق إلى %1 أن تسجّل الدخول أولًا%2.</translation>
    </message>
    <message>
        <source>Open any page in a browser and sign in there, then try again.</source>
        <translation>افتح أي صفحة في متصفح وسجّل الدخول هناك، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>%1 is not offered where you are%2.</source>
        <translation>%1 غير متاح حيث أنت%2.</translation>
    </message>
    <message>
        <source>Choose another profile in Settings.</source>
        <translation>اختر ملف اتصال آخر في الإعدادات.</translation>
    </message>
    <message>
        <source>Take headers out in Settings, then try again.</source>
        <translation>أزل ترويسات في الإعدادات، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Check the Base URL and the proxy in Settings.</source>
        <translation>تحقق من العنوان الأساسي ومن الخادم الوكيل في الإعدادات.</translation>
    </message>
    <message>
        <source>Check the Base URL in Settings; what stands on the way may not take what Hiwar sends.</source>
        <translation>تحقق من العنوان الأساسي في الإعدادات؛ فقد لا يقبل ما في الطريق ما يرسله حِوار.</translation>
    </message>
    <message>
        <source>%1 ended the connection while the question was still being sent: it may be too large.</source>
        <translation>أنهى %1 الاتصال والسؤال ما زال يُرسل: قد يكون أكبر مما يُقبل.</translation>
    </message>
    <message>
        <source>%1 could not be trusted: this computer knows no certificate authority.</source>
        <translation>تعذّر التحقق من هوية %1: لا يعرف هذا الحاسوب أي جهة تصديق.</translation>
    </message>
    <message>
        <source>Install your system&apos;s package ca-certificates, then try again.</source>
        <translation>ثبّت حزمة ca-certificates من نظامك، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The proxy %3 on the way to %1 did not let the question through%2.</source>
        <translation>لم يسمح الخادم الوكيل %3 الذي في الطريق إلى %1 بمرور السؤال%2.</translation>
    </message>
    <message>
        <source>%1 gave up within the reply: “%2”.</source>
        <translation>تخلى %1 عن الرد في أثنائه: «%2».</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: “%2”.</source>
        <translation>تعذّر إنشاء اتصال آمن مع %1: «%2».</translation>
    </message>
    <message>
        <source>You can ask again.</source>
        <translation>يمكنك أن تسأل مرة أخرى.</translation>
    </message>
    <message>
        <source>What answers at %1 does not speak HTTP.</source>
        <translation>ما يجيب في %1 لا يتكلم HTTP.</translation>
    </message>
    <message>
        <source>Send less of it, choose a model that can read more, or start a new conversation.</source>
        <translation>أرسل منها أقل، أو اختر نموذجًا يقرأ أكثر، أو ابدأ محادثة جديدة.</translation>
    </message>
    <message>
        <source>%1 says that this model takes no pictures%2.</source>
        <translation>يقول %1 إن هذا النموذج لا يقبل الصور%2.</translation>
    </message>
    <message>
        <source>%1 says that this model takes no documents%2.</source>
        <translation>يقول %1 إن هذا النموذج لا يقبل المستندات%2.</translation>
    </message>
    <message>
        <source>%1 says that this model takes no sound%2.</source>
        <translation>يقول %1 إن هذا النموذج لا يقبل الصوت%2.</translation>
    </message>
    <message>
        <source>Send without pictures, or choose another model.</source>
        <translation>أرسل بدون صور، أو اختر نموذجًا آخر.</translation>
    </message>
    <message>
        <source>Send without files, or choose another model.</source>
        <translation>أرسل بدون ملفات، أو اختر نموذجًا آخر.</translation>
    </message>
    <message>
        <source>Switch it on in Settings.</source>
        <translation>شغّله من الإعدادات.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 is switched off. Nothing was sent.</source>
        <translation>أُوقف %1. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>%1 has no model yet. Nothing was sent.</source>
        <translation>ليس في %1 نموذج بعد. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Choose a model in Settings.</source>
        <translation>اختر نموذجًا من الإعدادات.</translation>
    </message>
</context>
<context>
    <name>Hiwar::FactsForm</name>
    <message>
        <source>Price for a million tokens</source>
        <translation>سعر مليون رمز</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>السياق (رموز)</translation>
    </message>
    <message>
        <source>Tokens of context, question and reply together</source>
        <translation>رموز السياق، السؤال والرد معًا</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>العملة</translation>
    </message>
    <message>
        <source>Currency of the prices</source>
        <translation>عملة الأسعار</translation>
    </message>
    <message>
        <source>Takes pictures</source>
        <translation>يقبل الصور</translation>
    </message>
    <message>
        <source>Uses tools</source>
        <translation>يستخدم الأدوات</translation>
    </message>
    <message>
        <source>In</source>
        <translation>داخل</translation>
    </message>
    <message>
        <source>Price of a million tokens in</source>
        <translation>سعر مليون رمز داخل</translation>
    </message>
    <message>
        <source>In, cached</source>
        <translation>داخل محفوظ</translation>
    </message>
    <message>
        <source>Price of a million tokens in that the service still knew</source>
        <translation>سعر مليون رمز داخل ما زالت الخدمة تحفظه</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>خارج</translation>
    </message>
    <message>
        <source>Price of a million tokens out</source>
        <translation>سعر مليون رمز خارج</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Yes, says the service</source>
        <translation>نعم، كما تقول الخدمة</translation>
    </message>
    <message>
        <source>No, says the service</source>
        <translation>لا، كما تقول الخدمة</translation>
    </message>
    <message>
        <source>What is known of %1. Left empty, it is as the service tells.</source>
        <translation>ما يُعرف عن النموذج %1. وما يُترك فارغًا فكما تخبر به الخدمة.</translation>
    </message>
    <message>
        <source>A price needs both: in and out.</source>
        <translation>يلزم السعر كلاهما: داخل وخارج.</translation>
    </message>
</context>
<context>
    <name>Hiwar::FileField</name>
    <message>
        <source>The path of a file in PEM form</source>
        <translation>مسار ملف بصيغة PEM</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Choose a file: %1</source>
        <translation>اختيار ملف: %1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <source>Certificates and keys (*.pem *.crt *.cer *.key)</source>
        <translation>الشهادات والمفاتيح (*.pem *.crt *.cer *.key)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>Hiwar::FileNames</name>
    <message>
        <source>Conversation</source>
        <translation>محادثة</translation>
    </message>
</context>
<context>
    <name>Hiwar::FilesSection</name>
    <message numerus="yes">
        <source>%Ln letters</source>
        <translation>
            <numerusform>%Ln حرف</numerusform>
            <numerusform>حرف واحد</numerusform>
            <numerusform>حرفان</numerusform>
            <numerusform>%Ln أحرف</numerusform>
            <numerusform>%Ln حرفًا</numerusform>
            <numerusform>%Ln حرف</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pixels</source>
        <translation>
            <numerusform>%Ln بكسل</numerusform>
            <numerusform>بكسل واحد</numerusform>
            <numerusform>بكسلان</numerusform>
            <numerusform>%Ln بكسلات</numerusform>
            <numerusform>%Ln بكسلًا</numerusform>
            <numerusform>%Ln بكسل</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Offer a long paste as a file</source>
        <translation>عرض جعل النص الملصق الطويل ملفًا</translation>
    </message>
    <message>
        <source>A text that is pasted stays in the message until you take the offer.</source>
        <translation>يبقى النص الملصق في الرسالة حتى تقبل العرض.</translation>
    </message>
    <message>
        <source>Longest side of pictures</source>
        <translation>أطول ضلع للصور</translation>
    </message>
    <message>
        <source>A larger picture is made smaller before it is sent. Most models take no more, and smaller ones cost less.</source>
        <translation>تُصغَّر الصورة الأكبر قبل إرسالها. لا تقبل معظم النماذج أكثر من ذلك، والصور الأصغر أقل كلفة.</translation>
    </message>
    <message>
        <source>PDFs are sent as</source>
        <translation>ما يُرسَل من ملفات PDF</translation>
    </message>
    <message>
        <source>Few services take the file itself. It can be chosen for each PDF, too.</source>
        <translation>لا تقبل الملف نفسه إلا خدمات قليلة. ويمكن اختيار ذلك لكل ملف PDF على حدة.</translation>
    </message>
    <message>
        <source>Send recordings</source>
        <translation>إرسال التسجيلات الصوتية</translation>
    </message>
    <message>
        <source>Only models that listen take sound. Otherwise a recording is sent only if you choose so for it.</source>
        <translation>لا تقبل الصوت إلا النماذج التي تسمع. وبدون هذا الخيار لا يُرسَل التسجيل إلا إن اخترت ذلك له.</translation>
    </message>
    <message>
        <source>Keep original files</source>
        <translation>الاحتفاظ بالملفات الأصلية</translation>
    </message>
    <message>
        <source>Otherwise Hiwar keeps what is sent of a file, and not the file. Of pictures only what is sent is kept.</source>
        <translation>بدون ذلك يحتفظ حوار بما يُرسَل من الملف، لا بالملف. ولا يُحتفظ من الصور إلا بما يُرسَل.</translation>
    </message>
    <message>
        <source>Their text</source>
        <translation>نصها</translation>
    </message>
    <message>
        <source>The file itself</source>
        <translation>الملف نفسه</translation>
    </message>
</context>
<context>
    <name>Hiwar::FindBar</name>
    <message>
        <source>Find in conversation</source>
        <translation>البحث في المحادثة</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>مطابقة حالة الأحرف</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>النتيجة السابقة</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>إغلاق البحث</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Hiwar::ForeignReader</name>
    <message>
        <source>number %1</source>
        <translation>رقم %L1</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>إنه فارغ</translation>
    </message>
    <message>
        <source>it is UTF-16; save it as UTF-8</source>
        <translation>إنه بترميز UTF-16؛ احفظه بترميز UTF-8</translation>
    </message>
</context>
<context>
    <name>Hiwar::ForeignTranscript</name>
    <message>
        <source>Text beyond what one conversation can hold</source>
        <translation>نص يزيد على ما تتسع له محادثة واحدة</translation>
    </message>
    <message>
        <source>Text before anybody speaks</source>
        <translation>نص قبل أن يتكلم أحد</translation>
    </message>
</context>
<context>
    <name>Hiwar::ForeignWarning</name>
    <message>
        <source>What a tool gave back to the model</source>
        <translation>ما أعادته أداة إلى النموذج</translation>
    </message>
    <message>
        <source>A message that the other program kept hidden</source>
        <translation>رسالة كان البرنامج الآخر يخفيها</translation>
    </message>
    <message>
        <source>A file or picture that the export does not hold</source>
        <translation>ملف أو صورة ليست في الملف المُصدَّر</translation>
    </message>
    <message>
        <source>A part of a message that Hiwar does not know</source>
        <translation>جزء من رسالة لا يعرفه حِوار</translation>
    </message>
    <message>
        <source>A saved prompt that belongs to no conversation</source>
        <translation>طلب محفوظ لا ينتمي إلى أي محادثة</translation>
    </message>
    <message>
        <source>Characters that are damaged; each became �</source>
        <translation>محارف تالفة؛ صار كل منها �</translation>
    </message>
    <message>
        <source>Values that stand twice under one name; Hiwar reads the first</source>
        <translation>قيم مكررة بالاسم نفسه؛ يقرأ حِوار أولاها</translation>
    </message>
    <message>
        <source>A conversation that is damaged</source>
        <translation>محادثة تالفة</translation>
    </message>
    <message>
        <source>A conversation that is larger than Hiwar takes at once</source>
        <translation>محادثة أكبر مما يأخذه حِوار دفعة واحدة</translation>
    </message>
    <message>
        <source>A conversation that is nested deeper than any export</source>
        <translation>محادثة متداخلة أعمق من أي تصدير</translation>
    </message>
    <message>
        <source>Something that is no conversation</source>
        <translation>شيء ليس محادثة</translation>
    </message>
    <message>
        <source>A conversation without messages</source>
        <translation>محادثة بلا رسائل</translation>
    </message>
    <message>
        <source>A file or picture that is larger than Hiwar takes</source>
        <translation>ملف أو صورة أكبر مما يأخذه حِوار</translation>
    </message>
    <message>
        <source>An archive within the archive; unpack it and import it by itself</source>
        <translation>أرشيف داخل الأرشيف؛ فكّ ضغطه واستورده وحده</translation>
    </message>
</context>
<context>
    <name>Hiwar::ForkBar</name>
    <message>
        <source>Forked conversation</source>
        <translation>محادثة متفرّعة</translation>
    </message>
    <message>
        <source>Open the original</source>
        <translation>فتح الأصلية</translation>
    </message>
    <message>
        <source>Forked from another conversation.</source>
        <translation>تفرّعت هذه المحادثة من محادثة أخرى.</translation>
    </message>
    <message>
        <source>Forked from “%1”.</source>
        <translation>تفرّعت هذه المحادثة من «%1».</translation>
    </message>
</context>
<context>
    <name>Hiwar::FormatRow</name>
    <message>
        <source>JSON schema</source>
        <translation>مخطط JSON</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>لم تُعيَّن</translation>
    </message>
    <message>
        <source>The service&apos;s default</source>
        <translation>القيمة المبدئية للخدمة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>JSON object</source>
        <translation>كائن JSON</translation>
    </message>
    <message>
        <source>Not set: %1</source>
        <translation>لم تُعيَّن: %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::FurtherSettings</name>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>الانتظار</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>to be corrected</source>
        <translation>يحتاج إلى تصحيح</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>الإنفاق</translation>
    </message>
</context>
<context>
    <name>Hiwar::GlobalKeys</name>
    <message>
        <source>The keys are %1.</source>
        <translation>المفاتيح هي %1.</translation>
    </message>
    <message>
        <source>This desktop gives programs no such keys. In its keyboard settings, bind keys of your choice to the command: %1</source>
        <translation>لا يعطي سطح المكتب هذا البرامج مفاتيح كهذه. اربط في إعدادات لوحة المفاتيح مفاتيح تختارها بالأمر: %1</translation>
    </message>
    <message>
        <source>%1 belongs to another program. In the keyboard settings of the desktop, bind other keys to the command: %2</source>
        <translation>المفاتيح %1 لبرنامج آخر. اربط في إعدادات لوحة المفاتيح لسطح المكتب مفاتيح أخرى بالأمر: %2</translation>
    </message>
    <message>
        <source>Windows gives Hiwar no such keys. Make a shortcut to this command on the desktop, and set keys of your choice in its properties: %1</source>
        <translation>لا يعطي Windows حِوارًا مفاتيح كهذه. أنشئ على سطح المكتب اختصارًا لهذا الأمر، وعيّن مفاتيح تختارها في خصائصه: %1</translation>
    </message>
    <message>
        <source>macOS gives Hiwar no such keys. In the app Shortcuts, make a shortcut that runs this command, and give it keys of your choice: %1</source>
        <translation>لا يعطي macOS حِوارًا مفاتيح كهذه. أنشئ في تطبيق «الاختصارات» اختصارًا يشغّل هذا الأمر، وأعطه مفاتيح تختارها: %1</translation>
    </message>
    <message>
        <source>%1 belongs to another program. Make a shortcut to this command on the desktop, and set other keys in its properties: %2</source>
        <translation>المفاتيح %1 لبرنامج آخر. أنشئ على سطح المكتب اختصارًا لهذا الأمر، وعيّن مفاتيح أخرى في خصائصه: %2</translation>
    </message>
    <message>
        <source>%1 belongs to another program. In the app Shortcuts, make a shortcut that runs this command, and give it other keys: %2</source>
        <translation>المفاتيح %1 لبرنامج آخر. أنشئ في تطبيق «الاختصارات» اختصارًا يشغّل هذا الأمر، وأعطه مفاتيح أخرى: %2</translation>
    </message>
</context>
<context>
    <name>Hiwar::Header</name>
    <message>
        <source>Conversation menu</source>
        <translation>قائمة المحادثة</translation>
    </message>
    <message>
        <source>Rename, pin, move, export, delete</source>
        <translation>إعادة التسمية والتثبيت والنقل والتصدير والحذف</translation>
    </message>
    <message>
        <source>Title of this conversation</source>
        <translation>عنوان هذه المحادثة</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>اختيار النموذج</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>اختيار من يجيب</translation>
    </message>
    <message>
        <source>Window menu</source>
        <translation>قائمة النافذة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>اختيار نموذج</translation>
    </message>
    <message>
        <source>Hide sidebar</source>
        <translation>إخفاء الشريط الجانبي</translation>
    </message>
    <message>
        <source>Show sidebar</source>
        <translation>إظهار الشريط الجانبي</translation>
    </message>
</context>
<context>
    <name>Hiwar::HeaderRow</name>
    <message>
        <source>Header value</source>
        <translation>قيمة الترويسة</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>سرية</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>The name of a header that goes along with every request</source>
        <translation>اسم ترويسة تُرسل مع كل طلب</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Keep the value in the keychain</source>
        <translation>حفظ القيمة في حلقة المفاتيح</translation>
    </message>
    <message>
        <source>Header %1 name</source>
        <translation>اسم الترويسة %L1</translation>
    </message>
    <message>
        <source>Header %1 value</source>
        <translation>قيمة الترويسة %L1</translation>
    </message>
    <message>
        <source>Header %1 is secret</source>
        <translation>الترويسة %L1 سرية</translation>
    </message>
    <message>
        <source>Remove header %1</source>
        <translation>إزالة الترويسة %L1</translation>
    </message>
    <message>
        <source>Remove this header</source>
        <translation>إزالة هذه الترويسة</translation>
    </message>
    <message>
        <source>Type the value of this header.</source>
        <translation>اكتب قيمة هذه الترويسة.</translation>
    </message>
</context>
<context>
    <name>Hiwar::HeaderText</name>
    <message>
        <source>This header has no name yet.</source>
        <translation>ليس لهذه الترويسة اسم بعد.</translation>
    </message>
    <message>
        <source>A header&apos;s name holds only Latin letters, digits and a few signs, as -.</source>
        <translation>لا يحتوي اسم الترويسة إلا على حروف لاتينية وأرقام وبضع علامات مثل -.</translation>
    </message>
    <message>
        <source>Hiwar sets “%1” itself.</source>
        <translation>يضبط حِوار «%1» بنفسه.</translation>
    </message>
    <message>
        <source>The value holds a line break or the like, which no header can carry.</source>
        <translation>في القيمة فاصل أسطر أو ما شابهه، ولا تحمل ترويسة مثل ذلك.</translation>
    </message>
</context>
<context>
    <name>Hiwar::HeadersSection</name>
    <message>
        <source>Add a header</source>
        <translation>إضافة ترويسة</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>ترويسات إضافية</translation>
    </message>
    <message>
        <source>It goes along with every request</source>
        <translation>تُرسل مع كل طلب</translation>
    </message>
    <message>
        <source>1 header</source>
        <translation>ترويسة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%n headers</source>
        <translation>
            <numerusform>بلا ترويسات</numerusform>
            <numerusform>ترويسة واحدة</numerusform>
            <numerusform>ترويستان</numerusform>
            <numerusform>%Ln ترويسات</numerusform>
            <numerusform>%Ln ترويسة</numerusform>
            <numerusform>%Ln ترويسة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::HistoryController</name>
    <message>
        <source>The history was moved or deleted while Hiwar was open. It was written again where it had been, and nothing is lost.</source>
        <translation>نُقل سجل المحادثات أو حُذف بينما كان حِوار مفتوحًا. كُتب من جديد في مكانه، ولم يُفقد شيء.</translation>
    </message>
    <message>
        <source>Hiwar was closed while a reply was arriving. What arrived is kept.</source>
        <translation>أُغلق حِوار أثناء وصول رد. ما وصل محفوظ.</translation>
    </message>
    <message>
        <source>The daily copy of the history was not made: %1</source>
        <translation>لم تُصنع النسخة اليومية من سجل المحادثات: %1</translation>
    </message>
    <message>
        <source>Take the copy of %1</source>
        <translation>أخذ نسخة %1</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>حفظ ما يمكن قراءته</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>بدء سجل جديد</translation>
    </message>
    <message>
        <source>Something is being exported or imported. Try again when it has ended.</source>
        <translation>يجري الآن تصدير أو استيراد. أعد المحاولة عندما ينتهي.</translation>
    </message>
    <message>
        <source>One conversation is not wholly on the disk: what is missing goes with the window.</source>
        <translation>محادثة واحدة ليست كلها على القرص: ما ينقص منها يزول مع النافذة.</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations are not wholly on the disk: what is missing goes with the window.</source>
        <translation>
            <numerusform>لا توجد محادثات ناقصة على القرص.</numerusform>
            <numerusform>محادثة واحدة ليست كلها على القرص: ما ينقص منها يزول مع النافذة.</numerusform>
            <numerusform>محادثتان ليستا كلهما على القرص: ما ينقص منهما يزول مع النافذة.</numerusform>
            <numerusform>%Ln محادثات ليست كلها على القرص: ما ينقص منها يزول مع النافذة.</numerusform>
            <numerusform>%Ln محادثة ليست كلها على القرص: ما ينقص منها يزول مع النافذة.</numerusform>
            <numerusform>%Ln محادثة ليست كلها على القرص: ما ينقص منها يزول مع النافذة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>حفظ في مكان آخر…</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>الخروج رغم ذلك</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
    <message>
        <source>Save what is not on the disk</source>
        <translation>حفظ ما ليس على القرص</translation>
    </message>
    <message>
        <source>Hiwar conversations</source>
        <translation>محادثات حِوار</translation>
    </message>
    <message>
        <source>The history was damaged. A new one was begun, and what is said now is kept in it. The damaged file lies beside it as %1.</source>
        <translation>كان سجل المحادثات تالفًا. بُدئ سجل جديد، ويُحفظ فيه ما يُقال الآن. يوجد الملف التالف بجانبه باسم %1.</translation>
    </message>
    <message>
        <source>The history was missing or empty. A new one was begun, and what is said now is kept in it.</source>
        <translation>كان سجل المحادثات مفقودًا أو فارغًا. بُدئ سجل جديد، ويُحفظ فيه ما يُقال الآن.</translation>
    </message>
    <message>
        <source>The newest sound copy is of %1 and holds one conversation.</source>
        <translation>أحدث نسخة سليمة بتاريخ %1 وفيها محادثة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>The newest sound copy is of %1 and holds %n conversations.</source>
        <translation>
            <numerusform>أحدث نسخة سليمة بتاريخ %1 وليس فيها محادثات.</numerusform>
            <numerusform>أحدث نسخة سليمة بتاريخ %1 وفيها محادثة واحدة.</numerusform>
            <numerusform>أحدث نسخة سليمة بتاريخ %1 وفيها محادثتان.</numerusform>
            <numerusform>أحدث نسخة سليمة بتاريخ %1 وفيها %Ln محادثات.</numerusform>
            <numerusform>أحدث نسخة سليمة بتاريخ %1 وفيها %Ln محادثة.</numerusform>
            <numerusform>أحدث نسخة سليمة بتاريخ %1 وفيها %Ln محادثة.</numerusform>
        </translation>
    </message>
    <message>
        <source>One conversation was in Recently deleted for 30 days and is now deleted for good.</source>
        <translation>بقيت محادثة واحدة في «المحذوفة حديثًا» 30 يومًا وحُذفت نهائيًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were in Recently deleted for 30 days and are now deleted for good.</source>
        <translation>
            <numerusform>لم تُحذف أي محادثة نهائيًا.</numerusform>
            <numerusform>بقيت محادثة واحدة في «المحذوفة حديثًا» 30 يومًا وحُذفت نهائيًا.</numerusform>
            <numerusform>بقيت محادثتان في «المحذوفة حديثًا» 30 يومًا وحُذفتا نهائيًا.</numerusform>
            <numerusform>بقيت %Ln محادثات في «المحذوفة حديثًا» 30 يومًا وحُذفت نهائيًا.</numerusform>
            <numerusform>بقيت %Ln محادثة في «المحذوفة حديثًا» 30 يومًا وحُذفت نهائيًا.</numerusform>
            <numerusform>بقيت %Ln محادثة في «المحذوفة حديثًا» 30 يومًا وحُذفت نهائيًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::HistoryFileReader</name>
    <message>
        <source>Hiwar&apos;s history</source>
        <translation>سجل محادثات حِوار</translation>
    </message>
</context>
<context>
    <name>Hiwar::HistoryLines</name>
    <message>
        <source>line %1</source>
        <translation>السطر %L1</translation>
    </message>
</context>
<context>
    <name>Hiwar::HiwarLink</name>
    <message>
        <source>The link that was opened is too long, so nothing was taken from it.</source>
        <translation>الرابط الذي فُتح أطول من اللازم، فلم يؤخذ منه شيء.</translation>
    </message>
    <message>
        <source>The link that was opened asks for something that this Hiwar does not know.</source>
        <translation>يطلب الرابط الذي فُتح شيئًا لا تعرفه هذه النسخة من حِوار.</translation>
    </message>
</context>
<context>
    <name>Hiwar::HtmlForm</name>
    <message>
        <source>Reasoning</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>مرفق: %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>المحادثات</translation>
    </message>
</context>
<context>
    <name>Hiwar::ImportReport</name>
    <message>
        <source>Other things</source>
        <translation>أشياء أخرى</translation>
    </message>
    <message>
        <source>Conversations: %1 new, %2 known already.</source>
        <translation>المحادثات: %L1 جديدة، %L2 معروفة من قبل.</translation>
    </message>
    <message>
        <source>Conversations: %1 would be new, %2 known already.</source>
        <translation>المحادثات: ستكون %L1 جديدة، %L2 معروفة من قبل.</translation>
    </message>
    <message>
        <source>Messages: %1 new, %2 known already.</source>
        <translation>الرسائل: %L1 جديدة، %L2 معروفة من قبل.</translation>
    </message>
    <message>
        <source>Messages: %1 would be new, %2 known already.</source>
        <translation>الرسائل: ستكون %L1 جديدة، %L2 معروفة من قبل.</translation>
    </message>
    <message>
        <source>Skipped (%1): %2.</source>
        <translation>تُرك (%L1): %2.</translation>
    </message>
    <message>
        <source>Skipped (%1): %2; first at %3.</source>
        <translation>تُرك (%L1): %2؛ أولها عند %3.</translation>
    </message>
    <message>
        <source>Personas and prompts: %1 new.</source>
        <translation>الشخصيات والموجّهات: %1 جديدة.</translation>
    </message>
    <message>
        <source>Personas and prompts: %1 would be new.</source>
        <translation>الشخصيات والموجّهات: ستكون %L1 جديدة.</translation>
    </message>
</context>
<context>
    <name>Hiwar::InspectorPanel</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>المحاولة</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>منسّق</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>نسخ كأمر cURL</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>نسخ الطلب</translation>
    </message>
    <message>
        <source>Copy reply</source>
        <translation>نسخ الرد</translation>
    </message>
    <message>
        <source>Details panel</source>
        <translation>لوحة التفاصيل</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>الأقسام</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>إغلاق التفاصيل</translation>
    </message>
    <message>
        <source>Copied. Set HIWAR_API_KEY in the shell before you run it.</source>
        <translation>نُسخ. اضبط HIWAR_API_KEY في الطرفية قبل تشغيله.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>بلا جواب</translation>
    </message>
    <message>
        <source>Attempt %1 · %2</source>
        <translation>المحاولة %L1 · %2</translation>
    </message>
    <message>
        <source>The request is too long to be kept whole.</source>
        <translation>الطلب أطول من أن يُحفظ كاملًا.</translation>
    </message>
</context>
<context>
    <name>Hiwar::JumpButton</name>
    <message>
        <source>Jump to the latest</source>
        <translation>الانتقال إلى الأحدث</translation>
    </message>
    <message>
        <source>There is new text below</source>
        <translation>يوجد نص جديد أدناه</translation>
    </message>
    <message>
        <source>There is new text below. Jump to the latest (End)</source>
        <translation>يوجد نص جديد أدناه. الانتقال إلى الأحدث (End)</translation>
    </message>
    <message>
        <source>Jump to the latest (End)</source>
        <translation>الانتقال إلى الأحدث (End)</translation>
    </message>
</context>
<context>
    <name>Hiwar::JumpListMenu</name>
    <message>
        <source>Windows did not store the menu. The next change of a title tries again.</source>
        <translation>لم يحفظ Windows القائمة. ستُعاد المحاولة عند أول تغيّر في عنوان.</translation>
    </message>
    <message>
        <source>Windows does not show them. Allow recently opened items in its settings: Personalisation, Start.</source>
        <translation>لا يعرضها Windows. اسمح بالعناصر المفتوحة حديثًا في إعداداته: التخصيص، البدء.</translation>
    </message>
</context>
<context>
    <name>Hiwar::KeyCheck</name>
    <message>
        <source>This service lists its models without a key, so the key could not be checked.</source>
        <translation>تعرض هذه الخدمة نماذجها بلا مفتاح، فلم يمكن فحص المفتاح.</translation>
    </message>
    <message>
        <source>Key works · 1 model</source>
        <translation>المفتاح يعمل · نموذج واحد</translation>
    </message>
    <message numerus="yes">
        <source>Key works · %n models</source>
        <translation>
            <numerusform>المفتاح يعمل · بلا نماذج</numerusform>
            <numerusform>المفتاح يعمل · نموذج واحد</numerusform>
            <numerusform>المفتاح يعمل · نموذجان</numerusform>
            <numerusform>المفتاح يعمل · %Ln نماذج</numerusform>
            <numerusform>المفتاح يعمل · %Ln نموذجًا</numerusform>
            <numerusform>المفتاح يعمل · %Ln نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>This key was refused. Check it, or paste another.</source>
        <translation>رُفض هذا المفتاح. تحقق منه، أو ألصق مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>This service wants a key.</source>
        <translation>تطلب هذه الخدمة مفتاحًا.</translation>
    </message>
    <message>
        <source>This key was entered for %1. Enter it again to use it for this address.</source>
        <translation>أُدخل هذا المفتاح من أجل %1. أدخله من جديد لاستعماله لهذا العنوان.</translation>
    </message>
    <message>
        <source>The stored key is for %1. Enter the one for this address.</source>
        <translation>المفتاح المحفوظ من أجل %1. أدخل مفتاح هذا العنوان.</translation>
    </message>
</context>
<context>
    <name>Hiwar::KeyField</name>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>إظهار المفتاح</translation>
    </message>
    <message>
        <source>Show what is being typed</source>
        <translation>إظهار ما يُكتب</translation>
    </message>
    <message>
        <source>No key needed</source>
        <translation>لا حاجة إلى مفتاح</translation>
    </message>
    <message>
        <source>Stored; type to replace it</source>
        <translation>محفوظ؛ اكتب لاستبداله</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>ألصق المفتاح هنا</translation>
    </message>
    <message>
        <source>Keep key</source>
        <translation>إبقاء المفتاح</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>إزالة المفتاح</translation>
    </message>
    <message>
        <source>The key will be removed when you save.</source>
        <translation>سيُزال المفتاح عند الحفظ.</translation>
    </message>
    <message>
        <source>Type to replace it</source>
        <translation>اكتب لتستبدله</translation>
    </message>
</context>
<context>
    <name>Hiwar::KeyRecorder</name>
    <message>
        <source>New keys</source>
        <translation>المفاتيح الجديدة</translation>
    </message>
    <message>
        <source>Press the keys</source>
        <translation>اضغط المفاتيح</translation>
    </message>
</context>
<context>
    <name>Hiwar::KeyboardSection</name>
    <message>
        <source>Send with</source>
        <translation>الإرسال بالمفتاح</translation>
    </message>
    <message>
        <source>The key that sends a message</source>
        <translation>المفتاح الذي يرسل الرسالة</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>كل اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>Hiwar::LanguageSection</name>
    <message>
        <source>Language</source>
        <translation>اللغة (Language)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>لغة النافذة</translation>
    </message>
    <message>
        <source>Hiwar is busy. The language changes after a restart, or when you choose it again later.</source>
        <translation>حِوار منشغل. تتغير اللغة بعد إعادة التشغيل، أو حين تختارها مرة أخرى لاحقًا.</translation>
    </message>
</context>
<context>
    <name>Hiwar::LauncherMenu</name>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Temporary conversation</source>
        <translation>محادثة مؤقتة</translation>
    </message>
    <message>
        <source>Nothing of it is stored.</source>
        <translation>لا يُحفظ منها شيء.</translation>
    </message>
    <message>
        <source>Quick question</source>
        <translation>سؤال سريع</translation>
    </message>
    <message>
        <source>A small window, whose question and reply are not stored.</source>
        <translation>نافذة صغيرة لا يُحفظ سؤالها ولا ردّها.</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>البحث في المحادثات</translation>
    </message>
    <message>
        <source>Last conversations</source>
        <translation>آخر المحادثات</translation>
    </message>
</context>
<context>
    <name>Hiwar::LibraryController</name>
    <message>
        <source>The library could not be stored. Make room on the disk, then save the entry again.</source>
        <translation>تعذّر حفظ المكتبة. أفسح مكانًا على القرص ثم احفظ المدخل من جديد.</translation>
    </message>
    <message>
        <source>“%1” answers here now.</source>
        <translation>«%1» تجيب هنا الآن.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (نسخة)</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>حُذف «%1».</translation>
    </message>
</context>
<context>
    <name>Hiwar::LibraryFiles</name>
    <message>
        <source>%1 could not be read: %2. Choose another file.</source>
        <translation>تعذّرت قراءة %1: %2. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>%1 is too large for a file of personas and prompts.</source>
        <translation>%1 أكبر من أن يكون ملف شخصيات وموجّهات.</translation>
    </message>
    <message>
        <source>%1 holds no personas or prompts that Hiwar can read. It reads its own files and those of Chatbox, Cherry Studio, LibreChat and Open WebUI.</source>
        <translation>ليس في %1 شخصيات أو موجّهات يستطيع حوار قراءتها. يقرأ حوار ملفاته وملفات Chatbox وCherry Studio وLibreChat وOpen WebUI.</translation>
    </message>
    <message>
        <source>Import personas and prompts</source>
        <translation>استيراد الشخصيات والموجّهات</translation>
    </message>
    <message>
        <source>Personas and prompts (*.json *.md)</source>
        <translation>شخصيات وموجّهات (*.json *.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Export the library</source>
        <translation>تصدير المكتبة</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Imported: personas %1, prompts %2. Known already: %3.</source>
        <translation>استُورد: الشخصيات %1، الموجّهات %2. المعروف من قبل: %3.</translation>
    </message>
    <message>
        <source>Entries not read, or only in part: %1.</source>
        <translation>مدخلات لم تُقرأ أو قُرئ بعضها: %1.</translation>
    </message>
    <message>
        <source>The library was written to %1.</source>
        <translation>كُتبت المكتبة في %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>تعذّرت كتابة %1: %2. اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>Files that could not be read: %1.</source>
        <translation>ملفات تعذّرت قراءتها: %L1.</translation>
    </message>
    <message>
        <source>A folder of Markdown files, one for each entry (*)</source>
        <translation>مجلد من ملفات Markdown، ملف لكل عنصر (*)</translation>
    </message>
</context>
<context>
    <name>Hiwar::LibraryPanel</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Close library</source>
        <translation>إغلاق المكتبة</translation>
    </message>
    <message>
        <source>What the library shows</source>
        <translation>ما تعرضه المكتبة</translation>
    </message>
    <message>
        <source>Personas</source>
        <translation>الشخصيات</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>الموجّهات</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>البحث في المكتبة</translation>
    </message>
    <message>
        <source>Find by name or folder</source>
        <translation>ابحث بالاسم أو المجلد</translation>
    </message>
    <message>
        <source>Start a conversation</source>
        <translation>ابدأ محادثة</translation>
    </message>
    <message>
        <source>Use here</source>
        <translation>استخدمها هنا</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تعديل…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>جديد…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Read personas and prompts from a file</source>
        <translation>قراءة شخصيات وموجّهات من ملف</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Write the whole library to a file</source>
        <translation>كتابة المكتبة كلها في ملف</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>A persona is who you talk to: a system prompt, a model and parameters under a name. Make one with New.</source>
        <translation>الشخصية هي من تتحدث إليه: موجّه نظام ونموذج ومعاملات باسم واحد. أنشئ واحدة بزر «جديد».</translation>
    </message>
    <message>
        <source>A prompt is a text that you use again: type / and its name in a message. Make one with New.</source>
        <translation>الموجّه نص تستخدمه مرة بعد مرة: اكتب / واسمه في رسالة. أنشئ واحدًا بزر «جديد».</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>New persona</source>
        <translation>شخصية جديدة</translation>
    </message>
    <message>
        <source>Edit the persona</source>
        <translation>تعديل الشخصية</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>موجّه جديد</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>تعديل الموجّه</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
</context>
<context>
    <name>Hiwar::LimitBar</name>
    <message>
        <source>Raise the limit…</source>
        <translation>رفع الحدّ…</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>أرسل مع ذلك</translation>
    </message>
    <message>
        <source>Limit of the day</source>
        <translation>حدّ اليوم</translation>
    </message>
    <message>
        <source>This request would pass today&apos;s limit of %1 (spent %2, this one %3), so it was not sent.</source>
        <translation>كان هذا الطلب سيتجاوز حدّ اليوم وهو %1 (أُنفق %2، وكلفة هذا الطلب %3)، لذلك لم يُرسل.</translation>
    </message>
</context>
<context>
    <name>Hiwar::LinesWarning</name>
    <message>
        <source>A newer Hiwar wrote the file: what this version does not know is left out</source>
        <translation>كتبت الملفَّ نسخةٌ أحدث من حِوار: يُترك ما لا تعرفه هذه النسخة</translation>
    </message>
    <message>
        <source>A line that is too long</source>
        <translation>سطر أطول من اللازم</translation>
    </message>
    <message>
        <source>A line that is broken</source>
        <translation>سطر تالف</translation>
    </message>
    <message>
        <source>A kind of line that this version does not know</source>
        <translation>نوع من الأسطر لا تعرفه هذه النسخة</translation>
    </message>
    <message>
        <source>A field that this version does not know</source>
        <translation>حقل لا تعرفه هذه النسخة</translation>
    </message>
    <message>
        <source>A value of a wrong kind</source>
        <translation>قيمة من نوع خاطئ</translation>
    </message>
    <message>
        <source>Something without an id</source>
        <translation>شيء بلا معرّف</translation>
    </message>
    <message>
        <source>A line that belongs to no conversation</source>
        <translation>سطر لا ينتمي إلى أي محادثة</translation>
    </message>
    <message>
        <source>A message that is there twice</source>
        <translation>رسالة مكررة</translation>
    </message>
    <message>
        <source>The message that another one answers: the other one now stands first</source>
        <translation>الرسالة التي تجيب عنها رسالة أخرى: صارت الأخرى أولى</translation>
    </message>
    <message>
        <source>A message beyond what one conversation can hold</source>
        <translation>رسالة تزيد على ما تتسع له محادثة واحدة</translation>
    </message>
    <message>
        <source>A folder beyond what a history can have</source>
        <translation>مجلد يزيد على ما يتسع له سجل المحادثات</translation>
    </message>
    <message>
        <source>The content of an attachment, which is damaged</source>
        <translation>محتوى مرفق، وهو تالف</translation>
    </message>
    <message>
        <source>The content of an attachment that no message has</source>
        <translation>محتوى مرفق لا تملكه أي رسالة</translation>
    </message>
    <message>
        <source>The end of the file is missing, so it may hold more</source>
        <translation>نهاية الملف مفقودة، فقد يحوي أكثر من هذا</translation>
    </message>
</context>
<context>
    <name>Hiwar::LinkController</name>
    <message>
        <source>The link leads somewhere else than it says: %1</source>
        <translation>يقود الرابط إلى غير ما يقوله: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>No program opened %1.</source>
        <translation>لم يفتح أي برنامج %1.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
</context>
<context>
    <name>Hiwar::LoginFile</name>
    <message>
        <source>%1 cannot be removed, so Hiwar still starts at login. Remove that file yourself.</source>
        <translation>تعذّر حذف %1، فما زال حِوار يبدأ عند تسجيل الدخول. احذف هذا الملف بنفسك.</translation>
    </message>
    <message>
        <source>%1 cannot be written, so Hiwar does not start at login: %2</source>
        <translation>تعذّرت كتابة %1، فلا يبدأ حِوار عند تسجيل الدخول: %2</translation>
    </message>
</context>
<context>
    <name>Hiwar::LoginRegistry</name>
    <message>
        <source>Windows did not let Hiwar change what starts at login. Its own settings have a list of these.</source>
        <translation>لم يسمح Windows لحِوار بتغيير ما يبدأ عند تسجيل الدخول. في إعداداته قائمة بذلك.</translation>
    </message>
</context>
<context>
    <name>Hiwar::LookSection</name>
    <message>
        <source>As the system</source>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>Font of the window</source>
        <translation>خط النافذة</translation>
    </message>
    <message>
        <source>Size in the window</source>
        <translation>الحجم في النافذة</translation>
    </message>
    <message>
        <source>Font of messages</source>
        <translation>خط الرسائل</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>كما في النافذة</translation>
    </message>
    <message>
        <source>Size of messages</source>
        <translation>حجم الرسائل</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>خط الشيفرة</translation>
    </message>
    <message>
        <source>Size of code</source>
        <translation>حجم الشيفرة</translation>
    </message>
    <message>
        <source>Apart from the zoom of all</source>
        <translation>بمعزل عن تكبير الكل</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 ٪</translation>
    </message>
    <message>
        <source>Distance of lines</source>
        <translation>المسافة بين الأسطر</translation>
    </message>
    <message>
        <source>In messages, of the size of the font</source>
        <translation>في الرسائل، نسبةً إلى حجم الخط</translation>
    </message>
    <message>
        <source>Width of the conversation</source>
        <translation>عرض المحادثة</translation>
    </message>
    <message>
        <source>How long lines may be</source>
        <translation>أقصى طول للأسطر</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>ضيّق</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>معتاد</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>واسع</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>مثل النافذة</translation>
    </message>
</context>
<context>
    <name>Hiwar::MainWindow</name>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Temporary conversation</source>
        <translation>محادثة مؤقتة</translation>
    </message>
</context>
<context>
    <name>Hiwar::MessageTreeModel</name>
    <message>
        <source>no words</source>
        <translation>بلا نص</translation>
    </message>
    <message>
        <source>System prompt: %1</source>
        <translation>موجّه النظام: %1</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>أنت: %1</translation>
    </message>
    <message>
        <source>Assistant: %1</source>
        <translation>المساعد: %1</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>النسخة %1 من %2</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>معروضة</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>غير معروضة</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>Hiwar::ModelBox</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Type a name, or choose one the service offers</source>
        <translation>اكتب اسمًا، أو اختر واحدًا مما تعرضه الخدمة</translation>
    </message>
    <message>
        <source>Model name, for example gpt-5</source>
        <translation>اسم النموذج، مثل gpt-5</translation>
    </message>
</context>
<context>
    <name>Hiwar::ModelChoices</name>
    <message>
        <source>Choose a model…</source>
        <translation>اختيار نموذج…</translation>
    </message>
    <message>
        <source>Explains Hiwar, without a network</source>
        <translation>يشرح حِوار دون شبكة</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>المفضّلة</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>آخر ما استُخدم</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>مضمّن</translation>
    </message>
    <message>
        <source>Not made for chat</source>
        <translation>ليست للمحادثة</translation>
    </message>
    <message>
        <source>Use “%1” of %2</source>
        <translation>استخدام «%1» من %2</translation>
    </message>
</context>
<context>
    <name>Hiwar::ModelChooser</name>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
    <message>
        <source>Edit what is known…</source>
        <translation>تعديل ما يُعرف…</translation>
    </message>
    <message>
        <source>Services and keys…</source>
        <translation>الخدمات والمفاتيح…</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>من يجيب</translation>
    </message>
    <message>
        <source>Find a model</source>
        <translation>البحث عن نموذج</translation>
    </message>
    <message>
        <source>Find a model, or type its name</source>
        <translation>ابحث عن نموذج أو اكتب اسمه</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Edit what is known of the model</source>
        <translation>تعديل ما يُعرف عن النموذج</translation>
    </message>
    <message>
        <source>%1 is a favourite.</source>
        <translation>صار %1 من المفضّلة.</translation>
    </message>
    <message>
        <source>%1 is no favourite any more.</source>
        <translation>لم يعد %1 من المفضّلة.</translation>
    </message>
    <message>
        <source>Ask several models</source>
        <translation>سؤال عدة نماذج</translation>
    </message>
    <message>
        <source>%1 is ticked.</source>
        <translation>النموذج %1 معلَّم.</translation>
    </message>
    <message>
        <source>%1 is not ticked.</source>
        <translation>النموذج %1 غير معلَّم.</translation>
    </message>
</context>
<context>
    <name>Hiwar::ModelController</name>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1 (موقوف)</translation>
    </message>
    <message>
        <source>Regenerate this reply with</source>
        <translation>إعادة توليد هذا الرد بواسطة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models</source>
        <translation>
            <numerusform>بلا نماذج</numerusform>
            <numerusform>نموذج واحد</numerusform>
            <numerusform>نموذجان</numerusform>
            <numerusform>%Ln نماذج</numerusform>
            <numerusform>%Ln نموذجًا</numerusform>
            <numerusform>%Ln نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask other models, too</source>
        <translation>سؤال نماذج أخرى أيضًا</translation>
    </message>
</context>
<context>
    <name>Hiwar::ModelNames</name>
    <message>
        <source>Other models (%1)</source>
        <translation>نماذج أخرى (%L1)</translation>
    </message>
    <message>
        <source>Other models (%1), shown</source>
        <translation>نماذج أخرى (%L1)، ظاهرة</translation>
    </message>
    <message>
        <source>Other models (%1), folded</source>
        <translation>نماذج أخرى (%L1)، مطوية</translation>
    </message>
</context>
<context>
    <name>Hiwar::ModelWords</name>
    <message>
        <source>%1M</source>
        <comment>millions</comment>
        <translation>%1 مليون</translation>
    </message>
    <message>
        <source>%1K</source>
        <comment>thousands</comment>
        <translation>%1 ألف</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2.50 SAR</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>صور</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>أدوات</translation>
    </message>
    <message>
        <source>free</source>
        <translation>مجاني</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>price in / out</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 tokens of context</source>
        <translation>سياق طوله %1 رمز</translation>
    </message>
    <message>
        <source>takes pictures</source>
        <translation>يقبل الصور</translation>
    </message>
    <message>
        <source>uses tools</source>
        <translation>يستخدم الأدوات</translation>
    </message>
    <message>
        <source>%1 for a million tokens in, %2 out</source>
        <translation>سعر مليون رمز %1 داخلًا و%2 خارجًا</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>A number of tokens, as 128000 or 128K.</source>
        <translation>عدد من الرموز مثل 128000 أو 128K.</translation>
    </message>
    <message>
        <source>A price for a million tokens, as 2.50.</source>
        <translation>سعر لمليون رمز مثل 2.50.</translation>
    </message>
</context>
<context>
    <name>Hiwar::NameLine</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
</context>
<context>
    <name>Hiwar::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>إشعار</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>تم التراجع.</translation>
    </message>
</context>
<context>
    <name>Hiwar::NoticeLine</name>
    <message>
        <source>Close notice</source>
        <translation>إغلاق الإشعار</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Hiwar::NotificationController</name>
    <message>
        <source>Your answer was not sent. It is in the message field: look at it, and send it from there.</source>
        <translation>لم تُرسل إجابتك. هي في حقل الرسالة: انظر إليها وأرسلها من هناك.</translation>
    </message>
</context>
<context>
    <name>Hiwar::Notifier</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>رد</translation>
    </message>
    <message>
        <source>Ask something</source>
        <translation>اسأل شيئًا</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
</context>
<context>
    <name>Hiwar::OpenWebUiReader</name>
    <message>
        <source>Open WebUI folder %1</source>
        <translation>مجلد Open WebUI باسم %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::OrganiseController</name>
    <message>
        <source>Not deleted for good: %1. %2</source>
        <translation>لم يُحذف نهائيًا: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>لا محادثات</numerusform>
            <numerusform>المحادثة المحددة</numerusform>
            <numerusform>المحادثتان المحددتان</numerusform>
            <numerusform>المحادثات المحددة (%Ln)</numerusform>
            <numerusform>المحادثات المحددة (%Ln)</numerusform>
            <numerusform>المحادثات المحددة (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>“New conversation”</source>
        <translation>«محادثة جديدة»</translation>
    </message>
    <message>
        <source>Archived: %1.</source>
        <translation>أُرشفت: %1.</translation>
    </message>
    <message>
        <source>No longer archived: %1.</source>
        <translation>لم تعد مؤرشفة: %1.</translation>
    </message>
    <message>
        <source>Removed from its folder: %1.</source>
        <translation>أُزيلت من مجلدها: %1.</translation>
    </message>
    <message>
        <source>Moved to the folder “%1”: %2.</source>
        <translation>نُقلت إلى المجلد «%1»: %2.</translation>
    </message>
    <message>
        <source>The folder “%1” was deleted.</source>
        <translation>حُذف المجلد «%1».</translation>
    </message>
    <message>
        <source>The folder “%1” was deleted. Its conversations stay, in no folder.</source>
        <translation>حُذف المجلد «%1». تبقى محادثاته خارج أي مجلد.</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>حُذفت: %1.</translation>
    </message>
    <message>
        <source>%1 were deleted.</source>
        <translation>حُذفت: %1.</translation>
    </message>
    <message>
        <source>%1 is back in the list.</source>
        <translation>عادت إلى القائمة: %1.</translation>
    </message>
    <message>
        <source>%1 are back in the list.</source>
        <translation>عادت إلى القائمة: %1.</translation>
    </message>
    <message>
        <source>Delete %1 for good? There is no way back.</source>
        <translation>هل تُحذف نهائيًا: %1؟ لا رجعة في ذلك.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائي</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>The message was deleted.</source>
        <translation>حُذفت الرسالة.</translation>
    </message>
    <message>
        <source>The message and what followed it were deleted.</source>
        <translation>حُذفت الرسالة وما بعدها.</translation>
    </message>
    <message>
        <source>Back in %1.</source>
        <translation>عادت إلى %1.</translation>
    </message>
    <message>
        <source>Deleted from %1: %2</source>
        <translation>حُذفت من %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%Ln عناصر</numerusform>
            <numerusform>%Ln عنصرًا</numerusform>
            <numerusform>%Ln عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>the message</source>
        <translation>الرسالة</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%Ln رسائل</numerusform>
            <numerusform>%Ln رسالة</numerusform>
            <numerusform>%Ln رسالة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::OutlinePanel</name>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>Filter questions</source>
        <translation>تصفية الأسئلة</translation>
    </message>
    <message>
        <source>No questions yet.</source>
        <translation>لا أسئلة بعد.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
</context>
<context>
    <name>Hiwar::OwnTranscript</name>
    <message>
        <source>A field that this version does not know</source>
        <translation>حقل لا تعرفه هذه النسخة</translation>
    </message>
    <message>
        <source>A value of a wrong kind</source>
        <translation>قيمة من نوع خاطئ</translation>
    </message>
    <message>
        <source>A conversation without an id</source>
        <translation>محادثة بلا معرّف</translation>
    </message>
    <message>
        <source>A message that is broken, twice there or too much</source>
        <translation>رسالة تالفة أو مكررة أو زائدة</translation>
    </message>
    <message>
        <source>An attachment: Markdown has its name only</source>
        <translation>مرفق: ليس في Markdown إلا اسمه</translation>
    </message>
    <message>
        <source>Text beyond what one conversation can hold</source>
        <translation>نص يزيد على ما تتسع له محادثة واحدة</translation>
    </message>
    <message>
        <source>The end of the file is missing, so it may hold more</source>
        <translation>نهاية الملف مفقودة، فقد يحوي أكثر من هذا</translation>
    </message>
</context>
<context>
    <name>Hiwar::PaletteController</name>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>هذه المحادثة</translation>
    </message>
    <message>
        <source>Add to the message</source>
        <translation>الإضافة إلى الرسالة</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>في الأرشيف</translation>
    </message>
</context>
<context>
    <name>Hiwar::PaletteModel</name>
    <message>
        <source>Action</source>
        <translation>إجراء</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>إعداد</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>محادثة</translation>
    </message>
    <message>
        <source>Persona</source>
        <translation>شخصية</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>موجّه</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>نموذج</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>Hiwar::PasteOffer</name>
    <message>
        <source>Attach as a file</source>
        <translation>إرفاقه ملفًا</translation>
    </message>
    <message>
        <source>Keep as text</source>
        <translation>إبقاؤه نصًا</translation>
    </message>
    <message>
        <source>Long text pasted</source>
        <translation>أُلصق نص طويل</translation>
    </message>
    <message>
        <source>The text leaves the message and is sent as a file with it</source>
        <translation>يخرج النص من الرسالة ويُرسَل معها ملفًا</translation>
    </message>
    <message>
        <source>Leave the text in the message</source>
        <translation>ترك النص في الرسالة</translation>
    </message>
    <message numerus="yes">
        <source>You pasted %Ln letters. As a file, it can be sent in part.</source>
        <translation>
            <numerusform>لم تلصق أي حرف. إن جعلته ملفًا أمكن إرسال بعضه.</numerusform>
            <numerusform>ألصقتَ حرفًا واحدًا. إن جعلته ملفًا أمكن إرسال بعضه.</numerusform>
            <numerusform>ألصقتَ حرفين. إن جعلته ملفًا أمكن إرسال بعضه.</numerusform>
            <numerusform>ألصقتَ %Ln أحرف. إن جعلته ملفًا أمكن إرسال بعضه.</numerusform>
            <numerusform>ألصقتَ %Ln حرفًا. إن جعلته ملفًا أمكن إرسال بعضه.</numerusform>
            <numerusform>ألصقتَ %Ln حرف. إن جعلته ملفًا أمكن إرسال بعضه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::PersonaEditor</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Emoji</source>
        <translation>رمز تعبيري</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>يجيب</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>The profile&apos;s</source>
        <translation>نموذج ملف الاتصال</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>الرسالة الأولى</translation>
    </message>
    <message>
        <source>It says this first in a new conversation</source>
        <translation>تبدأ بهذا كل محادثة جديدة</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>كما في المحادثة</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>اختر صورة…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>إزالة الصورة</translation>
    </message>
</context>
<context>
    <name>Hiwar::PersonaPictures</name>
    <message>
        <source>%1 could not be read: %2. Choose another file.</source>
        <translation>تعذّرت قراءة %1: %2. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>%1 is too large for a picture. Choose a smaller one.</source>
        <translation>%1 أكبر من أن يكون صورة هنا. اختر ملفًا أصغر.</translation>
    </message>
    <message>
        <source>%1 is no picture that Hiwar can read. Choose a PNG, JPEG or WebP file.</source>
        <translation>ليس %1 صورة يستطيع حوار قراءتها. اختر ملف PNG أو JPEG أو WebP.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>صور (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>Hiwar::PictureController</name>
    <message>
        <source>The picture&apos;s address at %1 leads nowhere.</source>
        <translation>لا يقود عنوان الصورة عند %1 إلى شيء.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation>تعذّر الوصول إلى %1: %2</translation>
    </message>
    <message>
        <source>%1 refused the picture (%2).</source>
        <translation>رفض %1 الصورة (%2).</translation>
    </message>
    <message>
        <source>%1 says that the picture is at %2.</source>
        <translation>يقول %1 إن الصورة عند %2.</translation>
    </message>
    <message>
        <source>The picture at %1 is too large.</source>
        <translation>الصورة التي عند %1 أكبر من اللازم.</translation>
    </message>
    <message>
        <source>%1 took too long to send the picture.</source>
        <translation>استغرق %1 وقتًا أطول من اللازم لإرسال الصورة.</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>الصورة أكبر من اللازم.</translation>
    </message>
    <message>
        <source>This is no picture that can be shown.</source>
        <translation>هذه ليست صورة يمكن عرضها.</translation>
    </message>
    <message>
        <source>What %1 sent is no picture.</source>
        <translation>ما أرسله %1 ليس صورة.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>حفظ الصورة</translation>
    </message>
</context>
<context>
    <name>Hiwar::PortalKeys</name>
    <message>
        <source>Ask Hiwar a quick question</source>
        <translation>طرح سؤال سريع على حِوار</translation>
    </message>
</context>
<context>
    <name>Hiwar::PortalLogin</name>
    <message>
        <source>The desktop does not start Hiwar at login. Its settings for programs may allow it.</source>
        <translation>لا يبدأ سطح المكتب حِوار عند تسجيل الدخول. قد تسمح إعداداته للبرامج بذلك.</translation>
    </message>
    <message>
        <source>It was not allowed, so nothing has changed.</source>
        <translation>لم يُسمح بذلك، فلم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>This desktop has no way for that. Add Hiwar to what starts at login in its settings.</source>
        <translation>ليس في سطح المكتب هذا طريقة لذلك. أضف حِوار في إعداداته إلى ما يبدأ عند تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Start Hiwar at login</source>
        <translation>بدء حِوار عند تسجيل الدخول</translation>
    </message>
</context>
<context>
    <name>Hiwar::PriceRow</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>The name of the model</source>
        <translation>اسم النموذج</translation>
    </message>
    <message>
        <source>In</source>
        <translation>الداخل</translation>
    </message>
    <message>
        <source>Price of a million tokens that are sent</source>
        <translation>سعر مليون رمز مُرسل</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>المخبّأ</translation>
    </message>
    <message>
        <source>Price of a million tokens that the service still knew; empty: as the others</source>
        <translation>سعر مليون رمز ما زالت الخدمة تعرفه، وإن تُرك فارغًا فكغيره</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>الخارج</translation>
    </message>
    <message>
        <source>Price of a million tokens that the model writes</source>
        <translation>سعر مليون رمز يكتبه النموذج</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>العملة</translation>
    </message>
    <message>
        <source>The currency in three letters, such as USD</source>
        <translation>العملة بثلاثة أحرف مثل USD</translation>
    </message>
    <message>
        <source>Price %1 model</source>
        <translation>نموذج السعر %1</translation>
    </message>
    <message>
        <source>Price %1 in</source>
        <translation>السعر %1 للداخل</translation>
    </message>
    <message>
        <source>Price %1 cached</source>
        <translation>السعر %1 للمخبّأ</translation>
    </message>
    <message>
        <source>Price %1 out</source>
        <translation>السعر %1 للخارج</translation>
    </message>
    <message>
        <source>Price %1 currency</source>
        <translation>عملة السعر %1</translation>
    </message>
    <message>
        <source>Remove price %1</source>
        <translation>إزالة السعر %1</translation>
    </message>
    <message>
        <source>Remove this price</source>
        <translation>إزالة هذا السعر</translation>
    </message>
    <message>
        <source>Type the name of the model.</source>
        <translation>اكتب اسم النموذج.</translation>
    </message>
    <message>
        <source>Type the currency in three letters, such as USD.</source>
        <translation>اكتب العملة بثلاثة أحرف مثل USD.</translation>
    </message>
    <message>
        <source>Type the prices as numbers, for a million tokens.</source>
        <translation>اكتب الأسعار أرقامًا لمليون رمز.</translation>
    </message>
</context>
<context>
    <name>Hiwar::PrintController</name>
    <message>
        <source>There is nothing to print in this conversation yet.</source>
        <translation>لا يوجد في هذه المحادثة ما يُطبع بعد.</translation>
    </message>
    <message>
        <source>There is no printer here. The conversation can be saved as PDF.</source>
        <translation>لا توجد طابعة هنا. يمكن حفظ المحادثة بصيغة PDF.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>مستندات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving “%1” · %2 %</source>
        <translation>يُحفظ «%1» · %L2٪</translation>
    </message>
    <message>
        <source>Printing · %1 %</source>
        <translation>تجري الطباعة · %L1٪</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Printing was cancelled. Pages that the printer has may still come out.</source>
        <translation>أُلغيت الطباعة. قد تخرج الصفحات التي وصلت إلى الطابعة.</translation>
    </message>
    <message>
        <source>Saving was cancelled. No file was written.</source>
        <translation>أُلغي الحفظ. لم يُكتب أي ملف.</translation>
    </message>
    <message>
        <source>“%1” was saved.</source>
        <translation>حُفظ «%1».</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>No program opened %1.</source>
        <translation>لم يفتح أي برنامج %1.</translation>
    </message>
    <message>
        <source>%1 did not take the pages. See whether it is on and connected, or save them as PDF.</source>
        <translation>لم تأخذ %1 الصفحات. تحقق من أنها تعمل ومتصلة، أو احفظ الصفحات بصيغة PDF.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>تعذّرت كتابة %1: %2</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>حفظ في مكان آخر…</translation>
    </message>
</context>
<context>
    <name>Hiwar::PrivacySection</name>
    <message>
        <source>What you write, with the conversation before it, goes to the service that you chose, and to nobody else.</source>
        <translation>ما تكتبه، مع ما سبقه من المحادثة، يذهب إلى الخدمة التي اخترتها وإليها وحدها.</translation>
    </message>
    <message>
        <source>A key is stored in the keychain of this computer. It is sent only to the address that it was entered for.</source>
        <translation>يُحفظ المفتاح في حلقة مفاتيح هذا الحاسوب. ولا يُرسل إلا إلى العنوان الذي أُدخل له.</translation>
    </message>
    <message>
        <source>Pictures in a reply are fetched only when you ask for them.</source>
        <translation>لا تُجلب الصور التي في رد إلا حين تطلبها.</translation>
    </message>
    <message>
        <source>Hiwar collects nothing about you, and reports nothing to anybody.</source>
        <translation>لا يجمع حِوار عنك شيئًا، ولا يخبر أحدًا بشيء.</translation>
    </message>
    <message>
        <source>Warn before a key or token is sent</source>
        <translation>نبّهني قبل أن يُرسل مفتاح أو رمز</translation>
    </message>
    <message>
        <source>Looks on this computer for keys, tokens and passwords in what you are about to send, and asks. Models on this computer get your message without a question.</source>
        <translation>يبحث على هذا الحاسوب عن مفاتيح ورموز وكلمات مرور فيما توشك أن ترسله، ويسألك. والنماذج التي على هذا الحاسوب تصلها رسالتك بلا سؤال.</translation>
    </message>
</context>
<context>
    <name>Hiwar::ProfileBar</name>
    <message>
        <source>Profile</source>
        <translation>ملف الاتصال</translation>
    </message>
    <message>
        <source>The service that answers</source>
        <translation>الخدمة التي تجيب</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>ملف اتصال جديد</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>حذف ملف الاتصال</translation>
    </message>
    <message>
        <source>More about profiles</source>
        <translation>المزيد عن ملفات الاتصال</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل إلى الأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل إلى الأسفل</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Export the profile, without its key</source>
        <translation>تصدير ملف الاتصال بدون مفتاحه</translation>
    </message>
    <message>
        <source>Hiwar profiles (*.json)</source>
        <translation>ملفات اتصال حِوار (*.json)</translation>
    </message>
    <message>
        <source>Import profiles</source>
        <translation>استيراد ملفات اتصال</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>Hiwar::ProfileController</name>
    <message>
        <source>The key could not be copied. Type it for the copy.</source>
        <translation>تعذّر نسخ المفتاح. اكتبه للنسخة.</translation>
    </message>
    <message>
        <source>Not every secret could be copied. Type those of the copy.</source>
        <translation>تعذّر نسخ بعض الأسرار. اكتب أسرار النسخة.</translation>
    </message>
    <message>
        <source>“%1” was exported, without its key and other secrets.</source>
        <translation>صُدّر «%1» بدون مفتاحه وأسراره الأخرى.</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>تعذّرت كتابة الملف: %1</translation>
    </message>
    <message>
        <source>The file could not be read: %1</source>
        <translation>تعذّرت قراءة الملف: %1</translation>
    </message>
    <message>
        <source>There is no profile in this file.</source>
        <translation>لا يوجد ملف اتصال في هذا الملف.</translation>
    </message>
    <message>
        <source>“%1” was imported. Its key was not in the file.</source>
        <translation>استُورد «%1». لم يكن مفتاحه في الملف.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles were imported. Their keys were not in the file.</source>
        <translation>
            <numerusform>لم يُستورد أي ملف اتصال.</numerusform>
            <numerusform>استُورد ملف اتصال واحد. لم يكن مفتاحه في الملف.</numerusform>
            <numerusform>استُورد ملفا اتصال. لم يكن مفتاحاهما في الملف.</numerusform>
            <numerusform>استُوردت %Ln ملفات اتصال. لم تكن مفاتيحها في الملف.</numerusform>
            <numerusform>استُورد %Ln ملف اتصال. لم تكن مفاتيحها في الملف.</numerusform>
            <numerusform>استُورد %Ln ملف اتصال. لم تكن مفاتيحها في الملف.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::ProfileFile</name>
    <message>
        <source>Imported profile</source>
        <translation>ملف اتصال مستورد</translation>
    </message>
    <message>
        <source>The file is too large to hold profiles.</source>
        <translation>الملف أكبر من أن يكون لملفات اتصال.</translation>
    </message>
    <message>
        <source>The file is not JSON: %1.</source>
        <translation>الملف ليس JSON: %1.</translation>
    </message>
    <message>
        <source>The file holds no profiles of Hiwar.</source>
        <translation>ليس في الملف ملفات اتصال لحِوار.</translation>
    </message>
    <message>
        <source>The file was made by a newer Hiwar.</source>
        <translation>صنعت الملفَّ نسخةٌ أحدث من حِوار.</translation>
    </message>
    <message numerus="yes">
        <source>The file holds more than %n profiles.</source>
        <translation>
            <numerusform>في الملف ملفات اتصال، ولا يُسمح بأي منها.</numerusform>
            <numerusform>في الملف أكثر من ملف اتصال واحد.</numerusform>
            <numerusform>في الملف أكثر من ملفَّي اتصال.</numerusform>
            <numerusform>في الملف أكثر من %Ln ملفات اتصال.</numerusform>
            <numerusform>في الملف أكثر من %Ln ملف اتصال.</numerusform>
            <numerusform>في الملف أكثر من %Ln ملف اتصال.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::ProfileForm</name>
    <message>
        <source>The Guide is built in. It answers questions about Hiwar, without a network and without a key. To talk to a model, add a profile.</source>
        <translation>الدليل جزء من البرنامج. يجيب عن أسئلة عن حِوار بلا شبكة وبلا مفتاح. للتحدث إلى نموذج أضف ملف اتصال.</translation>
    </message>
    <message>
        <source>Get a key</source>
        <translation>الحصول على مفتاح</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>العنوان الأساسي</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>What this profile is called in Hiwar</source>
        <translation>اسم ملف الاتصال هذا في حِوار</translation>
    </message>
    <message>
        <source>Get a key from %1</source>
        <translation>الحصول على مفتاح من %1</translation>
    </message>
    <message>
        <source>Choose another service</source>
        <translation>اختيار خدمة أخرى</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>يجري فحص المفتاح…</translation>
    </message>
</context>
<context>
    <name>Hiwar::PromptEditor</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>{{date}}, {{time}}, {{clipboard}} and {{selection}} are filled in. Any other name in double braces is asked for; {{name=text}} says what it is when nothing is given.</source>
        <translation>يُملأ {{date}} و{{time}} و{{clipboard}} و{{selection}} تلقائيًا. وتُسأل عن كل اسم آخر بين قوسين مزدوجين، ويبيّن {{name=text}} القيمة إن لم تُدخل شيئًا.</translation>
    </message>
</context>
<context>
    <name>Hiwar::PromptForm</name>
    <message>
        <source>Insert</source>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Values of the prompt</source>
        <translation>قيم الموجّه</translation>
    </message>
    <message>
        <source>Insert the prompt</source>
        <translation>إدراج الموجّه</translation>
    </message>
    <message>
        <source>Cancel the prompt</source>
        <translation>إلغاء الموجّه</translation>
    </message>
    <message>
        <source>What “%1” needs</source>
        <translation>ما يحتاجه «%1»</translation>
    </message>
</context>
<context>
    <name>Hiwar::PromptPicker</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>الموجّهات</translation>
    </message>
    <message>
        <source>Matching prompts</source>
        <translation>الموجّهات المطابقة</translation>
    </message>
</context>
<context>
    <name>Hiwar::ProxySection</name>
    <message>
        <source>Proxy</source>
        <translation>الخادم الوكيل</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>كلمة مرور الخادم الوكيل</translation>
    </message>
    <message>
        <source>Through which proxy the service is asked</source>
        <translation>عبر أي خادم وكيل تُسأل الخدمة</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا خادم وكيل</translation>
    </message>
    <message>
        <source>HTTP</source>
        <translation>HTTP</translation>
    </message>
    <message>
        <source>SOCKS5</source>
        <translation>SOCKS5</translation>
    </message>
    <message>
        <source>Proxy host</source>
        <translation>مضيف الخادم الوكيل</translation>
    </message>
    <message>
        <source>Proxy port</source>
        <translation>منفذ الخادم الوكيل</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>مستخدم الخادم الوكيل</translation>
    </message>
    <message>
        <source>no proxy</source>
        <translation>بلا خادم وكيل</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>خادم وكيل HTTP</translation>
    </message>
    <message>
        <source>SOCKS5 proxy</source>
        <translation>خادم وكيل SOCKS5</translation>
    </message>
    <message>
        <source>The proxy&apos;s name or address</source>
        <translation>اسم الخادم الوكيل أو عنوانه</translation>
    </message>
    <message>
        <source>A number, often 8080, 3128 or 1080</source>
        <translation>رقم، وهو غالبًا 8080 أو 3128 أو 1080</translation>
    </message>
    <message>
        <source>Leave empty if there is none</source>
        <translation>اتركه فارغًا إن لم يوجد</translation>
    </message>
</context>
<context>
    <name>Hiwar::ProxyText</name>
    <message>
        <source>The proxy&apos;s host is missing.</source>
        <translation>ينقص مضيف الخادم الوكيل.</translation>
    </message>
    <message>
        <source>This is no host&apos;s name.</source>
        <translation>هذا ليس اسم مضيف.</translation>
    </message>
    <message>
        <source>The proxy&apos;s port is a number from 1 to %1.</source>
        <translation>منفذ الخادم الوكيل رقم من 1 إلى %1.</translation>
    </message>
</context>
<context>
    <name>Hiwar::QtVoice</name>
    <message>
        <source>The voice of this computer does not speak: %1. Look at the speech settings of the system, and read aloud again.</source>
        <translation>صوتُ هذا الحاسوب لا ينطق: %1. انظر في إعدادات النطق في النظام، ثم ابدأ القراءة بصوت من جديد.</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>ولا يذكر سببًا</translation>
    </message>
</context>
<context>
    <name>Hiwar::QuestionList</name>
    <message>
        <source>%1, being read</source>
        <translation>%1، قيد القراءة</translation>
    </message>
</context>
<context>
    <name>Hiwar::QueueController</name>
    <message>
        <source>These wait because the reply failed.</source>
        <translation>هذه الأسئلة تنتظر لأن الرد تعذّر.</translation>
    </message>
    <message>
        <source>These wait because you stopped the reply.</source>
        <translation>هذه الأسئلة تنتظر لأنك أوقفت الرد.</translation>
    </message>
    <message>
        <source>These still wait from before.</source>
        <translation>هذه الأسئلة تنتظر من قبل.</translation>
    </message>
    <message>
        <source>These wait for you.</source>
        <translation>هذه الأسئلة تنتظرك.</translation>
    </message>
    <message>
        <source>The next one is sent when you have finished editing it.</source>
        <translation>يُرسل السؤال التالي حين تفرغ من تعديله.</translation>
    </message>
    <message>
        <source>The next one looks like it holds a secret. Edit it, or send it as it is.</source>
        <translation>يبدو أن في السؤال التالي سرًّا. عدّله أو أرسله كما هو.</translation>
    </message>
    <message>
        <source>The next one would pass today&apos;s limit, so it was not sent.</source>
        <translation>السؤال التالي يتجاوز حدّ اليوم، فلم يُرسل.</translation>
    </message>
    <message>
        <source>The profile is switched off, so the next one was not sent.</source>
        <translation>ملف الاتصال متوقف، فلم يُرسل السؤال التالي.</translation>
    </message>
    <message>
        <source>No model is chosen, so the next one was not sent.</source>
        <translation>لم يُختر نموذج، فلم يُرسل السؤال التالي.</translation>
    </message>
    <message>
        <source>Queued as question %1.</source>
        <translation>أُدرج في الطابور، وهو السؤال %1.</translation>
    </message>
    <message>
        <source>The reply is stopped, and this is sent.</source>
        <translation>أُوقف الرد، وهذا يُرسل.</translation>
    </message>
    <message>
        <source>It is in the queue again.</source>
        <translation>عاد إلى الطابور.</translation>
    </message>
    <message>
        <source>The question was removed from the queue.</source>
        <translation>أُزيل السؤال من الطابور.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions were removed from the queue.</source>
        <translation>
            <numerusform>لم يُزل سؤال من الطابور.</numerusform>
            <numerusform>أُزيل سؤال واحد من الطابور.</numerusform>
            <numerusform>أُزيل سؤالان من الطابور.</numerusform>
            <numerusform>أُزيلت %Ln أسئلة من الطابور.</numerusform>
            <numerusform>أُزيل %Ln سؤالًا من الطابور.</numerusform>
            <numerusform>أُزيل %Ln سؤال من الطابور.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::QueueList</name>
    <message>
        <source>Send the next</source>
        <translation>إرسال التالي</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>إزالة الكل</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>الطابور</translation>
    </message>
    <message>
        <source>Queued questions</source>
        <translation>أسئلة الطابور</translation>
    </message>
    <message>
        <source>Sent one after the other when the reply has ended</source>
        <translation>تُرسل واحدًا بعد الآخر حين ينتهي الرد</translation>
    </message>
</context>
<context>
    <name>Hiwar::QueueRow</name>
    <message>
        <source>Send question %1 now</source>
        <translation>إرسال السؤال %1 الآن</translation>
    </message>
    <message>
        <source>Edit question %1</source>
        <translation>تعديل السؤال %1</translation>
    </message>
    <message>
        <source>Move question %1 up</source>
        <translation>تقديم السؤال %1</translation>
    </message>
    <message>
        <source>Move question %1 down</source>
        <translation>تأخير السؤال %1</translation>
    </message>
    <message>
        <source>Remove question %1</source>
        <translation>إزالة السؤال %1</translation>
    </message>
    <message>
        <source>Stop the reply and send this now (Ctrl+Enter)</source>
        <translation>إيقاف الرد وإرسال هذا الآن (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit it in the message field (Enter)</source>
        <translation>تعديله في حقل الرسالة (Enter)</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation>إرساله قبل غيره (Alt+Up)</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation>إرساله بعد غيره (Alt+Down)</translation>
    </message>
    <message>
        <source>Take it out of the queue (Delete)</source>
        <translation>إزالته من الطابور (Delete)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 (with %2)</source>
        <translation>%1 (مع %2)</translation>
    </message>
    <message>
        <source>Being edited: %1</source>
        <translation>قيد التعديل: %1</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3</source>
        <translation>السؤال %1 من %2: %3</translation>
    </message>
</context>
<context>
    <name>Hiwar::QuickController</name>
    <message>
        <source>It was not sent: there is something to decide first.</source>
        <translation>لم يُرسل: هناك ما ينبغي أن تقرره أولًا.</translation>
    </message>
    <message>
        <source>Go on in the window</source>
        <translation>المتابعة في النافذة</translation>
    </message>
</context>
<context>
    <name>Hiwar::QuickWindow</name>
    <message>
        <source>Who answers</source>
        <translation>من يجيب</translation>
    </message>
    <message>
        <source>Keep as a conversation</source>
        <translation>الاحتفاظ بها محادثةً</translation>
    </message>
    <message>
        <source>Nothing of this is stored.</source>
        <translation>لا يُحفظ شيء من هذا.</translation>
    </message>
    <message>
        <source>Quick question — Hiwar</source>
        <translation>سؤال سريع — حِوار</translation>
    </message>
    <message>
        <source>Quick question</source>
        <translation>سؤال سريع</translation>
    </message>
    <message>
        <source>Ask something</source>
        <translation>اسأل شيئًا</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>سؤال</translation>
    </message>
</context>
<context>
    <name>Hiwar::ReadingSection</name>
    <message>
        <source>Follow replies</source>
        <translation>تتبُّع الردود</translation>
    </message>
    <message>
        <source>Question on top</source>
        <translation>السؤال في الأعلى</translation>
    </message>
    <message>
        <source>Formulas between $ signs</source>
        <translation>صيغ رياضية بين علامتي $</translation>
    </message>
    <message>
        <source>Formulas between two $$ are always shown as such.</source>
        <translation>الصيغ التي بين $$ و$$ تُعرض دائمًا صيغًا.</translation>
    </message>
    <message>
        <source>Wrap code</source>
        <translation>لف الشيفرة</translation>
    </message>
    <message>
        <source>Long lines are broken instead of scrolled.</source>
        <translation>تُكسر الأسطر الطويلة بدل تمريرها.</translation>
    </message>
    <message>
        <source>What a screen reader says of a reply by itself</source>
        <translation>ما يقوله قارئ الشاشة من الرد من تلقاء نفسه</translation>
    </message>
    <message>
        <source>Show my messages as Markdown</source>
        <translation>عرض رسائلي بصيغة Markdown</translation>
    </message>
    <message>
        <source>Scroll along with the reply, as long as you are at the end.</source>
        <translation>التمرير مع الرد ما دمتَ عند نهايته.</translation>
    </message>
    <message>
        <source>Keep my question at the top while the reply grows.</source>
        <translation>إبقاء سؤالي في الأعلى بينما ينمو الرد.</translation>
    </message>
    <message>
        <source>Otherwise they are shown as typed, and only code between ``` is set apart.</source>
        <translation>وإلا عُرضت كما كُتبت، ولا يُفرد منها إلا ما كان شيفرة بين ```.</translation>
    </message>
    <message>
        <source>Screen reader announces</source>
        <translation>ما يعلنه قارئ الشاشة</translation>
    </message>
    <message>
        <source>Every sentence</source>
        <translation>كل جملة</translation>
    </message>
    <message>
        <source>When a reply is complete</source>
        <translation>حين يكتمل الرد</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Bubbles</source>
        <translation>فقاعات</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>نص فقط</translation>
    </message>
    <message>
        <source>How messages stand on the page</source>
        <translation>شكل الرسائل في الصفحة</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <translation>أرقام الأسطر</translation>
    </message>
    <message>
        <source>Beside code. They are not copied with it.</source>
        <translation>بجانب الشيفرة. ولا تُنسخ معها.</translation>
    </message>
    <message>
        <source>Time of a message</source>
        <translation>وقت الرسالة</translation>
    </message>
    <message>
        <source>Below each message.</source>
        <translation>أسفل كل رسالة.</translation>
    </message>
    <message>
        <source>Tokens of a reply</source>
        <translation>رموز الرد</translation>
    </message>
    <message>
        <source>Below it, those of the question and of the answer.</source>
        <translation>أسفله، رموز السؤال ورموز الإجابة.</translation>
    </message>
    <message>
        <source>Duration of a reply</source>
        <translation>مدة الرد</translation>
    </message>
    <message>
        <source>Below it, from the request to the last word.</source>
        <translation>أسفله، من الطلب إلى آخر كلمة.</translation>
    </message>
</context>
<context>
    <name>Hiwar::RepliesSection</name>
    <message>
        <source>Replies</source>
        <translation>الردود</translation>
    </message>
    <message>
        <source>Ask again for streams</source>
        <translation>إعادة طلب التدفق</translation>
    </message>
    <message>
        <source>Whether a reply is shown while it is written</source>
        <translation>هل يُعرض الرد أثناء كتابته</translation>
    </message>
    <message>
        <source>In one piece</source>
        <translation>دفعة واحدة</translation>
    </message>
    <message>
        <source>Send a reply&apos;s reasoning back with the next question. Only for services that demand it.</source>
        <translation>إعادة إرسال تفكير الرد مع السؤال التالي. للخدمات التي تشترط ذلك فقط.</translation>
    </message>
    <message>
        <source>in one piece</source>
        <translation>دفعة واحدة</translation>
    </message>
    <message>
        <source>always streamed</source>
        <translation>بالتدفق دائمًا</translation>
    </message>
    <message>
        <source>streams refused</source>
        <translation>رُفض التدفق</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>بدون %1</translation>
    </message>
    <message>
        <source>reasoning sent back</source>
        <translation>يُعاد إرسال التفكير</translation>
    </message>
    <message>
        <source>Send “%1” again</source>
        <translation>إرسال «%1» من جديد</translation>
    </message>
    <message>
        <source>This service refused to stream.</source>
        <translation>رفضت هذه الخدمة التدفق.</translation>
    </message>
    <message>
        <source>Left out because this service refused them: %1</source>
        <translation>تُركت لأن هذه الخدمة رفضتها: %1</translation>
    </message>
    <message>
        <source>Stream when possible</source>
        <translation>بالتدفق إن أمكن</translation>
    </message>
    <message>
        <source>Always stream</source>
        <translation>بالتدفق دائمًا</translation>
    </message>
</context>
<context>
    <name>Hiwar::ReplyColumn</name>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Go on with this reply (Ctrl+Enter)</source>
        <translation>المتابعة بهذا الرد (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Reply of %1</source>
        <translation>رد %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>يفكّر</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>يكتب</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>Cut off when Hiwar was closed</source>
        <translation>انقطع عند إغلاق حِوار</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Cut off by its length</source>
        <translation>انقطع لطوله</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>Shown in the conversation</source>
        <translation>معروض في المحادثة</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>مقارنة مع %1</translation>
    </message>
    <message>
        <source>Stop the reply of %1</source>
        <translation>إيقاف رد %1</translation>
    </message>
    <message>
        <source>Continue the reply of %1</source>
        <translation>متابعة رد %1</translation>
    </message>
    <message>
        <source>Ask %1 again</source>
        <translation>سؤال %1 من جديد</translation>
    </message>
    <message>
        <source>Choose the reply of %1</source>
        <translation>اختيار رد %1</translation>
    </message>
    <message>
        <source>Compare the reply of %1</source>
        <translation>مقارنة رد %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More for the reply of %1</source>
        <translation>المزيد لرد %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::ReplyNotice</name>
    <message>
        <source>Temporary conversation</source>
        <translation>محادثة مؤقتة</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>There is no reply. Open it to see why, and to try again.</source>
        <translation>لم يصل رد. افتح المحادثة لترى السبب وتعيد المحاولة.</translation>
    </message>
    <message>
        <source>The reply broke off. Open it to see why, and to continue it.</source>
        <translation>انقطع الرد. افتح المحادثة لترى السبب وتكمله.</translation>
    </message>
    <message>
        <source>The reply is ready.</source>
        <translation>الرد جاهز.</translation>
    </message>
</context>
<context>
    <name>Hiwar::RequestController</name>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>“%1” answers here now.</source>
        <translation>«%1» تجيب هنا الآن.</translation>
    </message>
    <message>
        <source>No persona answers here now.</source>
        <translation>لا تجيب أي شخصية هنا الآن.</translation>
    </message>
</context>
<context>
    <name>Hiwar::RequestPanel</name>
    <message>
        <source>System prompt and parameters</source>
        <translation>موجّه النظام والمعاملات</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>What they apply to</source>
        <translation>ما تسري عليه</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>ملف الاتصال</translation>
    </message>
    <message>
        <source>“%1” is built in and has no settings.</source>
        <translation>إنّ «%1» مدمج في البرنامج وليست له إعدادات.</translation>
    </message>
    <message>
        <source>Sent as “%1”, because %2 refused its other name.</source>
        <translation>يُرسَل باسم «%1»، لأن %2 رفض اسمه الآخر.</translation>
    </message>
    <message>
        <source>Sent as a part of the first question, because %1 refused a system prompt.</source>
        <translation>يُرسَل جزءًا من السؤال الأول، لأن %1 رفض موجّه النظام.</translation>
    </message>
    <message>
        <source>Left out, because %1 refused it once.</source>
        <translation>لا يُرسَل، لأن %1 رفضه مرة.</translation>
    </message>
    <message>
        <source>“%1” was reset.</source>
        <translation>أُعيد ضبط «%1».</translation>
    </message>
    <message>
        <source>All that was set here was reset.</source>
        <translation>أُعيد ضبط كل ما عُيّن هنا.</translation>
    </message>
    <message>
        <source>Persona</source>
        <translation>الشخصية</translation>
    </message>
    <message>
        <source>Sent with the messages of every conversation with “%1” that sets nothing else.</source>
        <translation>تُرسَل مع رسائل كل محادثة مع «%1» لا تعيّن غيرها.</translation>
    </message>
    <message>
        <source>The persona of this conversation was deleted, and nothing of it is sent. Choose another one, or none.</source>
        <translation>حُذفت شخصية هذه المحادثة ولا يُرسَل شيء منها. اختر أخرى، أو بلا شخصية.</translation>
    </message>
    <message>
        <source>Sent with the messages of this conversation. What is not set here comes from the persona “%1”, else from the profile “%2”.</source>
        <translation>تُرسَل مع رسائل هذه المحادثة. وما لم يُعيَّن هنا يأتي من الشخصية «%1»، وإلا فمن ملف الاتصال «%2».</translation>
    </message>
    <message>
        <source>Sent with the messages of this conversation. What is not set here comes from the profile “%1”.</source>
        <translation>تُرسَل مع رسائل هذه المحادثة. وما لم يُعيَّن هنا يأتي من ملف الاتصال «%1».</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا شخصية</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>محذوفة</translation>
    </message>
</context>
<context>
    <name>Hiwar::RequestRow</name>
    <message>
        <source>Further fields</source>
        <translation>حقول أخرى</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>إعادة الضبط: %1</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>لم تُعيَّن</translation>
    </message>
    <message>
        <source>Set here: not sent.</source>
        <translation>القيمة معيَّنة هنا: لا تُرسَل.</translation>
    </message>
    <message>
        <source>Set here.</source>
        <translation>القيمة معيَّنة هنا.</translation>
    </message>
    <message>
        <source>The service&apos;s default.</source>
        <translation>القيمة المبدئية للخدمة.</translation>
    </message>
    <message>
        <source>From the profile.</source>
        <translation>من ملف الاتصال.</translation>
    </message>
    <message>
        <source>From the persona.</source>
        <translation>من الشخصية.</translation>
    </message>
    <message>
        <source>From the conversation.</source>
        <translation>من المحادثة.</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لا يُرسَل</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 Not stored.</source>
        <translation>%1 لم يُحفظ.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>استبعاد</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <translation>استبعاد: %1</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>No limit: %1</source>
        <translation>بلا حد: %1</translation>
    </message>
    <message>
        <source>Set here: no limit.</source>
        <translation>عُيّن هنا: بلا حد.</translation>
    </message>
    <message>
        <source>No limit.</source>
        <translation>بلا حد.</translation>
    </message>
</context>
<context>
    <name>Hiwar::RequestValues</name>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>عدد من %1 إلى %2.</translation>
    </message>
    <message>
        <source>A whole number from %1 on.</source>
        <translation>عدد صحيح من %1 فما فوق.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>عدد صحيح.</translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <translation>في «%1»: %2</translation>
    </message>
    <message>
        <source>“type” has to be string, number, integer, boolean, object, array or null.</source>
        <translation>يجب أن تكون قيمة «type» إحدى هذه: string أو number أو integer أو boolean أو object أو array أو null.</translation>
    </message>
    <message>
        <source>“properties” has to be an object.</source>
        <translation>يجب أن تكون «properties» كائنًا.</translation>
    </message>
    <message>
        <source>“required” has to be a list of names.</source>
        <translation>يجب أن تكون «required» قائمة أسماء.</translation>
    </message>
    <message>
        <source>“enum” has to be a list of values.</source>
        <translation>يجب أن تكون «enum» قائمة قيم.</translation>
    </message>
    <message>
        <source>A schema has to be an object.</source>
        <translation>يجب أن يكون المخطط كائنًا.</translation>
    </message>
    <message>
        <source>A JSON schema is needed, such as { &quot;type&quot;: &quot;object&quot; }.</source>
        <translation>يلزم مخطط JSON، مثل { &quot;type&quot;: &quot;object&quot; }.</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>موجّه النظام</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>الحرارة</translation>
    </message>
    <message>
        <source>Top P</source>
        <translation>قيمة Top P</translation>
    </message>
    <message>
        <source>Max tokens</source>
        <translation>أقصى عدد للرموز</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>التوقف عند</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>عقوبة الحضور</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>عقوبة التكرار</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>جهد التفكير</translation>
    </message>
    <message>
        <source>Response format</source>
        <translation>صيغة الرد</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>عدد صحيح من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Newest messages at most</source>
        <translation>أقصى عدد لأحدث الرسائل</translation>
    </message>
    <message>
        <source>Share of what the model can read, in %</source>
        <translation>أقصى نسبة من سعة النموذج، ٪</translation>
    </message>
</context>
<context>
    <name>Hiwar::Salvage</name>
    <message>
        <source>Recovered conversation</source>
        <translation>محادثة مستعادة</translation>
    </message>
</context>
<context>
    <name>Hiwar::SaveBar</name>
    <message>
        <source>Ask the keychain again</source>
        <translation>سؤال حلقة المفاتيح من جديد</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
</context>
<context>
    <name>Hiwar::SavedFiles</name>
    <message>
        <source>Save code</source>
        <translation>حفظ الشيفرة</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>تعذّرت كتابة %1: %2</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>حفظ في مكان آخر…</translation>
    </message>
</context>
<context>
    <name>Hiwar::ScopeChooser</name>
    <message>
        <source>Last changed first</source>
        <translation>آخر ما تغيّر أولًا</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>حسب العنوان</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>العرض: %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::ScopeList</name>
    <message>
        <source>All conversations</source>
        <translation>كل المحادثات</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>الأرشيف</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>المحذوفة حديثًا</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>ما الذي يُعرض</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>مجلد</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>وسم</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>مجلد جديد…</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>إعادة تسمية المجلد</translation>
    </message>
    <message>
        <source>Delete folder</source>
        <translation>حذف المجلد</translation>
    </message>
</context>
<context>
    <name>Hiwar::ScreenshotController</name>
    <message>
        <source>No screenshot was taken.</source>
        <translation>لم تُلتقط صورة للشاشة.</translation>
    </message>
    <message>
        <source>The desktop could not take a screenshot. Take one with its own tool, and paste it here.</source>
        <translation>تعذّر على سطح المكتب التقاط صورة للشاشة. التقط واحدة بأداته ثم ألصقها هنا.</translation>
    </message>
    <message>
        <source>Take a screenshot…</source>
        <translation>التقاط صورة للشاشة…</translation>
    </message>
</context>
<context>
    <name>Hiwar::SearchResultModel</name>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>رسالة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%Ln رسائل</numerusform>
            <numerusform>%Ln رسالة</numerusform>
            <numerusform>%Ln رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>You · %1</source>
        <translation>أنت · %1</translation>
    </message>
    <message>
        <source>Assistant · %1</source>
        <translation>المساعد · %1</translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>محادثة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>لا محادثات</numerusform>
            <numerusform>محادثة واحدة</numerusform>
            <numerusform>محادثتان</numerusform>
            <numerusform>%Ln محادثات</numerusform>
            <numerusform>%Ln محادثة</numerusform>
            <numerusform>%Ln محادثة</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 conversation</source>
        <translation>في محادثة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>in %n conversations</source>
        <translation>
            <numerusform>في لا محادثة</numerusform>
            <numerusform>في محادثة واحدة</numerusform>
            <numerusform>في محادثتين</numerusform>
            <numerusform>في %Ln محادثات</numerusform>
            <numerusform>في %Ln محادثة</numerusform>
            <numerusform>في %Ln محادثة</numerusform>
        </translation>
    </message>
    <message>
        <source>First %1 %2</source>
        <translation>أول النتائج: %1 %2</translation>
    </message>
    <message>
        <source>System · %1</source>
        <translation>النظام · %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::SearchResults</name>
    <message>
        <source>Search results</source>
        <translation>نتائج البحث</translation>
    </message>
</context>
<context>
    <name>Hiwar::SecretField</name>
    <message>
        <source>Show what is typed: %1</source>
        <translation>إظهار ما كُتب: %1</translation>
    </message>
    <message>
        <source>Show what is being typed</source>
        <translation>إظهار ما يُكتب</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <translation>إبقاء: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>إزالة: %1</translation>
    </message>
    <message>
        <source>Removed when you save</source>
        <translation>تُزال عند الحفظ</translation>
    </message>
</context>
<context>
    <name>Hiwar::SecretWarning</name>
    <message>
        <source>Secret in the message</source>
        <translation>سرّ في الرسالة</translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation>أخفِه</translation>
    </message>
    <message>
        <source>Put a placeholder in its place; nothing is sent yet</source>
        <translation>يضع مكانه علامة، ولا يُرسل شيء بعد</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>حرّر</translation>
    </message>
    <message>
        <source>Select it in the message</source>
        <translation>يحدّده في الرسالة</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>أرسل مع ذلك</translation>
    </message>
    <message>
        <source>Send the message as it is</source>
        <translation>يرسل الرسالة كما هي</translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>أخفِها</translation>
    </message>
</context>
<context>
    <name>Hiwar::SecretWords</name>
    <message>
        <source>This is a key or password that you use in Hiwar.</source>
        <translation>هذا مفتاح أو كلمة مرور تستعملها في حِوار.</translation>
    </message>
    <message>
        <source>This looks like a key.</source>
        <translation>هذا يشبه مفتاحًا.</translation>
    </message>
    <message>
        <source>This looks like a key for %1.</source>
        <translation>هذا يشبه مفتاح %1.</translation>
    </message>
    <message>
        <source>This looks like an access token.</source>
        <translation>هذا يشبه رمز وصول.</translation>
    </message>
    <message>
        <source>This looks like an access token for %1.</source>
        <translation>هذا يشبه رمز وصول إلى %1.</translation>
    </message>
    <message>
        <source>This looks like a signed token, which lets its holder in.</source>
        <translation>هذا يشبه رمزًا موقّعًا يُدخل من يحمله.</translation>
    </message>
    <message>
        <source>This looks like a private key.</source>
        <translation>هذا يشبه مفتاحًا خاصًا.</translation>
    </message>
    <message>
        <source>This looks like an address of %1 that only you should know.</source>
        <translation>هذا يشبه عنوانًا لدى %1 لا ينبغي أن يعرفه غيرك.</translation>
    </message>
    <message>
        <source>This looks like a password.</source>
        <translation>هذا يشبه كلمة مرور.</translation>
    </message>
    <message>
        <source>There is another one like it.</source>
        <translation>وهناك آخر مثله.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more like it.</source>
        <translation>
            <numerusform>لا مثل له.</numerusform>
            <numerusform>وهناك آخر مثله.</numerusform>
            <numerusform>وهناك اثنان آخران مثله.</numerusform>
            <numerusform>وهناك %Ln أخرى مثله.</numerusform>
            <numerusform>وهناك %Ln أخرى مثله.</numerusform>
            <numerusform>وهناك %Ln أخرى مثله.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be sent to “%1”.</source>
        <translation>سيُرسل إلى «%1».</translation>
    </message>
    <message>
        <source>They would be sent to “%1”.</source>
        <translation>ستُرسل إلى «%1».</translation>
    </message>
    <message>
        <source>[secret hidden]</source>
        <translation>[سرّ مخفيّ]</translation>
    </message>
</context>
<context>
    <name>Hiwar::SectionList</name>
    <message>
        <source>Sections</source>
        <translation>الأقسام</translation>
    </message>
</context>
<context>
    <name>Hiwar::SendButton</name>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
</context>
<context>
    <name>Hiwar::ServicePicker</name>
    <message>
        <source>Which service?</source>
        <translation>أيّ خدمة؟</translation>
    </message>
    <message>
        <source>Look for servers on this computer</source>
        <translation>البحث عن خوادم على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Search services</source>
        <translation>البحث في الخدمات</translation>
    </message>
    <message>
        <source>Enter chooses the first one</source>
        <translation>المفتاح Enter يختار أولها</translation>
    </message>
    <message>
        <source>Another address</source>
        <translation>عنوان آخر</translation>
    </message>
    <message>
        <source>Any service with an address of its own</source>
        <translation>أي خدمة لها عنوانها</translation>
    </message>
    <message>
        <source>On this computer, port %1</source>
        <translation>على هذا الحاسوب، المنفذ %1</translation>
    </message>
    <message>
        <source>Runs on this computer</source>
        <translation>يعمل على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Runs on this computer · 1 model</source>
        <translation>يعمل على هذا الحاسوب · نموذج واحد</translation>
    </message>
    <message numerus="yes">
        <source>Runs on this computer · %n models</source>
        <translation>
            <numerusform>يعمل على هذا الحاسوب · بلا نماذج</numerusform>
            <numerusform>يعمل على هذا الحاسوب · نموذج واحد</numerusform>
            <numerusform>يعمل على هذا الحاسوب · نموذجان</numerusform>
            <numerusform>يعمل على هذا الحاسوب · %Ln نماذج</numerusform>
            <numerusform>يعمل على هذا الحاسوب · %Ln نموذجًا</numerusform>
            <numerusform>يعمل على هذا الحاسوب · %Ln نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>No server answers on this computer.</source>
        <translation>لا يستجيب أي خادم على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Looking on this computer…</source>
        <translation>يجري البحث على هذا الحاسوب…</translation>
    </message>
</context>
<context>
    <name>Hiwar::Settings</name>
    <message>
        <source>Guide</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>السطر %L1: %2.</translation>
    </message>
    <message>
        <source>The file holds a list where an object is expected.</source>
        <translation>في الملف قائمة في موضع يُنتظر فيه كائن.</translation>
    </message>
    <message>
        <source>“profiles” is not a list of profiles.</source>
        <translation>«profiles» ليست قائمة ملفات اتصال.</translation>
    </message>
    <message>
        <source>“currentProfile” is not the name of a profile.</source>
        <translation>«currentProfile» ليس اسم ملف اتصال.</translation>
    </message>
</context>
<context>
    <name>Hiwar::SettingsFile</name>
    <message>
        <source>it is a link that leads nowhere.</source>
        <translation>هو رابط لا يؤدي إلى شيء.</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>هو مجلد.</translation>
    </message>
    <message>
        <source>it is no plain file.</source>
        <translation>ليس ملفًا عاديًا.</translation>
    </message>
    <message>
        <source>it is larger than settings can be.</source>
        <translation>هو أكبر مما يمكن أن تكون عليه الإعدادات.</translation>
    </message>
</context>
<context>
    <name>Hiwar::SettingsPages</name>
    <message>
        <source>Section</source>
        <translation>القسم</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة (Language)</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول البرنامج</translation>
    </message>
    <message>
        <source>No setting matches “%1”.</source>
        <translation>لا يطابق أي إعداد «%1».</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>سطح المكتب</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>الكتابة</translation>
    </message>
</context>
<context>
    <name>Hiwar::SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Settings panel</source>
        <translation>لوحة الإعدادات</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>إغلاق الإعدادات</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>هل تريد فتح %1؟</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>البقاء هنا</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>حفظ التغييرات</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>متابعة التعديل</translation>
    </message>
    <message>
        <source>This profile has unsaved changes.</source>
        <translation>في ملف الاتصال هذا تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The profile “%1” was deleted.</source>
        <translation>حُذف ملف الاتصال «%1».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>تم التراجع.</translation>
    </message>
    <message>
        <source>Your changes to “%1” are not saved yet.</source>
        <translation>لم تُحفظ تغييراتك في «%1» بعد.</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>ملف اتصال جديد</translation>
    </message>
    <message>
        <source>The changes were discarded.</source>
        <translation>أُهملت التغييرات.</translation>
    </message>
</context>
<context>
    <name>Hiwar::SettingsStore</name>
    <message>
        <source>the settings would be larger than can be read again; remove profiles</source>
        <translation>ستصير الإعدادات أكبر مما تمكن قراءته مرة أخرى؛ احذف بعض ملفات الاتصال</translation>
    </message>
    <message>
        <source>The settings in %1 cannot be read: %2</source>
        <translation>تعذّرت قراءة الإعدادات التي في %1: %2</translation>
    </message>
    <message>
        <source>Hiwar starts with its first settings. That file is left as it is, and no change is kept: mend or move it, then start Hiwar again.</source>
        <translation>يبدأ حِوار بإعداداته الأولى. تُرك ذلك الملف كما هو، ولا يُحفظ أي تغيير: أصلحه أو انقله، ثم شغّل حِوار من جديد.</translation>
    </message>
    <message>
        <source>Hiwar starts with its first settings. The file is kept as %1.</source>
        <translation>يبدأ حِوار بإعداداته الأولى. أُبقي الملف باسم %1.</translation>
    </message>
</context>
<context>
    <name>Hiwar::SettingsText</name>
    <message>
        <source>Only addresses with http:// or https:// can be asked.</source>
        <translation>لا يمكن سؤال إلا عناوين http:// أو https://.</translation>
    </message>
    <message>
        <source>This address names no host.</source>
        <translation>ليس في هذا العنوان مضيف.</translation>
    </message>
    <message>
        <source>A part of this address has to be replaced by your own.</source>
        <translation>في هذا العنوان جزء يجب أن تضع مكانه ما يخصك.</translation>
    </message>
    <message>
        <source>This is not a whole address yet.</source>
        <translation>هذا ليس عنوانًا كاملًا بعد.</translation>
    </message>
    <message>
        <source>Over http, others on the way can read the key and the messages.</source>
        <translation>عبر http قد يقرأ آخرون في الطريق المفتاح والرسائل.</translation>
    </message>
    <message>
        <source>Waiting for your keychain…</source>
        <translation>في انتظار حلقة المفاتيح…</translation>
    </message>
    <message>
        <source>Stored in your keychain.</source>
        <translation>محفوظ في حلقة المفاتيح.</translation>
    </message>
    <message>
        <source>There is a space within the key, at character %1.</source>
        <translation>في المفتاح مسافة، عند المحرف %L1.</translation>
    </message>
    <message>
        <source>There is a line break or the like within the key, at character %1.</source>
        <translation>في المفتاح فاصل أسطر أو ما شابهه، عند المحرف %L1.</translation>
    </message>
    <message>
        <source>Character %1 of the key is “%2”, which no key can hold.</source>
        <translation>المحرف %L1 من المفتاح هو «%2»، ولا يمكن أن يكون في مفتاح.</translation>
    </message>
    <message>
        <source>This stands for a key and is none. Paste your own.</source>
        <translation>هذا يرمز إلى مفتاح وليس مفتاحًا. ألصق مفتاحك.</translation>
    </message>
    <message>
        <source>The key can be used. Your keychain has not taken it yet.</source>
        <translation>المفتاح صالح للاستعمال، ولم تأخذه حلقة مفاتيحك بعد.</translation>
    </message>
    <message>
        <source>Your keychain is locked. Unlock it, or type the key once more.</source>
        <translation>حلقة مفاتيحك مقفلة. افتحها أو اكتب المفتاح مرة أخرى.</translation>
    </message>
    <message>
        <source>Your keychain refused access. Allow it, or type the key once more.</source>
        <translation>رفضت حلقة مفاتيحك الوصول. اسمح به أو اكتب المفتاح مرة أخرى.</translation>
    </message>
    <message>
        <source>Type to replace it</source>
        <translation>اكتب لتستبدله</translation>
    </message>
    <message>
        <source>Stored; type to replace it</source>
        <translation>محفوظ؛ اكتب لاستبداله</translation>
    </message>
    <message>
        <source>Not stored any more; type it again</source>
        <translation>لم يعد محفوظًا؛ اكتبه من جديد</translation>
    </message>
    <message>
        <source>In the locked keychain; type to replace it</source>
        <translation>في حلقة المفاتيح المقفلة؛ اكتب لتستبدله</translation>
    </message>
    <message>
        <source>Refused by the keychain; type to replace it</source>
        <translation>رفضته حلقة المفاتيح؛ اكتب لتستبدله</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>حُفظ.</translation>
    </message>
    <message>
        <source>Saved; what you entered can be used. Your keychain has not answered yet.</source>
        <translation>حُفظ، وما أدخلته صالح للاستعمال. لم تجب حلقة مفاتيحك بعد.</translation>
    </message>
    <message>
        <source>The service&apos;s API address, for example https://api.example.com/v1.</source>
        <translation>عنوان واجهة الخدمة، مثل https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>Messages go to %1</source>
        <translation>تُرسل الأسئلة إلى %1</translation>
    </message>
    <message>
        <source>No key yet. Servers on your own computer usually need none.</source>
        <translation>لا مفتاح بعد. الخوادم التي على حاسوبك لا تحتاج إليه في العادة.</translation>
    </message>
    <message>
        <source>The key can be used until you close Hiwar: your keychain is locked.</source>
        <translation>المفتاح صالح للاستعمال حتى تُغلق حِوار: حلقة مفاتيحك مقفلة.</translation>
    </message>
    <message>
        <source>The key can be used until you close Hiwar: your keychain refused it.</source>
        <translation>المفتاح صالح للاستعمال حتى تُغلق حِوار: رفضته حلقة مفاتيحك.</translation>
    </message>
    <message>
        <source>The key can be used until you close Hiwar: no keychain answers here.</source>
        <translation>المفتاح صالح للاستعمال حتى تُغلق حِوار: لا تجيب هنا حلقة مفاتيح.</translation>
    </message>
    <message>
        <source>No keychain answers here, so the key was not kept. Type it once more.</source>
        <translation>لا تجيب هنا حلقة مفاتيح، فلم يبق المفتاح. اكتبه مرة أخرى.</translation>
    </message>
    <message>
        <source>Kept until you close Hiwar; type to replace it</source>
        <translation>يبقى حتى تُغلق حِوار؛ اكتب لتستبدله</translation>
    </message>
    <message>
        <source>Saved, but your keychain is locked: what you entered holds until you close Hiwar. It is stored by itself once you unlock the keychain.</source>
        <translation>حُفظ، لكنّ حلقة مفاتيحك مقفلة: ما أدخلته يسري حتى تُغلق حِوار، ويُخزَّن تلقائيًّا حين تفتح الحلقة.</translation>
    </message>
    <message>
        <source>Saved, but your keychain refused: what you entered holds until you close Hiwar. Let the keychain be asked again.</source>
        <translation>حُفظ، لكنّ حلقة مفاتيحك رفضت: ما أدخلته يسري حتى تُغلق حِوار. اطلب سؤالها من جديد.</translation>
    </message>
    <message>
        <source>Saved, but no keychain answers here: what you entered holds until you close Hiwar. It is stored by itself once a keychain runs.</source>
        <translation>حُفظ، لكن لا تجيب هنا حلقة مفاتيح: ما أدخلته يسري حتى تُغلق حِوار، ويُخزَّن تلقائيًّا حين تعمل حلقة مفاتيح.</translation>
    </message>
    <message>
        <source>The list of models could not be read: %1 You can type a name.</source>
        <translation>تعذّرت قراءة قائمة النماذج: %1 يمكنك كتابة اسم.</translation>
    </message>
</context>
<context>
    <name>Hiwar::SeveralBar</name>
    <message>
        <source>Back to one model</source>
        <translation>العودة إلى نموذج واحد</translation>
    </message>
    <message>
        <source>%1 of at most %2 models are ticked. Space ticks one, Ctrl+Enter asks.</source>
        <translation>النماذج المعلَّمة: %1 من %2 على الأكثر. يعلّم المفتاح Space نموذجًا، ويسأل Ctrl+Enter.</translation>
    </message>
    <message>
        <source>Ask this model</source>
        <translation>سؤال هذا النموذج</translation>
    </message>
    <message numerus="yes">
        <source>Ask %Ln models</source>
        <translation>
            <numerusform>سؤال النماذج</numerusform>
            <numerusform>سؤال نموذج واحد</numerusform>
            <numerusform>سؤال نموذجين</numerusform>
            <numerusform>سؤال %Ln نماذج</numerusform>
            <numerusform>سؤال %Ln نموذجًا</numerusform>
            <numerusform>سؤال %Ln نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one more model can be asked. Untick it first.</source>
        <translation>لا يمكن سؤال أكثر من نموذج واحد آخر. أزل علامته أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln models can be asked. Untick one first.</source>
        <translation>
            <numerusform>لا يمكن سؤال نماذج أخرى. أزل علامة أحدها أولًا.</numerusform>
            <numerusform>يمكن سؤال نموذج واحد على الأكثر. أزل علامة أحدها أولًا.</numerusform>
            <numerusform>يمكن سؤال نموذجين على الأكثر. أزل علامة أحدها أولًا.</numerusform>
            <numerusform>يمكن سؤال %Ln نماذج على الأكثر. أزل علامة أحدها أولًا.</numerusform>
            <numerusform>يمكن سؤال %Ln نموذجًا على الأكثر. أزل علامة أحدها أولًا.</numerusform>
            <numerusform>يمكن سؤال %Ln نموذج على الأكثر. أزل علامة أحدها أولًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::SeveralController</name>
    <message>
        <source>Wait until the running replies have ended, or stop them. Then other models can be asked, too.</source>
        <translation>انتظر حتى تنتهي الردود الجارية أو أوقفها، ثم يمكن سؤال نماذج أخرى أيضًا.</translation>
    </message>
    <message>
        <source>Six replies stand side by side already, which is the most.</source>
        <translation>تُعرض ستة ردود جنبًا إلى جنب، وهذا أقصى عدد.</translation>
    </message>
    <message>
        <source>The last question was asked of one model only. “Ask several models” is where you choose who answers.</source>
        <translation>طُرح السؤال الأخير على نموذج واحد فقط. تجد «سؤال عدة نماذج» حيث تختار من يجيب.</translation>
    </message>
</context>
<context>
    <name>Hiwar::Shortcut</name>
    <message>
        <source>Writing</source>
        <translation>الكتابة</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>إرسال الرسالة</translation>
    </message>
    <message>
        <source>Start a new line</source>
        <translation>بدء سطر جديد</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>إيقاف الرد</translation>
    </message>
    <message>
        <source>Edit the last question (empty message)</source>
        <translation>تعديل السؤال الأخير (والرسالة فارغة)</translation>
    </message>
    <message>
        <source>Go to the message</source>
        <translation>الانتقال إلى الرسالة</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Temporary conversation</source>
        <translation>محادثة مؤقتة</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>البحث في المحادثات</translation>
    </message>
    <message>
        <source>Undo what was deleted, archived or moved</source>
        <translation>التراجع عن حذف أو أرشفة أو نقل</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>أرشفة</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Find in this conversation</source>
        <translation>البحث في هذه المحادثة</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>النتيجة السابقة</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>السؤال السابق</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>السؤال التالي</translation>
    </message>
    <message>
        <source>Jump to a question</source>
        <translation>الانتقال إلى سؤال</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>التمرير</translation>
    </message>
    <message>
        <source>Read up and down</source>
        <translation>القراءة صعودًا ونزولًا</translation>
    </message>
    <message>
        <source>Read message by message</source>
        <translation>القراءة رسالة رسالة</translation>
    </message>
    <message>
        <source>Text cursor to select with</source>
        <translation>مؤشر نص للتحديد</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Print this conversation</source>
        <translation>طباعة هذه المحادثة</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>حفظ الإعدادات</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>إظهار الشريط الجانبي أو إخفاؤه</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>الحجم المعتاد</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>الجزء التالي من النافذة</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>الجزء السابق من النافذة</translation>
    </message>
    <message>
        <source>Menu of what has the focus</source>
        <translation>قائمة العنصر المحدد</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Close Hiwar</source>
        <translation>إغلاق حِوار</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>اختيار من يجيب</translation>
    </message>
    <message>
        <source>System prompt and parameters</source>
        <translation>موجّه النظام والمعاملات</translation>
    </message>
    <message>
        <source>Add the message without asking</source>
        <translation>إضافة الرسالة بلا سؤال</translation>
    </message>
    <message>
        <source>What is sent with the next message</source>
        <translation>ما يُرسَل مع الرسالة التالية</translation>
    </message>
    <message>
        <source>Edit the message</source>
        <translation>تعديل الرسالة</translation>
    </message>
    <message>
        <source>Library of personas and prompts</source>
        <translation>مكتبة الشخصيات والموجّهات</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>إرفاق ملفات</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>استيراد محادثات</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>تصدير كل المحادثات</translation>
    </message>
    <message>
        <source>All messages and versions</source>
        <translation>كل الرسائل والنسخ</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>لوحة الأوامر</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Read the message aloud, pause, go on</source>
        <translation>قراءة الرسالة بصوت أو إيقافها مؤقتًا أو متابعتها</translation>
    </message>
    <message>
        <source>Next sentence of what is read aloud</source>
        <translation>الجملة التالية مما يُقرأ</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>إيقاف القراءة</translation>
    </message>
    <message>
        <source>Stop the reply and send the message now</source>
        <translation>إيقاف الرد وإرسال الرسالة الآن</translation>
    </message>
    <message>
        <source>Replies of several models side by side</source>
        <translation>ردود عدة نماذج جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Go on with this reply (side by side)</source>
        <translation>المتابعة بهذا الرد (جنبًا إلى جنب)</translation>
    </message>
    <message>
        <source>Next change of a comparison</source>
        <translation>التغيير التالي في المقارنة</translation>
    </message>
    <message>
        <source>Previous change of a comparison</source>
        <translation>التغيير السابق في المقارنة</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>نافذة جديدة</translation>
    </message>
    <message>
        <source>Dictate</source>
        <translation>إملاء بالصوت</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>علامة تبويب جديدة</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>علامة التبويب التالية</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>علامة التبويب السابقة</translation>
    </message>
    <message>
        <source>Close the tab, or else the window</source>
        <translation>إغلاق علامة التبويب، وإلا فالنافذة</translation>
    </message>
</context>
<context>
    <name>Hiwar::ShortcutController</name>
    <message>
        <source>“%1” has no keys any more.</source>
        <translation>لم تعد هناك مفاتيح للإجراء «%1».</translation>
    </message>
    <message>
        <source>%1 does “%2” now.</source>
        <translation>يقوم %1 الآن بالإجراء «%2».</translation>
    </message>
    <message>
        <source>“%1” has its usual keys again.</source>
        <translation>عادت إلى «%1» مفاتيحه المعتادة.</translation>
    </message>
    <message>
        <source>All actions have their usual keys again.</source>
        <translation>عادت إلى كل الإجراءات مفاتيحها المعتادة.</translation>
    </message>
</context>
<context>
    <name>Hiwar::ShortcutEditor</name>
    <message>
        <source>Use these keys</source>
        <translation>استخدام هذه المفاتيح</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>المفاتيح المعتادة</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>بلا مفاتيح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>New keys for “%1”</source>
        <translation>مفاتيح جديدة للإجراء «%1»</translation>
    </message>
    <message>
        <source>Press the keys, then Enter.</source>
        <translation>اضغط المفاتيح ثم Enter.</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>لا شيء يستخدم %1.</translation>
    </message>
    <message>
        <source>%1 does this already.</source>
        <translation>يقوم %1 بهذا الإجراء الآن.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”, which will lose it.</source>
        <translation>يستخدم «%2» المفتاح %1، وسيفقده.</translation>
    </message>
    <message>
        <source>%1 always does “%2”. Press other keys.</source>
        <translation>يقوم %1 دائمًا بالإجراء «%2». اضغط مفاتيح أخرى.</translation>
    </message>
    <message>
        <source>Fields of text need %1. Press other keys.</source>
        <translation>تحتاج حقول النص إلى %1. اضغط مفاتيح أخرى.</translation>
    </message>
    <message>
        <source>%1 is needed for writing. Add Ctrl or Alt.</source>
        <translation>يلزم %1 للكتابة. أضف إليه Ctrl أو Alt.</translation>
    </message>
</context>
<context>
    <name>Hiwar::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>تصفية الاختصارات</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>All usual keys</source>
        <translation>كل المفاتيح المعتادة</translation>
    </message>
    <message>
        <source>Change the keys of “%1”</source>
        <translation>تغيير مفاتيح «%1»</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>تغيير المفاتيح</translation>
    </message>
</context>
<context>
    <name>Hiwar::SideBySide</name>
    <message>
        <source>Replies side by side</source>
        <translation>الردود جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>العودة إلى المحادثة</translation>
    </message>
    <message>
        <source>Back to the conversation (Esc)</source>
        <translation>العودة إلى المحادثة (Esc)</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>الردود</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>السؤال: %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::Sidebar</name>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Temporary conversation</source>
        <translation>محادثة مؤقتة</translation>
    </message>
    <message>
        <source>Temporary conversation: nothing of it is stored (Ctrl+Shift+N)</source>
        <translation>محادثة مؤقتة: لا يُحفظ منها شيء (Ctrl+Shift+N)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>الاستيراد والتصدير</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>البحث في المحادثات</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Narrow it down: from:me, model:name, in:folder, tag:name, before:2026-03-01, after:2025-12-24. Put words that belong together in quotes.</source>
        <translation>ضيّق البحث: from:me و model:name و in:folder و tag:name و before:⁠2026-03-01 و after:⁠2025-12-24. ضع الكلمات المتلازمة بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>تصدير الكل…</translation>
    </message>
    <message>
        <source>Export all as separate files</source>
        <translation>تصدير الكل في ملفات منفصلة</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>اسم المجلد</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>اسم الوسم</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>ستظهر محادثاتك هنا.</translation>
    </message>
    <message>
        <source>This folder is empty. Drag conversations here, or use “Move to folder” in their menu.</source>
        <translation>هذا المجلد فارغ. اسحب المحادثات إلى هنا، أو استخدم «نقل إلى مجلد» من قائمتها.</translation>
    </message>
    <message>
        <source>No conversation has this tag.</source>
        <translation>لا محادثة لها هذا الوسم.</translation>
    </message>
    <message>
        <source>What you archive will be listed here.</source>
        <translation>سيظهر هنا ما تؤرشفه.</translation>
    </message>
    <message>
        <source>What you delete stays here for 30 days.</source>
        <translation>يبقى هنا ما تحذفه ثلاثين يومًا.</translation>
    </message>
    <message>
        <source>Go to the search</source>
        <translation>الانتقال إلى البحث</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>الشريط الجانبي</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>رجوع إلى المحادثة</translation>
    </message>
    <message>
        <source>Back to the conversation (Esc)</source>
        <translation>رجوع إلى المحادثة (Esc)</translation>
    </message>
</context>
<context>
    <name>Hiwar::SpeechBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>قراءة بصوت</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>الجملة السابقة</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>الجملة التالية</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>إيقاف القراءة</translation>
    </message>
    <message>
        <source>Waiting for more</source>
        <translation>بانتظار المزيد</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Go on reading</source>
        <translation>متابعة القراءة</translation>
    </message>
    <message>
        <source>Pause reading</source>
        <translation>إيقاف القراءة مؤقتًا</translation>
    </message>
</context>
<context>
    <name>Hiwar::SpeechController</name>
    <message>
        <source>Read aloud</source>
        <translation>قراءة بصوت</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>الجملة التالية</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>إيقاف القراءة</translation>
    </message>
    <message>
        <source>This computer has no voice for %1, so its sentences are not read. Install one, such as espeak-ng, and read aloud again.</source>
        <translation>ليس في هذا الحاسوب صوت للغة %1، فلا تُقرأ جملها. ثبّت صوتًا لها، مثل espeak-ng، ثم اطلب القراءة من جديد.</translation>
    </message>
    <message>
        <source>This copy of Hiwar has no voice for this system.</source>
        <translation>ليس في هذه النسخة من حِوار صوت لهذا النظام.</translation>
    </message>
    <message>
        <source>This message has no words to read.</source>
        <translation>ليس في هذه الرسالة كلمات تُقرأ.</translation>
    </message>
    <message>
        <source>Go on reading aloud</source>
        <translation>متابعة القراءة</translation>
    </message>
    <message>
        <source>Pause reading aloud</source>
        <translation>إيقاف القراءة مؤقتًا</translation>
    </message>
</context>
<context>
    <name>Hiwar::SpeechdVoice</name>
    <message>
        <source>The voice of this computer answers what is no SSIP. Look at what listens at “%1”.</source>
        <translation>يجيب صوتُ هذا الحاسوب بغير بروتوكول SSIP. انظر ما الذي يُنصت عند «%1».</translation>
    </message>
    <message>
        <source>The voice of this computer refused a sentence. Look at the settings of speech-dispatcher: “spd-say hello” tests them.</source>
        <translation>رفض صوتُ هذا الحاسوب جملة. انظر في إعدادات speech-dispatcher، ويختبرها الأمر «spd-say hello».</translation>
    </message>
    <message>
        <source>The voice of this computer does not answer. Install speech-dispatcher and a voice (espeak-ng), or start it with “speech-dispatcher -s”, and read aloud again.</source>
        <translation>لا يجيب صوتُ هذا الحاسوب. ثبّت speech-dispatcher وصوتًا (espeak-ng)، أو شغّله بالأمر «speech-dispatcher -s»، ثم اطلب القراءة من جديد.</translation>
    </message>
</context>
<context>
    <name>Hiwar::SpellChecker</name>
    <message>
        <source>Your words could not be stored: %1</source>
        <translation>تعذّر حفظ كلماتك: %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::SpellMenu</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation>جارٍ البحث عن اقتراحات…</translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation>إضافة إلى كلماتي</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>تجاهل هنا</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>لا اقتراحات</translation>
    </message>
</context>
<context>
    <name>Hiwar::SpellingSection</name>
    <message>
        <source>Check spelling</source>
        <translation>التدقيق الإملائي</translation>
    </message>
    <message>
        <source>Underlines words in your message that no dictionary of their script knows. Code, addresses and names of files are left out. Nothing leaves this computer for it.</source>
        <translation>يضع خطًا تحت كلمات رسالتك التي لا يعرفها أي قاموس لكتابتها. لا تُفحص الشيفرة ولا العناوين ولا أسماء الملفات، ولا يغادر هذا الحاسوب شيء من أجل ذلك.</translation>
    </message>
    <message>
        <source>This computer has no dictionary that Hiwar can read. Install one of Hunspell for your language, such as hunspell-en-us, and start Hiwar again.</source>
        <translation>ليس على هذا الحاسوب قاموس يستطيع حِوار قراءته. ثبّت قاموسًا من Hunspell للغتك، مثل hunspell-ar، ثم شغّل حِوار من جديد.</translation>
    </message>
    <message>
        <source>My words</source>
        <translation>كلماتي</translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation>إزالة الكلمة</translation>
    </message>
</context>
<context>
    <name>Hiwar::SpendingSection</name>
    <message>
        <source>Limit for a day</source>
        <translation>حدّ لليوم الواحد</translation>
    </message>
    <message>
        <source>Hiwar asks before a request that would pass it; empty: no limit</source>
        <translation>يسألك حِوار قبل طلب يتجاوزه، وإن تُرك فارغًا فلا حدّ</translation>
    </message>
    <message>
        <source>Currency of the limit</source>
        <translation>عملة الحدّ</translation>
    </message>
    <message>
        <source>In three letters, such as USD</source>
        <translation>بثلاثة أحرف مثل USD</translation>
    </message>
    <message>
        <source>Add a price</source>
        <translation>إضافة سعر</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حدّ</translation>
    </message>
    <message>
        <source>Prices for a million tokens</source>
        <translation>الأسعار لمليون رمز</translation>
    </message>
    <message>
        <source>With a price, Hiwar tells what a conversation costs. What the service charges is on its own bill.</source>
        <translation>إن كان للنموذج سعر أظهر حِوار كلفة المحادثة. أما ما تتقاضاه الخدمة ففي فاتورتها.</translation>
    </message>
    <message>
        <source>Type the limit as a number, or leave it empty.</source>
        <translation>اكتب الحدّ رقمًا أو اتركه فارغًا.</translation>
    </message>
    <message>
        <source>Type the currency in three letters, such as USD.</source>
        <translation>اكتب العملة بثلاثة أحرف مثل USD.</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <translation>%1 في اليوم</translation>
    </message>
    <message>
        <source>1 price</source>
        <translation>سعر واحد</translation>
    </message>
    <message numerus="yes">
        <source>%n prices</source>
        <translation>
            <numerusform>بلا أسعار</numerusform>
            <numerusform>سعر واحد</numerusform>
            <numerusform>سعران</numerusform>
            <numerusform>%n أسعار</numerusform>
            <numerusform>%n سعرًا</numerusform>
            <numerusform>%n سعر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::StoreError</name>
    <message>
        <source>%1 cannot be opened or made. Check who may write there.</source>
        <translation>تعذّر فتح %1 أو إنشاؤه. تحقق ممن يحق له الكتابة هناك.</translation>
    </message>
    <message>
        <source>%1 is damaged or is not a history of Hiwar. It was left as it is.</source>
        <translation>الملف %1 تالف أو ليس سجل محادثات لحِوار. تُرك كما كان.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Hiwar. Use that version; the file was left as it is.</source>
        <translation>كتبت %1 نسخةٌ أحدث من حِوار. استخدم تلك النسخة؛ تُرك الملف كما كان.</translation>
    </message>
    <message>
        <source>The disk is full: %1 cannot grow. Free some space.</source>
        <translation>القرص ممتلئ: لا يمكن أن يكبر %1. أفرغ بعض المساحة.</translation>
    </message>
    <message>
        <source>%1 cannot be read or written just now: its disk fails, or the system forbids it. Check that the disk is connected and sound, and who may write there.</source>
        <translation>تعذّرت قراءة %1 أو الكتابة فيه الآن: إما أن القرص معطّل أو أن النظام يمنع ذلك. تأكّد من أن القرص موصول وسليم، وممّن يحق له الكتابة هناك.</translation>
    </message>
    <message>
        <source>%1 may only be read, not written.</source>
        <translation>يمكن قراءة %1 لا الكتابة فيه.</translation>
    </message>
    <message>
        <source>Another program holds %1 at the moment.</source>
        <translation>يستخدم برنامج آخر %1 في هذه اللحظة.</translation>
    </message>
    <message>
        <source>%1 was moved, deleted or replaced, and cannot be written there again. Copy what is in the window, then start Hiwar again.</source>
        <translation>نُقل %1 أو حُذف أو استُبدل، ولا يمكن كتابته هناك من جديد. انسخ ما في النافذة، ثم شغّل حِوار من جديد.</translation>
    </message>
    <message>
        <source>It is not in the history.</source>
        <translation>ليس في سجل المحادثات.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>لا يمكن استخدام %1: %2</translation>
    </message>
    <message>
        <source>The history was written by a newer Hiwar. Conversations can be read; what is said now is not kept. Use the newer Hiwar.</source>
        <translation>كتبت سجلَّ المحادثات نسخةٌ أحدث من حِوار. يمكن قراءة المحادثات؛ وما يُقال الآن لا يُحفظ. استخدم النسخة الأحدث.</translation>
    </message>
    <message>
        <source>Another Hiwar is writing the history. Conversations can be read here; what is said now is kept only once the other one is closed. Close it, then go on.</source>
        <translation>يكتب حِوار آخر في سجل المحادثات. يمكن قراءة المحادثات هنا؛ ولا يُحفظ ما يُقال الآن إلا بعد إغلاق الآخر. أغلقه، ثم واصل.</translation>
    </message>
    <message>
        <source>The disk is full. Conversations can be read; what is said now is not kept. Free some space, then start again.</source>
        <translation>القرص ممتلئ. يمكن قراءة المحادثات؛ وما يُقال الآن لا يُحفظ. أفرغ بعض المساحة، ثم شغّل حِوار من جديد.</translation>
    </message>
    <message>
        <source>%1 may not be written. Conversations can be read; what is said now is not kept. Check who may write there, then start again.</source>
        <translation>لا تجوز الكتابة في %1. يمكن قراءة المحادثات؛ وما يُقال الآن لا يُحفظ. تحقق ممن يحق له الكتابة هناك، ثم شغّل حِوار من جديد.</translation>
    </message>
    <message>
        <source>%1 is damaged or is not a history of Hiwar. It was left as it is, and what is said now is not kept.</source>
        <translation>الملف %1 تالف أو ليس سجل محادثات لحِوار. تُرك كما كان، وما يُقال الآن لا يُحفظ.</translation>
    </message>
</context>
<context>
    <name>Hiwar::StoredFilesController</name>
    <message>
        <source>“%1” is sent again with the next requests.</source>
        <translation>سيُرسَل «%1» مجددًا مع الطلبات القادمة.</translation>
    </message>
    <message>
        <source>“%1” is not sent with the next requests.</source>
        <translation>لن يُرسَل «%1» مع الطلبات القادمة.</translation>
    </message>
</context>
<context>
    <name>Hiwar::StoredPreview</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 رمز</translation>
    </message>
</context>
<context>
    <name>Hiwar::SummaryPage</name>
    <message>
        <source>Kept only while Hiwar runs. Keys and passwords are left out.</source>
        <translation>تُحفظ ما دام حِوار يعمل، من غير المفاتيح وكلمات المرور.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
</context>
<context>
    <name>Hiwar::TabController</name>
    <message>
        <source>Temporary conversation</source>
        <translation>محادثة مؤقتة</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
</context>
<context>
    <name>Hiwar::TabStrip</name>
    <message>
        <source>Tabs</source>
        <translation>علامات التبويب</translation>
    </message>
    <message>
        <source>%1, a reply is arriving</source>
        <translation>%1، رد يصل الآن</translation>
    </message>
    <message>
        <source>%1, a new reply</source>
        <translation>%1، رد جديد</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>إغلاق علامة التبويب</translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation>إغلاق علامات التبويب الأخرى</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>فتح في نافذة جديدة</translation>
    </message>
    <message>
        <source>Move towards the start</source>
        <translation>تقديم نحو البداية</translation>
    </message>
    <message>
        <source>Move towards the end</source>
        <translation>تأخير نحو النهاية</translation>
    </message>
</context>
<context>
    <name>Hiwar::TemporaryBar</name>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Temporary conversation. Nothing of it is stored; it is gone when you leave it.</source>
        <translation>محادثة مؤقتة. لا يُحفظ منها شيء، وتزول عندما تغادرها.</translation>
    </message>
    <message>
        <source>Temporary conversation</source>
        <translation>محادثة مؤقتة</translation>
    </message>
    <message>
        <source>Store this conversation like any other</source>
        <translation>حفظ هذه المحادثة مثل غيرها</translation>
    </message>
</context>
<context>
    <name>Hiwar::TemporaryController</name>
    <message>
        <source>The temporary conversation is gone.</source>
        <translation>زالت المحادثة المؤقتة.</translation>
    </message>
    <message>
        <source>A link or another program asks for a new conversation. The temporary one that is open is gone when you leave it.</source>
        <translation>يطلب رابط أو برنامج آخر محادثة جديدة. تزول المحادثة المؤقتة المفتوحة متى تركتها.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>تركها</translation>
    </message>
    <message>
        <source>Keep it first</source>
        <translation>الاحتفاظ بها أولًا</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
</context>
<context>
    <name>Hiwar::TestReport</name>
    <message>
        <source>Test connection</source>
        <translation>اختبار الاتصال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>Goes the way to the service step by step, and asks for one short reply</source>
        <translation>يمضي إلى الخدمة خطوة خطوة، ويطلب ردًا قصيرًا واحدًا</translation>
    </message>
    <message>
        <source>Cancel test</source>
        <translation>إلغاء الاختبار</translation>
    </message>
    <message>
        <source>As text, without the key</source>
        <translation>كنص، بدون المفتاح</translation>
    </message>
    <message>
        <source>Trust this certificate</source>
        <translation>الوثوق بهذه الشهادة</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>Use this address</source>
        <translation>استخدام هذا العنوان</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>نُسخ التقرير</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation>%1 · %L2 ث</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>اختيار نموذج</translation>
    </message>
</context>
<context>
    <name>Hiwar::TextFileController</name>
    <message>
        <source>Text of a file…</source>
        <translation>نص من ملف…</translation>
    </message>
    <message>
        <source>Text of a file</source>
        <translation>نص من ملف</translation>
    </message>
    <message>
        <source>“%1” could not be read. %2</source>
        <translation>تعذّرت قراءة «%1». %2</translation>
    </message>
    <message>
        <source>“%1” is larger than %2. Copy the part that matters.</source>
        <translation>الملف «%1» أكبر من %2. انسخ الجزء الذي يهمك منه.</translation>
    </message>
    <message>
        <source>“%1” is not a text in UTF-8. Nothing was added.</source>
        <translation>ليس «%1» نصًا بترميز UTF-8. لم يُضف شيء.</translation>
    </message>
</context>
<context>
    <name>Hiwar::TimingBar</name>
    <message>
        <source>Times</source>
        <translation>الأزمنة</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>Hiwar::TitlesSection</name>
    <message>
        <source>Let the model name conversations</source>
        <translation>تسمية المحادثات بالنموذج</translation>
    </message>
    <message>
        <source>Sends one short extra request per conversation. Otherwise its first question is its name, and nothing is sent.</source>
        <translation>يُرسل طلب قصير إضافي لكل محادثة. وإلا كان أول سؤال فيها اسمها، ولا يُرسل شيء.</translation>
    </message>
    <message>
        <source>Titles and summaries by</source>
        <translation>العناوين والملخصات من</translation>
    </message>
    <message>
        <source>Who names and sums up conversations</source>
        <translation>من يسمّي المحادثات ويلخّصها</translation>
    </message>
    <message>
        <source>Model for titles and summaries</source>
        <translation>نموذج العناوين والملخصات</translation>
    </message>
    <message>
        <source>What is named or summed up is sent to it.</source>
        <translation>يُرسَل إليه ما يُسمّى أو يُلخَّص.</translation>
    </message>
    <message>
        <source>Type a name, or choose one the service offers</source>
        <translation>اكتب اسمًا، أو اختر واحدًا مما تعرضه الخدمة</translation>
    </message>
    <message>
        <source>The model of the conversation</source>
        <translation>نموذج المحادثة نفسها</translation>
    </message>
    <message>
        <source>Model name, for example gpt-5-mini</source>
        <translation>اسم النموذج، مثل gpt-5-mini</translation>
    </message>
    <message>
        <source>As the profile: %1</source>
        <translation>كما في ملف الاتصال: %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::TlsSection</name>
    <message>
        <source>Client certificate</source>
        <translation>شهادة العميل</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>المفتاح الخاص</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>عبارة المرور</translation>
    </message>
    <message>
        <source>own authority</source>
        <translation>سلطة خاصة</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>شهادة عميل</translation>
    </message>
    <message>
        <source>pinned certificate</source>
        <translation>شهادة مثبّتة</translation>
    </message>
    <message>
        <source>A client certificate and its private key go together.</source>
        <translation>شهادة العميل ومفتاحها الخاص متلازمان.</translation>
    </message>
    <message>
        <source>Trusted whatever its chain: the certificate with the SHA-256 fingerprint %1</source>
        <translation>موثوقة أيًا كانت سلسلتها: الشهادة ذات بصمة SHA-256 التالية %1</translation>
    </message>
    <message>
        <source>Additional certificate authorities</source>
        <translation>جهات تصديق إضافية</translation>
    </message>
    <message>
        <source>Stop trusting</source>
        <translation>إيقاف الوثوق بها</translation>
    </message>
    <message>
        <source>Leave empty if there is none</source>
        <translation>اتركه فارغًا إن لم يوجد</translation>
    </message>
</context>
<context>
    <name>Hiwar::Toast</name>
    <message>
        <source>Notice</source>
        <translation>إشعار</translation>
    </message>
</context>
<context>
    <name>Hiwar::Transcript</name>
    <message>
        <source>Reasoning</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <translation>المساعد (%1)</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>غير مكتمل</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>أخفق</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>النسخة %L1 من %L2</translation>
    </message>
    <message>
        <source>Conversation without a title</source>
        <translation>محادثة بلا عنوان</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>مرفق: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Assistant (written by you)</source>
        <translation>المساعد (كتبتَه أنت)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Hiwar::TransferController</name>
    <message>
        <source>All conversations of this file are here already.</source>
        <translation>كل محادثات هذا الملف موجودة هنا من قبل.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %L2٪</translation>
    </message>
    <message>
        <source>… and 1 more kind</source>
        <translation>… ونوع آخر</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more kinds</source>
        <translation>
            <numerusform>… ولا أنواع أخرى</numerusform>
            <numerusform>… ونوع آخر</numerusform>
            <numerusform>… ونوعان آخران</numerusform>
            <numerusform>… و%Ln أنواع أخرى</numerusform>
            <numerusform>… و%Ln نوعًا آخر</numerusform>
            <numerusform>… و%Ln نوع آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hiwar backup</source>
        <translation>نسخة احتياطية لحِوار</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>صفحة ويب</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Hiwar conversations</source>
        <translation>محادثات حِوار</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>تصدير المحادثات</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>مجلد الملفات</translation>
    </message>
    <message>
        <source>Exporting to %1:</source>
        <translation>يجري التصدير إلى %1:</translation>
    </message>
    <message>
        <source>One conversation was exported to %1.</source>
        <translation>صُدّرت محادثة واحدة إلى %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were exported to %1.</source>
        <translation>
            <numerusform>لم تُصدَّر أي محادثة إلى %1.</numerusform>
            <numerusform>صُدّرت محادثة واحدة إلى %1.</numerusform>
            <numerusform>صُدّرت محادثتان إلى %1.</numerusform>
            <numerusform>صُدّرت %Ln محادثات إلى %1.</numerusform>
            <numerusform>صُدّرت %Ln محادثة إلى %1.</numerusform>
            <numerusform>صُدّرت %Ln محادثة إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments that the history does not hold any more: %1.</source>
        <translation>مرفقات لم تعد في سجل المحادثات: %L1.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>إظهار المجلد</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>استيراد محادثات</translation>
    </message>
    <message>
        <source>Reading %1:</source>
        <translation>تجري قراءة %1:</translation>
    </message>
    <message>
        <source>Importing %1:</source>
        <translation>يجري استيراد %1:</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>ترك</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Saving what can be read of %1:</source>
        <translation>حفظ ما يمكن قراءته من %1:</translation>
    </message>
</context>
<context>
    <name>Hiwar::TransferError</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check that it is there and who may read it.</source>
        <translation>تعذّرت قراءة %1. تحقق من وجوده وممن يحق له قراءته.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check who may write there, or choose another place.</source>
        <translation>تعذّرت كتابة %1. تحقق ممن يحق له الكتابة هناك، أو اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>There is no room for %1. Free some space, or choose another place.</source>
        <translation>لا مكان يكفي %1. أفرغ بعض المساحة، أو اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>%1 is no export that Hiwar can read. Choose a file that a chat program exported.</source>
        <translation>ليس %1 تصديرًا يستطيع حِوار قراءته. اختر ملفًا صدّره برنامج محادثة.</translation>
    </message>
    <message>
        <source>%1 is damaged. Export it again, or choose another file.</source>
        <translation>الملف %1 تالف. صدّره من جديد، أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>%1 holds more at once than Hiwar takes. Export it in smaller parts.</source>
        <translation>في %1 أكثر مما يأخذه حِوار دفعة واحدة. صدّره في أجزاء أصغر.</translation>
    </message>
    <message>
        <source>There is no conversation “%1”. Give its id or its whole title.</source>
        <translation>لا توجد محادثة «%1». أعطِ معرّفها أو عنوانها الكامل.</translation>
    </message>
    <message>
        <source>Several conversations are named “%1”. Give the id of one: %2.</source>
        <translation>توجد عدة محادثات باسم «%1». أعطِ معرّف إحداها: %2.</translation>
    </message>
    <message>
        <source>There is no conversation to export yet.</source>
        <translation>لا توجد محادثة لتصديرها بعد.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
</context>
<context>
    <name>Hiwar::TrayIcon</name>
    <message>
        <source>Show or hide Hiwar</source>
        <translation>إظهار حِوار أو إخفاؤه</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>Quick question</source>
        <translation>سؤال سريع</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
</context>
<context>
    <name>Hiwar::TreeController</name>
    <message>
        <source>%1 (fork)</source>
        <translation>%1 (متفرّعة)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>A temporary conversation cannot be forked. Keep it first.</source>
        <translation>لا يمكن تفريع محادثة مؤقتة. احتفظ بها أولًا.</translation>
    </message>
    <message>
        <source>This is a fork: what you do here leaves the original as it is.</source>
        <translation>هذه محادثة متفرّعة: ما تفعله هنا يترك الأصلية كما هي.</translation>
    </message>
    <message>
        <source>A link to a message of a temporary conversation would lead nowhere. Keep the conversation first.</source>
        <translation>لن يؤدي رابط إلى رسالة في محادثة مؤقتة إلى شيء. احتفظ بالمحادثة أولًا.</translation>
    </message>
    <message>
        <source>The link to the message was copied.</source>
        <translation>نُسخ رابط الرسالة.</translation>
    </message>
    <message>
        <source>Nothing was copied: the message is there already, or what it would follow is below it. Choose another place.</source>
        <translation>لم يُنسخ شيء: الرسالة موجودة هناك من قبل، أو المكان المختار تحتها. اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>The message was copied.</source>
        <translation>نُسخت الرسالة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages were copied.</source>
        <translation>
            <numerusform>لم تُنسخ أي رسالة.</numerusform>
            <numerusform>نُسخت رسالة واحدة.</numerusform>
            <numerusform>نُسخت رسالتان.</numerusform>
            <numerusform>نُسخت %Ln رسائل.</numerusform>
            <numerusform>نُسخت %Ln رسالة.</numerusform>
            <numerusform>نُسخت %Ln رسالة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The message of this link is not here. It was deleted for good, or is in the history of another computer.</source>
        <translation>رسالة هذا الرابط ليست هنا. حُذفت نهائيًا، أو هي في سجل محادثات حاسوب آخر.</translation>
    </message>
    <message>
        <source>The message of this link was deleted.</source>
        <translation>رسالة هذا الرابط محذوفة.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>تم التراجع.</translation>
    </message>
    <message>
        <source>Restore deleted messages</source>
        <translation>استعادة الرسائل المحذوفة</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>بلا نص</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln messages)</source>
        <translation>
            <numerusform>%1 (بلا رسائل)</numerusform>
            <numerusform>%1 (رسالة واحدة)</numerusform>
            <numerusform>%1 (رسالتان)</numerusform>
            <numerusform>%1 (%Ln رسائل)</numerusform>
            <numerusform>%1 (%Ln رسالة)</numerusform>
            <numerusform>%1 (%Ln رسالة)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::TreePanel</name>
    <message>
        <source>All messages</source>
        <translation>كل الرسائل</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>لا توجد هذه الكلمات في أي رسالة.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Filter messages</source>
        <translation>تصفية الرسائل</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Messages and versions</source>
        <translation>الرسائل والنسخ</translation>
    </message>
    <message>
        <source>Copies the message and what follows it. It can be dragged to another message, too.</source>
        <translation>ينسخ الرسالة وما يليها. ويمكن أيضًا سحبها إلى رسالة أخرى.</translation>
    </message>
    <message>
        <source>Copy to the end</source>
        <translation>نسخ إلى النهاية</translation>
    </message>
    <message>
        <source>Compare with the shown version</source>
        <translation>مقارنة مع النسخة المعروضة</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
</context>
<context>
    <name>Hiwar::UpdateController</name>
    <message>
        <source>This is not used. An address begins with https:// and ends with a file&apos;s name.</source>
        <translation>لا يُستخدم هذا. يبدأ العنوان بالحروف https:// وينتهي باسم ملف.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>يجري البحث…</translation>
    </message>
    <message>
        <source>Hiwar %1 is there.</source>
        <translation>الإصدار %1 من حِوار متاح.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>No program opened the folder %1.</source>
        <translation>لم يفتح أي برنامج المجلد %1.</translation>
    </message>
</context>
<context>
    <name>Hiwar::UpdateFault</name>
    <message>
        <source>The address leads somewhere that is not encrypted, or nowhere. Check it.</source>
        <translation>يقود العنوان إلى مكان غير مشفّر، أو لا يقود إلى شيء. تحقق منه.</translation>
    </message>
    <message>
        <source>%1 was not reached (%2). Look again when there is a connection.</source>
        <translation>تعذّر الوصول إلى %1 (%2). ابحث مرة أخرى عندما يوجد اتصال.</translation>
    </message>
    <message>
        <source>%1 does not have it (%2). Check the address, or look again later.</source>
        <translation>لا يوجد ذلك لدى %1 (%2). تحقق من العنوان، أو ابحث مرة أخرى لاحقًا.</translation>
    </message>
    <message>
        <source>%1 says that it is at %2 now. If you trust that, put the new address here.</source>
        <translation>يقول %1 إنه صار عند %2. إن كنت تثق بذلك فضع العنوان الجديد هنا.</translation>
    </message>
    <message>
        <source>%1 sent more than belongs there, so nothing of it was used. Check the address.</source>
        <translation>أرسل %1 أكثر مما ينبغي، فلم يُستخدم منه شيء. تحقق من العنوان.</translation>
    </message>
    <message>
        <source>%1 took too long. Try again later.</source>
        <translation>استغرق %1 وقتًا أطول من اللازم. حاول مرة أخرى لاحقًا.</translation>
    </message>
    <message>
        <source>What %1 sent is not signed with Hiwar&apos;s key, so nothing of it was used. If your network wants a login first, log in and look again; otherwise check the address.</source>
        <translation>ما أرسله %1 غير موقّع بمفتاح حِوار، فلم يُستخدم منه شيء. إن كانت شبكتك تطلب تسجيل الدخول أولًا فسجّل الدخول وابحث مرة أخرى؛ وإلا فتحقق من العنوان.</translation>
    </message>
    <message>
        <source>What %1 sent is signed, but cannot be read. Look again later.</source>
        <translation>ما أرسله %1 موقّع لكن تعذّرت قراءته. ابحث مرة أخرى لاحقًا.</translation>
    </message>
    <message>
        <source>%1 has a newer version, which this one is too old to read about. Get it where you got this one.</source>
        <translation>لدى %1 إصدار أحدث، وهذا الإصدار أقدم من أن يقرأ عنه. احصل عليه من حيث حصلت على هذا.</translation>
    </message>
    <message>
        <source>What arrived is not the file that was announced, so it was deleted. Try again later.</source>
        <translation>ما وصل ليس الملف المعلن عنه، فحُذف. حاول مرة أخرى لاحقًا.</translation>
    </message>
    <message>
        <source>The file could not be written: %1. Free some space or check the folder, and try again.</source>
        <translation>تعذّرت كتابة الملف: %1. أفرغ بعض المساحة أو تحقق من المجلد، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>libsodium is not installed, and without it nobody can tell whether what %1 sent is signed with Hiwar&apos;s key, so nothing of it was used. Install libsodium, or this version of Hiwar again, and look again.</source>
        <translation>المكتبة libsodium غير مثبتة، ومن دونها لا يمكن معرفة هل ما أرسله %1 موقّع بمفتاح حِوار، فلم يُستخدم منه شيء. ثبّت libsodium، أو أعد تثبيت هذا الإصدار من حِوار، ثم ابحث مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>Hiwar::UpdateWords</name>
    <message>
        <source>Close Hiwar, then start this file in a terminal: sh &quot;%1&quot;</source>
        <translation>أغلق حِوار، ثم شغّل هذا الملف في طرفية: sh &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Close Hiwar, allow the file to be run as a program, and put it in the place of the one you have.</source>
        <translation>أغلق حِوار، واسمح بتشغيل الملف كبرنامج، وضعه مكان الملف الذي لديك.</translation>
    </message>
    <message>
        <source>Close Hiwar, and unpack the file where you keep Hiwar.</source>
        <translation>أغلق حِوار، وفكّ ضغط الملف حيث تحتفظ ببرنامج حِوار.</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <translation>هذا أحدث إصدار.</translation>
    </message>
    <message>
        <source>Hiwar %1 of %2 is there.</source>
        <translation>الإصدار %1 من حِوار بتاريخ %2 متاح.</translation>
    </message>
    <message>
        <source>It does not come in the form of this copy. Get it where you got this one.</source>
        <translation>لا يتوفر بشكل هذه النسخة. احصل عليه من حيث حصلت على هذه.</translation>
    </message>
    <message>
        <source>%1 Download: %2.</source>
        <translation>%1 حجم التنزيل: %2.</translation>
    </message>
    <message>
        <source>The address tells of Hiwar %1 of %2, but Hiwar %3 has been there already. Nothing is offered. Look again later, or check the address.</source>
        <translation>يخبر العنوان عن الإصدار %1 من حِوار بتاريخ %2، لكن الإصدار %3 كان متاحًا من قبل. لا يُعرض شيء. ابحث مرة أخرى لاحقًا، أو تحقق من العنوان.</translation>
    </message>
    <message>
        <source>Hiwar %1 is there. Look now to see what is new in it.</source>
        <translation>الإصدار %1 من حِوار متاح. ابحث الآن لترى الجديد فيه.</translation>
    </message>
    <message>
        <source>Looked last on %1.</source>
        <translation>آخر بحث في %1.</translation>
    </message>
    <message>
        <source>Downloading %1: %2 %</source>
        <translation>يجري تنزيل %1: %L2٪</translation>
    </message>
    <message>
        <source>It is there, its signature is right: %1</source>
        <translation>وصل الملف وتوقيعه صحيح: %1</translation>
    </message>
</context>
<context>
    <name>Hiwar::UpdatesSection</name>
    <message>
        <source>Updates</source>
        <translation>التحديثات</translation>
    </message>
    <message>
        <source>Look for a new version once a day</source>
        <translation>البحث عن إصدار جديد مرة في اليوم</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Use the built-in address</source>
        <translation>استخدام العنوان المدمج</translation>
    </message>
    <message>
        <source>When Hiwar starts, the address below is asked what the newest version is, and is told nothing of you. Nothing is downloaded without a click.</source>
        <translation>عند تشغيل حِوار يُسأل العنوان أدناه عن أحدث إصدار، ولا يُخبَر بشيء عنك. لا يُنزَّل شيء بدون نقرة منك.</translation>
    </message>
    <message>
        <source>Update address</source>
        <translation>عنوان التحديثات</translation>
    </message>
    <message>
        <source>Where a new version is looked for</source>
        <translation>أين يُبحث عن إصدار جديد</translation>
    </message>
    <message>
        <source>Look now</source>
        <translation>البحث الآن</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Cancel download</source>
        <translation>إلغاء التنزيل</translation>
    </message>
</context>
<context>
    <name>Hiwar::UsageChart</name>
    <message>
        <source>Tokens per day</source>
        <translation>الرموز في اليوم</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its tokens</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>؛ </translation>
    </message>
</context>
<context>
    <name>Hiwar::UsageController</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 رمز</translation>
    </message>
    <message>
        <source>The next request: %1 tokens of the conversation and %2 of this message.</source>
        <translation>الطلب التالي: %1 رمز من المحادثة و%2 من هذه الرسالة.</translation>
    </message>
    <message>
        <source>The reply is not included. Spent today: %1.</source>
        <translation>لا يشمل ذلك الردّ. أُنفق اليوم: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The next requests, to %Ln models together: %1 tokens of the conversation and %2 of this message.</source>
        <translation>
            <numerusform>الطلبات التالية: %1 رمز من المحادثة و%2 من هذه الرسالة.</numerusform>
            <numerusform>الطلب التالي إلى نموذج واحد: %1 رمز من المحادثة و%2 من هذه الرسالة.</numerusform>
            <numerusform>الطلبان التاليان إلى نموذجين معًا: %1 رمز من المحادثة و%2 من هذه الرسالة.</numerusform>
            <numerusform>الطلبات التالية إلى %Ln نماذج معًا: %1 رمز من المحادثة و%2 من هذه الرسالة.</numerusform>
            <numerusform>الطلبات التالية إلى %Ln نموذجًا معًا: %1 رمز من المحادثة و%2 من هذه الرسالة.</numerusform>
            <numerusform>الطلبات التالية إلى %Ln نموذج معًا: %1 رمز من المحادثة و%2 من هذه الرسالة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replies are not included. Spent today: %1.</source>
        <translation>لا تدخل الردود في ذلك. أُنفق اليوم: %1.</translation>
    </message>
</context>
<context>
    <name>Hiwar::UsagePanel</name>
    <message>
        <source>Usage</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>المدّة</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>الترتيب بحسب</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>تصدير بصيغة CSV…</translation>
    </message>
    <message>
        <source>Usage panel</source>
        <translation>لوحة الاستخدام</translation>
    </message>
    <message>
        <source>Close usage</source>
        <translation>إغلاق الاستخدام</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>كل المدّة</translation>
    </message>
    <message>
        <source>By conversation</source>
        <translation>بحسب المحادثة</translation>
    </message>
    <message>
        <source>By profile</source>
        <translation>بحسب ملفّ الاتصال</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>بحسب النموذج</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>بحسب اليوم</translation>
    </message>
    <message>
        <source>Usage table</source>
        <translation>جدول الاستخدام</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>In</source>
        <translation>الداخل</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>المخبّأ</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>الخارج</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>Nothing was used in this time.</source>
        <translation>لم يُستخدم شيء في هذه المدّة.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out, %3</source>
        <translation>%1 رمز داخل و%2 خارج، %3</translation>
    </message>
    <message>
        <source>cost not known</source>
        <translation>الكلفة غير معروفة</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>بلا أيام</numerusform>
            <numerusform>آخر يوم</numerusform>
            <numerusform>آخر يومين</numerusform>
            <numerusform>آخر %Ln أيام</numerusform>
            <numerusform>آخر %Ln يومًا</numerusform>
            <numerusform>آخر %Ln يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hiwar::UsagePanelController</name>
    <message>
        <source>A deleted or temporary conversation</source>
        <translation>محادثة محذوفة أو مؤقتة</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>Export the usage</source>
        <translation>تصدير الاستخدام</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>قيم مفصولة بفواصل (*.csv)</translation>
    </message>
    <message>
        <source>The usage was written to %1.</source>
        <translation>كُتب الاستخدام في %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>تعذّرت كتابة %1: %2. اختر مكانًا آخر.</translation>
    </message>
</context>
<context>
    <name>Hiwar::UsageWords</name>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
</context>
<context>
    <name>Hiwar::UseSection</name>
    <message>
        <source>Switched off. It is not offered, and nothing is sent to it; its conversations stay.</source>
        <translation>موقوف. فلا يُعرض ولا يُرسل إليه شيء، وتبقى محادثاته.</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>موقوف</translation>
    </message>
</context>
<context>
    <name>Hiwar::WaitSection</name>
    <message>
        <source>How long to try to reach the service</source>
        <translation>مدة محاولة الوصول إلى الخدمة</translation>
    </message>
    <message>
        <source>connect</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>How long the model may think before it answers</source>
        <translation>كم يجوز أن يفكّر النموذج قبل أن يجيب</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>أول كلمة</translation>
    </message>
    <message>
        <source>How long a reply may pause once it has begun</source>
        <translation>كم يجوز أن يتوقف الرد بعد أن يبدأ</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>الصمت</translation>
    </message>
    <message>
        <source>0 waits for ever. A model on this computer is given all the time it needs for its first word, unless you set a limit.</source>
        <translation>القيمة 0 تعني انتظارًا بلا حد. يُعطى النموذج الذي على هذا الحاسوب كل الوقت الذي يحتاجه لأول كلمة، ما لم تضع حدًا.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>first word 30 s</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Time to connect (s)</source>
        <translation>مهلة الاتصال (ث)</translation>
    </message>
    <message>
        <source>Time to the first word (s)</source>
        <translation>مهلة أول كلمة (ث)</translation>
    </message>
    <message>
        <source>Longest pause (s)</source>
        <translation>أطول توقف (ث)</translation>
    </message>
</context>
<context>
    <name>Hiwar::WaitText</name>
    <message>
        <source>Whole seconds, in digits.</source>
        <translation>ثوانٍ كاملة، بالأرقام.</translation>
    </message>
    <message>
        <source>At most a day: %1 s.</source>
        <translation>يوم واحد على الأكثر: %L1 ث.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%L1 ث</translation>
    </message>
</context>
<context>
    <name>Hiwar::Welcome</name>
    <message>
        <source>Welcome</source>
        <translation>مرحبًا</translation>
    </message>
    <message>
        <source>Welcome to Hiwar</source>
        <translation>مرحبًا بك في حِوار</translation>
    </message>
    <message>
        <source>What would you like to talk about?</source>
        <translation>عمّ تود أن تتحدث؟</translation>
    </message>
    <message>
        <source>Use %1 on this computer</source>
        <translation>استخدام %1 على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Chat with %1 on this computer</source>
        <translation>محادثة %1 على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Ask the built-in Guide about Hiwar</source>
        <translation>سؤال الدليل المدمج عن حِوار</translation>
    </message>
    <message>
        <source>What can Hiwar do?</source>
        <translation>ماذا يستطيع حِوار؟</translation>
    </message>
    <message>
        <source>Explain something step by step</source>
        <translation>شرح شيء خطوة خطوة</translation>
    </message>
    <message>
        <source>Explain to me step by step: </source>
        <translation>اشرح لي خطوة خطوة: </translation>
    </message>
    <message>
        <source>Improve a text</source>
        <translation>تحسين نص</translation>
    </message>
    <message>
        <source>Improve this text, and say what you changed:</source>
        <translation>حسّن هذا النص، واذكر ما غيّرته:</translation>
    </message>
    <message>
        <source>Find the mistake in code</source>
        <translation>إيجاد الخطأ في شيفرة</translation>
    </message>
    <message>
        <source>Find the mistake in this code:</source>
        <translation>أوجد الخطأ في هذه الشيفرة:</translation>
    </message>
    <message>
        <source>Use OpenAI, Claude, Gemini, OpenRouter or a model on this computer. Your key stays in this computer&apos;s keychain.</source>
        <translation>استخدم OpenAI أو Claude أو Gemini أو OpenRouter أو نموذجًا على هذا الحاسوب. يبقى مفتاحك في سلسلة مفاتيح هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Choose a model to start.</source>
        <translation>اختر نموذجًا للبدء.</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>اختيار نموذج</translation>
    </message>
    <message>
        <source>Add your key</source>
        <translation>إضافة مفتاحك</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>ابدأ من هنا</translation>
    </message>
    <message>
        <source>Or begin with</source>
        <translation>أو ابدأ من هنا</translation>
    </message>
</context>
<context>
    <name>Hiwar::WindowActions</name>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>%1. Set here: %2</source>
        <translation>%1. المعيَّن هنا: %2</translation>
    </message>
    <message>
        <source>Usage…</source>
        <translation>الاستخدام…</translation>
    </message>
</context>
<context>
    <name>Hiwar::WireSummary</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>still under way</source>
        <translation>ما زال جاريًا</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>كامل</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>بلا جواب</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>انقطع</translation>
    </message>
    <message>
        <source>closed by Hiwar</source>
        <translation>أغلقه حِوار</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>المُدخل: %1</translation>
    </message>
    <message>
        <source>about %1 out, counted by Hiwar</source>
        <translation>المُخرَج: نحو %1، بعدّ حِوار</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>المُخرَج: %1</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>حدث واحد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln events</source>
        <translation>
            <numerusform>بلا أحداث</numerusform>
            <numerusform>حدث واحد</numerusform>
            <numerusform>حدثان</numerusform>
            <numerusform>%Ln أحداث</numerusform>
            <numerusform>%Ln حدثًا</numerusform>
            <numerusform>%Ln حدث</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 مللي ثانية</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>Looking the name up</source>
        <translation>البحث عن الاسم</translation>
    </message>
    <message>
        <source>Connecting and sending</source>
        <translation>الاتصال والإرسال</translation>
    </message>
    <message>
        <source>Connecting and encrypting</source>
        <translation>الاتصال والتشفير</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>الإرسال</translation>
    </message>
    <message>
        <source>Waiting for the answer</source>
        <translation>انتظار الجواب</translation>
    </message>
    <message>
        <source>Waiting for the first word</source>
        <translation>انتظار أول كلمة</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>الاستلام</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الجواب</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>الخلل</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>وقت السؤال</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>المُرسل</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>المُستلم</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation>%1 رمز في الثانية</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
</context>
<context>
    <name>Hiwar::WireText</name>
    <message>
        <source>%1 bytes are not kept</source>
        <translation>بايتات لم تُحفظ: %1</translation>
    </message>
    <message>
        <source>More is in the copy</source>
        <translation>المزيد في النسخة</translation>
    </message>
</context>
<context>
    <name>Hiwar::ZipArchive</name>
    <message>
        <source>it holds more files than any export</source>
        <translation>فيه ملفات أكثر من أي تصدير</translation>
    </message>
    <message>
        <source>it is locked with a password; unpack it and import what is in it</source>
        <translation>مقفل بكلمة مرور؛ فكّ ضغطه واستورد ما فيه</translation>
    </message>
    <message>
        <source>libarchive is not installed; install it, or unpack the archive and import what is in it</source>
        <translation>المكتبة libarchive غير مثبتة؛ ثبّتها، أو فكّ ضغط الأرشيف واستورد ما فيه</translation>
    </message>
    <message>
        <source>it unpacks to far more than it is</source>
        <translation>يصير عند فك ضغطه أكبر من حجمه بكثير</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>Unnamed</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>Hiwar: %1</source>
        <comment>in the system&apos;s keychain; %1 is a profile&apos;s name</comment>
        <translation>حِوار: %1</translation>
    </message>
    <message>
        <source>Hiwar: %1 (headers and passwords)</source>
        <translation>حِوار: %1 (ترويسات وكلمات مرور)</translation>
    </message>
</context>
<context>
    <name>Markdown</name>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>محادثة</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Unknown error</source>
        <translation>خطأ غير معروف</translation>
    </message>
</context>
<context>
    <name>SpeechController</name>
    <message>
        <source>Code: %1.</source>
        <translation>شيفرة: %1.</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>معادلة: %1</translation>
    </message>
    <message>
        <source>Table. %1.</source>
        <translation>جدول. %1.</translation>
    </message>
</context>
</TS>
