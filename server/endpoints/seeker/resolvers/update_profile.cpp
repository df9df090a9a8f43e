#include "domain/profile/update_profile.hpp"

#include "endpoints/seeker/resolvers/portfolio.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::ProfileChange;
using domain::ProfileFault;
using graphql::Arguments;
using graphql::Field;

bool given(const Arguments& arguments, std::string_view name) {
    const auto* value = arguments.find(name);
    return value != nullptr && !value->is_null();
}

std::string text_of(const graphql::InputObject& object, std::string_view name) {
    return std::string(object.string(name).value_or(""));
}

std::optional<std::vector<domain::LanguageInput>> languages(const Arguments& arguments,
                                                            std::string_view name) {
    if (!given(arguments, name)) return std::nullopt;
    std::vector<domain::LanguageInput> inputs;
    for (const auto& skill : arguments.objects(name))
        inputs.push_back({text_of(skill, "code"), text_of(skill, "level")});
    return inputs;
}

std::optional<std::vector<std::string>> ids(const Arguments& arguments, std::string_view name) {
    if (!given(arguments, name)) return std::nullopt;
    const auto texts = arguments.strings(name);
    return std::vector<std::string>(texts.begin(), texts.end());
}

domain::NewWork work(const Arguments& arguments) {
    domain::NewWork input;
    if (given(arguments, "work_experience_version"))
        input.version = text_of(arguments, "work_experience_version");
    for (const auto& entry : arguments.objects("work_experience")) {
        const auto end = entry.string("end_date");
        const auto employment = entry.enumeration("employment");
        input.entries.push_back(
            {text_of(entry, "company_name"), text_of(entry, "description"), text_of(entry, "start_date"),
             end ? std::optional<std::string>(*end) : std::nullopt, text_of(entry, "position_name"),
             text_of(entry, "position_type"),
             employment ? base::parse_enum<domain::Employment>(*employment) : std::nullopt});
    }
    return input;
}

domain::NewFreeHours free_hours(const Arguments& arguments) {
    domain::NewFreeHours input;
    if (arguments.has("max_work_day_per_week"))
        input.max_work_day_per_week = arguments.integer("max_work_day_per_week");
    if (!given(arguments, "availability")) return input;
    input.availability.emplace();
    for (const auto& free : arguments.objects("availability"))
        input.availability->push_back({free.integer("from_minute_of_week").value_or(-1),
                                       free.integer("to_minute_of_week").value_or(-1)});
    return input;
}

// The parts of the profile that the call changes. A null part counts as not given.
std::vector<ProfileChange> changes_asked(const Arguments& arguments) {
    const auto has = [&](std::string_view name) { return given(arguments, name); };
    std::vector<ProfileChange> changes;
    if (has("name")) changes.push_back(domain::NewName{text_of(arguments, "name")});
    if (has("message_to_employer"))
        changes.push_back(domain::NewMessage{text_of(arguments, "message_to_employer")});
    if (has("education")) changes.push_back(domain::NewEducation{text_of(arguments, "education")});
    if (has("spoken_skill") || has("written_skill"))
        changes.push_back(domain::NewLanguages{languages(arguments, "spoken_skill"),
                                               languages(arguments, "written_skill")});
    if (has("skill") || has("cert"))
        changes.push_back(domain::NewSkills{ids(arguments, "skill"), ids(arguments, "cert")});
    if (has("work_experience")) changes.push_back(work(arguments));
    if (has("profile_picture")) changes.push_back(domain::NewPicture{text_of(arguments, "profile_picture")});
    if (has("availability") || has("max_work_day_per_week")) changes.push_back(free_hours(arguments));
    if (has("home_district")) changes.push_back(domain::NewHomeDistrict{text_of(arguments, "home_district")});
    if (changes.empty() && arguments.has("profile_picture")) changes.push_back(domain::NewPicture{});
    return changes;
}

domain::LocalizedText words_for(ProfileFault fault) {
    switch (fault) {
        case ProfileFault::name_length:
            return {"姓名須為 1 至 50 字", "The name must have 1 to 50 characters"};
        case ProfileFault::name_characters:
            return {"姓名不可包含隱藏字元或改變文字方向的字元",
                    "The name cannot contain invisible characters or characters that change the direction of "
                    "text"};
        case ProfileFault::message_length:
            return {"自我介紹最多 1000 字", "The introduction may have at most 1000 characters"};
        case ProfileFault::work_text_length:
            return {
                "請填寫公司及職位名稱（最多 100 字），工作描述最多 1000 字",
                "Please fill in the company and the position (at most 100 characters each); the description "
                "may have at most 1000"};
        case ProfileFault::too_much_work:
            return {"最多可填寫 10 項工作經驗", "You can fill in at most 10 jobs"};
        case ProfileFault::too_many_free_hours:
            return {"最多可填寫 100 段可工作時間", "You can fill in at most 100 periods of free hours"};
        case ProfileFault::work_days:
            return {"每周工作日數須為 1 至 7", "The days a week must be 1 to 7"};
    }
    return {};
}

}  // namespace

void answer_update_profile(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const ServiceContext& context = context_of(field);
    if (const auto refusal = domain::check_applicant(*seeker, field.arguments().string("_id").value_or("")))
        return refuse(field, *refusal);
    const auto changes = changes_asked(field.arguments());
    if (changes.size() != 1)
        return field.fail("update_profile changes exactly one part of the profile at a time");
    const auto profile =
        domain::update_profile(seeker->id, changes.front(), context.service.lists,
                               context.service.seekers.profiles, context.service.identity.clock.now());
    if (profile.ok()) return answer_portfolio(field, *seeker, *profile);
    if (const auto* refusal = std::get_if<domain::Refusal>(&profile.error())) return refuse(field, *refusal);
    field.fail(context.text(words_for(std::get<ProfileFault>(profile.error()))));
}

}  // namespace hoigung::endpoints
