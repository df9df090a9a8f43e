#include "feeds/postings/feed_job.hpp"

#include <algorithm>
#include <map>

#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

bool names_any(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [&](auto word) { return text.find(word) != std::string_view::npos; });
}

}  // namespace

std::optional<domain::Employment> parse_employment(std::string_view text) {
    std::string folded = base::fold(text);
    std::erase_if(folded, [](char c) { return c == '_' || c == '-' || c == ' '; });
    if (names_any(folded, {"parttime", "casual", "perdiem", "兼職", "半職"}))
        return domain::Employment::part_time;
    if (names_any(folded, {"temporary", "contract", "seasonal", "freelance", "臨時", "短期", "合約", "暑期"}))
        return domain::Employment::temp;
    if (names_any(folded, {"fulltime", "全職", "permanent", "長工", "正職"}))
        return domain::Employment::full_time;
    return std::nullopt;
}

void join_places(std::vector<FeedJob>& jobs) {
    std::map<std::pair<std::string, std::string>, std::size_t> known;
    std::vector<FeedJob> joined;
    for (FeedJob& job : jobs) {
        const auto key = std::pair(job.publisher + '\n' + job.reference, job.title);
        const auto [at, is_new] = known.try_emplace(key, joined.size());
        if (job.reference.empty() || is_new) {
            at->second = joined.size();
            joined.push_back(std::move(job));
            continue;
        }
        std::ranges::move(job.places, std::back_inserter(joined[at->second].places));
    }
    jobs = std::move(joined);
}

}  // namespace hoigung::feeds
