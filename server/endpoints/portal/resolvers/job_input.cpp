#include "endpoints/portal/resolvers/job_input.hpp"

#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Outcome;
using domain::Refusal;
using graphql::InputObject;

std::string text_in(const InputObject& input, std::string_view name) {
    return std::string(input.string(name).value_or(""));
}

domain::LocalizedText localized_in(const InputObject& input, std::string_view name) {
    const auto text = input.object(name);
    return text ? localized(*text) : domain::LocalizedText{};
}

std::vector<std::string> texts_in(const InputObject& input, std::string_view name) {
    const auto texts = input.strings(name);
    return {texts.begin(), texts.end()};
}

domain::Range<int> whole_range(const InputObject& input, std::string_view name) {
    const auto range = input.object(name);
    if (!range) return {};
    return {range->integer("from"), range->integer("to")};
}

domain::Range<double> real_range(const InputObject& input, std::string_view name) {
    const auto range = input.object(name);
    if (!range) return {};
    return {range->real("from"), range->real("to")};
}

Outcome<std::optional<domain::TimeOfDay>> time_in(const InputObject& input, std::string_view name) {
    const auto text = input.string(name);
    if (!text || text->empty()) return std::optional<domain::TimeOfDay>();
    const auto time = domain::TimeOfDay::parse(*text);
    if (!time) return Refusal::InvalidMoment;
    return time;
}

std::vector<domain::LanguageSkill> skills_in(const InputObject& input, std::string_view name) {
    std::vector<domain::LanguageSkill> skills;
    for (const InputObject& each : input.objects(name))
        skills.push_back({text_in(each, "language"), enumeration<domain::LanguageLevel>(each, "level")});
    return skills;
}

Outcome<std::vector<domain::WorkingHour>> hours_in(const InputObject& input) {
    std::vector<domain::WorkingHour> hours;
    for (const InputObject& each : input.objects("working_hours")) {
        const auto start = TRY(time_in(each, "start"));
        const auto end = TRY(time_in(each, "end"));
        hours.push_back({enumeration<domain::DayOfWeek>(each, "day"), start, end});
    }
    return hours;
}

}  // namespace

Outcome<std::optional<base::Date>> date_in(const InputObject& input, std::string_view name) {
    const auto text = input.string(name);
    if (!text || text->empty()) return std::optional<base::Date>();
    const auto date = base::parse_date(*text);
    if (!date) return Refusal::InvalidMoment;
    return date;
}

Outcome<domain::JobForm> job_in(const InputObject& input) {
    domain::JobForm typed;
    domain::JobPosting& posting = typed.content.posting;
    posting.name = localized_in(input, "name");
    posting.description = localized_in(input, "description");
    if (input.enumeration("employment"))
        posting.employment = enumeration<domain::Employment>(input, "employment");
    posting.job_types = texts_in(input, "job_types");
    typed.places = texts_in(input, "places");
    posting.regions = texts_in(input, "regions");
    posting.address_on_map = input.boolean("address_on_map").value_or(true);
    posting.hourly_rate = whole_range(input, "hourly_rate");
    posting.monthly_rate = whole_range(input, "monthly_rate");
    posting.working_days_per_week = whole_range(input, "working_days_per_week");
    posting.working_hours_per_day = real_range(input, "working_hours_per_day");
    posting.working_hours = TRY(hours_in(input));
    posting.start_date = TRY(date_in(input, "start_date"));
    posting.end_date = TRY(date_in(input, "end_date"));
    posting.vacancy = input.integer("vacancy").value_or(1);
    posting.shift_required = input.boolean("shift_required").value_or(false);
    posting.alternative_sat = input.boolean("alternative_sat").value_or(false);
    if (input.enumeration("career_level"))
        posting.career_level = enumeration<domain::CareerLevel>(input, "career_level");
    posting.education = text_in(input, "education");
    posting.spoken_skills = skills_in(input, "spoken_skills");
    posting.written_skills = skills_in(input, "written_skills");
    posting.skills = texts_in(input, "skills");
    posting.certs = texts_in(input, "certs");
    for (const InputObject& each : input.objects("allowances"))
        posting.allowances.push_back(
            {enumeration<domain::AllowanceKind>(each, "kind"), localized_in(each, "description")});
    for (const InputObject& each : input.objects("attributes"))
        posting.attributes.push_back({localized_in(each, "category"), localized_in(each, "name")});
    posting.apply_url = text_in(input, "apply_url");
    typed.content.reference = text_in(input, "reference");
    typed.content.close_on = TRY(date_in(input, "close_on"));
    return typed;
}

}  // namespace hoigung::endpoints::portal
