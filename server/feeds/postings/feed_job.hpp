#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/time.hpp"
#include "domain/reference/terms.hpp"
#include "feeds/postings/pay_text.hpp"
#include "feeds/postings/place_names.hpp"

namespace hoigung::feeds {

// A job as other sites' feeds tell it: words, not codes.
struct FeedJob {
    // Who publishes the feed, and the publisher's id for the job.
    std::string publisher;
    std::string reference;
    std::string title;
    std::string description;
    std::string company;
    // Words about the kind of work.
    std::string category;
    std::vector<FeedPlace> places;
    // 'TELECOMMUTE' and the like: no place is needed.
    bool is_remote = false;
    // The page to apply at.
    std::string apply_url;
    // As the feed words it; what it says of pay and employment when that is understood.
    std::string employment_text;
    std::optional<domain::Employment> employment;
    std::string pay_text;
    Pay pay;
    std::optional<base::Timestamp> posted_at;
    std::optional<base::Timestamp> expires_at;
    std::optional<base::Date> start_date;
    std::optional<base::Date> end_date;
    int vacancy = 1;
    // What the feed says and the site cannot make out.
    std::vector<std::string> notes;
};

// The jobs of a feed in their order, or why it is no feed.
using FeedRead = base::Result<std::vector<FeedJob>, std::string>;

// 'parttime', 'PART_TIME', '兼職', 'casual', ...
[[nodiscard]] std::optional<domain::Employment> parse_employment(std::string_view text);

// Makes one job of those that are the same at several places: same reference, same title.
void join_places(std::vector<FeedJob>& jobs);

}  // namespace hoigung::feeds
