#include <benchmark/benchmark.h>

#include "graphql/engine.hpp"

namespace hoigung::graphql {
namespace {

struct Slug {
    std::string locale;
    std::string value;
};

struct Company {
    std::string id;
    std::string name;
    std::string logo;
    std::vector<Slug> slugs;
};

struct Address {
    std::string id;
    std::string district;
};

struct Job {
    std::string id;
    std::string name;
    std::string published_at;
    std::string employment;
    std::optional<int> from_hourly_rate;
    std::optional<int> to_hourly_rate;
    std::optional<int> from_monthly_rate;
    std::optional<int> to_monthly_rate;
    std::optional<double> from_hours;
    bool is_applied = false;
    bool is_closed = false;
    std::vector<Address> addresses;
    Company company;
    std::vector<Slug> slugs;
};

constexpr std::string_view kSchema = R"(
  enum Employment { ft pt ct }
  type Slug { locale: String! value: String! }
  type Address { _id: ID! district_name: String! }
  type Company { _id: ID! name: String! company_logo_thumbnail: String slug: [Slug!]! }
  type Job {
    _id: ID! job_name: String! published_at: String! employment: Employment!
    from_hourly_rate: Int to_hourly_rate: Int from_monthly_rate: Int to_monthly_rate: Int
    from_working_hours_per_day: Float is_applied: Boolean! is_closed: Boolean!
    address: [Address!]! company: Company! slug: [Slug!]!
  }
  type Query { get_jobs(ids: [ID!]!): [Job!]! }
)";

constexpr std::string_view kDocument = R"(
  query Jobs($ids: [ID!]!) { get_jobs(ids: $ids) { ...JobCore } }
  fragment JobCore on Job {
    _id address { _id district_name } company { _id company_logo_thumbnail name slug { locale value } }
    employment from_hourly_rate from_monthly_rate from_working_hours_per_day is_applied is_closed job_name
    published_at slug { locale value } to_hourly_rate to_monthly_rate
  }
)";

std::vector<Job> make_jobs() {
    const std::vector<Slug> slugs{{"zh-hant", "灣仔-茶餐廳侍應-6f1c2d"}, {"en", "wan-chai-waiter-6f1c2d"}};
    const Company company{"5f0c2d9a8b7e6c5d4f3a2b1c", "好味茶餐廳（香港）有限公司",
                          "/media/5f0c-thumbnail.webp", slugs};
    const Job job{"6f1c2d9a8b7e6c5d4f3a2b1c",
                  "茶餐廳侍應 Waiter (Wan Chai)",
                  "2026-11-15T01:30:00.000Z",
                  "ft",
                  60,
                  75,
                  15000,
                  18500,
                  9.5,
                  false,
                  false,
                  {{"a1", "灣仔"}},
                  company,
                  slugs};
    return std::vector(30, job);
}

std::unique_ptr<const Engine> make_engine(const std::vector<Job>& jobs) {
    Bindings bindings;
    bindings.root("Query").field("get_jobs", [&jobs](Field& field) {
        const auto ids = field.arguments().strings("ids");
        field.list(jobs, [](const Job& job, Field& each) { each.object(job); });
    });
    bindings.object<Slug>("Slug").field("locale", &Slug::locale).field("value", &Slug::value);
    bindings.object<Address>("Address").field("_id", &Address::id).field("district_name", &Address::district);
    bindings.object<Company>("Company")
        .field("_id", &Company::id)
        .field("name", &Company::name)
        .field("company_logo_thumbnail", &Company::logo)
        .field("slug", &Company::slugs);
    bindings.object<Job>("Job")
        .field("_id", &Job::id)
        .field("job_name", &Job::name)
        .field("published_at", &Job::published_at)
        .field("employment", &Job::employment)
        .field("from_hourly_rate", &Job::from_hourly_rate)
        .field("to_hourly_rate", &Job::to_hourly_rate)
        .field("from_monthly_rate", &Job::from_monthly_rate)
        .field("to_monthly_rate", &Job::to_monthly_rate)
        .field("from_working_hours_per_day", &Job::from_hours)
        .field("is_applied", &Job::is_applied)
        .field("is_closed", &Job::is_closed)
        .field("address", &Job::addresses)
        .field("company", &Job::company)
        .field("slug", &Job::slugs);
    return Engine::make(kSchema, std::move(bindings), {}).value();
}

// 30 core jobs, queried as on the list page; the document comes from the cache.
void get_jobs(benchmark::State& state) {
    const auto jobs = make_jobs();
    const auto engine = make_engine(jobs);
    boost::json::array ids;
    for (int i = 0; i < 30; ++i) ids.emplace_back("6f1c2d9a8b7e6c5d4f3a2b1c");
    const boost::json::object variables{{"ids", ids}};
    std::string out;
    for (auto _ : state) {
        out.clear();
        const auto prepared = engine->prepare(kDocument);
        engine->execute(**prepared, {.variables = &variables}, out);
        benchmark::DoNotOptimize(out.data());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(out.size()) * state.iterations());
    state.counters["bytes"] = static_cast<double>(out.size());
}
BENCHMARK(get_jobs);
// Two fixed counts, so that their difference is the cost of requests only.
BENCHMARK(get_jobs)->Iterations(100);
BENCHMARK(get_jobs)->Iterations(600);

// A document that was never seen before: it is parsed, validated and planned.
void prepare(benchmark::State& state) {
    const auto jobs = make_jobs();
    const auto engine = make_engine(jobs);
    std::string text(kDocument);
    const auto size = text.size();
    std::size_t count = 0;
    for (auto _ : state) {
        text.resize(size);
        text += "# " + std::to_string(count++);
        benchmark::DoNotOptimize(engine->prepare(text));
    }
}
BENCHMARK(prepare);

}  // namespace
}  // namespace hoigung::graphql

BENCHMARK_MAIN();
