#include "domain/wordings/phrases.hpp"

#include <algorithm>
#include <optional>

#include "base/ascii.hpp"

namespace hoigung::domain {
namespace {

constexpr std::string_view kGapMark = "…";
// How far apart the parts of a phrase may be, in bytes: ten Chinese characters or five short words.
constexpr std::size_t kGap = 30;

std::uint16_t key_of(std::string_view text) {
    return static_cast<std::uint16_t>(static_cast<unsigned char>(text[0]) << 8U |
                                      static_cast<unsigned char>(text[1]));
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

// The length of a sentence's end mark at the beginning of a text; 0 if absent.
std::size_t end_mark(std::string_view text) {
    const char c = text.front();
    if (c == '\n' || c == '!' || c == '?' || c == ';') return 1;
    if (c == '.' && (text.size() == 1 || text[1] == ' ' || text[1] == '\n')) return 1;
    for (const std::string_view mark : {"。", "！", "？", "；"}) {
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
        for (const std::string_view phrase : split(group.phrases, "|"))
            phrases_[key_of(phrase)].push_back({group.group, split(phrase, kGapMark)});
    }
}

FoundPhrases PhraseIndex::find_in(std::string_view text) const {
    FoundPhrases found;
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        const auto candidates = phrases_.find(key_of(text.substr(at)));
        if (candidates == phrases_.end()) continue;
        for (const Phrase& phrase : candidates->second) {
            const auto first = end_of_part(text, at, phrase.parts.front());
            if (!first) continue;
            const auto end = end_of_rest(text, *first, std::span(phrase.parts).subspan(1));
            if (end) found.add(phrase.group, {at, *end});
        }
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
