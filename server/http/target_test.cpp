#include "http/target.hpp"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/text.hpp"

namespace hoigung::http {
namespace {

using Segments = std::vector<std::string>;
using Parameters = std::vector<Parameter>;

TEST(Target, SplitsPathAndQuery) {
    const auto target = Target::parse("/hk/find-jobs/?q=cook&employment=pt");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path(), "/hk/find-jobs/");
    EXPECT_EQ(target->query(), "q=cook&employment=pt");
    EXPECT_EQ(target->segments(), (Segments{"hk", "find-jobs", ""}));
    EXPECT_EQ(target->parameters(), (Parameters{{"q", "cook"}, {"employment", "pt"}}));
    EXPECT_EQ(target->parameter("employment"), "pt");
    EXPECT_EQ(target->parameter("page"), std::nullopt);
}

TEST(Target, TellsATrailingSlashFromNone) {
    EXPECT_EQ(Target::parse("/hk")->segments(), (Segments{"hk"}));
    EXPECT_EQ(Target::parse("/hk/")->segments(), (Segments{"hk", ""}));
    EXPECT_EQ(Target::parse("/")->segments(), (Segments{""}));
}

TEST(Target, EncodesWhatClientsSendRaw) {
    EXPECT_EQ(Target::parse("/a|b[c]?x={y}")->text(), "/a%7Cb%5Bc%5D?x=%7By%7D");
    EXPECT_EQ(Target::parse("/旺角/")->text(), "/%E6%97%BA%E8%A7%92/");
    EXPECT_EQ(Target::parse("/旺角/")->segments(), (Segments{"旺角", ""}));
    EXPECT_EQ(Target::parse("/100%/%zz/%4")->text(), "/100%25/%25zz/%254");
    EXPECT_EQ(Target::parse("/a\\b#c")->text(), "/a%5Cb%23c");
}

TEST(Target, KeepsAnEncodedSlashInsideItsSegment) {
    EXPECT_EQ(Target::parse("/a%2Fb/c")->segments(), (Segments{"a/b", "c"}));
}

TEST(Target, DecodesQueriesAsFormsWriteThem) {
    EXPECT_EQ(Target::parse("/?q=part+time%2B%E4%BE%8D&flag&=v&&a=b=c")->parameters(),
              (Parameters{{"q", "part time+侍"}, {"flag", ""}, {"", "v"}, {"a", "b=c"}}));
    EXPECT_EQ(Target::parse("/?")->parameters(), Parameters{});
    EXPECT_EQ(Target::parse("/a+b")->segments(), (Segments{"a+b"}));
}

TEST(Target, GivesUtf8WhateverWasSent) {
    EXPECT_EQ(Target::parse("/?q=%FF%41")->parameter("q"),
              "\xEF\xBF\xBD"
              "A");
}

TEST(Target, TakesTheAbsoluteFormAndTheAsterisk) {
    EXPECT_EQ(Target::parse("http://host:8080/hk/?a=1")->text(), "/hk/?a=1");
    EXPECT_EQ(Target::parse("HTTPS://host")->text(), "/");
    EXPECT_EQ(Target::parse("http://host?a=1")->text(), "/?a=1");
    EXPECT_EQ(Target::parse("*")->path(), "*");
}

TEST(Target, RefusesOtherForms) {
    for (const char* sent :
         {"", "hk/", "host:443", "ftp://host/", "http:///x", "?a=1", "/a%00b", "/?q=%00"}) {
        EXPECT_FALSE(Target::parse(sent)) << sent;
    }
}

TEST(Target, NeverNamesAnotherHost) {
    EXPECT_EQ(Target::parse("//evil.example/x")->text(), "/evil.example/x");
    EXPECT_EQ(Target::parse("///")->text(), "/");
    EXPECT_EQ(Target::parse("/a//b")->text(), "/a//b");
}

RC_GTEST_PROP(Target, ReadsEveryTargetAsBoostUrlReadsTheCleanedText, (const std::string& bytes)) {
    const auto target = Target::parse('/' + bytes);
    RC_PRE(target.has_value());
    // Boost.URL treats a leading "/./" as the prefix that keeps "//" from naming a host, not as a
    // segment.
    RC_PRE(!target->text().starts_with("/./"));
    const auto oracle = boost::urls::parse_origin_form(target->text());
    RC_ASSERT(oracle.has_value());
    Segments segments;
    for (const auto& segment : oracle->segments()) segments.push_back(base::to_valid_utf8(segment));
    if (segments.empty()) segments.emplace_back();
    RC_ASSERT(target->segments() == segments);

    Parameters parameters;
    for (const auto& parameter : oracle->params()) {
        if (parameter.key.empty() && !parameter.has_value) continue;
        parameters.push_back({base::to_valid_utf8(parameter.key), base::to_valid_utf8(parameter.value)});
    }
    RC_ASSERT(target->parameters() == parameters);
}

}  // namespace
}  // namespace hoigung::http
