#include "domain/matching/recommend_jobs.hpp"

#include <gmock/gmock.h>

#include "domain/matching/free_time.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using testing::company;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::job;
using testing::numbered;
using enum MatchReason;

constexpr int kHour = 60;
constexpr int kDay = 24 * kHour;

WorkingHour shift(DayOfWeek day, int from, int to) {
    return {day, TimeOfDay{from * kHour}, TimeOfDay{to * kHour}};
}

// A job that mentions no criterion.
Job plain(int number, int of_company) {
    Job made = job(number, of_company);
    made.posting.job_types = {"SG"};
    made.posting.addresses.clear();
    made.posting.working_hours.clear();
    return made;
}

class RecommendJobs : public ::testing::Test {
  protected:
    std::vector<RecommendedJob> recommended(std::vector<Job> jobs, std::size_t most = 12) {
        std::vector<Company> companies;
        for (int number = 1; number <= 9; ++number) companies.push_back(company(number));
        catalogue_ = Catalogue({.version = 1,
                                .companies = std::move(companies),
                                .jobs = std::move(jobs),
                                .lists = {},
                                .banners = {},
                                .featured_companies = {},
                                .bids = {}});
        return recommend_jobs(catalogue_, testing::small_lists(), {profile_, applications_, applied_}, most);
    }
    // The reasons for a job with a single criterion set.
    std::vector<MatchReason> reasons_for(void (*set)(JobPosting&)) {
        Job made = plain(1, 1);
        set(made.posting);
        return recommended({made}).front().reasons;
    }
    static std::vector<int> numbers(const std::vector<RecommendedJob>& jobs) {
        std::vector<int> list;
        for (const RecommendedJob& each : jobs) list.push_back(each.job->id.bytes[11]);
        return list;
    }

    Profile profile_;
    std::vector<Application> applications_;
    std::vector<JobId> applied_;
    Catalogue catalogue_;
};

TEST_F(RecommendJobs, NamesEveryReason) {
    profile_.education = "form-3";
    profile_.spoken_skills = {{"cantonese", LanguageLevel::excellent}};
    profile_.written_skills = {{"chinese", LanguageLevel::basic}};
    profile_.skills = {"cashiering"};
    profile_.certs = {"first-aid"};
    profile_.work_experience = {{"A", "", {}, {}, "Waiter", "WW", {}}};
    profile_.availability = {{9 * kHour, 18 * kHour}};
    profile_.max_work_day_per_week = 3;
    Application application;
    application.addresses = {{{}, {}, "030501", {}}};
    applications_ = {application};
    EXPECT_THAT(reasons_for([](JobPosting&) {}), IsEmpty());
    EXPECT_THAT(reasons_for([](JobPosting& posting) {
                    posting.job_types = {"CH", "WW"};
                }),
                ElementsAre(job_type));
    EXPECT_THAT(reasons_for([](JobPosting& posting) {
                    posting.addresses = {{{}, {}, "030501", {}}};
                }),
                ElementsAre(district));
    EXPECT_THAT(
        reasons_for([](JobPosting& posting) { posting.working_hours = {shift(DayOfWeek::mon, 10, 18)}; }),
        ElementsAre(free_hours));
    EXPECT_THAT(reasons_for([](JobPosting& posting) {
                    posting.working_days_per_week = {3, 6};
                }),
                ElementsAre(work_days));
    EXPECT_THAT(reasons_for([](JobPosting& posting) {
                    posting.spoken_skills = {{"cantonese", LanguageLevel::basic}};
                }),
                ElementsAre(language));
    EXPECT_THAT(reasons_for([](JobPosting& posting) {
                    posting.written_skills = {{"chinese", LanguageLevel::excellent}};
                }),
                IsEmpty());
    EXPECT_THAT(reasons_for([](JobPosting& posting) { posting.education = "form-3"; }),
                ElementsAre(education));
    EXPECT_THAT(reasons_for([](JobPosting& posting) { posting.skills = {"cashiering"}; }),
                ElementsAre(skill));
    EXPECT_THAT(reasons_for([](JobPosting& posting) { posting.certs = {"first-aid"}; }), ElementsAre(cert));
}

TEST_F(RecommendJobs, TheBetterFitComesFirstThenTheNewer) {
    profile_.work_experience = {{"A", "", {}, {}, "Chef", "CH", {}}};
    profile_.max_work_day_per_week = 2;
    Job chef = plain(7, 3);
    chef.posting.job_types = {"CH"};
    Job busy = plain(1, 4);
    busy.posting.working_days_per_week = {6, 6};
    EXPECT_THAT(numbers(recommended({plain(3, 1), busy, chef, plain(2, 2)})), ElementsAre(7, 2, 3, 1));
    EXPECT_THAT(numbers(recommended({plain(3, 1), busy, chef, plain(2, 2)}, 2)), ElementsAre(7, 2));
}

TEST_F(RecommendJobs, LeavesOutWhatWasAppliedForAndTakesTwoOfACompany) {
    applied_ = {numbered<JobId>(2)};
    EXPECT_THAT(numbers(recommended({plain(1, 1), plain(2, 2), plain(3, 1), plain(4, 1), plain(5, 2)})),
                ElementsAre(1, 3, 5));
}

TEST_F(RecommendJobs, TheLastTenApplicationsTellWhatSomebodyLooksFor) {
    for (int number = 1; number <= 11; ++number) {
        Application application;
        application.job = numbered<JobId>(100 + number);
        applications_.push_back(application);
    }
    Job tenth = plain(110, 5);
    tenth.posting.job_types = {"CH"};
    tenth.state = JobState::closed;
    Job eleventh = plain(111, 6);
    eleventh.posting.job_types = {"WW"};
    eleventh.state = JobState::closed;
    Job chef = plain(8, 1);
    chef.posting.job_types = {"CH"};
    Job waiter = plain(7, 2);
    waiter.posting.job_types = {"WW"};
    const auto found = recommended({tenth, eleventh, chef, waiter});
    EXPECT_THAT(numbers(found), ElementsAre(8, 7));
    EXPECT_THAT(found[0].reasons, ElementsAre(job_type));
    EXPECT_THAT(found[1].reasons, IsEmpty());
}

TEST_F(RecommendJobs, HoursFitWhenEnoughDaysDo) {
    profile_.availability = {{18 * kHour, kDay}, {kDay + 18 * kHour, 2 * kDay}};
    EXPECT_THAT(reasons_for([](JobPosting& posting) {
                    posting.working_days_per_week = {2, 5};
                    posting.working_hours = {shift(DayOfWeek::mon, 18, 23), shift(DayOfWeek::tue, 9, 17),
                                             shift(DayOfWeek::tue, 19, 23), shift(DayOfWeek::wed, 9, 17)};
                }),
                ElementsAre(free_hours));
    EXPECT_THAT(reasons_for([](JobPosting& posting) {
                    posting.working_days_per_week = {3, 5};
                    posting.working_hours = {shift(DayOfWeek::mon, 18, 23), shift(DayOfWeek::tue, 19, 23),
                                             shift(DayOfWeek::wed, 9, 17)};
                }),
                IsEmpty());
}

TEST(MatchWithJob, KnowsTheHomeDistrictAndTheWorkDone) {
    RecordProperty("rows", "10.25");
    const JobPosting posting = job(1).posting;
    Profile profile;
    EXPECT_THAT(match_with_job(posting, profile, testing::small_lists()).reasons, IsEmpty());
    profile.home_district = "030503";
    WorkExperience work;
    work.position_type = "WW";
    profile.work_experience = {work};
    profile.availability = {{9 * kHour, 18 * kHour}};
    const JobMatch match = match_with_job(posting, profile, testing::small_lists());
    EXPECT_THAT(match.reasons, ElementsAre(job_type, district, free_hours));
    profile.availability = {{0, kHour}};
    EXPECT_LT(match_with_job(posting, profile, testing::small_lists()).score, match.score);
}

TEST(FreeTime, AShiftMayEndOnTheNextDayAndInTheNextWeek) {
    const std::vector<Availability> nights{{6 * kDay + 20 * kHour, 7 * kDay}, {0, 6 * kHour}};
    const FreeTime free(nights);
    EXPECT_TRUE(free.covers(shift(DayOfWeek::sun, 22, 6)));
    EXPECT_FALSE(free.covers(shift(DayOfWeek::sun, 22, 7)));
    EXPECT_FALSE(free.covers(shift(DayOfWeek::sun, 19, 23)));
    EXPECT_TRUE(free.covers(shift(DayOfWeek::mon, 0, 6)));
    EXPECT_FALSE(free.covers({DayOfWeek::negotiable, {}, {}}));
    EXPECT_FALSE(free.is_unknown());
    EXPECT_TRUE(FreeTime({}).is_unknown());
}

}  // namespace
}  // namespace hoigung::domain
