// search_bench JOBS FOLDER: measures the engine on so many jobs, and leaves in FOLDER the jobs and queries
// for its peers (jobs.tsv, queries.tsv) and its own figures (hoigung.tsv, hoigung.txt).
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <unordered_map>

#include <fmt/format.h>
#include <fmt/ostream.h>

#include "jobs.hpp"
#include "search/alerts.hpp"
#include "search/job_text.hpp"
#include "search/saved_index.hpp"
#include "workload.hpp"

namespace {

using namespace hoigung;
using Clock = std::chrono::steady_clock;

// Each query is asked this often; its quickest time counts, so that other work on the machine does not.
constexpr int kRounds = 5;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

template <class List, class Text>
std::string join(const List& list, Text text) {
    std::string out;
    for (const auto& item : list) {
        if (!out.empty()) out += ',';
        out += text(item);
    }
    return out;
}

template <class T>
std::string number(const std::optional<T>& value) {
    return value ? fmt::format("{}", *value) : "";
}

// Short names for terms, so that the peers' texts are no longer than they have to be.
class TermNames {
  public:
    const std::string& of(search::Term term) {
        auto& name = names_[term];
        if (name.empty()) {
            for (std::size_t rest = names_.size(); rest > 0; rest /= 26)
                name += static_cast<char>('a' + rest % 26);
            name += 'q';
        }
        return name;
    }

  private:
    std::unordered_map<search::Term, std::string> names_;
};

void write_jobs(const domain::Catalogue& catalogue, TermNames& names, const std::filesystem::path& file) {
    std::ofstream out(file);
    search::JobAnalyser analyser(bench::dictionary()->lexicon);
    const search::FacetSpace& facets = bench::dictionary()->facets;
    std::vector<search::WeighedTerm> terms;
    std::vector<search::FacetValue> values;
    std::size_t doc = 0;
    for (const domain::Job* job : catalogue.open_jobs()) {
        const domain::JobPosting& posting = job->posting;
        analyser.analyse(*job, catalogue.company_of(*job), terms);
        facets.values_of(posting, values);
        std::vector<domain::Coordinates> points;
        for (const auto& address : posting.addresses) {
            if (address.coordinates && address.coordinates->valid()) points.push_back(*address.coordinates);
        }
        fmt::print(
            out, "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t", doc++, job->published_at.time_since_epoch().count(),
            join(values, [](auto value) { return fmt::format("v{}", value); }),
            number(posting.hourly_rate.most()), number(posting.monthly_rate.most()),
            number(posting.working_days_per_week.least()), number(posting.working_hours_per_day.least()),
            join(points,
                 [](const auto& point) { return fmt::format("{:.6f}:{:.6f}", point.lat, point.lng); }));
        std::string text;
        for (const auto& term : terms) {
            text += names.of(term.term);
            text += ' ';
        }
        out << text << '\n';
    }
}

// The sum of all facet counts, which peers must come to as well.
std::int64_t check_of(const domain::JobSearchAnswer& answer) {
    if (!answer.facets) return 0;
    std::int64_t sum = 0;
    for (const auto* counts :
         {&answer.facets->districts, &answer.facets->categories, &answer.facets->job_types,
          &answer.facets->employments, &answer.facets->working_days, &answer.facets->working_times}) {
        for (const auto& value : *counts) sum += value.count;
    }
    return sum;
}

std::string groups_of(const domain::JobQuery& query) {
    const search::FacetSpace& facets = bench::dictionary()->facets;
    std::string out;
    const auto add = [&](std::string_view group, const std::vector<search::FacetValue>& values) {
        if (values.empty()) return;
        if (!out.empty()) out += ';';
        out +=
            fmt::format("{}={}", group, join(values, [](auto value) { return fmt::format("v{}", value); }));
    };
    std::vector<search::FacetValue> values;
    for (const auto& code : query.districts) values.push_back(*facets.district(code));
    add("district", values);
    values.clear();
    for (const auto& code : query.job_types) values.push_back(*facets.job_type(code));
    add("job_type", values);
    values.clear();
    for (const auto employment : query.employments) values.push_back(facets.employment(employment));
    add("employment", values);
    values.clear();
    for (const auto day : {domain::WorkingDay::weekday, domain::WorkingDay::weekend}) {
        if (query.working_days.contains(day)) values.push_back(facets.working_day(day));
    }
    add("working_day", values);
    values.clear();
    for (int i = 0; i < 4; ++i) {
        const auto time = static_cast<domain::WorkingTime>(i);
        if (query.working_times.contains(time)) values.push_back(facets.working_time(time));
    }
    add("working_time", values);
    return out;
}

std::string clauses_of(const search::TextQuery& text, TermNames& names) {
    std::string out;
    for (const auto& clause : text.clauses) {
        if (!out.empty()) out += ' ';
        std::string any;
        for (const auto term : clause.any) any += (any.empty() ? "" : "|") + names.of(term);
        out += any;
    }
    return out;
}

search::meaning::Reading::LeftOut left_out_of(const domain::JobSearchAnswer& answer) {
    search::meaning::Reading::LeftOut left_out;
    for (const domain::ReadPart& part : answer.parts) left_out.push_back(part.left_out);
    return left_out;
}

void write_groups(std::ofstream& out) {
    const search::FacetSpace& facets = bench::dictionary()->facets;
    constexpr std::string_view names[] = {"district",   "category",    "job_type",
                                          "employment", "working_day", "working_time"};
    for (std::size_t i = 0; i < search::kFacetGroups; ++i) {
        const auto span = facets.span(static_cast<search::FacetGroup>(i));
        fmt::print(out, "group\t{}\t{}\t{}\n", names[i], span.begin, span.end);
    }
}

struct Measured {
    double micros = 0;
    domain::JobSearchAnswer answer;
};

Measured measure(const search::Index& index, const bench::WorkloadQuery& asked) {
    Measured measured;
    for (int round = 0; round < kRounds; ++round) {
        const auto start = Clock::now();
        measured.answer = index.search(asked.query, asked.options);
        const double micros = seconds_since(start) * 1e6;
        measured.micros = round == 0 ? micros : std::min(measured.micros, micros);
    }
    return measured;
}

// A change of one job, from the catalogue's to being searchable.
double measure_change(const domain::Catalogue& catalogue, const search::Index& index) {
    double worst = 0;
    search::Index now = index;
    domain::Catalogue changed = catalogue;
    for (std::size_t i = 0; i < 40; ++i) {
        domain::CatalogueRows rows;
        rows.jobs.push_back(*catalogue.open_jobs()[i * 97 % catalogue.open_jobs().size()]);
        const std::vector ids{rows.jobs.front().id};
        changed = changed.with(std::move(rows));
        const auto start = Clock::now();
        now = now.with(changed, ids);
        worst = std::max(worst, seconds_since(start) * 1e3);
    }
    return worst;
}

// A million alerts as seekers might set them, against some jobs.
std::pair<double, double> measure_alerts(const domain::Catalogue& catalogue) {
    constexpr std::size_t kAlerts = 1'000'000;
    search::Alerts alerts(bench::dictionary());
    const auto& lists = bench::reference_lists().lists();
    const auto workload = bench::make_workload(bench::reference_lists());
    std::mt19937_64 random(5);
    const auto below = [&](std::size_t limit) { return random() % limit; };
    std::vector<std::string> types;
    for (const auto& category : lists.categories) {
        for (const auto& type : category.types) {
            if (!type.subtitle) types.push_back(type.short_code);
        }
    }
    for (std::size_t i = 0; i < kAlerts; ++i) {
        domain::AlertFilter filter;
        for (std::size_t count = 1 + below(4); count > 0; --count)
            filter.districts.push_back(lists.districts[below(lists.districts.size())].short_code);
        if (below(4) == 0) {
            filter.term = workload[below(300)].query.term;
        } else {
            for (std::size_t count = 1 + below(3); count > 0; --count)
                filter.job_types.push_back(types[below(types.size())]);
        }
        if (below(2) == 0) filter.employments = {static_cast<domain::Employment>(below(3))};
        if (below(3) == 0) filter.max_days_per_week = static_cast<int>(2 + below(5));
        if (below(3) == 0) filter.hourly_rate = static_cast<int>(45 + below(40));
        domain::JobAlertId id;
        for (std::size_t byte = 0; byte < 4; ++byte)
            id.bytes[byte] = static_cast<std::uint8_t>(i >> (8 * byte));
        alerts.put(id, filter);
    }
    std::vector<double> times;
    for (std::size_t i = 0; i < 200; ++i) {
        const domain::Job& job = *catalogue.open_jobs()[i * 13 % catalogue.open_jobs().size()];
        double best = 1e9;
        for (int round = 0; round < kRounds; ++round) {
            const auto start = Clock::now();
            const auto found = alerts.matching(job, catalogue.company_of(job));
            best = std::min(best, seconds_since(start) * 1e6);
        }
        times.push_back(best);
    }
    std::ranges::sort(times);
    return {times[times.size() / 2], times[times.size() * 99 / 100]};
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "search_bench JOBS FOLDER\n";
        return 2;
    }
    const auto jobs = static_cast<std::size_t>(std::strtoull(argv[1], nullptr, 10));
    const std::filesystem::path folder = argv[2];
    std::filesystem::create_directories(folder);
    const domain::Catalogue catalogue(bench::make_rows(jobs));

    auto start = Clock::now();
    const search::Index index(catalogue, bench::dictionary());
    const double build = seconds_since(start);
    std::size_t bytes = 0;
    for (const auto& part : index.segments()) bytes += part.segment->memory();
    const auto saved_file = folder / "index.bin";
    if (!search::SavedIndex::save(index, catalogue, saved_file)) return 1;
    start = Clock::now();
    const auto loaded = search::SavedIndex::load(catalogue, bench::dictionary(), saved_file);
    const double load = seconds_since(start);
    std::filesystem::remove(saved_file);

    std::ofstream about(folder / "hoigung.txt");
    fmt::print(about, "build_s\t{:.2f}\nload_s\t{:.3f}\nbytes_per_job\t{}\nchange_ms\t{:.1f}\n", build, load,
               bytes / jobs, measure_change(catalogue, index));
    if (argc > 3) {
        const auto [median, most] = measure_alerts(catalogue);
        fmt::print(about, "alerts_p50_us\t{:.0f}\nalerts_p99_us\t{:.0f}\n", median, most);
    }
    if (!loaded) return 1;

    TermNames names;
    std::ofstream queries(folder / "queries.tsv");
    std::ofstream figures(folder / "hoigung.tsv");
    write_groups(queries);
    std::size_t at = 0;
    for (const auto& asked : bench::make_workload(bench::reference_lists())) {
        const Measured measured = measure(index, asked);
        // The peers know no spelling and no meaning, and give up nothing: they are asked for what was
        // searched.
        const search::TextQuery text = bench::dictionary()
                                           ->read(measured.answer.searched_instead.value_or(asked.query.term))
                                           .query(left_out_of(measured.answer));
        const domain::JobQuery query = text.bounds.narrow(asked.query);
        const std::int64_t check = check_of(measured.answer);
        fmt::print(figures, "{}\t{}\t{:.1f}\t{}\t{}\n", at, asked.kind, measured.micros,
                   measured.answer.total, check);
        const std::size_t number_of_query = at++;
        // What must not be in a job is asked of none of the peers.
        if (!text.excluded.empty()) continue;
        fmt::print(queries, "query\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", number_of_query, asked.kind,
                   clauses_of(text, names), groups_of(query), number(query.hourly_rate),
                   number(query.monthly_rate), number(query.from_working_days_per_week),
                   number(query.from_working_hours_per_day),
                   query.near ? fmt::format("{:.6f}:{:.6f}", query.near->lat, query.near->lng) : "",
                   asked.options.facets ? "facets"
                   : asked.options.page ? "page"
                                        : "count");
    }
    if (std::getenv("SEARCH_BENCH_ALONE") == nullptr) write_jobs(catalogue, names, folder / "jobs.tsv");
    return 0;
}
