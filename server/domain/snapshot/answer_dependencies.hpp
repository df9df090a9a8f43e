#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "domain/ids.hpp"

namespace hoigung::domain {

// The first jobs that are like another.
struct RelatedList {
    JobId to;
    // Only what is more like it than this one can come into the list; with no job, anything can.
    JobId last;

    bool operator==(const RelatedList&) const = default;
};

// What an answer was made from, for whoever keeps it: while none of that changes, it stays true.
struct AnswerDependencies {
    enum class Lists : std::uint8_t {
        // No more than what is named below.
        none,
        // Any list or number of jobs or companies, by all that a job says but its description.
        any,
        // Those that go by the words of descriptions, too.
        any_by_words,
    };

    // Those that it shows, and those that it was asked about.
    std::vector<JobId> jobs{};
    // Those of them that are not in memory; the store may have them (old_jobs.hpp).
    std::vector<JobId> missing{};
    // Of which it shows more than their jobs do.
    std::vector<CompanyId> companies{};
    std::vector<RelatedList> related{};
    // What searches for words asked for: for each the number of its parts, for each part the number of its
    // terms and the terms. All that these show or count has one term of each part.
    std::vector<std::uint64_t> searches{};
    Lists lists = Lists::none;

    void add_search(const std::vector<std::vector<std::uint64_t>>& parts);
    // Whether something with these terms, in order, has what one of the searches asked for.
    [[nodiscard]] bool is_searched_for(const std::vector<std::uint64_t>& terms) const;
    void read(Lists more) { lists = std::max(lists, more); }
    void add(const AnswerDependencies& more);
    // Each job and company once, in order.
    void tidy();
    [[nodiscard]] std::size_t bytes() const;
    bool operator==(const AnswerDependencies&) const = default;
};

}  // namespace hoigung::domain
