#include "search/spelling.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "search/index.hpp"

namespace hoigung::search {
namespace {

constexpr std::size_t kShortestWord = 3;
constexpr std::size_t kMostWords = 8;
// Bounds of the work for one text: a count of jobs for each candidate of each word that is put right.
constexpr int kMostReplaced = 3;
constexpr std::size_t kMostCandidates = 24;
// A shorter word is near so many that only the words of the trade are taken for it.
constexpr std::size_t kLongWord = 5;

// A word of letters in the text that could be misspelt.
bool can_be_misspelt(std::string_view word) {
    return word.size() >= kShortestWord &&
           std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

// The words of a text that nobody understood.
std::vector<std::string> unknown_words(const meaning::Reading& reading) {
    std::vector<std::string> words;
    for (const meaning::Part& part : reading.parts) {
        if (part.kind != domain::PartKind::words) continue;
        const Tokens tokens = tokenize(part.text);
        for (const Token& token : tokens.list) {
            const std::string_view word = tokens.word(token);
            if (!token.ideograph && can_be_misspelt(word) && words.size() < kMostWords)
                words.emplace_back(word);
        }
    }
    return words;
}

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

std::optional<std::string> Index::corrected(std::string_view text, const meaning::Reading& reading) const {
    // Folded as the index writes words, so that a replacement fits in.
    std::string folded = fold_text(base::first_characters(text, kLongestText));
    const auto count = [&](std::string_view words) { return count_text(dictionary_->read(words).query()); };
    bool is_replaced = false;
    int tried = 0;
    for (const std::string& word : unknown_words(reading)) {
        if (count(word) > 0) continue;
        if (++tried > kMostReplaced) return std::nullopt;
        std::string best;
        std::int64_t most = 0;
        for (const std::string_view known : known_words_near(word)) {
            if (const std::int64_t jobs = count(known); jobs > most) {
                best = known;
                most = jobs;
            }
        }
        if (best.empty()) continue;
        folded = replace_word(folded, word, best);
        is_replaced = true;
    }
    if (!is_replaced || count(folded) == 0) return std::nullopt;
    return folded;
}

std::set<std::string_view> Index::known_words_near(std::string_view word) const {
    std::set<std::string_view> near;
    const auto look = [&](const std::vector<std::string>& words) {
        for (const std::string& known : words) {
            if (near.size() == kMostCandidates) return;
            if (is_one_edit_away(word, known)) near.insert(known);
        }
    };
    look(dictionary_->lexicon.words());
    if (word.size() < kLongWord) return near;
    for (const LiveSegment& part : segments_) look(part.segment->words_written);
    return near;
}

}  // namespace hoigung::search
