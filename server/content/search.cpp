#include "content/search.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "base/text.hpp"

namespace hoigung::content {
namespace {

constexpr int kTitleWeight = 8;
constexpr int kDescriptionWeight = 4;
constexpr int kMostInText = 5;
constexpr std::size_t kMostTerms = 20;

// Words unchanged; a run of Chinese characters as its pairs.
std::vector<std::string> terms_of(std::string_view text) {
    const std::string folded = base::fold(text);
    std::vector<std::string> terms;
    std::string word;
    std::string last_han;
    bool paired = false;
    const auto end_word = [&] {
        if (!word.empty()) terms.push_back(std::exchange(word, {}));
    };
    const auto end_run = [&] {
        if (!last_han.empty() && !paired) terms.push_back(last_han);
        last_han.clear();
        paired = false;
    };
    const auto size = static_cast<std::int32_t>(folded.size());
    for (std::int32_t i = 0; i < size && terms.size() < kMostTerms;) {
        const std::int32_t start = i;
        UChar32 c = 0;
        U8_NEXT(folded.data(), i, size, c);
        const auto character =
            folded.substr(static_cast<std::size_t>(start), static_cast<std::size_t>(i - start));
        if (c > 0 && u_hasBinaryProperty(c, UCHAR_IDEOGRAPHIC)) {
            end_word();
            if (!last_han.empty()) {
                terms.push_back(last_han + character);
                paired = true;
            }
            last_han = character;
        } else {
            end_run();
            if (c > 0 && u_isalnum(c)) {
                word += character;
            } else {
                end_word();
            }
        }
    }
    end_word();
    end_run();
    return terms;
}

int occurrences(std::string_view text, std::string_view term, int most) {
    int count = 0;
    for (std::size_t at = text.find(term); at != std::string_view::npos && count < most;
         at = text.find(term, at + term.size()))
        ++count;
    return count;
}

// 0 when a term is missing.
int score_of(const Article& article, const std::vector<std::string>& terms) {
    const auto& [title, description, plain] = article.folded;
    int score = 0;
    for (const std::string& term : terms) {
        const int of_term = kTitleWeight * occurrences(title, term, 1) +
                            kDescriptionWeight * occurrences(description, term, 1) +
                            occurrences(plain, term, kMostInText);
        if (of_term == 0) return 0;
        score += of_term;
    }
    return score;
}

}  // namespace

std::vector<const Article*> search_articles(const Library& library, Dir dir, domain::Locale locale,
                                            std::string_view text) {
    const auto terms = terms_of(text);
    std::vector<std::pair<int, const Article*>> scored;
    for (const Article* article : library.articles(dir, locale)) {
        if (const int score = score_of(*article, terms); score > 0) scored.emplace_back(score, article);
    }
    // Stable, because articles are already sorted newest first.
    std::ranges::stable_sort(scored, std::greater{}, [](const auto& entry) { return entry.first; });
    std::vector<const Article*> found;
    found.reserve(scored.size());
    for (const auto& entry : scored) found.push_back(entry.second);
    return found;
}

}  // namespace hoigung::content
