#include "domain/profile/profile.hpp"

#include <fmt/format.h>

#include "base/hash.hpp"

namespace hoigung::domain {

std::optional<CalendarMonth> CalendarMonth::parse(std::string_view text) {
    if (text.size() != 7) return std::nullopt;
    const auto day = base::parse_date(std::string(text).append("-01"));
    if (!day) return std::nullopt;
    return CalendarMonth{day->year() / day->month()};
}

std::string CalendarMonth::text() const {
    return fmt::format("{:04}-{:02}", static_cast<int>(value.year()), static_cast<unsigned>(value.month()));
}

std::string Profile::work_version() const {
    std::string all;
    // Texts contain no control characters other than line feeds, so \1 and \2 can separate them.
    for (const WorkExperience& work : work_experience)
        all += fmt::format("{}\1{}\1{}\1{}\1{}\1{}\1{}\2", work.company_name, work.description,
                           work.start.text(), work.end ? work.end->text() : "", work.position_name,
                           work.position_type, work.employment ? base::name_of(*work.employment) : "");
    return fmt::format("{:016x}", base::stable_hash(all));
}

}  // namespace hoigung::domain
