#include "feeds/postings/job_type_guess.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

constexpr std::string_view kOtherWork = "OW";

bool is_letter(char c) {
    return c >= 'a' && c <= 'z';
}

// The Latin words of a folded text, without a plural 's'.
std::vector<std::string> words_of(std::string_view folded) {
    std::vector<std::string> words;
    std::string word;
    const auto end_word = [&] {
        if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")) word.pop_back();
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : folded) is_letter(c) ? void(word += c) : end_word();
    end_word();
    return words;
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

// How well a name such as 'Waiter or Waitress' fits: its last word is required, the others add to the score.
int latin_score(std::string_view name, const std::vector<std::string>& title) {
    int best = 0;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find(" or "), name.size());
        const auto words = words_of(name.substr(0, end));
        name.remove_prefix(std::min(end + 4, name.size()));
        if (words.empty() || !contains(title, words.back())) continue;
        const auto found =
            std::ranges::count_if(words, [&](const auto& word) { return contains(title, word); });
        best = std::max(best, static_cast<int>(found) * 10 - static_cast<int>(words.size()));
    }
    return best;
}

int chinese_score(std::string_view name, std::string_view title) {
    return !name.empty() && title.find(name) != std::string_view::npos ? 10 * static_cast<int>(name.size())
                                                                       : 0;
}

}  // namespace

std::string guess_job_type(std::string_view title, std::string_view category,
                           const domain::ReferenceLists& lists) {
    const std::string folded_title = base::fold(title);
    const std::string folded_category = base::fold(category);
    const auto title_words = words_of(folded_title);
    const auto category_words = words_of(folded_category);
    std::string best(kOtherWork);
    int best_score = 0;
    for (const domain::JobCategory& group : lists.lists().categories) {
        const auto group_words = words_of(base::fold(group.name.en));
        const bool is_named =
            std::ranges::any_of(group_words,
                                [&](const auto& word) { return contains(category_words, word); }) ||
            chinese_score(base::fold(group.name.zh_hant), folded_category) > 0;
        for (const domain::JobType& type : group.types) {
            if (type.subtitle) continue;
            const std::string english = base::fold(type.name.en);
            const std::string chinese = base::fold(type.name.zh_hant);
            int score = std::max(latin_score(english, title_words), chinese_score(chinese, folded_title));
            // The category alone may name the type, but counts less than the title.
            score = std::max(
                score,
                std::max(latin_score(english, category_words), chinese_score(chinese, folded_category)) / 4);
            if (score > 0 && is_named) score += 3;
            if (score <= best_score) continue;
            best_score = score;
            best = type.short_code;
        }
    }
    return best;
}

}  // namespace hoigung::feeds
