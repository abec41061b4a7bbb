// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/contextwords.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct ContextWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ContextWords)
};

} // namespace

QString fateText(ContextFate fate)
{
    switch (fate) {
    case ContextFate::Sent:
    case ContextFate::Empty:
    case ContextFate::WithoutQuestion:
        return {};
    case ContextFate::Excluded:
        return ContextWordsTr::tr("left out by you");
    case ContextFate::Summarised:
        return ContextWordsTr::tr("summarised");
    case ContextFate::BeyondCount:
        return ContextWordsTr::tr("limit of messages");
    case ContextFate::BeyondWindow:
        return ContextWordsTr::tr("limit of tokens");
    }
    Q_UNREACHABLE();
}

QString fateSentence(ContextFate fate)
{
    switch (fate) {
    case ContextFate::Sent:
        return {};
    case ContextFate::Empty:
        return ContextWordsTr::tr("Not sent: it has no text.");
    case ContextFate::Excluded:
        return ContextWordsTr::tr("Not sent: you left it out.");
    case ContextFate::Summarised:
        return ContextWordsTr::tr("Not sent: the summary goes in its place.");
    case ContextFate::WithoutQuestion:
        return ContextWordsTr::tr("Not sent: its question is not sent either.");
    case ContextFate::BeyondCount:
        return ContextWordsTr::tr("Not sent: it is older than the limit of messages.");
    case ContextFate::BeyondWindow:
        return ContextWordsTr::tr("Not sent: the limit of tokens has no room for it.");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
