// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/hunspell.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>
#include <QStringEncoder>

#ifdef HIWAR_HAS_HUNSPELL
#include <hunspell.h>
#endif
#ifdef HIWAR_LIBHUNSPELL
#include "net/latelibrary.h"
#endif

#include <optional>

namespace Hiwar {

namespace {

#ifdef HIWAR_HAS_HUNSPELL

struct Functions
{
    decltype(&Hunspell_create) create = nullptr;
    decltype(&Hunspell_destroy) destroy = nullptr;
    decltype(&Hunspell_spell) spell = nullptr;
    decltype(&Hunspell_get_dic_encoding) encoding = nullptr;
    decltype(&Hunspell_suggest) suggest = nullptr;
    decltype(&Hunspell_free_list) freeList = nullptr;
};

#ifdef HIWAR_LIBHUNSPELL

std::optional<Functions> load()
{
    LateLibrary library(QStringLiteral(HIWAR_LIBHUNSPELL));
    Functions loaded;
    library.find(loaded.create, "Hunspell_create");
    library.find(loaded.destroy, "Hunspell_destroy");
    library.find(loaded.spell, "Hunspell_spell");
    library.find(loaded.encoding, "Hunspell_get_dic_encoding");
    library.find(loaded.suggest, "Hunspell_suggest");
    library.find(loaded.freeList, "Hunspell_free_list");
    return library.isWhole() ? std::optional(loaded) : std::nullopt;
}

#else

std::optional<Functions> load()
{
    return Functions{.create = Hunspell_create,
                     .destroy = Hunspell_destroy,
                     .spell = Hunspell_spell,
                     .encoding = Hunspell_get_dic_encoding,
                     .suggest = Hunspell_suggest,
                     .freeList = Hunspell_free_list};
}

#endif

const Functions *functions()
{
    static const std::optional<Functions> loaded = load();
    return loaded ? &*loaded : nullptr;
}

#endif

} // namespace

struct Hunspell::Encoding
{
    QStringEncoder toFile;
    QStringDecoder fromFile;
};

#ifdef HIWAR_HAS_HUNSPELL

bool Hunspell::isThere()
{
    return functions() != nullptr;
}

std::unique_ptr<Hunspell> Hunspell::open(const QString &path)
{
    const Functions *loaded = functions();
    const QString affixes = path + QStringLiteral(".aff");
    const QString words = path + QStringLiteral(".dic");
    // Hunspell makes an empty dictionary of files that are not there.
    if (!loaded || !QFileInfo(affixes).isReadable() || !QFileInfo(words).isReadable())
        return nullptr;
    Hunhandle *handle = loaded->create(QFile::encodeName(affixes).constData(),
                                       QFile::encodeName(words).constData());
    if (!handle)
        return nullptr;
    const char *name = loaded->encoding(handle);
    auto encoding = std::make_unique<Encoding>(
        Encoding{QStringEncoder(name, QStringConverter::Flag::Stateless),
                 QStringDecoder(name, QStringConverter::Flag::Stateless)});
    if (!encoding->toFile.isValid() || !encoding->fromFile.isValid()) {
        loaded->destroy(handle);
        return nullptr;
    }
    return std::unique_ptr<Hunspell>(new Hunspell(handle, std::move(encoding)));
}

Hunspell::Hunspell(Hunhandle *handle, std::unique_ptr<Encoding> encoding)
    : m_handle(handle)
    , m_encoding(std::move(encoding))
{
}

Hunspell::~Hunspell()
{
    functions()->destroy(m_handle);
}

bool Hunspell::knows(const QString &word)
{
    m_encoding->toFile.resetState();
    const QByteArray bytes = m_encoding->toFile(word);
    return !m_encoding->toFile.hasError() && functions()->spell(m_handle, bytes.constData()) != 0;
}

QStringList Hunspell::suggestions(const QString &word, qsizetype most)
{
    const QByteArray bytes = m_encoding->toFile(word);
    char **list = nullptr;
    const int count = functions()->suggest(m_handle, &list, bytes.constData());
    QStringList words;
    for (int i = 0; i < count && words.size() < most; ++i)
        words << m_encoding->fromFile(QByteArrayView(list[i]));
    functions()->freeList(m_handle, &list, count);
    return words;
}

#else

bool Hunspell::isThere()
{
    return false;
}

std::unique_ptr<Hunspell> Hunspell::open(const QString &)
{
    return nullptr;
}

Hunspell::Hunspell(Hunhandle *handle, std::unique_ptr<Encoding> encoding)
    : m_handle(handle)
    , m_encoding(std::move(encoding))
{
}

Hunspell::~Hunspell() = default;

bool Hunspell::knows(const QString &)
{
    return true;
}

QStringList Hunspell::suggestions(const QString &, qsizetype)
{
    return {};
}

#endif

} // namespace Hiwar
