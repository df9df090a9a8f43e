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

// A job in the form of other sites' feeds: words, not codes.
struct FeedJob {
    // The publisher of the feed, and the publisher's id for the job.
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
    // The page for applications.
    std::string apply_url;
    // Employment and pay, each in the feed's words and, if they are understood, as a value.
    std::string employment_text;
    std::optional<domain::Employment> employment;
    std::string pay_text;
    Pay pay;
    std::optional<base::Timestamp> posted_at;
    std::optional<base::Timestamp> expires_at;
    std::optional<base::Date> start_date;
    std::optional<base::Date> end_date;
    int vacancy = 1;
    // Statements of the feed that the site does not understand.
    std::vector<std::string> notes;
};

// The jobs of a feed in their order, or why the document is not a feed.
using FeedRead = base::Result<std::vector<FeedJob>, std::string>;

// Recognizes 'parttime', 'PART_TIME', '兼職', 'casual', ...
[[nodiscard]] std::optional<domain::Employment> parse_employment(std::string_view text);

// Joins jobs that differ only in their place (same reference, same title).
void join_places(std::vector<FeedJob>& jobs);

}  // namespace hoigung::feeds
