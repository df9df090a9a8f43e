#include "relevance.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <stdexcept>

#include "base/json_archive.hpp"
#include "domain/places/distance.hpp"
#include "domain/search/working_time.hpp"
#include "feeds/demo/demo_catalogue.hpp"

namespace hoigung::relevance {
namespace {

constexpr std::size_t kTop = 10;
// 2026-11-01T00:00:00Z: the figures do not depend on the day.
constexpr base::Timestamp kNow{std::chrono::milliseconds{1'793'491'200'000}};

template <class List, class Matches>
bool any(const List& wanted, Matches matches) {
    return std::ranges::any_of(wanted, matches);
}

bool says_any(const domain::JobPosting& job, const std::vector<std::string>& wanted) {
    const auto has = [](const domain::LocalizedText& text, const std::string& words) {
        return text.zh_hant.find(words) != std::string::npos || text.en.find(words) != std::string::npos;
    };
    return wanted.empty() || any(wanted, [&](const std::string& words) {
               return has(job.name, words) || has(job.description, words) ||
                      any(job.attributes, [&](const auto& attribute) { return has(attribute.name, words); });
           });
}

bool is_only(domain::WorkingDays days, domain::WorkingDay day) {
    if (day == domain::WorkingDay::weekend) return days.contains(domain::WorkingDay::weekend_only);
    return days == domain::WorkingDays{day};
}

bool fits_hours(const domain::JobPosting& job, const JudgedQuery& query) {
    const auto times = domain::working_times_of(job);
    const auto days = domain::working_days_of(job);
    const auto works_on = [&](domain::DayOfWeek day) {
        return any(job.working_hours, [&](const domain::WorkingHour& hour) {
            return hour.day == day || hour.day == domain::DayOfWeek::negotiable;
        });
    };
    return (query.times.empty() || any(query.times, [&](auto time) { return times.contains(time); })) &&
           (query.not_times.empty() ||
            (!times.empty() && !any(query.not_times, [&](auto time) { return times.contains(time); }))) &&
           (query.days.empty() || any(query.days, [&](auto day) { return days.contains(day); })) &&
           (!query.only_days || is_only(days, *query.only_days)) &&
           (query.on.empty() || any(query.on, works_on));
}

template <class Number>
bool at_least(const std::optional<Number>& number, const std::optional<Number>& least) {
    return !least || (number && *number >= *least);
}
template <class Number>
bool at_most(const std::optional<Number>& number, const std::optional<Number>& most) {
    return !most || (number && *number <= *most);
}

bool fits_numbers(const domain::JobPosting& job, const JudgedQuery& query) {
    return at_least(job.hourly_rate.most(), query.hourly) &&
           at_least(job.monthly_rate.most(), query.monthly) &&
           at_most(job.working_days_per_week.least(), query.most_days) &&
           at_most(job.working_hours_per_day.least(), query.most_hours);
}

bool fits_languages(const domain::JobPosting& job, const JudgedQuery& query) {
    const auto asks_for = [&](const std::string& language) {
        return any(job.spoken_skills, [&](const auto& skill) { return skill.language == language; });
    };
    return (!query.no_chinese ||
            (!job.spoken_skills.empty() && !asks_for("cantonese") && !asks_for("mandarin"))) &&
           (query.speaks.empty() || any(query.speaks, asks_for));
}

bool fits_place(const domain::JobPosting& job, const JudgedQuery& query) {
    const auto in = [&](const std::string& code) {
        return any(job.addresses, [&](const domain::Address& address) { return address.district == code; });
    };
    const auto is_near = [&](const domain::Address& address) {
        const domain::DistanceFrom from(*query.near);
        return address.coordinates &&
               from.is_within(query.metres, domain::GeoPoint::of(*address.coordinates));
    };
    return (query.districts.empty() || any(query.districts, in)) &&
           (!query.near || any(job.addresses, is_near));
}

bool holds(const domain::JobPosting& job, const JudgedQuery& query) {
    return (query.employments.empty() ||
            any(query.employments, [&](auto value) { return value == job.employment; })) &&
           fits_place(job, query) && fits_hours(job, query) && fits_numbers(job, query) &&
           fits_languages(job, query) && says_any(job, query.says) && says_any(job, query.also_says);
}

double discounted(const std::vector<int>& grades) {
    double sum = 0;
    for (std::size_t i = 0; i < std::min(kTop, grades.size()); ++i)
        sum += (std::exp2(grades[i]) - 1) / std::log2(static_cast<double>(i) + 2);
    return sum;
}

}  // namespace

std::vector<JudgedQuery> read_queries(std::string_view json) {
    std::vector<JudgedQuery> queries;
    base::JsonReader reader;
    reader.read(boost::json::parse({json.data(), json.size()}), queries);
    if (!reader.problems().empty()) throw std::runtime_error(reader.problems().front());
    return queries;
}

std::vector<JudgedQuery> half_of(const std::vector<JudgedQuery>& queries, bool held_out) {
    std::vector<JudgedQuery> half;
    std::ranges::copy_if(queries, std::back_inserter(half),
                         [&](const JudgedQuery& query) { return query.held_out == held_out; });
    return half;
}

int grade(const domain::Job& job, const JudgedQuery& query) {
    if (!holds(job.posting, query)) return 0;
    if (query.best.empty() && query.good.empty()) return 3;
    const auto has = [&](const std::string& type) {
        return any(job.posting.job_types, [&](const auto& own) { return own == type; });
    };
    if (any(query.best, has)) return 3;
    return any(query.good, has) ? 1 : 0;
}

Figures measure(const domain::Catalogue& catalogue, const std::vector<JudgedQuery>& queries,
                const Search& search) {
    Figures figures;
    double sum = 0;
    for (const JudgedQuery& query : queries) {
        std::vector<int> ideal;
        for (const domain::Job* job : catalogue.open_jobs()) ideal.push_back(grade(*job, query));
        std::ranges::sort(ideal, std::greater{});
        const double best = discounted(ideal);
        if (best == 0) continue;
        std::vector<int> grades;
        for (const domain::JobId id : search(query.text)) grades.push_back(grade(*catalogue.job(id), query));
        const double ndcg = discounted(grades) / best;
        if (ndcg == 0) ++figures.without_answer;
        sum += ndcg;
        ++figures.queries;
        figures.worst.emplace_back(query.text, ndcg);
    }
    std::ranges::stable_sort(figures.worst, {}, &std::pair<std::string, double>::second);
    figures.ndcg = figures.queries == 0 ? 0 : sum / static_cast<double>(figures.queries);
    return figures;
}

domain::Catalogue demo_catalogue(const domain::ReferenceLists& lists) {
    const auto demo = feeds::demo::make_demo_catalogue(feeds::demo::read_material(demo_files()), lists,
                                                       feeds::demo::kDefaultSeed, kNow);
    domain::CatalogueRows rows;
    for (const auto& line : demo.lines) {
        if (const auto* given = std::get_if<domain::CompanyLine>(&line)) {
            domain::Company company;
            company.id = given->id;
            company.profile = given->profile;
            rows.companies.push_back(std::move(company));
        }
        if (const auto* given = std::get_if<domain::JobLine>(&line)) {
            domain::Job job;
            job.id = given->id;
            job.company_id = given->company_id;
            job.state = given->state.value_or(domain::JobState::published);
            job.published_at = given->published_at.value_or(kNow);
            job.posting = given->posting;
            rows.jobs.push_back(std::move(job));
        }
    }
    return domain::Catalogue(std::move(rows));
}

}  // namespace hoigung::relevance
