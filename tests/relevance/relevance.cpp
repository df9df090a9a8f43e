#include "relevance.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <stdexcept>

#include "base/json_archive.hpp"
#include "feeds/demo/demo_catalogue.hpp"

namespace hoigung::relevance {
namespace {

constexpr std::size_t kTop = 10;
// 2026-11-01T00:00:00Z: the figures do not depend on the day.
constexpr base::Timestamp kNow{std::chrono::milliseconds{1'793'491'200'000}};

double discounted(const std::vector<int>& grades) {
    double sum = 0;
    for (std::size_t i = 0; i < std::min(kTop, grades.size()); ++i)
        sum += (std::exp2(grades[i]) - 1) / std::log2(static_cast<double>(i) + 2);
    return sum;
}

template <class Keep>
std::vector<JudgedQuery> those(const std::vector<JudgedQuery>& queries, Keep keep) {
    std::vector<JudgedQuery> kept;
    std::ranges::copy_if(queries, std::back_inserter(kept), keep);
    return kept;
}

}  // namespace

std::vector<JudgedQuery> read_queries(std::string_view json) {
    std::vector<JudgedQuery> queries;
    base::JsonReader reader;
    reader.read(boost::json::parse({json.data(), json.size()}), queries);
    if (!reader.problems().empty()) throw std::runtime_error(reader.problems().front());
    return queries;
}

std::vector<JudgedQuery> first_part(const std::vector<JudgedQuery>& queries) {
    return of_point(queries, 0);
}

std::vector<JudgedQuery> second_part(const std::vector<JudgedQuery>& queries) {
    return those(queries, [](const JudgedQuery& query) { return query.point != 0; });
}

std::vector<JudgedQuery> of_point(const std::vector<JudgedQuery>& queries, int point) {
    return those(queries, [&](const JudgedQuery& query) { return query.point == point; });
}

std::vector<JudgedQuery> half_of(const std::vector<JudgedQuery>& queries, bool held_out) {
    return those(queries, [&](const JudgedQuery& query) { return query.held_out == held_out; });
}

bool is_excluded(const domain::Job& job, const JudgedQuery& query) {
    return std::ranges::any_of(query.never,
                               [&](const Wanted& never) { return fit(job.posting, never) == kMeant; });
}

int grade(const domain::Job& job, const JudgedQuery& query) {
    return is_excluded(job, query) ? kUnfit : fit(job.posting, query);
}

std::optional<double> ndcg(const std::vector<int>& grades, std::vector<int> ideal) {
    std::ranges::sort(ideal, std::greater{});
    const double best = discounted(ideal);
    if (best == 0) return std::nullopt;
    return discounted(grades) / best;
}

Figures measure(const domain::Catalogue& catalogue, const std::vector<JudgedQuery>& queries,
                const Search& search) {
    Figures figures;
    double sum = 0;
    for (const JudgedQuery& query : queries) {
        std::vector<int> ideal;
        for (const domain::Job* job : catalogue.open_jobs()) ideal.push_back(grade(*job, query));
        std::vector<int> grades;
        for (const domain::JobId id : search(query.text)) grades.push_back(grade(*catalogue.job(id), query));
        const auto figure = ndcg(grades, std::move(ideal));
        if (!figure) continue;
        if (*figure == 0) ++figures.without_answer;
        sum += *figure;
        ++figures.queries;
        figures.worst.emplace_back(query.text, *figure);
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
