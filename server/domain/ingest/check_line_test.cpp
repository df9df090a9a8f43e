#include "domain/ingest/check_line.hpp"

#include <gmock/gmock.h>

#include "domain/slug.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::job_line;
using testing::small_lists;

constexpr base::Date kToday{std::chrono::year{2026}, std::chrono::month{11}, std::chrono::day{15}};

std::vector<std::string> problems_after(const std::function<void(JobPosting&)>& change) {
    JobLine line = job_line(1);
    change(line.posting);
    return problems_of(line, small_lists(), kToday);
}

TEST(CheckJob, FindsNothingWrongWithAGoodOne) {
    EXPECT_THAT(problems_after([](JobPosting&) {}), IsEmpty());
}

TEST(CheckJob, RefusesPayBelowTheMinimumWage) {
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.hourly_rate = {42, 60};
                }),
                ElementsAre(HasSubstr("minimum wage of $42.10")));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.hourly_rate = {43, {}}; }), IsEmpty());
    const auto monthly = [](int pay) {
        return [pay](JobPosting& p) {
            p.hourly_rate = {};
            p.monthly_rate = {pay, {}};
            p.working_days_per_week = {6, 6};
            p.working_hours_per_day = {10, 10};
        };
    };
    // 260 hours a month: $42.10 an hour is $10,946.
    EXPECT_THAT(problems_after(monthly(10900)), ElementsAre(HasSubstr("minimum wage")));
    EXPECT_THAT(problems_after(monthly(10950)), IsEmpty());
    // More than an int can hold in cents.
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.hourly_rate = {1'000'000'000, {}};
                }),
                ElementsAre(HasSubstr("hourly rate")));
}

TEST(CheckJob, RefusesCodesThatNoListHas) {
    EXPECT_THAT(problems_after([](JobPosting& p) { p.job_types = {"XX"}; }),
                ElementsAre("job_types 'XX' is not known"));
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.job_types = {"WW", "WW"};
                }),
                ElementsAre("job_types 'WW' stands twice"));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.job_types = {}; }),
                ElementsAre("job_types needs at least 1"));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.addresses.front().district = "999999"; }),
                ElementsAre(HasSubstr("district '999999'")));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.education = "phd"; }),
                ElementsAre("education 'phd' is not known"));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.skills = {"juggling"}; }),
                ElementsAre("skill 'juggling' is not known"));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.certs = {"licence-to-kill"}; }),
                ElementsAre(HasSubstr("cert")));
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.spoken_skills = {{"chinese", LanguageLevel::basic}};
                }),
                ElementsAre("spoken_skill 'chinese' is not known"));
}

TEST(CheckJob, RefusesBrokenTexts) {
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.name = {"  ", "　"};
                }),
                ElementsAre("job_name is empty"));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.name.en = "a\x01"; }),
                ElementsAre(HasSubstr("control")));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.name.en = "\xFF"; }),
                ElementsAre(HasSubstr("not UTF-8")));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.description.en = std::string(5001, 'a'); }),
                ElementsAre(HasSubstr("longer than 5000")));
    std::string long_name;
    for (int i = 0; i < 100; ++i) long_name += "長";
    EXPECT_THAT(problems_after([&](JobPosting& p) { p.name.zh_hant = long_name; }), IsEmpty());
}

TEST(CheckJob, RefusesNumbersOutOfRangeAndTurnedRanges) {
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.hourly_rate = {70, 60};
                }),
                ElementsAre("hourly rate: from is above to"));
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.working_days_per_week = {0, 8};
                }),
                ::testing::SizeIs(2));
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.working_hours_per_day = {25.0, {}};
                }),
                ::testing::SizeIs(1));
    EXPECT_THAT(problems_after([](JobPosting& p) { p.vacancy = 0; }), ElementsAre(HasSubstr("vacancy")));
}

TEST(CheckJob, RefusesHoursWithoutSense) {
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.working_hours = {{DayOfWeek::negotiable, TimeOfDay{0}, TimeOfDay{60}}};
                }),
                ElementsAre(HasSubstr("negotiable day has no times")));
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.working_hours = {{DayOfWeek::mon, TimeOfDay{0}, {}}};
                }),
                ElementsAre(HasSubstr("needs start_time and end_time")));
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.working_hours = {{DayOfWeek::mon, TimeOfDay{7}, TimeOfDay{60}}};
                }),
                ElementsAre(HasSubstr("steps of 15")));
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.working_hours = {{DayOfWeek::negotiable, {}, {}}};
                }),
                IsEmpty());
}

TEST(CheckJob, ATempJobEndsNoEarlierThanItBegins) {
    using namespace std::chrono;
    EXPECT_THAT(problems_after([](JobPosting& p) { p.employment = Employment::temp; }), IsEmpty());
    EXPECT_THAT(problems_after([](JobPosting& p) {
                    p.employment = Employment::temp;
                    p.start_date = 2026y / December / 2;
                    p.end_date = 2026y / December / 1;
                }),
                ElementsAre("start_date is after end_date"));
}

TEST(CheckJob, IsAppliedForAtAnAddressOfTheWebOnly) {
    const auto with = [](std::string url) {
        return problems_after([&](JobPosting& p) { p.apply_url = url; });
    };
    for (const char* url : {"", "https://jobs.example.hk/1?a=b", "http://jobs.example.hk/"})
        EXPECT_THAT(with(url), IsEmpty()) << url;
    for (const std::string& url :
         {std::string("javascript:alert(1)"), std::string("//jobs.example.hk"), std::string("https://a b"),
          std::string("https://a\"onclick="), "https://" + std::string(2000, 'a')})
        EXPECT_THAT(with(url), ElementsAre(HasSubstr("apply_url must be"))) << url;
}

TEST(CheckLine, ABannerLeadsNowhereUnsafe) {
    Banner banner{
        testing::numbered<BannerId>(1), "65f0c0ffee0123456789abcd.svg", "/find-jobs/", {"橫額", "Banner"}, 1};
    EXPECT_THAT(problems_of(banner, small_lists(), kToday), IsEmpty());
    for (const auto* link : {"javascript:alert(1)", "//evil.example", "http://plain.example", ""}) {
        banner.link = link;
        EXPECT_THAT(problems_of(banner, small_lists(), kToday), ElementsAre(HasSubstr("link must be")))
            << link;
    }
    banner.link = "https://partner.example.hk/";
    banner.cover_image = "../../etc/passwd";
    EXPECT_THAT(problems_of(banner, small_lists(), kToday), ElementsAre(HasSubstr("cover_image")));
}

TEST(CheckLine, ABidCannotCostMoreThanItsBudget) {
    EXPECT_THAT(problems_of(Bid{testing::numbered<BidId>(1), testing::numbered<JobId>(1), 500, 400},
                            small_lists(), kToday),
                ElementsAre(HasSubstr("daily_budget_cents")));
}

TEST(Slug, FollowsTheRulesOfFilterPages) {
    EXPECT_EQ(slug_of("Food & Beverage"), "food-and-beverage");
    EXPECT_EQ(slug_of("Sales / Agents"), "sales-agents");
    EXPECT_EQ(slug_of("Property Mgt & Security"), "property-mgt-and-security");
    EXPECT_EQ(slug_of("餐飲／酒吧"), "餐飲酒吧");
    EXPECT_EQ(slug_of("  **  "), "x");
    EXPECT_EQ(slug_of("Chef's  Helper (Night)"), "chefs-helper-night");
}

}  // namespace
}  // namespace hoigung::domain
