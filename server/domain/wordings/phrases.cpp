#include "domain/wordings/phrases.hpp"

#include <algorithm>
#include <optional>

#include "base/ascii.hpp"

namespace hoigung::domain {
namespace {

constexpr std::string_view kGapMark = "…";
// How far apart the parts of a phrase may be, in bytes: ten Chinese characters or five short words.
constexpr std::size_t kGap = 30;

// The bytes of the character that begins with `first`.
std::size_t size_of_character(char first) {
    const auto lead = static_cast<unsigned char>(first);
    if (lead < 0x80) return 1;
    if (lead < 0xe0) return 2;
    return lead < 0xf0 ? 3 : 4;
}

// The first character of a text; 0 for an empty text.
std::uint64_t first_character(std::string_view text) {
    std::uint64_t key = 0;
    const std::size_t size = text.empty() ? 0 : std::min(size_of_character(text.front()), text.size());
    for (std::size_t at = 0; at < size; ++at) key = key << 8U | static_cast<unsigned char>(text[at]);
    return key;
}

// The first two characters of a text. That of a text of one character is its first character.
std::uint64_t first_characters(std::string_view text) {
    const std::uint64_t first = first_character(text);
    if (first == 0 || text.size() <= size_of_character(text.front())) return first;
    return first << 32U | first_character(text.substr(size_of_character(text.front())));
}

std::size_t slot_of(std::uint64_t character, std::size_t slots) {
    return (character ^ character >> 7U) % slots;
}

bool is_word_letter(char c) {
    return c >= 'a' && c <= 'z';
}

// The end of a part at a place, unless it is the inside of a longer English word.
std::optional<std::size_t> end_of_part(std::string_view text, std::size_t begin, std::string_view part) {
    const bool is_beginning = part.ends_with('*');
    if (is_beginning) part.remove_suffix(1);
    if (!text.substr(begin).starts_with(part)) return std::nullopt;
    const std::size_t end = begin + part.size();
    if (is_word_letter(part.front()) && begin > 0 && is_word_letter(text[begin - 1])) return std::nullopt;
    if (!is_beginning && is_word_letter(part.back()) && end < text.size() && is_word_letter(text[end]))
        return std::nullopt;
    return end;
}

// The end of the remaining parts, each within a gap of the previous one.
std::optional<std::size_t> end_of_rest(std::string_view text, std::size_t from,
                                       std::span<const std::string_view> parts) {
    if (parts.empty()) return from;
    for (std::size_t at = from; at < text.size() && at <= from + kGap; ++at) {
        const auto end = end_of_part(text, at, parts.front());
        if (!end) continue;
        if (const auto last = end_of_rest(text, *end, parts.subspan(1))) return last;
    }
    return std::nullopt;
}

std::vector<std::string_view> split(std::string_view text, std::string_view mark) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark)) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + mark.size());
    }
    parts.push_back(text);
    return parts;
}

constexpr std::array<std::string_view, 4> kWideEndMarks{"。", "！", "？", "；"};

// The length of a sentence's end mark at the beginning of a text; 0 if absent.
std::size_t end_mark(std::string_view text) {
    const char c = text.front();
    // A letter or a Chinese character, as nearly all are, ends nothing.
    constexpr char kLeadsFullStop = '\xe3';
    constexpr char kLeadsWideMark = '\xef';
    if (base::is_letter(c) ||
        (static_cast<unsigned char>(c) >= 0x80 && c != kLeadsFullStop && c != kLeadsWideMark))
        return 0;
    if (c == '\n' || c == '!' || c == '?' || c == ';') return 1;
    if (c == '.' && (text.size() == 1 || text[1] == ' ' || text[1] == '\n')) return 1;
    for (const std::string_view mark : kWideEndMarks) {
        if (text.starts_with(mark)) return mark.size();
    }
    return 0;
}

// The length of a comma at the beginning of a text; 0 for a comma within a number.
std::size_t comma(std::string_view text) {
    if (text.starts_with("，")) return std::string_view("，").size();
    return text.front() == ',' && (text.size() == 1 || !base::is_digit(text[1])) ? 1 : 0;
}

}  // namespace

PhraseIndex::PhraseIndex(std::span<const PhraseGroup> groups) {
    for (const PhraseGroup& group : groups) {
        for (const std::string_view phrase : split(group.phrases, "|")) {
            Phrase split_phrase{group.group, split(phrase, kGapMark)};
            std::string_view begins = split_phrase.parts.front();
            if (begins.ends_with('*')) begins.remove_suffix(1);
            beginnings_.set(slot_of(first_character(begins), beginnings_.size()));
            phrases_[first_characters(begins)].push_back(std::move(split_phrase));
        }
    }
}

FoundPhrases PhraseIndex::find_in(std::string_view text) const {
    FoundPhrases found;
    const auto look = [&](std::size_t at, std::uint64_t key) {
        const auto candidates = phrases_.find(key);
        if (candidates == phrases_.end()) return;
        for (const Phrase& phrase : candidates->second) {
            const auto first = end_of_part(text, at, phrase.parts.front());
            if (!first) continue;
            const auto end = end_of_rest(text, *first, std::span(phrase.parts).subspan(1));
            if (end) found.add(phrase.group, {at, *end});
        }
    };
    for (std::size_t at = 0; at < text.size(); at += size_of_character(text[at])) {
        // No phrase begins inside an English word.
        if (at > 0 && is_word_letter(text[at]) && is_word_letter(text[at - 1])) continue;
        const std::uint64_t first = first_character(text.substr(at));
        if (!beginnings_.test(slot_of(first, beginnings_.size()))) continue;
        const std::uint64_t both = first_characters(text.substr(at));
        look(at, both);
        if (both != first) look(at, first);
    }
    return found;
}

void unify_variants(std::string& folded) {
    struct Variant {
        std::string_view written;
        std::string_view unified;
    };
    constexpr std::array kVariants{Variant{"畀", "俾"},     Variant{"賬", "帳"}, Variant{"滙", "匯"},
                                   Variant{"分證", "份證"}, Variant{"啓", "啟"}, Variant{"裏", "裡"},
                                   Variant{"臺", "台"},     Variant{"銭", "錢"}};
    for (const auto& [written, unified] : kVariants) {
        for (std::size_t at = folded.find(written); at != std::string::npos; at = folded.find(written, at))
            folded.replace(at, written.size(), unified);
    }
}

std::size_t length_of_sentence(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (const std::size_t mark = end_mark(text.substr(at))) return at + mark;
    }
    return text.size();
}

std::size_t length_of_clause(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view rest = text.substr(at);
        if (const std::size_t mark = std::max(end_mark(rest), comma(rest))) return at + mark;
    }
    return text.size();
}

}  // namespace hoigung::domain
