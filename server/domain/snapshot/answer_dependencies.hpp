#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "domain/ids.hpp"
#include "domain/reckoning/pay_table.hpp"

namespace hoigung::domain {

// A list of the jobs most similar to a job.
struct RelatedList {
    JobId to;
    // The list's last job: only a more similar job can enter the list. When unset, any job can.
    JobId last;

    bool operator==(const RelatedList&) const = default;
};

// The data that an answer was made from: while none of it changes, a cached answer stays valid.
struct AnswerDependencies {
    enum class Lists : std::uint8_t {
        // No list: only the items in the members below.
        none,
        // Any list or count of jobs or companies, by every field of a job except its description.
        any,
        // Also lists that depend on the words of descriptions.
        any_by_words,
    };

    // The jobs that it shows, and those that were asked for.
    std::vector<JobId> jobs{};
    // The jobs among them that are not in memory; the store may have them (old_jobs.hpp).
    std::vector<JobId> missing{};
    // Companies of which it shows more than their jobs do.
    std::vector<CompanyId> companies{};
    std::vector<RelatedList> related{};
    // Groups of jobs whose pay it compares.
    std::vector<PayGroup> pay_groups{};
    // The terms of text searches: for each search the number of its parts, for each part the number of its
    // terms and the terms. Every job that such a search shows or counts has one term of each part.
    std::vector<std::uint64_t> searches{};
    Lists lists = Lists::none;

    void add_search(const std::vector<std::vector<std::uint64_t>>& parts);
    // Whether a job with these sorted terms matches one of the searches.
    [[nodiscard]] bool is_searched_for(const std::vector<std::uint64_t>& terms) const;
    void read(Lists more) { lists = std::max(lists, more); }
    void add(const AnswerDependencies& more);
    // Sorts jobs and companies and removes duplicates.
    void tidy();
    [[nodiscard]] std::size_t bytes() const;
    bool operator==(const AnswerDependencies&) const = default;
};

}  // namespace hoigung::domain
