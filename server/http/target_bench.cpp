#include <benchmark/benchmark.h>
#include <boost/url/encode.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <boost/url/url_view.hpp>

#include "base/percent.hpp"
#include "base/text.hpp"
#include "http/target.hpp"

// Our parser compared with Boost.URL's (docs/decisions/0023), on targets that browsers send.
namespace hoigung::http {
namespace {

constexpr std::string_view kPlain = "/hk/en/find-jobs/?q=cook&employment=pt&district=CW&page=2";
constexpr std::string_view kEncoded =
    "/hk/job/%E5%85%A8%E8%81%B7%E4%BE%8D%E6%87%89%E7%94%9F/64f0c0ffee64f0c0ffee64f0/?utm_source=a";
constexpr std::string_view kChinese = "全職侍應生（銅鑼灣）";
constexpr std::string_view kChineseEncoded =
    "%E5%85%A8%E8%81%B7%E4%BE%8D%E6%87%89%E7%94%9F%EF%BC%88%E9%8A%85%E9%91%BC%E7%81%A3%EF%BC%89";
constexpr std::string_view kWord = "find-jobs";

std::string text_of(boost::urls::pct_string_view encoded, bool plus_is_space = false) {
    boost::urls::encoding_opts options;
    options.space_as_plus = plus_is_space;
    std::string text = encoded.decode(options);
    return base::is_utf8(text) ? text : base::to_valid_utf8(text);
}

void read_by_us(benchmark::State& state, std::string_view sent) {
    for (auto round : state) {
        const auto target = Target::parse(sent);
        benchmark::DoNotOptimize(target->segments());
        benchmark::DoNotOptimize(target->parameters());
    }
}

// Keeps the text, as Target does. Illegal characters are not escaped here, which would cost more.
void read_by_boost(benchmark::State& state, std::string_view sent) {
    for (auto round : state) {
        const std::string text(sent);
        const auto target = boost::urls::parse_origin_form(text);
        std::vector<std::string> segments;
        for (const auto& segment : target->encoded_segments()) segments.push_back(text_of(segment));
        std::vector<Parameter> parameters;
        for (const auto& parameter : target->encoded_params())
            parameters.push_back({text_of(parameter.key, true), text_of(parameter.value, true)});
        benchmark::DoNotOptimize(segments);
        benchmark::DoNotOptimize(parameters);
    }
}

void encode_by_us(benchmark::State& state, std::string_view text) {
    for (auto round : state) benchmark::DoNotOptimize(base::percent_encode(text));
}

void encode_by_boost(benchmark::State& state, std::string_view text) {
    for (auto round : state)
        benchmark::DoNotOptimize(boost::urls::encode(text, boost::urls::unreserved_chars));
}

void decode_by_us(benchmark::State& state, std::string_view text) {
    for (auto round : state) benchmark::DoNotOptimize(base::percent_decode(text));
}

void decode_by_boost(benchmark::State& state, std::string_view text) {
    for (auto round : state)
        benchmark::DoNotOptimize(text_of(boost::urls::make_pct_string_view(text).value()));
}

BENCHMARK_CAPTURE(read_by_us, plain, kPlain);
BENCHMARK_CAPTURE(read_by_boost, plain, kPlain);
BENCHMARK_CAPTURE(read_by_us, encoded, kEncoded);
BENCHMARK_CAPTURE(read_by_boost, encoded, kEncoded);
BENCHMARK_CAPTURE(encode_by_us, word, kWord);
BENCHMARK_CAPTURE(encode_by_boost, word, kWord);
BENCHMARK_CAPTURE(encode_by_us, chinese, kChinese);
BENCHMARK_CAPTURE(encode_by_boost, chinese, kChinese);
BENCHMARK_CAPTURE(decode_by_us, word, kWord);
BENCHMARK_CAPTURE(decode_by_boost, word, kWord);
BENCHMARK_CAPTURE(decode_by_us, chinese, kChineseEncoded);
BENCHMARK_CAPTURE(decode_by_boost, chinese, kChineseEncoded);

}  // namespace
}  // namespace hoigung::http

BENCHMARK_MAIN();
