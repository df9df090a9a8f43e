#include "domain/ingest/findings.hpp"

#include <functional>

#include <gmock/gmock.h>

#include "domain/ingest/check_line.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<Finding> findings(const JobLine& line) {
    return findings_of(line, testing::small_lists(), testing::kNow);
}

std::vector<FindingKind> kinds(const JobLine& line) {
    std::vector<FindingKind> all;
    for (const Finding& finding : findings(line)) all.push_back(finding.kind);
    return all;
}

TEST(Findings, AGoodJobHasNone) {
    EXPECT_THAT(findings(testing::job_line(1, 1)), IsEmpty());
}

TEST(Findings, SayWhatIsWrongWithTheLawsName) {
    RecordProperty("rows", "10.18");
    JobLine line = testing::job_line(1, 1);
    line.posting.hourly_rate = {30, std::nullopt};
    const auto found = findings(line);
    ASSERT_EQ(found.front().kind, FindingKind::below_minimum_wage);
    EXPECT_TRUE(found.front().blocks());
    EXPECT_EQ(found.front().field, "hourly_rate");
    EXPECT_THAT(sentence_of(found.front(), Locale::en), HasSubstr("$42.10"));
    EXPECT_THAT(sentence_of(found.front(), Locale::zh_hant), HasSubstr("最低工資"));
    EXPECT_EQ(law_of(found.front().kind, Locale::en), "Minimum Wage Ordinance");
}

TEST(Findings, BlockWhatTheIngestRefusesAndNothingElseOfIt) {
    RecordProperty("rows", "10.18");
    std::vector<JobLine> lines(6, testing::job_line(1, 1));
    lines[0].posting.job_types.clear();
    lines[1].posting.addresses.front().district = "999999";
    lines[2].posting.working_hours.front().end.reset();
    lines[3].posting.vacancy = 0;
    lines[4].posting.apply_url = "ftp://x";
    lines[5].posting.description = {};
    for (const JobLine& line : lines) {
        EXPECT_FALSE(problems_of(line, testing::small_lists(), base::hong_kong_date(testing::kNow)).empty());
        const auto found = findings(line);
        EXPECT_TRUE(any_blocks(found));
        EXPECT_FALSE(found.front().field.empty());
        EXPECT_FALSE(sentence_of(found.front(), Locale::zh_hant).empty());
    }
}

TEST(Findings, WarnOfWhatIsAllowed) {
    RecordProperty("rows", "10.18,10.19");
    JobLine line = testing::job_line(1, 1);
    line.posting.hourly_rate = {};
    line.posting.name.en.clear();
    line.posting.working_hours.push_back({DayOfWeek::mon, TimeOfDay{17 * 60}, TimeOfDay{20 * 60}});
    const auto found = findings(line);
    EXPECT_FALSE(any_blocks(found));
    EXPECT_THAT(kinds(line),
                ::testing::IsSupersetOf({FindingKind::pay_missing, FindingKind::translation_missing,
                                         FindingKind::hours_overlap}));
}

TEST(Findings, HoldTheEmployerToWhatAFeedMayLack) {
    JobLine line = testing::job_line(1, 1);
    line.posting.addresses.clear();
    line.posting.name.en = "Call 6123 4567";
    EXPECT_THAT(kinds(line), Contains(FindingKind::place_missing));
    EXPECT_THAT(kinds(line), Contains(FindingKind::contact_in_title));
    EXPECT_TRUE(any_blocks(findings(line)));
    EXPECT_THAT(problems_of(line, testing::small_lists(), base::hong_kong_date(testing::kNow)), IsEmpty());
}

TEST(Findings, SendWordingsToTheOperator) {
    RecordProperty("rows", "10.18");
    JobLine line = testing::job_line(1, 1);
    line.posting.description.zh_hant = "限女性。入職前須先繳交按金。";
    const auto found = findings(line);
    EXPECT_FALSE(any_blocks(found));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].kind, FindingKind::asks_for_money);
    EXPECT_EQ(weight_of(found[0].kind), Weight::waits);
    EXPECT_EQ(found[1].kind, FindingKind::sex);
    EXPECT_EQ(weight_of(found[1].kind), Weight::queue);
    EXPECT_EQ(found[1].words, "限女");
    EXPECT_EQ(found[1].locale, Locale::zh_hant);
    EXPECT_EQ(law_of(found[1].kind, Locale::zh_hant), "《性別歧視條例》");
    EXPECT_THAT(words_to_release(line.posting), ElementsAre("入職前須先繳交按金。"));
    line.posting.description.zh_hant = "限女性。制服免費，毋須按金。面試時請帶備身份證。";
    EXPECT_THAT(words_to_release(line.posting), IsEmpty());
}

// Kinds of findings about the pay of a job with monthly pay and listed shifts.
std::vector<FindingKind> pay_findings(int monthly, std::vector<WorkingHour> hours,
                                      const std::function<void(JobPosting&)>& change = {}) {
    JobLine line = testing::job_line(1);
    line.posting.hourly_rate = {};
    line.posting.monthly_rate = {monthly, std::nullopt};
    line.posting.working_days_per_week = {};
    line.posting.working_hours_per_day = {};
    line.posting.working_hours = std::move(hours);
    if (change) change(line.posting);
    std::vector<FindingKind> kinds;
    for (const Finding& finding : findings(line)) {
        if (finding.field == "monthly_rate") kinds.push_back(finding.kind);
    }
    return kinds;
}

std::vector<WorkingHour> weekdays(int from, int to) {
    using enum DayOfWeek;
    std::vector<WorkingHour> hours;
    for (const DayOfWeek day : {mon, tue, wed, thu, fri})
        hours.push_back({day, TimeOfDay{from * 60}, TimeOfDay{to * 60}});
    return hours;
}

constexpr auto kBelow = FindingKind::below_minimum_wage;
constexpr auto kBelowWithBreaks = FindingKind::below_minimum_wage_with_breaks;

TEST(Findings, HoldMonthlyPayToTheMinimumWageByTheHoursThatAreDrawn) {
    RecordProperty("rows", "10.18");
    // Monday to Friday 09-18: 40 hours a week without breaks and 45 with them; at $42.10 an hour $7,298 and
    // $8,210 a month.
    EXPECT_THAT(pay_findings(3000, weekdays(9, 18)), ElementsAre(kBelow));
    EXPECT_THAT(pay_findings(7297, weekdays(9, 18)), ElementsAre(kBelow));
    EXPECT_THAT(pay_findings(7298, weekdays(9, 18)), ElementsAre(kBelowWithBreaks));
    EXPECT_THAT(pay_findings(8209, weekdays(9, 18)), ElementsAre(kBelowWithBreaks));
    EXPECT_THAT(pay_findings(8210, weekdays(9, 18)), IsEmpty());
    // A shift of less than six hours has no break.
    EXPECT_THAT(pay_findings(4560, weekdays(9, 14)), ElementsAre(kBelow));
    EXPECT_THAT(pay_findings(4561, weekdays(9, 14)), IsEmpty());
}

TEST(Findings, CountAlternativeShiftsOfADayOnceAndNegotiableHoursNotAtAll) {
    auto shifts = weekdays(7, 15);
    for (const WorkingHour& late : weekdays(15, 23)) shifts.push_back(late);
    // 35 hours a week without breaks and 40 with them, for either shift.
    EXPECT_THAT(pay_findings(6300, shifts), ElementsAre(kBelow));
    EXPECT_THAT(pay_findings(6400, shifts), ElementsAre(kBelowWithBreaks));
    EXPECT_THAT(pay_findings(7300, shifts), IsEmpty());
    // Two parts of one day with a pause between them are one day's work.
    auto parts = weekdays(11, 15);
    for (const WorkingHour& evening : weekdays(17, 21)) parts.push_back(evening);
    EXPECT_THAT(pay_findings(7290, parts), ElementsAre(kBelow));
    EXPECT_THAT(pay_findings(3000, {{DayOfWeek::negotiable, std::nullopt, std::nullopt}}), IsEmpty());
}

TEST(Findings, CountOfDaysAndHoursToChooseFromWhatIsStated) {
    const auto three_days = [](JobPosting& posting) { posting.working_days_per_week = {3, 5}; };
    EXPECT_THAT(pay_findings(5000, weekdays(9, 18), three_days), IsEmpty());
    const auto four_hours = [](JobPosting& posting) { posting.working_hours_per_day = {4.0, 8.0}; };
    EXPECT_THAT(pay_findings(3700, weekdays(9, 22), four_hours), IsEmpty());
    EXPECT_THAT(pay_findings(3600, weekdays(9, 22), four_hours), ElementsAre(kBelow));
    auto with_saturday = weekdays(9, 14);
    with_saturday.push_back({DayOfWeek::sat, TimeOfDay{9 * 60}, TimeOfDay{14 * 60}});
    const auto every_other = [](JobPosting& posting) { posting.alternative_sat = true; };
    EXPECT_THAT(pay_findings(5100, with_saturday), ElementsAre(kBelow));
    EXPECT_THAT(pay_findings(5100, with_saturday, every_other), IsEmpty());
}

}  // namespace
}  // namespace hoigung::domain
