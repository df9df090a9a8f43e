#include "http/headers.hpp"

#include <gtest/gtest.h>

#include "http/field_values.hpp"
#include "http/media_type.hpp"
#include "http/request.hpp"

namespace hoigung::http {
namespace {

TEST(Headers, AreFoundWithoutRegardToCase) {
    Headers headers;
    headers.add("Content-Type", "text/html");
    headers.add("X-A", "1");
    headers.add("x-a", "2");
    EXPECT_EQ(headers.find("content-TYPE"), "text/html");
    EXPECT_EQ(headers.find("X-a"), "1");
    EXPECT_EQ(headers.count("X-A"), 2U);
    EXPECT_EQ(headers.joined("X-A"), "1, 2");
    EXPECT_EQ(headers.find("X-B"), std::nullopt);
}

TEST(Headers, SetReplacesAllOfAName) {
    Headers headers;
    headers.add("Vary", "a");
    headers.add("Other", "o");
    headers.add("vary", "b");
    headers.set("VARY", "c");
    EXPECT_EQ(headers.joined("Vary"), "c");
    EXPECT_EQ(headers.size(), 2U);
}

TEST(Headers, AValueCannotBeginAnotherHeader) {
    Headers headers;
    headers.add("Location", "/a\r\nSet-Cookie: x=1");
    EXPECT_EQ(headers.find("Location"), "/a  Set-Cookie: x=1");
}

TEST(FieldValues, AListMemberMayHoldTheSeparatorInQuotes) {
    std::string_view list = R"(a, "b, \" c" ,, d)";
    EXPECT_EQ(take_member(list, ','), "a");
    EXPECT_EQ(take_member(list, ','), R"("b, \" c")");
    EXPECT_EQ(take_member(list, ','), "");
    EXPECT_EQ(take_member(list, ','), "d");
    EXPECT_TRUE(list.empty());
}

TEST(FieldValues, WeightsAreThousandths) {
    EXPECT_EQ(parse_weight("1"), 1000);
    EXPECT_EQ(parse_weight("0.25"), 250);
    EXPECT_EQ(parse_weight("0."), 0);
    EXPECT_EQ(parse_weight("1.000"), 1000);
    for (const char* bad : {"", "2", "1.5", "0,5", "0.1234", "-1", "0.x"})
        EXPECT_FALSE(parse_weight(bad)) << bad;
}

TEST(MediaType, GivesEssenceAndParameters) {
    EXPECT_EQ(media_type_essence(" text/html ; charset=utf-8"), "text/html");
    EXPECT_EQ(media_type_parameter("multipart/form-data; Boundary=abc", "boundary"), "abc");
    EXPECT_EQ(media_type_parameter(R"(a/b; x=1; boundary="a;\"b")", "boundary"), "a;\"b");
    for (const char* bad : {"a/b", "a/b; boundary=", "a/b; boundary=a; boundary=b", R"(a/b; boundary="x)",
                            R"(a/b; boundary=a"b)"}) {
        EXPECT_FALSE(media_type_parameter(bad, "boundary")) << bad;
    }
}

TEST(MediaType, KnowsFilesAndJson) {
    EXPECT_EQ(media_type_of_file("app-1a2b3c4d.JS"), "text/javascript; charset=utf-8");
    EXPECT_EQ(media_type_of_file("logo.svg"), "image/svg+xml");
    EXPECT_EQ(media_type_of_file("LICENCE"), "application/octet-stream");
    EXPECT_TRUE(is_json("application/json; charset=utf-8"));
    EXPECT_TRUE(is_json("application/graphql-response+json"));
    EXPECT_FALSE(is_json("text/plain"));
}

TEST(Request, ReadsTokenAndCookie) {
    Request request;
    EXPECT_EQ(request.bearer_token(), "");
    request.headers.add("Authorization", "bearer  abc.def");
    request.headers.add("Cookie", "a=1; locale=en; b=2");
    EXPECT_EQ(request.bearer_token(), "abc.def");
    EXPECT_EQ(request.cookie("locale"), "en");
    EXPECT_EQ(request.cookie("other"), "");
    request.headers.set("Authorization", "Basic abc");
    EXPECT_EQ(request.bearer_token(), "");
}

}  // namespace
}  // namespace hoigung::http
