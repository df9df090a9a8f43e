#include "relevance.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

#include "base/json_archive.hpp"
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

bool holds(const domain::JobPosting& job, const JudgedQuery& query) {
    const auto times = domain::working_times_of(job);
    const auto days = domain::working_days_of(job);
    const auto says = [&](const std::string& words) {
        return any(std::array{&job.name, &job.description}, [&](const domain::LocalizedText* text) {
            return text->zh_hant.find(words) != std::string::npos ||
                   text->en.find(words) != std::string::npos;
        });
    };
    const auto in = [&](const std::string& code) {
        return any(job.addresses, [&](const domain::Address& address) { return address.district == code; });
    };
    return (query.districts.empty() || any(query.districts, in)) &&
           (query.employments.empty() ||
            any(query.employments, [&](auto value) { return value == job.employment; })) &&
           (query.times.empty() || any(query.times, [&](auto time) { return times.contains(time); })) &&
           (query.days.empty() || any(query.days, [&](auto day) { return days.contains(day); })) &&
           (query.says.empty() || any(query.says, says));
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
