#include <benchmark/benchmark.h>
#include <unicode/ustring.h>

#include "render/script_text.hpp"
#include "render/utf16.hpp"

// Our conversion compared with ICU's and the engine's own (docs/decisions/0023), over 200 kB each: a page of
// cards, and a text of Chinese characters only.
namespace hoigung::render {
namespace {

std::string text_of(std::string_view piece) {
    std::string text;
    while (text.size() < 200'000) text += piece;
    return text;
}

const std::string kPage = text_of(
    R"(<li class="card"><a class="card-link" href="/hk/job/%E4%BE%8D%E6%87%89/64f0c0ffee64f0c0ffee64f0/"><h3>全職侍應生</h3></a>)"
    R"(<p class="place">銅鑼灣</p><p class="pay"><b>$75</b> 時薪</p><time datetime="2026-11-15">今日</time></li>)");
const std::string kChinese = text_of("全職侍應生，負責樓面工作，招待客人，介紹餐牌，收拾餐具。");

void to_utf8_by_us(benchmark::State& state, const std::string& text) {
    const Utf16 units = to_utf16(text);
    for (auto round : state) benchmark::DoNotOptimize(to_utf8(units.view()));
}

void to_utf8_by_icu(benchmark::State& state, const std::string& text) {
    const Utf16 units = to_utf16(text);
    for (auto round : state) {
        std::string bytes(3 * units.length, '\0');
        std::int32_t length = 0;
        UErrorCode status = U_ZERO_ERROR;
        u_strToUTF8WithSub(bytes.data(), static_cast<std::int32_t>(bytes.size()), &length, units.units.get(),
                           static_cast<std::int32_t>(units.length), 0xFFFD, nullptr, &status);
        bytes.resize(static_cast<std::size_t>(length));
        benchmark::DoNotOptimize(bytes);
    }
}

void to_utf8_by_engine(benchmark::State& state, const std::string& text) {
    const ScriptText script(text);
    for (auto round : state) {
        std::string bytes(JSStringGetMaximumUTF8CStringSize(script.get()), '\0');
        bytes.resize(JSStringGetUTF8CString(script.get(), bytes.data(), bytes.size()) - 1);
        benchmark::DoNotOptimize(bytes);
    }
}

void to_utf16_by_us(benchmark::State& state, const std::string& text) {
    for (auto round : state) benchmark::DoNotOptimize(to_utf16(text));
}

void to_utf16_by_icu(benchmark::State& state, const std::string& text) {
    for (auto round : state) {
        Utf16 result{std::make_unique_for_overwrite<char16_t[]>(text.size()), 0};
        std::int32_t length = 0;
        UErrorCode status = U_ZERO_ERROR;
        const auto size = static_cast<std::int32_t>(text.size());
        u_strFromUTF8WithSub(result.units.get(), size, &length, text.data(), size, 0xFFFD, nullptr, &status);
        result.length = static_cast<std::size_t>(length);
        benchmark::DoNotOptimize(result);
    }
}

void script_text_by_us(benchmark::State& state, const std::string& text) {
    for (auto round : state) benchmark::DoNotOptimize(ScriptText(text).get());
}

void script_text_by_engine(benchmark::State& state, const std::string& text) {
    for (auto round : state)
        benchmark::DoNotOptimize(ScriptText(JSStringCreateWithUTF8CString(text.c_str())).get());
}

#define BENCHMARK_TEXTS(way)             \
    BENCHMARK_CAPTURE(way, page, kPage); \
    BENCHMARK_CAPTURE(way, chinese, kChinese)
BENCHMARK_TEXTS(to_utf8_by_us);
BENCHMARK_TEXTS(to_utf8_by_icu);
BENCHMARK_TEXTS(to_utf8_by_engine);
BENCHMARK_TEXTS(to_utf16_by_us);
BENCHMARK_TEXTS(to_utf16_by_icu);
BENCHMARK_TEXTS(script_text_by_us);
BENCHMARK_TEXTS(script_text_by_engine);

}  // namespace
}  // namespace hoigung::render

BENCHMARK_MAIN();
