#include "domain/profile/profile_change.hpp"

#include <algorithm>

#include "base/hidden_characters.hpp"
#include "base/text.hpp"

namespace hoigung::domain {
namespace {

using Refused = std::optional<ProfileRefusal>;

// Converts \r\n line ends, which browsers send, to \n.
std::string with_simple_lines(std::string_view text) {
    std::string simple;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        simple += text[i];
    }
    return simple;
}

// A text of one line with 1 to `most` characters.
std::optional<std::string> title(std::string_view text, std::size_t most) {
    const std::string_view trimmed = base::trim(text);
    if (base::is_blank(trimmed) || base::length(trimmed) > most || base::has_hidden_characters(trimmed))
        return std::nullopt;
    return std::string(trimmed);
}

// A text of any number of lines with up to `most` characters.
std::optional<std::string> prose(std::string_view text, std::size_t most) {
    std::string simple = with_simple_lines(base::trim(text));
    if (base::length(simple) > most || base::has_controls(simple)) return std::nullopt;
    return simple;
}

// The current month in Hong Kong.
CalendarMonth this_month(base::Timestamp now) {
    const base::Date today = base::hong_kong_date(now);
    return {today.year() / today.month()};
}

std::optional<CalendarMonth> past_month(std::string_view text, base::Timestamp now) {
    constexpr CalendarMonth kFirst{std::chrono::year{1900} / std::chrono::January};
    const auto month = CalendarMonth::parse(text);
    if (!month || *month < kFirst || *month > this_month(now)) return std::nullopt;
    return month;
}

// A language that is in the wrong list or given twice counts as a bad level.
template <class Find>
std::optional<std::vector<LanguageSkill>> languages(const std::vector<LanguageInput>& inputs, Find find) {
    std::vector<LanguageSkill> skills;
    for (const LanguageInput& input : inputs) {
        const auto level = base::parse_enum<LanguageLevel>(input.level);
        const bool twice = std::ranges::count(skills, input.language, &LanguageSkill::language) > 0;
        if (!level || twice || find(input.language) == nullptr) return std::nullopt;
        skills.push_back({input.language, *level});
    }
    return skills;
}

template <class Find>
std::optional<std::vector<std::string>> known(const std::vector<std::string>& ids, Find find) {
    std::vector<std::string> all;
    for (const std::string& id : ids) {
        if (find(id) == nullptr) return std::nullopt;
        if (std::ranges::count(all, id) == 0) all.push_back(id);
    }
    return all;
}

struct Change {
    Profile& profile;
    const ReferenceLists& lists;
    base::Timestamp now;

    Refused operator()(const NewName& input) const {
        auto name = title(input.name, kLongestName);
        if (!base::is_blank(input.name) && base::has_hidden_characters(base::trim(input.name)))
            return ProfileFault::name_characters;
        if (!name) return ProfileFault::name_length;
        profile.name = std::move(*name);
        return std::nullopt;
    }

    Refused operator()(const NewMessage& input) const {
        auto message = prose(input.message, kLongestMessage);
        if (!message) return ProfileFault::message_length;
        profile.message_to_employer = std::move(*message);
        return std::nullopt;
    }

    Refused operator()(const NewEducation& input) const {
        if (lists.education(input.id) == nullptr) return Refusal::IdNotFound;
        profile.education = input.id;
        return std::nullopt;
    }

    Refused operator()(const NewLanguages& input) const {
        std::optional<std::vector<LanguageSkill>> spoken = profile.spoken_skills;
        std::optional<std::vector<LanguageSkill>> written = profile.written_skills;
        if (input.spoken)
            spoken = languages(*input.spoken, [&](const auto& code) { return lists.spoken_language(code); });
        if (!spoken) return Refusal::InvalidSpokenLevel;
        if (input.written)
            written =
                languages(*input.written, [&](const auto& code) { return lists.written_language(code); });
        if (!written) return Refusal::InvalidWrittenLevel;
        profile.spoken_skills = std::move(*spoken);
        profile.written_skills = std::move(*written);
        return std::nullopt;
    }

    Refused operator()(const NewSkills& input) const {
        std::optional<std::vector<std::string>> skills = profile.skills;
        std::optional<std::vector<std::string>> certs = profile.certs;
        if (input.skills) skills = known(*input.skills, [&](const auto& id) { return lists.skill(id); });
        if (input.certs) certs = known(*input.certs, [&](const auto& id) { return lists.cert(id); });
        if (!skills || !certs) return Refusal::IdNotFound;
        profile.skills = std::move(*skills);
        profile.certs = std::move(*certs);
        return std::nullopt;
    }

    Refused operator()(const NewWork& input) const {
        if (input.version && *input.version != profile.work_version()) return Refusal::ChangedMeanwhile;
        if (input.entries.size() > kMostWork) return ProfileFault::too_much_work;
        std::vector<WorkExperience> all;
        for (const WorkExperienceInput& entry : input.entries) {
            WorkExperience work;
            if (auto refused = take_times(entry, work)) return refused;
            if (auto refused = take_words(entry, work)) return refused;
            all.push_back(std::move(work));
        }
        profile.work_experience = std::move(all);
        return std::nullopt;
    }

    Refused operator()(const NewPicture& input) const {
        if (!input.upload) profile.picture.reset();
        return std::nullopt;
    }

    Refused operator()(const NewFreeHours& input) const {
        if (input.availability && input.availability->size() > kMostFreeHours)
            return ProfileFault::too_many_free_hours;
        for (const Availability& free : input.availability.value_or(std::vector<Availability>{})) {
            if (!is_moment(free.from_minute_of_week)) return Refusal::InvalidStart;
            if (!is_moment(free.to_minute_of_week) || free.to_minute_of_week <= free.from_minute_of_week)
                return Refusal::InvalidEnd;
        }
        const auto days = input.max_work_day_per_week.value_or(profile.max_work_day_per_week);
        if (days && (*days < 1 || *days > 7)) return ProfileFault::work_days;
        if (input.availability) profile.availability = *input.availability;
        std::ranges::sort(profile.availability, {}, &Availability::from_minute_of_week);
        profile.max_work_day_per_week = days;
        return std::nullopt;
    }

    Refused operator()(const NewHomeDistrict& input) const {
        if (!input.short_code.empty() && lists.district(input.short_code) == nullptr)
            return Refusal::IdNotFound;
        profile.home_district = input.short_code;
        return std::nullopt;
    }

  private:
    static bool is_moment(int minute_of_week) {
        constexpr int kStep = 15;
        return minute_of_week >= 0 && minute_of_week <= 7 * 24 * 60 && minute_of_week % kStep == 0;
    }

    [[nodiscard]] Refused take_times(const WorkExperienceInput& input, WorkExperience& work) const {
        const auto start = past_month(input.start, now);
        if (!start) return Refusal::InvalidStart;
        work.start = *start;
        if (!input.end) return std::nullopt;
        work.end = past_month(*input.end, now);
        if (!work.end) return Refusal::InvalidEnd;
        // An end means the last day of its month, so start and end may be the same month.
        if (*work.end < work.start) return Refusal::StartAfterEnd;
        return std::nullopt;
    }

    [[nodiscard]] Refused take_words(const WorkExperienceInput& input, WorkExperience& work) const {
        if (!lists.job_type(input.position_type)) return Refusal::IdNotFound;
        auto company = title(input.company_name, kLongestWorkTitle);
        auto position = title(input.position_name, kLongestWorkTitle);
        auto description = prose(input.description, kLongestMessage);
        if (!company || !position || !description) return ProfileFault::work_text_length;
        work.company_name = std::move(*company);
        work.position_name = std::move(*position);
        work.description = std::move(*description);
        work.position_type = input.position_type;
        work.employment = input.employment;
        return std::nullopt;
    }
};

}  // namespace

std::optional<ProfileRefusal> change_profile(Profile& profile, const ProfileChange& change,
                                             const ReferenceLists& lists, base::Timestamp now) {
    return std::visit(Change{profile, lists, now}, change);
}

}  // namespace hoigung::domain
