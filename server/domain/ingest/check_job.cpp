#include "domain/ingest/check_job.hpp"

#include <algorithm>
#include <set>

#include "base/internet_address.hpp"
#include "domain/ingest/lowest_pay.hpp"
#include "domain/ingest/told_in_words.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestJobName = 100;
constexpr std::size_t kLongestDescription = 5000;
constexpr std::size_t kLongestAddress = 200;
constexpr std::size_t kLongestNote = 200;
constexpr std::size_t kLongestUrl = 2000;
constexpr std::size_t kMostTypes = 5;
constexpr std::size_t kMostAddresses = 30;
constexpr std::size_t kMostWorkingHours = 50;
constexpr std::size_t kMostOfAList = 30;
constexpr int kHighestHourlyRate = 10'000;
constexpr int kHighestMonthlyRate = 1'000'000;
constexpr int kMostVacancies = 9'999;
constexpr int kTimeStep = 15;

void check_addresses(const std::vector<Address>& addresses, const ReferenceLists& lists, Problems& problems) {
    problems.check_count("address", addresses.size(), 0, kMostAddresses);
    std::set<AddressId> seen;
    for (const Address& address : addresses) {
        problems.check_text("address.address", address.address, kLongestAddress, true);
        if (lists.district(address.district) == nullptr) {
            problems.add(FindingKind::unknown_value, "address", address.district,
                         "address.district '{}' is not known", address.district);
        }
        if (address.id != AddressId{} && !seen.insert(address.id).second) {
            problems.add(FindingKind::stands_twice, "address", "", "address._id {} stands twice",
                         address.id.text());
        }
    }
}

void check_working_hours(const std::vector<WorkingHour>& working_hours, Problems& problems) {
    problems.check_count("working_hour", working_hours.size(), 0, kMostWorkingHours);
    for (const WorkingHour& hour : working_hours) {
        const bool timed = hour.start && hour.end;
        if (hour.day == DayOfWeek::negotiable && (hour.start || hour.end)) {
            problems.add(FindingKind::hours_incomplete, "working_hour", "",
                         "working_hour: a negotiable day has no times");
        } else if (hour.day != DayOfWeek::negotiable && !timed) {
            problems.add(FindingKind::hours_incomplete, "working_hour", "",
                         "working_hour: a day needs start_time and end_time");
        } else if (timed && (hour.start->minutes % kTimeStep != 0 || hour.end->minutes % kTimeStep != 0)) {
            problems.add(FindingKind::hours_incomplete, "working_hour", "",
                         "working_hour: times go in steps of {} minutes", kTimeStep);
        }
    }
}

void check_dates(const JobPosting& posting, Problems& problems) {
    if (posting.start_date && posting.end_date && *posting.start_date > *posting.end_date) {
        problems.add(FindingKind::dates_reversed, "start_date", "", "start_date is after end_date");
    }
}

void check_apply_url(std::string_view url, Problems& problems) {
    const bool is_http = url.starts_with("https://") || url.starts_with("http://");
    const bool is_plain = url.size() <= kLongestUrl && std::ranges::all_of(url, [](char c) {
                              return c > ' ' && c < '\x7F' && c != '"' && c != '<' && c != '>' && c != '\\';
                          });
    if (!url.empty() && (!is_http || !is_plain)) {
        problems.add(FindingKind::address_not_usable, "apply_url", "",
                     "apply_url must be an http or https address of at most {} characters", kLongestUrl);
    } else if (!url.empty() && !base::is_public_web_address(url)) {
        problems.add(FindingKind::address_not_usable, "apply_url", "",
                     "apply_url must name no user and lead to a host on the internet");
    }
}

template <class Known>
void check_known(std::string_view field, const std::vector<std::string>& ids, Known known,
                 Problems& problems) {
    problems.check_count(field, ids.size(), 0, kMostOfAList);
    std::set<std::string_view> seen;
    for (const std::string& id : ids) {
        if (!known(id))
            problems.add(FindingKind::unknown_value, field, id, "{} '{}' is not known", field, id);
        if (!seen.insert(id).second)
            problems.add(FindingKind::stands_twice, field, id, "{} '{}' stands twice", field, id);
    }
}

template <class Known>
void check_languages(std::string_view field, const std::vector<LanguageSkill>& skills, Known known,
                     Problems& problems) {
    std::vector<std::string> languages;
    std::ranges::transform(skills, std::back_inserter(languages), &LanguageSkill::language);
    check_known(field, languages, known, problems);
}

void check_pay(const JobPosting& posting, const ReferenceLists& lists, base::Date today, Problems& problems) {
    problems.check_range("hourly rate", posting.hourly_rate, 1, kHighestHourlyRate);
    problems.check_range("monthly rate", posting.monthly_rate, 1, kHighestMonthlyRate);
    const auto lowest = lowest_pay(posting);
    const int minimum = lists.minimum_wage_cents(today);
    if (lowest && lowest->without_breaks < minimum) {
        problems.add(FindingKind::below_minimum_wage,
                     posting.hourly_rate.empty() ? "monthly rate" : "hourly rate",
                     fmt::format("${:.2f}", minimum / 100.0),
                     "pay of ${:.2f} an hour is below the statutory minimum wage of ${:.2f}",
                     lowest->without_breaks / 100.0, minimum / 100.0);
    }
}

}  // namespace

void check_job(const JobLine& line, const ReferenceLists& lists, base::Date today, Problems& problems,
               Descriptions descriptions) {
    const JobPosting& posting = line.posting;
    problems.check_name("job_name", posting.name, kLongestJobName);
    const bool needs_description = descriptions == Descriptions::needed || !tells_pay_and_place(posting);
    problems.check_text("job_description", posting.description, kLongestDescription, needs_description);
    problems.check_count("job_types", posting.job_types.size(), 1, kMostTypes);
    check_known(
        "job_types", posting.job_types, [&](auto code) { return lists.job_type(code).has_value(); },
        problems);
    check_addresses(posting.addresses, lists, problems);
    check_pay(posting, lists, today, problems);
    problems.check_range("working days per week", posting.working_days_per_week, 1, 7);
    problems.check_range("working hours per day", posting.working_hours_per_day, 0.5, 24.0);
    check_working_hours(posting.working_hours, problems);
    check_dates(posting, problems);
    if (posting.vacancy < 1 || posting.vacancy > kMostVacancies) {
        problems.add(FindingKind::not_in_range, "vacancy", fmt::format("1–{}", kMostVacancies),
                     "vacancy must be from 1 to {}", kMostVacancies);
    }
    if (!posting.education.empty() && lists.education(posting.education) == nullptr) {
        problems.add(FindingKind::unknown_value, "education", posting.education,
                     "education '{}' is not known", posting.education);
    }
    check_languages(
        "spoken_skill", posting.spoken_skills, [&](auto code) { return lists.spoken_language(code); },
        problems);
    check_languages(
        "written_skill", posting.written_skills, [&](auto code) { return lists.written_language(code); },
        problems);
    check_known(
        "skill", posting.skills, [&](auto id) { return lists.skill(id); }, problems);
    check_known(
        "cert", posting.certs, [&](auto id) { return lists.cert(id); }, problems);
    problems.check_count("allowances", posting.allowances.size(), 0, kMostOfAList);
    for (const Allowance& allowance : posting.allowances) {
        problems.check_text("allowances.description", allowance.description, kLongestNote, false);
    }
    check_known(
        "region", posting.regions, [&](const auto& code) { return lists.region(code) != nullptr; }, problems);
    problems.check_count("attributes", posting.attributes.size(), 0, kMostOfAList);
    for (const Attribute& attribute : posting.attributes) {
        problems.check_text("attributes.category", attribute.category, kLongestNote, true);
        problems.check_text("attributes.name", attribute.name, kLongestNote, true);
    }
    check_apply_url(posting.apply_url, problems);
    if (line.published_at && line.expires_at && *line.expires_at <= *line.published_at) {
        problems.add(FindingKind::dates_reversed, "expires_at", "", "expires_at is not after published_at");
    }
}

}  // namespace hoigung::domain
