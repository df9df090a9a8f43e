#include <benchmark/benchmark.h>

#include "render/renderer.hpp"
#include "render/script_text.hpp"
#include "render/vm.hpp"

// The cost of a call besides the script: 50 kB of JSON go in, 100 kB of HTML come out.
namespace hoigung::render {
namespace {

const std::string kBundle =
    "globalThis.hoigung = { nothing: () => '', length: (a) => '' + a.length, twice: (a) => a + a };";

std::string text_of(std::size_t bytes, std::string_view piece) {
    std::string text;
    while (text.size() < bytes) text += piece;
    return text;
}

std::string chinese() {
    return text_of(50'000, R"({"title":"全職侍應生","place":"銅鑼灣","pay":75},)");
}
std::string english() {
    return text_of(50'000, R"({"title":"Waiter, full time","place":"Causeway Bay","pay":75},)");
}

void call_vm(benchmark::State& state, const std::string& function, const std::string& argument) {
    auto vm = Vm::create(kBundle, std::chrono::milliseconds{250}, std::make_shared<PieceCache>(1 << 20));
    const RenderCall call{function, {argument}};
    for (auto round : state) benchmark::DoNotOptimize((*vm)->call(call));
}

void call_renderer(benchmark::State& state, const std::string& function, const std::string& argument) {
    base::Metrics metrics;
    auto renderer = Renderer::start(kBundle, {}, metrics);
    for (auto round : state) benchmark::DoNotOptimize((*renderer)->call_and_wait(function, {argument}));
}

void to_utf8_of_page(benchmark::State& state, const std::string& text) {
    const ScriptText page(text + text);
    for (auto round : state) benchmark::DoNotOptimize(page.utf8());
}

BENCHMARK_CAPTURE(call_vm, nothing, "nothing", "")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(call_vm, only_in_chinese, "length", chinese())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(call_vm, in_and_out_chinese, "twice", chinese())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(call_vm, in_and_out_english, "twice", english())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(call_renderer, nothing, "nothing", "")->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK_CAPTURE(call_renderer, in_and_out_chinese, "twice", chinese())
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(to_utf8_of_page, chinese, chinese())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(to_utf8_of_page, english, english())->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace hoigung::render

BENCHMARK_MAIN();
