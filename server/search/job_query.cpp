#include <algorithm>

#include "search/index.hpp"

namespace hoigung::search {
namespace {

using domain::JobQuery;
using domain::JobSearchAnswer;

// When no job matches the whole text, at most this many parts are dropped one by one, and then as many
// combinations of several parts.
constexpr std::size_t kMostRelaxed = 8;

}  // namespace

JobSearchAnswer Index::search(const JobQuery& query, const domain::JobSearchOptions& options) const {
    const meaning::Reading reading = dictionary_->read(query.term, query.as_words);
    const TextQuery text = reading.query();
    JobSearchAnswer answer = run(query, text, options);
    if (answer.total == 0 && !text.empty()) {
        if (auto instead = has_match({}, text) ? std::nullopt : corrected(query.term, reading)) {
            const meaning::Reading other = dictionary_->read(*instead, query.as_words);
            answer = run(query, other.query(), options);
            answer.searched_instead = std::move(instead);
            answer.parts = other.told();
            return answer;
        }
        if (const auto left_out = relaxed(query, reading)) {
            answer = run(query, reading.query(*left_out), options);
            answer.parts = reading.told(*left_out);
            return answer;
        }
    }
    answer.parts = reading.told();
    return answer;
}

std::optional<meaning::Reading::LeftOut> Index::relaxed(const JobQuery& query,
                                                        const meaning::Reading& reading) const {
    const std::size_t count = reading.parts.size();
    std::vector<std::size_t> parts;
    for (std::size_t i = 0; i < count; ++i) {
        const bool is_kept = std::ranges::find(query.keep, reading.parts[i].text) != query.keep.end();
        if (!is_kept) parts.push_back(i);
    }
    std::ranges::stable_sort(parts, {}, [&](std::size_t i) { return reading.parts[i].kind; });
    const auto finds = [&](const meaning::Reading::LeftOut& left_out) {
        const TextQuery text = reading.query(left_out);
        return !text.empty() && has_match(query, text);
    };
    // Drops one part, starting with the least important.
    for (std::size_t i = 0; i < std::min(parts.size(), kMostRelaxed); ++i) {
        meaning::Reading::LeftOut left_out(count);
        left_out[parts[i]] = true;
        if (finds(left_out)) return left_out;
    }
    // Drops more and more parts.
    meaning::Reading::LeftOut left_out(count);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        left_out[parts[i]] = true;
        const bool is_tried = i > 0 && i + kMostRelaxed >= parts.size();
        if (is_tried && finds(left_out)) return left_out;
    }
    return std::nullopt;
}

}  // namespace hoigung::search
