#include "search/tokens.hpp"

#include <memory>
#include <stdexcept>

#include <boost/unordered/unordered_flat_map.hpp>
#include <libstemmer.h>
#include <unicode/utf8.h>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "search/characters.hpp"

namespace hoigung::search {
namespace {

// Longer words are cut: nobody types them, and a hostile text must not fill the memory.
constexpr std::size_t kLongestWord = 48;
constexpr std::size_t kLongestFolded = 0xFFFF;
constexpr std::size_t kStemsKept = 50'000;

struct StemmerCloser {
    void operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }
};

// Keys of words by their stems, cached because texts repeat their words.
class Stems {
  public:
    std::uint64_t key_of(std::string_view word) {
        const std::uint64_t surface = base::stable_hash(word);
        const auto found = keys_.find(surface);
        if (found != keys_.end()) return found->second;
        if (keys_.size() >= kStemsKept) keys_.clear();
        const std::uint64_t key = scramble(base::stable_hash(stem(word)));
        keys_.emplace(surface, key);
        return key;
    }

  private:
    std::string_view stem(std::string_view word) {
        if (stemmer_ == nullptr) {
            stemmer_.reset(sb_stemmer_new("english", "UTF_8"));
            if (stemmer_ == nullptr) throw std::runtime_error("libstemmer has no English stemmer");
        }
        const auto* symbols = reinterpret_cast<const sb_symbol*>(word.data());
        const sb_symbol* stemmed = sb_stemmer_stem(stemmer_.get(), symbols, static_cast<int>(word.size()));
        if (stemmed == nullptr) return word;
        return {reinterpret_cast<const char*>(stemmed),
                static_cast<std::size_t>(sb_stemmer_length(stemmer_.get()))};
    }

    std::unique_ptr<sb_stemmer, StemmerCloser> stemmer_;
    boost::unordered_flat_map<std::uint64_t, std::uint64_t> keys_;
};

// Splits a folded text into tokens.
class Cutter {
  public:
    Cutter(Tokens& out, Stems& stems) : out_(out), stems_(stems) {}

    // Takes a character that spans `begin` to `end` in the source.
    void take(Character character, std::size_t begin, std::size_t end) {
        switch (character.kind) {
            case CharacterClass::letter:
                if (!in_word_) {
                    word_begin_ = out_.folded.size();
                    source_begin_ = static_cast<std::uint32_t>(begin);
                }
                in_word_ = true;
                source_end_ = static_cast<std::uint32_t>(end);
                if (out_.folded.size() - word_begin_ < kLongestWord)
                    base::append_utf8(out_.folded, character.code);
                break;
            case CharacterClass::joiner:
                break;
            case CharacterClass::ideograph:
                end_word();
                out_.list.push_back({scramble(character.code), gap_, true, 0, 0,
                                     static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
                gap_ = Gap::none;
                break;
            case CharacterClass::space:
                end_word();
                if (gap_ == Gap::none) gap_ = Gap::space;
                break;
            case CharacterClass::stop:
                end_word();
                gap_ = Gap::stop;
                break;
        }
    }
    void end_word() {
        if (!in_word_) return;
        in_word_ = false;
        const std::size_t size = out_.folded.size() - word_begin_;
        const auto word = std::string_view(out_.folded).substr(word_begin_, size);
        out_.list.push_back({stems_.key_of(word), gap_, false, static_cast<std::uint32_t>(word_begin_),
                             static_cast<std::uint32_t>(size), source_begin_, source_end_});
        gap_ = Gap::none;
    }

  private:
    Tokens& out_;
    Stems& stems_;
    Gap gap_ = Gap::stop;
    bool in_word_ = false;
    std::size_t word_begin_ = 0;
    std::uint32_t source_begin_ = 0;
    std::uint32_t source_end_ = 0;
};

// Calls visit(character, begin, end) for every character of a folded text.
template <class Visit>
void each_character(std::string_view folded, Visit visit) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(folded.data());
    const auto size = static_cast<std::int64_t>(folded.size());
    for (std::int64_t i = 0; i < size;) {
        const auto at = static_cast<std::size_t>(i);
        UChar32 c = 0;
        U8_NEXT(bytes, i, size, c);
        visit(classify(c < 0 ? 0xFFFD : static_cast<std::uint32_t>(c)), at, static_cast<std::size_t>(i));
    }
}

}  // namespace

void tokenize(std::string_view text, Tokens& out) {
    thread_local Stems stems;
    out.clear();
    Cutter cutter(out, stems);
    out.source = base::fold(text);
    each_character(out.source, [&](Character character, std::size_t begin, std::size_t end) {
        cutter.take(character, begin, end);
    });
    cutter.end_word();
}

std::string fold_text(std::string_view text) {
    std::string out;
    bool gap = false;
    each_character(base::fold(text), [&](Character character, std::size_t, std::size_t) {
        if (character.kind == CharacterClass::joiner) return;
        if (character.kind == CharacterClass::space || character.kind == CharacterClass::stop) {
            gap = true;
            return;
        }
        if (gap && !out.empty()) out += ' ';
        gap = false;
        base::append_utf8(out, character.code);
    });
    return out;
}

std::vector<std::uint16_t> word_starts(std::string_view folded) {
    std::vector<std::uint16_t> starts;
    CharacterClass before = CharacterClass::space;
    each_character(folded, [&](Character character, std::size_t at, std::size_t) {
        const bool begins = character.kind == CharacterClass::ideograph ||
                            (character.kind == CharacterClass::letter && before != CharacterClass::letter);
        if (begins && at < kLongestFolded) starts.push_back(static_cast<std::uint16_t>(at));
        before = character.kind;
    });
    return starts;
}

Tokens tokenize(std::string_view text) {
    Tokens out;
    tokenize(text, out);
    return out;
}

}  // namespace hoigung::search
