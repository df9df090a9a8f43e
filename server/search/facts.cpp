#include "search/facts.hpp"

#include <algorithm>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "domain/search/working_time.hpp"

namespace hoigung::search {
namespace {

using domain::DayOfWeek;
using domain::WorkingTime;

constexpr std::array kTimes{WorkingTime::day_time, WorkingTime::afternoon, WorkingTime::night_time,
                            WorkingTime::overnight};

// The fact that many places after another.
constexpr Fact after(Fact fact, std::size_t places) {
    return static_cast<Fact>(static_cast<std::size_t>(fact) + places);
}

void append_days(const domain::JobPosting& posting, std::vector<Term>& out) {
    constexpr std::size_t kDays = 7;
    for (const domain::WorkingHour& hour : posting.working_hours) {
        const auto day = static_cast<std::size_t>(hour.day);
        const bool is_any = hour.day == DayOfWeek::negotiable;
        for (std::size_t i = is_any ? 0 : day; i < (is_any ? kDays : day + 1); ++i)
            out.push_back(fact_term(after(Fact::on_monday, i)));
    }
    const domain::WorkingDays days = domain::working_days_of(posting);
    if (days == domain::WorkingDays{domain::WorkingDay::weekday})
        out.push_back(fact_term(Fact::weekdays_only));
    if (days.contains(domain::WorkingDay::weekend_only)) out.push_back(fact_term(Fact::weekends_only));
}

// A shift that is still to be agreed may be at any time of the day, so it gets neither the fact of a time nor
// its opposite.
void append_times(const domain::JobPosting& posting, std::vector<Term>& out) {
    if (posting.working_hours.empty()) return;
    domain::WorkingTimes stated;
    for (const domain::WorkingHour& hour : posting.working_hours) {
        if (hour.start && hour.end) stated.insert(domain::bands_of_shift(*hour.start, *hour.end));
    }
    const domain::WorkingTimes possible = domain::working_times_of(posting);
    for (std::size_t i = 0; i < kTimes.size(); ++i) {
        if (stated.contains(kTimes[i])) out.push_back(fact_term(after(Fact::day_time, i)));
        if (!possible.contains(kTimes[i])) out.push_back(fact_term(after(Fact::not_day_time, i)));
    }
    if (!posting.shift_required) out.push_back(fact_term(Fact::not_rotating));
}

// A night watch works at night, even if its hours are not stated.
void append_time_of_title(const domain::LocalizedText& title, std::vector<Term>& out) {
    constexpr std::array<std::string_view, 5> kNight{"night", "夜更", "夜班", "夜間", "通宵"};
    const std::string folded = base::fold(title.zh_hant + "\n" + title.en);
    const auto is_named = [&](std::string_view word) { return folded.find(word) != std::string::npos; };
    if (std::ranges::any_of(kNight, is_named)) out.push_back(fact_term(Fact::night_time));
}

void append_languages(const domain::JobPosting& posting, std::vector<Term>& out) {
    const auto& skills = posting.spoken_skills;
    if (skills.empty()) return;
    const auto asks_for = [&](std::string_view language) {
        return std::ranges::find(skills, language, &domain::LanguageSkill::language) != skills.end();
    };
    const bool mandarin = asks_for("mandarin");
    if (!asks_for("cantonese") && !mandarin) out.push_back(fact_term(Fact::no_spoken_chinese));
    const auto is_easy = [](const domain::LanguageSkill& skill) {
        return skill.language == "english" || skill.level == domain::LanguageLevel::basic;
    };
    const auto& written = posting.written_skills;
    const bool reads_chinese =
        std::ranges::find(written, "chinese", &domain::LanguageSkill::language) != written.end();
    if (std::ranges::all_of(skills, is_easy) && !reads_chinese)
        out.push_back(fact_term(Fact::little_chinese));
    out.push_back(fact_term(asks_for("english") ? Fact::speaks_english : Fact::no_english));
    out.push_back(fact_term(mandarin ? Fact::speaks_mandarin : Fact::no_mandarin));
}

}  // namespace

Term district_term(std::string_view code) {
    return scramble(base::stable_hash(code) ^ 7);
}

Term type_term(std::string_view code) {
    return scramble(base::stable_hash(code) ^ 8);
}

void append_facts(const domain::JobPosting& posting, std::vector<Term>& out) {
    out.push_back(fact_term(after(Fact::full_time, static_cast<std::size_t>(posting.employment))));
    for (const domain::Address& address : posting.addresses) out.push_back(district_term(address.district));
    for (const std::string& region : posting.regions) out.push_back(district_term(region));
    append_days(posting, out);
    append_times(posting, out);
    append_time_of_title(posting.name, out);
    append_languages(posting, out);
}

}  // namespace hoigung::search
