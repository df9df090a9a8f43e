#include "domain/interviews/interview_calendar.hpp"

#include <fmt/format.h>

namespace hoigung::domain {
namespace {

std::string_view host_of(std::string_view mail_address) {
    return mail_address.substr(mail_address.rfind('@') + 1);
}

std::string location_of(const Interview& interview, Locale locale) {
    if (!interview.terms.is_by_telephone) return interview.terms.place.in(locale);
    return locale == Locale::en ? "By telephone" : "電話面試";
}

}  // namespace

CalendarEvent calendar_event(const Interview& interview, const LocalizedText& job,
                             const LocalizedText& company, Locale locale, std::string_view mail_address) {
    return {.uid = fmt::format("{}@{}", interview.id.text(), host_of(mail_address)),
            .sequence = interview.version,
            .changed_at = interview.changed_at,
            .begins_at = *interview.time,
            .minutes = interview.terms.minutes,
            .summary = locale == Locale::en
                           ? fmt::format("Interview: {}, {}", job.in(locale), company.in(locale))
                           : fmt::format("面試：{}（{}）", job.in(locale), company.in(locale)),
            .description = interview.terms.note,
            .location = location_of(interview, locale),
            .organizer = company.in(locale),
            .organizer_address = std::string(mail_address),
            .is_called_off = interview.state != InterviewState::accepted};
}

std::string time_in_hong_kong(base::Timestamp time) {
    const auto date = base::hong_kong_date(time);
    const auto minutes =
        std::chrono::duration_cast<std::chrono::minutes>(time - base::hong_kong_midnight(date)).count();
    return fmt::format("{} {:02}:{:02}", base::to_iso(date), minutes / 60, minutes % 60);
}

}  // namespace hoigung::domain
