#include "app/route_table.hpp"

#include <gmock/gmock.h>

namespace hoigung::app {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr Methods kReading{"GET, HEAD", {http::Method::get, http::Method::head}};
constexpr Methods kPosting{"POST", {http::Method::post}};
constexpr Methods kPutting{"PUT", {http::Method::put}};

// The site of these tests: the paths that were answered, and whether files are there.
struct Answered {
    std::vector<std::string>& by;
    bool has_files = true;
};

bool file(const Answered& site, Asker, RoutedRequest& routed) {
    if (!site.has_files) return false;
    site.by.push_back("file " + routed.ids.at(0));
    routed.responder.answer(http::Response::empty(204));
    return true;
}

bool page(const Answered& site, Asker, RoutedRequest& routed) {
    site.by.emplace_back("page");
    routed.responder.answer(http::Response::empty(204));
    return true;
}

bool job(const Answered& site, Asker, RoutedRequest& routed) {
    site.by.push_back("job " + routed.ids.at(0));
    routed.responder.answer(http::Response::empty(204));
    return true;
}

class Answers final : public http::ResponseSink {
  public:
    void put(http::Response response) override { taken.push_back(std::move(response)); }
    std::vector<http::Response> taken;
};

class RouteTableTest : public ::testing::Test {
  protected:
    http::Response ask(http::Method method, std::string_view target, bool has_files = true,
                       std::string_view client = "192.0.2.1") {
        const RouteTable<Answered> table({by_, has_files},
                                         {{kPosting, "/api/jobs/*", Asker::partner, BodyKind::json, job},
                                          {kPutting, "/api/jobs/*", Asker::partner, BodyKind::stream, job},
                                          {kReading, "/api/**"},
                                          {kReading, "/dev", Asker::this_machine, BodyKind::json, page},
                                          {kReading, "/files/*.txt", Asker::anyone, BodyKind::json, file},
                                          {kReading, "**", Asker::anyone, BodyKind::json, page}});
        http::Request request;
        request.method = method;
        request.target = http::Target::parse(target).value();
        request.client = http::IpAddress::parse(client).value();
        by_.clear();
        const auto answers = std::make_shared<Answers>();
        table.answer(std::move(request), http::Responder(answers));
        EXPECT_EQ(answers->taken.size(), 1U);
        return std::move(answers->taken.at(0));
    }

    std::vector<std::string> by_;
};

TEST_F(RouteTableTest, TheFirstRouteThatFitsAnswers) {
    ask(http::Method::put, "/api/jobs/7");
    EXPECT_THAT(by_, ElementsAre("job 7"));
    ask(http::Method::get, "/files/a.txt?b=c");
    EXPECT_THAT(by_, ElementsAre("file a"));
    ask(http::Method::head, "/elsewhere/");
    EXPECT_THAT(by_, ElementsAre("page"));
}

TEST_F(RouteTableTest, TheNextRouteAnswersWhatOneDoesNotHave) {
    ask(http::Method::get, "/files/a.txt", false);
    EXPECT_THAT(by_, ElementsAre("page"));
}

TEST_F(RouteTableTest, AnotherMethodIsToldWhichOnesThePathTakes) {
    const auto answer = ask(http::Method::get, "/api/jobs/7");
    EXPECT_EQ(answer.status, 405);
    EXPECT_EQ(answer.headers.find("Allow"), "POST, PUT");
    EXPECT_EQ(ask(http::Method::post, "/files/a.txt").headers.find("Allow"), "GET, HEAD");
    EXPECT_THAT(by_, IsEmpty());
}

TEST_F(RouteTableTest, NoPageIsShownBelowAPathThatEnds) {
    EXPECT_EQ(ask(http::Method::get, "/api/job/7").status, 404);
    EXPECT_EQ(ask(http::Method::get, "/api/").status, 404);
    EXPECT_THAT(by_, IsEmpty());
    ask(http::Method::get, "/api");
    EXPECT_THAT(by_, ElementsAre("page"));
}

TEST_F(RouteTableTest, WhatIsForThisMachineIsNotThereForOthers) {
    ask(http::Method::get, "/dev", false, "127.0.0.1");
    EXPECT_THAT(by_, ElementsAre("page"));
    const RouteTable<Answered> table({by_}, {{kReading, "/dev", Asker::this_machine, BodyKind::json, page}});
    for (const auto& [client, status] : {std::pair{"127.0.0.1", 204}, {"192.0.2.1", 404}}) {
        http::Request request;
        request.target = http::Target::parse("/dev").value();
        request.client = http::IpAddress::parse(client).value();
        const auto answers = std::make_shared<Answers>();
        table.answer(std::move(request), http::Responder(answers));
        EXPECT_EQ(answers->taken.at(0).status, status) << client;
    }
}

TEST(PathPattern, MatchesSegmentBySegment) {
    const PathPattern job("/jobs/*/preview");
    EXPECT_THAT(job.ids("/jobs/12/preview"), ElementsAre("12"));
    for (const std::string_view path : {"/jobs/12", "/jobs//preview", "/jobs/12/preview/",
                                        "/jobs/12/34/preview", "/job/12/preview", "/", "*"})
        EXPECT_FALSE(job.matches(path)) << path;
}

TEST(PathPattern, AStarStandsForAPartOfASegment) {
    const PathPattern file("/companies/*/interviews/*.ics");
    EXPECT_THAT(file.ids("/companies/1/interviews/a.b.ics"), ElementsAre("1", "a.b"));
    EXPECT_FALSE(file.matches("/companies/1/interviews/.ics"));
    EXPECT_FALSE(file.matches("/companies/1/interviews/a.ical"));
    EXPECT_FALSE(PathPattern("/aba*aba").matches("/ababa"));
}

TEST(PathPattern, TheRestHasAnyLength) {
    const PathPattern rest("/portal/**");
    EXPECT_THAT(rest.ids("/portal/"), ElementsAre(""));
    EXPECT_THAT(rest.ids("/portal/a/b"), ElementsAre("a/b"));
    EXPECT_FALSE(rest.matches("/portal"));
    EXPECT_FALSE(rest.matches("/portals/a"));
    EXPECT_TRUE(PathPattern("**").matches("*"));
}

TEST(PathPattern, MayIgnoreASlashAtTheEnd) {
    const PathPattern jobs("/jobs/*", PathPattern::TrailingSlash::ignored);
    EXPECT_THAT(jobs.ids("/jobs/12/"), ElementsAre("12"));
    EXPECT_FALSE(jobs.matches("/jobs/12//"));
    EXPECT_FALSE(PathPattern("/jobs/*").matches("/jobs/12/"));
}

}  // namespace
}  // namespace hoigung::app
