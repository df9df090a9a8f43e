#include "base/json_archive.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

template <class Number>
std::optional<Number> read_number(std::string_view json) {
    Number number{};
    JsonReader reader;
    reader.read(boost::json::parse({json.data(), json.size()}), number);
    if (reader.problems().empty()) return number;
    EXPECT_THAT(reader.problems(), testing::ElementsAre("must be a whole number"));
    return std::nullopt;
}

TEST(JsonArchive, TakesWholeNumbersThatFitAndNoOthers) {
    EXPECT_EQ(read_number<int>("-7"), -7);
    EXPECT_EQ(read_number<int>("7.0"), 7);
    EXPECT_EQ(read_number<std::int64_t>("9223372036854775807"), 9223372036854775807);
    EXPECT_EQ(read_number<std::int64_t>("9007199254740993"), 9007199254740993);
    for (const char* const json : {"7.5", "2147483648", "-2147483649", "1e400", "\"7\"", "null"})
        EXPECT_FALSE(read_number<int>(json)) << json;
    EXPECT_FALSE(read_number<std::int64_t>("9223372036854775808"));
    EXPECT_FALSE(read_number<unsigned>("-1"));
}

TEST(JsonArchive, CutsWhatItCannotReadBetweenCharacters) {
    struct Nothing {
        static std::optional<Nothing> parse(std::string_view /*text*/) { return std::nullopt; }
        [[nodiscard]] static std::string text() { return ""; }
    } nothing;
    std::string text;
    for (int i = 0; i < 61; ++i) text += "開";
    JsonReader reader;
    reader.read(boost::json::value(text), nothing);
    EXPECT_THAT(reader.problems(), testing::ElementsAre("'" + text.substr(0, 180) + "' is not valid"));
}

}  // namespace
}  // namespace hoigung::base
