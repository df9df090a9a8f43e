#include "domain/profile/profile_change.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

using Refused = std::optional<ProfileRefusal>;

// Lines end as a browser's text field ends them, or simply.
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
    if (trimmed.empty() || base::length(trimmed) > most || base::has_controls(trimmed) ||
        trimmed.find_first_of("\n\t") != std::string_view::npos)
        return std::nullopt;
    return std::string(trimmed);
}

// A text of any number of lines with up to `most` characters.
std::optional<std::string> prose(std::string_view text, std::size_t most) {
    std::string simple = with_simple_lines(base::trim(text));
    if (base::length(simple) > most || base::has_controls(simple)) return std::nullopt;
    return simple;
}

// The month in which it is now in Hong Kong.
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

// A language in the wrong list or twice counts as a bad level.
template <class Find>
std::optional<std::vector<LanguageSkill>> languages(const std::vector<LanguageWish>& wishes, Find find) {
    std::vector<LanguageSkill> skills;
    for (const LanguageWish& wish : wishes) {
        const auto level = base::parse_enum<LanguageLevel>(wish.level);
        const bool twice = std::ranges::count(skills, wish.language, &LanguageSkill::language) > 0;
        if (!level || twice || find(wish.language) == nullptr) return std::nullopt;
        skills.push_back({wish.language, *level});
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

    Refused operator()(const NewName& wish) const {
        auto name = title(wish.name, kLongestName);
        if (!name) return ProfileFault::name_length;
        profile.name = std::move(*name);
        return std::nullopt;
    }

    Refused operator()(const NewMessage& wish) const {
        auto message = prose(wish.message, kLongestMessage);
        if (!message) return ProfileFault::message_length;
        profile.message_to_employer = std::move(*message);
        return std::nullopt;
    }

    Refused operator()(const NewEducation& wish) const {
        if (lists.education(wish.id) == nullptr) return Refusal::IdNotFound;
        profile.education = wish.id;
        return std::nullopt;
    }

    Refused operator()(const NewLanguages& wish) const {
        std::optional<std::vector<LanguageSkill>> spoken = profile.spoken_skills;
        std::optional<std::vector<LanguageSkill>> written = profile.written_skills;
        if (wish.spoken)
            spoken = languages(*wish.spoken, [&](const auto& code) { return lists.spoken_language(code); });
        if (!spoken) return Refusal::InvalidSpokenLevel;
        if (wish.written)
            written =
                languages(*wish.written, [&](const auto& code) { return lists.written_language(code); });
        if (!written) return Refusal::InvalidWrittenLevel;
        profile.spoken_skills = std::move(*spoken);
        profile.written_skills = std::move(*written);
        return std::nullopt;
    }

    Refused operator()(const NewSkills& wish) const {
        std::optional<std::vector<std::string>> skills = profile.skills;
        std::optional<std::vector<std::string>> certs = profile.certs;
        if (wish.skills) skills = known(*wish.skills, [&](const auto& id) { return lists.skill(id); });
        if (wish.certs) certs = known(*wish.certs, [&](const auto& id) { return lists.cert(id); });
        if (!skills || !certs) return Refusal::IdNotFound;
        profile.skills = std::move(*skills);
        profile.certs = std::move(*certs);
        return std::nullopt;
    }

    Refused operator()(const NewWork& wish) const {
        if (wish.entries.size() > kMostWork) return ProfileFault::too_much_work;
        std::vector<WorkExperience> all;
        for (const WorkWish& entry : wish.entries) {
            WorkExperience work;
            if (auto refused = take_times(entry, work)) return refused;
            if (auto refused = take_words(entry, work)) return refused;
            all.push_back(std::move(work));
        }
        profile.work_experience = std::move(all);
        return std::nullopt;
    }

    Refused operator()(const NewPicture& wish) const {
        if (!wish.upload) profile.picture.reset();
        return std::nullopt;
    }

    Refused operator()(const NewFreeHours& wish) const {
        if (wish.availability && wish.availability->size() > kMostFreeHours)
            return ProfileFault::too_many_free_hours;
        for (const Availability& free : wish.availability.value_or(std::vector<Availability>{})) {
            if (!is_moment(free.from_minute_of_week)) return Refusal::InvalidStart;
            if (!is_moment(free.to_minute_of_week) || free.to_minute_of_week <= free.from_minute_of_week)
                return Refusal::InvalidEnd;
        }
        const auto days = wish.max_work_day_per_week.value_or(profile.max_work_day_per_week);
        if (days && (*days < 1 || *days > 7)) return ProfileFault::work_days;
        if (wish.availability) profile.availability = *wish.availability;
        std::ranges::sort(profile.availability, {}, &Availability::from_minute_of_week);
        profile.max_work_day_per_week = days;
        return std::nullopt;
    }

  private:
    static bool is_moment(int minute_of_week) {
        constexpr int kStep = 15;
        return minute_of_week >= 0 && minute_of_week <= 7 * 24 * 60 && minute_of_week % kStep == 0;
    }

    [[nodiscard]] Refused take_times(const WorkWish& wish, WorkExperience& work) const {
        const auto start = past_month(wish.start, now);
        if (!start) return Refusal::InvalidStart;
        work.start = *start;
        if (!wish.end) return std::nullopt;
        work.end = past_month(*wish.end, now);
        if (!work.end) return Refusal::InvalidEnd;
        // An end counts as its month's last day, so that the same month is a time.
        if (*work.end < work.start) return Refusal::StartAfterEnd;
        return std::nullopt;
    }

    [[nodiscard]] Refused take_words(const WorkWish& wish, WorkExperience& work) const {
        if (!lists.job_type(wish.position_type)) return Refusal::IdNotFound;
        auto company = title(wish.company_name, kLongestWorkTitle);
        auto position = title(wish.position_name, kLongestWorkTitle);
        auto description = prose(wish.description, kLongestMessage);
        if (!company || !position || !description) return ProfileFault::work_text_length;
        work.company_name = std::move(*company);
        work.position_name = std::move(*position);
        work.description = std::move(*description);
        work.position_type = wish.position_type;
        work.employment = wish.employment;
        return std::nullopt;
    }
};

}  // namespace

std::optional<ProfileRefusal> change_profile(Profile& profile, const ProfileChange& change,
                                             const ReferenceLists& lists, base::Timestamp now) {
    return std::visit(Change{profile, lists, now}, change);
}

}  // namespace hoigung::domain
