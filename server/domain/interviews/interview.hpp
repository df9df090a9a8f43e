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

// What the seeker said of an accepted interview that is still to come.
enum class Attendance { unsaid, confirmed, late };

// What became of an accepted interview.
enum class InterviewOutcome { held, seeker_absent, company_absent, called_off };

// What both sides say of an interview that is over (outcomes.hpp).
struct InterviewReports {
    std::optional<InterviewOutcome> by_seeker{};
    std::optional<InterviewOutcome> by_company{};
    // Until when the company can answer that the seeker found nobody there.
    std::optional<base::Timestamp> company_until{};
    // The outcome that counts; empty as long as the two sides do not agree.
    std::optional<InterviewOutcome> counted{};

    bool operator==(const InterviewReports&) const = default;
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
    // When the next thing is due (reminders.hpp); empty when nothing is.
    std::optional<base::Timestamp> remind_at;
    base::Timestamp changed_at;
    // The key of the request that made the last offer.
    std::string key;
    // Neither raises the version: calendars have nothing to change.
    Attendance attendance = Attendance::unsaid;
    InterviewReports reports{};

    // The moment by which it is listed: the accepted time, or the first offered one.
    [[nodiscard]] base::Timestamp listed_at() const { return time ? *time : terms.times.front(); }
    // The end of the accepted time.
    [[nodiscard]] base::Timestamp ends_at() const { return *time + std::chrono::minutes{terms.minutes}; }
    bool operator==(const Interview&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::InterviewState> {
    static constexpr std::array<std::string_view, 5> values{"offered", "accepted", "another_asked",
                                                            "declined", "cancelled"};
};

template <>
struct hoigung::base::EnumNames<hoigung::domain::Attendance> {
    static constexpr std::array<std::string_view, 3> values{"unsaid", "confirmed", "late"};
};

template <>
struct hoigung::base::EnumNames<hoigung::domain::InterviewOutcome> {
    static constexpr std::array<std::string_view, 4> values{"held", "seeker_absent", "company_absent",
                                                            "called_off"};
};
