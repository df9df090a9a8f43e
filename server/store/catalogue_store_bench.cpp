#include <benchmark/benchmark.h>

#include "store/catalogue_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using namespace testing;

void put_jobs(SqlCatalogueStore& store, int jobs) {
    constexpr int kAtOnce = 500;
    for (int first = 0; first < jobs; first += kAtOnce) {
        store.write([&](domain::CatalogueWriter& writer) {
            for (int i = first; i < std::min(first + kAtOnce, jobs); ++i) writer.put(sample_job(i));
        });
    }
}

void put_companies(SqlCatalogueStore& store) {
    store.write([](domain::CatalogueWriter& writer) {
        for (int i = 0; i < 100; ++i) writer.put(sample_company(i));
    });
}

// 10,000 jobs in transactions of 500.
void BM_PutJobs(benchmark::State& state, DatabaseKind kind) {
    const base::SystemClock clock;
    for (auto _ : state) {
        state.PauseTiming();
        TestDatabase database(kind);
        SqlCatalogueStore store(*database, clock);
        put_companies(store);
        state.ResumeTiming();
        put_jobs(store, 10'000);
        state.PauseTiming();
        state.ResumeTiming();
    }
}
BENCHMARK_CAPTURE(BM_PutJobs, sqlite_file, DatabaseKind::sqlite_file)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(BM_PutJobs, postgresql, DatabaseKind::postgresql)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

void BM_LoadCatalogue(benchmark::State& state, DatabaseKind kind) {
    const base::SystemClock clock;
    TestDatabase database(kind);
    SqlCatalogueStore store(*database, clock);
    put_companies(store);
    put_jobs(store, 100'000);
    for (auto _ : state) benchmark::DoNotOptimize(store.load());
}
BENCHMARK_CAPTURE(BM_LoadCatalogue, sqlite_file, DatabaseKind::sqlite_file)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(BM_LoadCatalogue, postgresql, DatabaseKind::postgresql)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

void BM_NothingChanged(benchmark::State& state, DatabaseKind kind) {
    const base::SystemClock clock;
    TestDatabase database(kind);
    SqlCatalogueStore store(*database, clock);
    put_companies(store);
    const auto version = store.load().version;
    for (auto _ : state) benchmark::DoNotOptimize(store.changes_since(version));
}
BENCHMARK_CAPTURE(BM_NothingChanged, sqlite_file, DatabaseKind::sqlite_file)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(BM_NothingChanged, postgresql, DatabaseKind::postgresql)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

}  // namespace
}  // namespace hoigung::store

BENCHMARK_MAIN();
