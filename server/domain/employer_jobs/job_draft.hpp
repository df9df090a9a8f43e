#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/people/person.hpp"

namespace hoigung::domain {

// The content of a job as the employer types it.
struct JobContent {
    JobPosting posting;
    // The employer's own reference of the job; empty without one.
    std::string reference;
    // The last day on which the job is open, in Hong Kong.
    std::optional<base::Date> close_on;

    bool operator==(const JobContent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("posting", self.posting);
        visit.optional("reference", self.reference);
        visit.optional("close_on", self.close_on);
    }
};

// Why a scheduled job was not published.
enum class ScheduleProblem {
    not_valid,
    same_job_exists,
    job_changed,
    job_suspended,
    job_removed,
    limit_reached
};

// Unpublished work on a job. A draft has the id of its job, so that publishing it twice makes one job.
struct JobDraft {
    JobId id;
    CompanyId company;
    // Grows with each change of the content.
    int version = 1;
    JobContent content;
    base::Timestamp saved_at;
    // The person who saved it last; empty once the account is deleted.
    std::optional<PersonId> saved_by;
    // When the job on the site was last changed before the draft was begun; empty when there was no job.
    std::optional<base::Timestamp> based_on;
    // When it is to be published; empty when it is not scheduled.
    std::optional<base::Timestamp> publish_at;
    std::optional<ScheduleProblem> schedule_problem;
    // Since when it is held for the operator, and for which words; it stays scheduled meanwhile.
    std::optional<base::Timestamp> held_at;
    std::vector<std::string> held_words;
    // Words of this job that the operator has released.
    std::vector<std::string> released_words;
    // Why the operator refused it; shown to the members until they publish the job again.
    std::string refused_because;

    // A draft that is already held for the same words keeps its place in the queue.
    void hold_for(std::vector<std::string> words, base::Timestamp now) {
        if (words.empty()) {
            held_at.reset();
        } else if (!held_at || words != held_words) {
            held_at = now;
        }
        held_words = std::move(words);
        refused_because.clear();
    }
    // The operator need not review it any more.
    void end_hold() {
        held_at.reset();
        held_words.clear();
    }

    bool operator==(const JobDraft&) const = default;
    // The fields that are stored as JSON; the others are columns.
    static void describe(auto& self, auto& visit) {
        visit.optional("content", self.content);
        visit.optional("based_on", self.based_on);
        visit.optional("schedule_problem", self.schedule_problem);
        visit.optional("held_words", self.held_words);
        visit.optional("released_words", self.released_words);
        visit.optional("refused_because", self.refused_because);
    }
};

enum class CloseReason { filled_here, filled_elsewhere, not_needed };

// The portal's own data about a job on the site.
struct EmployerJobNote {
    JobId job;
    CompanyId company;
    std::string reference{};
    std::optional<CloseReason> close_reason{};
    // Words of the job that the operator has released.
    std::vector<std::string> released_words{};

    bool operator==(const EmployerJobNote&) const = default;
};

// How often a job's card was seen and the job was opened, and how many people applied.
struct JobSums {
    std::int64_t views = 0;
    std::int64_t openings = 0;
    std::int64_t applications = 0;

    bool operator==(const JobSums&) const = default;
};

struct JobDay {
    base::Date day;
    JobSums sums;

    bool operator==(const JobDay&) const = default;
};

}  // namespace hoigung::domain

namespace hoigung::base {

template <>
struct EnumNames<domain::ScheduleProblem> {
    static constexpr std::array<std::string_view, 6> values{
        "not_valid", "same_job_exists", "job_changed", "job_suspended", "job_removed", "limit_reached"};
};
template <>
struct EnumNames<domain::CloseReason> {
    static constexpr std::array<std::string_view, 3> values{"filled_here", "filled_elsewhere", "not_needed"};
};

}  // namespace hoigung::base
