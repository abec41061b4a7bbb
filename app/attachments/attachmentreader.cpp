// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/attachmentreader.h"

#include "app/async/whendone.h"

#include <QThreadPool>

#include <utility>

namespace Hiwar {

namespace {

/// One more than are read at a time, so that the next is ready.
constexpr int mostRunning = ReaderProgram::mostRuns + 1;

/// `function` on a thread; `then` gets its result here.
template<typename Result, typename Function, typename Then>
void onThread(QObject *context, Function function, Then then)
{
    auto promise = std::make_shared<QPromise<Result>>();
    promise->start();
    whenDone(promise->future(), context, std::move(then));
    QThreadPool::globalInstance()->start([promise, function = std::move(function)] {
        promise->addResult(function());
        promise->finish();
    });
}

} // namespace

AttachmentReader::AttachmentReader(ReaderProgram &program, QObject *parent)
    : QObject(parent)
    , m_program(program)
{
}

AttachmentReader::~AttachmentReader()
{
    for (Work &work : m_work)
        work.asked.cancel();
}

int AttachmentReader::start(const DraftAttachment &draft, const ReaderTask &task, Done done)
{
    m_work.insert(++m_last, {.draft = draft, .task = task, .done = std::move(done), .asked = {}});
    m_waiting.append(m_last);
    // Later: `done` never comes before the number.
    QMetaObject::invokeMethod(this, &AttachmentReader::startNext, Qt::QueuedConnection);
    return m_last;
}

int AttachmentReader::prepare(const DraftAttachment &draft, const ReadPicture &picture, Done done)
{
    m_work.insert(++m_last, {.draft = draft, .task = {}, .done = std::move(done), .asked = {}});
    prepare(m_last,
            {.kind = FileKind::Picture, .mediaType = picture.mediaType, .pictures = {picture}});
    return m_last;
}

void AttachmentReader::cancel(int number)
{
    Work work = m_work.take(number);
    work.asked.cancel();
    if (work.isRunning)
        --m_running;
    startNext();
}

void AttachmentReader::startNext()
{
    while (m_running < mostRunning && !m_waiting.isEmpty()) {
        const int number = m_waiting.takeFirst();
        const auto work = m_work.find(number);
        if (work == m_work.end())
            continue;
        work->isRunning = true;
        ++m_running;
        if (work->draft.original.isEmpty())
            look(number);
        else
            ask(number);
    }
}

void AttachmentReader::look(int number)
{
    onThread<LookedAt>(
        this,
        [path = m_work.value(number).draft.path, limits = m_program.limits()] {
            return lookAt(path, limits);
        },
        [this, number](const LookedAt &looked) { onLooked(number, looked); });
}

void AttachmentReader::onLooked(int number, const LookedAt &looked)
{
    const auto work = m_work.find(number);
    if (work == m_work.end())
        return;
    if (looked.fault)
        return fail(number, *looked.fault);
    if (looked.isFolder) {
        end(number, {.fault = {},
                     .original = {},
                     .isFolder = true,
                     .answer = {.kind = FileKind::Archive, .entries = looked.entries},
                     .prepared = {}});
        return;
    }
    work->draft.original = looked.bytes;
    ask(number);
}

void AttachmentReader::ask(int number)
{
    Work &work = m_work[number];
    ReaderTask task = work.task;
    task.name = work.draft.attachment.name;
    task.bytes = work.draft.original;
    work.asked = m_program.ask(task);
    whenDone(work.asked, this,
             [this, number](const ReaderAnswer &answer) { onAnswered(number, answer); });
}

void AttachmentReader::onAnswered(int number, const ReaderAnswer &answer)
{
    const auto work = m_work.find(number);
    if (work == m_work.end())
        return;
    if (answer.fault != ReaderFault::None)
        return fail(number, answer.fault);
    const auto endAsItIs = [&] {
        end(number, {.fault = {},
                     .original = work->draft.original,
                     .isFolder = false,
                     .answer = answer,
                     .prepared = {}});
    };
    if (work->task.kind != ReaderTaskKind::Read)
        return endAsItIs();
    switch (answer.kind) {
    case FileKind::Unknown:
        return fail(number, ReaderFault::UnknownKind);
    case FileKind::Archive:
        if (!answer.entries.isEmpty())
            return endAsItIs();
        work->task.kind = ReaderTaskKind::List;
        return ask(number);
    case FileKind::Picture:
        if (answer.pictures.isEmpty())
            return fail(number, ReaderFault::Crashed);
        return prepare(number, answer);
    case FileKind::Text:
    case FileKind::Document:
    case FileKind::Sound:
        return prepare(number, answer);
    }
}

void AttachmentReader::prepare(int number, const ReaderAnswer &answer)
{
    onThread<PreparedAttachment>(
        this, [draft = m_work.value(number).draft, answer] { return prepared(draft, answer); },
        [this, number, answer](const PreparedAttachment &made) {
            if (m_work.contains(number)) {
                end(number, {.fault = {},
                             .original = m_work.value(number).draft.original,
                             .isFolder = false,
                             .answer = answer,
                             .prepared = made});
            }
        });
}

void AttachmentReader::fail(int number, const AttachmentFault &fault)
{
    AttachmentRead read;
    read.fault = fault;
    end(number, read);
}

void AttachmentReader::end(int number, const AttachmentRead &read)
{
    const Work work = m_work.take(number);
    if (work.isRunning)
        --m_running;
    startNext();
    work.done(read); // last: it may delete this
}

} // namespace Hiwar
