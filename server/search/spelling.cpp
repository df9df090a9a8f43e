#include "search/spelling.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "search/index.hpp"

namespace hoigung::search {
namespace {

constexpr std::size_t kShortestWord = 3;
constexpr std::size_t kMostWords = 8;
// The most words that are corrected: each of their candidates is searched for.
constexpr int kMostReplaced = 3;
// A shorter word has so many similar ones that only words of the lexicon are considered.
constexpr std::size_t kLongWord = 5;

// Walks along a word and narrows a sorted list to the words with the same beginning.
class NearWords {
  public:
    NearWords(std::string_view word, std::span<const std::string> sorted, std::size_t& lookups_left,
              std::set<std::string_view>& near)
        : word_(word), begin_like_it_(sorted), lookups_left_(lookups_left), near_(near) {}

    [[nodiscard]] bool find() {
        for (at_ = 0; at_ <= word_.size() && !begin_like_it_.empty(); ++at_) {
            if (lookups_left_ == 0) return false;
            look_for_edits_here();
        }
        return lookups_left_ > 0;
    }

  private:
    using Words = std::span<const std::string>;

    // Tries each letter that words have at this position, and then continues with the words that have the
    // same letter.
    void look_for_edits_here() {
        const std::string_view before = word_.substr(0, at_);
        const std::string_view rest = word_.substr(at_);
        if (!rest.empty()) look_for(begin_like_it_, before, "", rest.substr(1));
        Words go_on;
        for (Words left = longer_than_here(); !left.empty() && lookups_left_ > 0;) {
            const char letter = left.front()[at_];
            const Words same = left.first(count_with(left, letter));
            left = left.subspan(same.size());
            if (!rest.empty() && letter == rest.front()) {
                go_on = same;
            } else if (!rest.empty()) {
                look_for(same, before, {&letter, 1}, rest.substr(1));
                if (rest.size() > 1 && rest[1] == letter)
                    look_for(same, before, std::string{letter, rest.front()}, rest.substr(2));
            }
            look_for(same, before, {&letter, 1}, rest);
        }
        begin_like_it_ = go_on;
    }

    // Leaves out the word that ends at this position, which is the first.
    [[nodiscard]] Words longer_than_here() const {
        return begin_like_it_.subspan(begin_like_it_.front().size() == at_ ? 1 : 0);
    }

    std::size_t count_with(Words words, char letter) {
        spend();
        const auto end =
            std::ranges::partition_point(words, [&](const std::string& word) { return word[at_] == letter; });
        return static_cast<std::size_t>(end - words.begin());
    }

    void look_for(Words among, std::string_view before, std::string_view changed, std::string_view after) {
        spend();
        sought_.assign(before).append(changed).append(after);
        const auto found = std::ranges::lower_bound(among, sought_);
        if (found != among.end() && *found == sought_ && sought_ != word_) near_.insert(*found);
    }

    void spend() { lookups_left_ -= lookups_left_ > 0 ? 1 : 0; }

    std::string_view word_;
    Words begin_like_it_;
    std::size_t& lookups_left_;
    std::set<std::string_view>& near_;
    std::size_t at_ = 0;
    std::string sought_;
};

// Whether a word could be misspelt.
bool can_be_misspelt(std::string_view word) {
    return word.size() >= kShortestWord &&
           std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

// The words of a text that were not understood.
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

// The text with one word replaced by another. The rest stays as it was typed, but folded.
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

bool add_words_near(std::string_view word, std::span<const std::string> sorted, std::size_t& lookups_left,
                    std::set<std::string_view>& near) {
    return NearWords(word, sorted, lookups_left, near).find();
}

std::optional<std::string> Index::corrected(std::string_view text, const meaning::Reading& reading) const {
    // Folded like the words of the index, so that replacements match.
    std::string folded = fold_text(base::first_characters(text, kLongestText));
    const auto count = [&](std::string_view words) { return count_text(dictionary_->read(words).query()); };
    const auto is_known = [&](std::string_view words) {
        return has_match({}, dictionary_->read(words).query());
    };
    bool is_replaced = false;
    int tried = 0;
    std::size_t lookups_left = kMostLookups;
    for (const std::string& word : unknown_words(reading)) {
        if (is_known(word)) continue;
        if (++tried > kMostReplaced) return std::nullopt;
        const auto near = known_words_near(word, lookups_left);
        if (!near) return std::nullopt;
        std::string best;
        std::int64_t most = 0;
        for (const std::string_view known : *near) {
            if (const std::int64_t jobs = count(known); jobs > most) {
                best = known;
                most = jobs;
            }
        }
        if (best.empty()) continue;
        folded = replace_word(folded, word, best);
        is_replaced = true;
    }
    if (!is_replaced || !is_known(folded)) return std::nullopt;
    return folded;
}

std::optional<std::set<std::string_view>> Index::known_words_near(std::string_view word,
                                                                  std::size_t& lookups_left) const {
    std::set<std::string_view> near;
    bool is_complete = add_words_near(word, dictionary_->lexicon.words(), lookups_left, near);
    if (word.size() >= kLongWord) {
        for (const LiveSegment& part : segments_)
            is_complete =
                is_complete && add_words_near(word, part.segment->words_written, lookups_left, near);
    }
    if (!is_complete || near.size() > kMostCandidates) return std::nullopt;
    return near;
}

}  // namespace hoigung::search
