#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/identity/seeker.hpp"
#include "domain/ids.hpp"
#include "domain/people/person.hpp"

namespace hoigung::domain {

using InterviewId = base::Id<struct InterviewTag>;

enum class InterviewState {
    // Times were offered; the seeker has to answer.
    offered,
    // The seeker accepted a time.
    accepted,
    // The seeker asked for another time; the employer has to offer again or cancel.
    another_asked,
    // By the seeker, before or after accepting.
    declined,
    // By the employer.
    cancelled
};

// The terms that an employer offers.
struct InterviewTerms {
    // Possible start times, earliest first.
    std::vector<base::Timestamp> times;
    int minutes = 30;
    // Empty for an interview by telephone.
    LocalizedText place;
    bool is_by_telephone = false;
    std::string note;

    bool operator==(const InterviewTerms&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("times", self.times);
        visit.required("minutes", self.minutes);
        visit.optional("place", self.place);
        visit.optional("is_by_telephone", self.is_by_telephone);
        visit.optional("note", self.note);
    }
};

struct Interview {
    InterviewId id;
    ApplicationId application;
    SeekerId seeker;
    CompanyId company;
    // The person who made the last offer; empty once the account is deleted.
    std::optional<PersonId> offered_by;
    InterviewState state = InterviewState::offered;
    // Grows with each change; also the sequence number in calendar files.
    int version = 1;
    InterviewTerms terms;
    // The accepted time. It stays when the interview is called off.
    std::optional<base::Timestamp> time;
    // The seeker's words.
    std::string answer;
    // When both sides are to be reminded; empty when they have been, or need not be.
    std::optional<base::Timestamp> remind_at;
    base::Timestamp changed_at;
    // The key of the request that made the last offer.
    std::string key;

    // The moment by which it is listed: the accepted time, or the first offered one.
    [[nodiscard]] base::Timestamp listed_at() const { return time ? *time : terms.times.front(); }
    bool operator==(const Interview&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::InterviewState> {
    static constexpr std::array<std::string_view, 5> values{"offered", "accepted", "another_asked",
                                                            "declined", "cancelled"};
};
