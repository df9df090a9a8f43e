#include "domain/ingest/findings.hpp"

#include <gmock/gmock.h>

#include "domain/ingest/check_line.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using ::testing::Contains;
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
    EXPECT_EQ(found[0].kind, FindingKind::sex);
    EXPECT_EQ(found[0].words, "限女");
    EXPECT_EQ(found[0].locale, Locale::zh_hant);
    EXPECT_EQ(law_of(found[0].kind, Locale::zh_hant), "《性別歧視條例》");
    EXPECT_EQ(found[1].kind, FindingKind::asks_for_money);
    EXPECT_EQ(weight_of(found[1].kind), Weight::queue);
}

}  // namespace
}  // namespace hoigung::domain
