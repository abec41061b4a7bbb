// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/chatmodels.h"

#include <QRegularExpression>

namespace Hiwar {

using namespace Qt::StringLiterals;

bool soundsLikeChat(const QString &modelId)
{
    // Whole words of a name: "tts" in "gpt-4o-mini-tts", but not in "watts". A model whose name
    // stands for picture or sound input ("vision", "audio-preview", "omni") is still a chat model.
    static const QRegularExpression otherWord(
        u"(?:^|[-_./: ])(?:"
        "(?:text-)?embed(?:der|ding|dings|-text)?|e5|bge|gte|minilm|rerank(?:er|ing)?|ranker|"
        "colbert|"
        "whisper|parakeet|canary|asr|stt|transcribe|transcription|"
        "tts(?:-\\d+)?|speech|voice|kokoro|bark|musicgen|"
        "dall-?e|gpt-image|chatgpt-image|image|images|imagen|flux|sdxl|sd\\d?|stable-diffusion|"
        "kandinsky|midjourney|recraft|ideogram|inpaint(?:ing)?|upscal(?:e|er)|"
        "sora|veo|video|kling|"
        "moderation|guard|shieldgemma|realtime|similarity|aqa|ocr|clip|siglip"
        ")(?:$|[-_./: @]|\\d)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression otherPart(
        u"embed|rerank|whisper|dall-?e|moderation|stable-?diffusion|llama-?guard|"
        "^(?:text-(?:ada|babbage|curie|davinci)|(?:babbage|davinci)-\\d|code-search)|"
        "audio-(?:to|gen)|text-to-|speech-to"_s,
        QRegularExpression::CaseInsensitiveOption);
    return !otherWord.match(modelId).hasMatch() && !otherPart.match(modelId).hasMatch();
}

ModelGroups sortModels(const QStringList &models)
{
    ModelGroups groups;
    QStringList once = models;
    once.removeDuplicates();
    for (const QString &id : std::as_const(once))
        (soundsLikeChat(id) ? groups.chat : groups.other) << id;
    if (groups.chat.isEmpty()) // another kind of service, or unknown names
        std::swap(groups.chat, groups.other);
    return groups;
}

QString bestModel(const QStringList &models, const QStringList &preferred)
{
    for (const QString &id : preferred) {
        if (models.contains(id))
            return id;
    }
    return sortModels(models).chat.value(0);
}

} // namespace Hiwar
