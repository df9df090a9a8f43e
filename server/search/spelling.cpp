#include "search/spelling.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "base/text.hpp"
#include "search/index.hpp"

namespace hoigung::search {
namespace {

constexpr std::size_t kShortestWord = 3;
constexpr std::size_t kMostWords = 8;

// A word of letters in the text that could be misspelt.
bool can_be_misspelt(std::string_view word) {
    return word.size() >= kShortestWord &&
           std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

struct Correction {
    std::string word;
    std::int64_t jobs = 0;
};

// The text with one of its words put in place of another. What is not a word stays as it was typed, folded.
std::string replace_word(std::string_view folded, std::string_view word, std::string_view by) {
    std::string out;
    std::size_t from = 0;
    for (std::size_t at = folded.find(word); at != std::string_view::npos; at = folded.find(word, at + 1)) {
        const auto is_letter = [&](std::size_t i) {
            return i < folded.size() &&
                   ((folded[i] >= 'a' && folded[i] <= 'z') || (folded[i] >= '0' && folded[i] <= '9'));
        };
        if (at < from || (at > 0 && is_letter(at - 1)) || is_letter(at + word.size())) continue;
        out += folded.substr(from, at - from);
        out += by;
        from = at + word.size();
    }
    out += folded.substr(from);
    return out;
}

}  // namespace

bool is_one_edit_away(std::string_view word, std::string_view other) {
    if (word.size() < other.size()) std::swap(word, other);
    if (word.size() - other.size() > 1) return false;
    const auto [longer, shorter] = std::ranges::mismatch(word, other);
    const auto i = static_cast<std::size_t>(longer - word.begin());
    if (i == word.size()) return false;
    if (word.size() > other.size()) return word.substr(i + 1) == other.substr(i);
    if (word.substr(i + 1) == other.substr(i + 1)) return true;
    return i + 1 < word.size() && word[i] == other[i + 1] && word[i + 1] == other[i] &&
           word.substr(i + 2) == other.substr(i + 2);
}

std::optional<std::string> Index::corrected(std::string_view text) const {
    const Lexicon& lexicon = dictionary_->lexicon;
    // Folded as the index writes words, so that a replacement fits in.
    std::string folded = fold_text(base::first_characters(text, kLongestText));
    const auto count = [&](std::string_view words) { return count_text(parse_text(words, lexicon)); };
    // Words that many jobs have come first, then in the order of the alphabet.
    const auto corrections_of = [&](std::string_view word) {
        std::set<std::string_view> near;
        const auto look = [&](const std::vector<std::string>& words) {
            for (const std::string& known : words) {
                if (is_one_edit_away(word, known)) near.insert(known);
            }
        };
        look(lexicon.words());
        for (const LiveSegment& part : segments_) look(part.segment->words_written);
        std::vector<Correction> found;
        for (const std::string_view known : near) {
            if (const std::int64_t jobs = count(known); jobs > 0) found.push_back({std::string(known), jobs});
        }
        std::ranges::stable_sort(
            found, [](const Correction& left, const Correction& right) { return left.jobs > right.jobs; });
        return found;
    };

    const Tokens tokens = tokenize(folded);
    std::vector<std::string> words;
    for (const Token& token : tokens.list) {
        const std::string_view word = tokens.word(token);
        if (!token.ideograph && can_be_misspelt(word) && words.size() < kMostWords) words.emplace_back(word);
    }
    // First replace every word that no job has, then try each word that just does not go with the others.
    bool replaced = false;
    for (const std::string& word : words) {
        if (count(word) > 0) continue;
        const auto corrections = corrections_of(word);
        if (corrections.empty()) return std::nullopt;
        folded = replace_word(folded, word, corrections.front().word);
        replaced = true;
    }
    if (replaced && count(folded) > 0) return folded;
    for (const std::string& word : words) {
        for (const Correction& correction : corrections_of(word)) {
            std::string other = replace_word(folded, word, correction.word);
            if (other != folded && count(other) > 0) return other;
        }
    }
    return std::nullopt;
}

}  // namespace hoigung::search
