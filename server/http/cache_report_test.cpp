#include "http/cache_report.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hoigung::http {
namespace {

using testing::HasSubstr;

TEST(CacheReport, CountsHowAnswersCameAbout) {
    base::Metrics metrics;
    const CacheReport report(metrics, "page", false);
    static_cast<void>(report.noted(Response::html(200, std::string("a page")), CacheUse::hit));
    static_cast<void>(report.noted(Response::html(200, std::string("a page")), CacheUse::hit));
    static_cast<void>(report.noted(Response::html(200, std::string("a page")), CacheUse::outdated));
    EXPECT_THAT(metrics.exposition(), HasSubstr(R"(hoigung_page_answers_total{cache="hit"} 2)"));
    EXPECT_THAT(metrics.exposition(), HasSubstr(R"(hoigung_page_answers_total{cache="outdated"} 1)"));
    EXPECT_THAT(metrics.exposition(), HasSubstr(R"(hoigung_page_answers_total{cache="miss"} 0)"));
}

TEST(CacheReport, TellsDevelopersInAHeader) {
    base::Metrics metrics;
    const CacheReport silent(metrics, "page", false);
    const CacheReport telling(metrics, "answer", true);
    EXPECT_EQ(silent.noted(Response::html(200, std::string("a page")), CacheUse::miss)
                  .headers.find("Server-Timing"),
              std::nullopt);
    EXPECT_EQ(telling.noted(Response::html(200, std::string("a page")), CacheUse::miss)
                  .headers.find("Server-Timing"),
              "answer;desc=miss");
}

}  // namespace
}  // namespace hoigung::http
