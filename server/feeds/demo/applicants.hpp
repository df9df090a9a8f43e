#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/time.hpp"
#include "domain/applications/application.hpp"
#include "domain/profile/profile.hpp"

// The applicants of the demonstration's employer, and what happens to each: data/demo/applicants.json.
namespace hoigung::feeds::demo {

// A time of day in Hong Kong, `day` days after the day on which the demonstration is made.
struct DemoTime {
    int day = 0;
    domain::TimeOfDay time;

    [[nodiscard]] base::Timestamp on(base::Date today) const {
        return base::hong_kong_midnight(std::chrono::sys_days(today) + std::chrono::days(day)) +
               std::chrono::minutes(time.minutes);
    }
    static void describe(auto& self, auto& visit) {
        visit.required("day", self.day);
        visit.required("time", self.time);
    }
};

// When a person is free.
enum class FreeTimes { any, mornings, evenings, weekends };

enum class DemoStepKind {
    // Steps of the employer.
    opened,
    status,
    message,
    note,
    rating,
    offer,
    // Steps of the applicant.
    reply,
    accept,
    ask_another
};

struct DemoStep {
    DemoStepKind kind = DemoStepKind::opened;
    DemoTime at;
    std::string text;
    std::optional<domain::ApplicationStatus> status;
    std::optional<domain::RejectReason> reason;
    int rating = 0;
    // The times that an interview offers.
    std::vector<DemoTime> times;

    static void describe(auto& self, auto& visit) {
        visit.required("kind", self.kind);
        visit.required("at", self.at);
        visit.optional("text", self.text);
        visit.optional("status", self.status);
        visit.optional("reason", self.reason);
        visit.optional("rating", self.rating);
        visit.optional("times", self.times);
    }
};

struct DemoApplicant {
    domain::Profile profile;
    FreeTimes free = FreeTimes::any;
    // The index of the employer's job, oldest first.
    std::size_t job = 0;
    DemoTime applied;
    std::vector<DemoStep> steps;

    static void describe(auto& self, auto& visit) {
        domain::Profile::describe(self.profile, visit);
        visit.required("free", self.free);
        visit.required("job", self.job);
        visit.required("applied", self.applied);
        visit.required("steps", self.steps);
    }
};

}  // namespace hoigung::feeds::demo

template <>
struct hoigung::base::EnumNames<hoigung::feeds::demo::FreeTimes> {
    static constexpr std::array<std::string_view, 4> values{"any", "mornings", "evenings", "weekends"};
};
template <>
struct hoigung::base::EnumNames<hoigung::feeds::demo::DemoStepKind> {
    static constexpr std::array<std::string_view, 9> values{
        "opened", "status", "message", "note", "rating", "offer", "reply", "accept", "ask_another"};
};
