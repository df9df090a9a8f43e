#include "base/json_parser.hpp"

#include <cmath>

#include <boost/json.hpp>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "base/json_writer.hpp"

namespace hoigung::base {
namespace {

TEST(JsonParser, ReadsWhatBoostReads) {
    JsonParser parser;
    for (const auto* text :
         {"null", "true", "-7", "18446744073709551615", "[]", "{}",
          R"({"a":[1,2.5,"x\u00e9\n"],"b":{"c":null}})", R"( { "銅鑼灣" : "\ud842\udfb7" } )"}) {
        boost::json::error_code error;
        EXPECT_EQ(parser.parse(text, error), boost::json::parse(text)) << text;
        EXPECT_FALSE(error) << text;
    }
}

TEST(JsonParser, RefusesWhatIsNotOneDocumentAndGoesOn) {
    JsonParser parser;
    for (const auto* text : {"", "{", "[1,]", "{} {}", "nul", "\"\x01\"", "01", "\"\xff\"", "1e400"}) {
        boost::json::error_code error;
        EXPECT_TRUE(parser.parse(text, error).is_null()) << text;
        EXPECT_TRUE(error) << text;
        boost::json::error_code none;
        EXPECT_EQ(parser.parse("[1]", none), boost::json::value({1}));
        EXPECT_FALSE(none);
    }
}

TEST(JsonParser, GivesEveryNumberTheNearestDouble) {
    JsonParser parser;
    const auto read_again = [&](double number) {
        std::string text;
        JsonWriter(text).real(number);
        boost::json::error_code error;
        return parser.parse(text, error).to_number<double>();
    };
    for (int i = 0; i < 1000; ++i) {
        const double latitude = 22.2801234 + i * 1e-6;
        ASSERT_EQ(read_again(latitude), latitude);
    }
    EXPECT_TRUE(rc::check("any number", [&](double number) {
        RC_PRE(std::isfinite(number));
        RC_ASSERT(read_again(number) == number);
    }));
}

}  // namespace
}  // namespace hoigung::base
