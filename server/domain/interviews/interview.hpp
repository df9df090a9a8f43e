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
    // Times were offered; the seeker is to answer.
    offered,
    // The seeker took one.
    accepted,
    // The seeker asked for another time; the employer is to offer again or to cancel.
    another_asked,
    // By the seeker, before or after accepting.
    declined,
    // By the employer.
    cancelled
};

// What an employer offers.
struct InterviewTerms {
    // Beginnings, the earliest first.
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
    // Who offered it last; nobody once that person is no more.
    std::optional<PersonId> offered_by;
    InterviewState state = InterviewState::offered;
    // Grows with each change, and counts the changes for calendars.
    int version = 1;
    InterviewTerms terms;
    // The one that was accepted. It stays when the interview is called off.
    std::optional<base::Timestamp> time;
    // The seeker's words.
    std::string answer;
    // When both sides are to be reminded; nothing when they were, or need not be.
    std::optional<base::Timestamp> remind_at;
    base::Timestamp changed_at;
    // Of the request that offered it last.
    std::string key;

    // The moment by which it is listed: the time that was accepted, or the first that was offered.
    [[nodiscard]] base::Timestamp listed_at() const { return time ? *time : terms.times.front(); }
    bool operator==(const Interview&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::InterviewState> {
    static constexpr std::array<std::string_view, 5> values{"offered", "accepted", "another_asked",
                                                            "declined", "cancelled"};
};
