#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::feeds {

enum class PayUnit { unknown, hour, day, week, month, year };

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
    std::string street;
    // Words that name the district: street, city, region.
    std::string place;
    std::optional<domain::Coordinates> coordinates;
    std::optional<domain::Employment> employment;
    domain::Range<double> pay;
    PayUnit pay_unit = PayUnit::unknown;
    std::optional<base::Timestamp> posted_at;
    std::optional<base::Timestamp> expires_at;
    std::optional<base::Date> start_date;
    std::optional<base::Date> end_date;
    int vacancy = 1;
};

using FeedProblems = std::vector<std::string>;

// The jobs of a feed in their order, or why it is no feed.
using FeedRead = base::Result<std::vector<FeedJob>, std::string>;

// Turns a job of a feed into lines: its company and itself. The same job of the same publisher gets the same
// ids at every import.
[[nodiscard]] base::Result<std::vector<domain::CatalogueLine>, FeedProblems> lines_of(
    const FeedJob& job, const domain::ReferenceLists& lists);

}  // namespace hoigung::feeds
