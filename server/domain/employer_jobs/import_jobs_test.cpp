#include "domain/employer_jobs/import_jobs.hpp"

#include <gmock/gmock.h>

#include "domain/operator/decide_held_job.hpp"
#include "domain/testing/acting.hpp"
#include "domain/testing/one_job.hpp"
#include "security/testing/with_employer_jobs.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using testing::close_job;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

class ImportJobsTest : public WithEmployerJobs {};
HOIGUNG_ON_EACH_DATABASE(ImportJobsTest);

TEST_P(ImportJobsTest, AFileOfJobsIsReadThenConfirmedAndASecondOneUpdates) {
    RecordProperty("rows", "10.23");
    const auto read = [&](std::string_view text) {
        const auto id =
            read_import(owner_, company_.id.text(), {"jobs.csv", text}, ports(), clock_.now()).value();
        return find_import(company_.id, id.text(), employers_).value();
    };
    const auto confirm = [&](const JobImport& import) {
        clock_.advance(1s);
        return *confirm_import(owner_, company_.id.text(), import.id.text(), ports(), clock_.now())->outcome;
    };
    const auto import = read(
        "Reference,Title (English),Description (English),job_type,branch,hourly_from,hours,colour\r\n"
        "A1,Waiter,Serve guests.,WW,Mong Kok,60,mon-fri 09:00-18:00,red\r\n"
        "A2,Chef,Cook.,CH,旺角店,70,\"sat,sun 10:00-20:00\",blue\r\n"
        "A3,Guard,Watch.,XX,Nowhere,20,always,green\r\n");
    EXPECT_THAT(import.unknown_columns, ElementsAre("colour"));
    ASSERT_THAT(import.lines, SizeIs(3));
    EXPECT_EQ(import.lines[0].act, ImportAct::create);
    EXPECT_EQ(import.lines[2].act, ImportAct::skip);
    std::vector<std::string> columns;
    for (const ImportProblem& problem : import.lines[2].problems) {
        if (problem.weight == Weight::blocks) columns.push_back(problem.column);
    }
    EXPECT_THAT(columns, ::testing::IsSupersetOf({"job_type", "branch", "hours", "hourly_from"}));
    EXPECT_FALSE(catalogue_.job(import.lines[0].job).has_value()) << "nothing before it is confirmed";
    const auto outcome = confirm(import);
    EXPECT_EQ(outcome.created, 2);
    EXPECT_EQ(outcome.skipped, 1);
    EXPECT_EQ(confirm(import), outcome) << "again, the same";
    const auto second = read("Reference,Title (English),hourly_from\nA1,Waiter,65\nA2,Chef,70\n");
    EXPECT_EQ(second.lines[0].act, ImportAct::change);
    EXPECT_EQ(second.lines[1].act, ImportAct::unchanged);
    EXPECT_EQ(confirm(second).changed, 1);
    EXPECT_EQ(catalogue_.job(import.lines[0].job)->posting.hourly_rate.from, 65);
    EXPECT_EQ(catalogue_.job(import.lines[0].job)->posting.description.en, "Serve guests.");
}

TEST_P(ImportJobsTest, EachProblemOfAFileNamesItsLineAndItsColumnAsTheyStandThere) {
    RecordProperty("rows", "10.23");
    const auto problems_of = [&](std::string_view text) {
        const auto id =
            read_import(owner_, company_.id.text(), {"jobs.csv", text}, ports(), clock_.now()).value();
        std::vector<std::tuple<int, std::string, std::string>> problems;
        const auto import = find_import(company_.id, id.text(), employers_).value();
        for (const ImportLine& line : import.lines) {
            for (const ImportProblem& problem : line.problems)
                problems.emplace_back(line.number, problem.column, problem.message.en);
        }
        return problems;
    };
    const auto at = [](int line, std::string_view column, std::string_view words) {
        return ::testing::FieldsAre(line, std::string(column), HasSubstr(std::string(words)));
    };
    // A language without a column is reported as missing at the other language's column.
    EXPECT_THAT(
        problems_of(" TITLE (English) ,description_en,工種,分店,月薪由\n\nWaiter,Serve.,WW,Mong Kok,\n"),
        ::testing::UnorderedElementsAre(at(3, " TITLE (English) ", "Only one language"),
                                        at(3, "description_en", "Only one language"),
                                        at(3, "月薪由", "pay")));
    // A wording is reported at its own column, and a reference at the reference's.
    EXPECT_THAT(
        problems_of(
            "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from,要求（英文）,"
            "福利（英文）,end_date\n"
            "A1,侍應,Waiter,招呼,Serve.,WW,Mong Kok,60,Polite,WOMEN only,2026-257-01\n"
            "A1,廚師,Chef,煮食,Cook.,CH,Mong Kok,60,Polite,Meals,\n"),
        ::testing::IsSupersetOf(
            {at(2, "福利（英文）", "sex"), at(2, "end_date", "is no date"), at(3, "編號", "Line 2 has")}));
}

TEST_P(ImportJobsTest, ALineOfAFileThatAsksForADepositWaitsForTheOperatorAndTheOthersDoNot) {
    RecordProperty("rows", "10.18,10.23");
    const auto id =
        read_import(owner_, company_.id.text(),
                    {"jobs.csv",
                     "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from\n"
                     "A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60\n"
                     "A2,廚師,Chef,入職前須先繳交按金 $500。,Cook.,CH,Mong Kok,60\n"},
                    ports(), clock_.now())
            .value();
    ASSERT_TRUE(confirm_import(owner_, company_.id.text(), id.text(), ports(), clock_.now()).ok());
    const auto held = held_jobs(ports(), 10);
    ASSERT_THAT(held, SizeIs(1));
    EXPECT_EQ(held.front().draft.content.reference, "A2");
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 0);
    EXPECT_FALSE(catalogue_.job(held.front().draft.id));
    ASSERT_TRUE(release_job(testing::acting(clock_.now()), held.front().draft.id.text(), ports()).ok());
    EXPECT_EQ(publish_due_jobs(ports(), clock_.now()), 1);
}

TEST_P(ImportJobsTest, ThePreviewOfAFileSaysWhatConfirmingItDoes) {
    RecordProperty("rows", "10.23");
    const std::string heading =
        "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from,vacancy\n";
    const std::string waiter = "A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60,\n";
    const std::string chef = "A2,廚師,Chef,煮食。,Cook.,CH,Mong Kok,60,\n";
    const auto acts = [&](const JobImportId& id) {
        const auto import = find_import(company_.id, id.text(), employers_).value();
        std::array<int, 4> counts{};
        for (const ImportLine& line : import.lines) ++counts[static_cast<std::size_t>(line.act)];
        return counts;
    };
    const auto read = [&](const std::string& lines) {
        return read_import(owner_, company_.id.text(), {"jobs.csv", heading + lines}, ports(), clock_.now())
            .value();
    };
    const auto confirm = [&](const JobImportId& id) {
        const auto outcome =
            confirm_import(owner_, company_.id.text(), id.text(), ports(), clock_.now())->outcome.value();
        return std::array{outcome.created, outcome.changed, outcome.unchanged, outcome.skipped};
    };
    // A line that repeats a job of the file or of the site is not published again.
    const std::string same = "B1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60,\n";
    for (const std::string& lines : {waiter + same, waiter + chef, waiter + same}) {
        const auto id = read(lines);
        const auto said = acts(id);
        EXPECT_EQ(confirm(id), said) << lines;
        clock_.advance(1s);
    }
    EXPECT_EQ(acts(read(waiter + same)), (std::array{0, 0, 1, 1}));
}

TEST_P(ImportJobsTest, AJobThatChangedSinceAFileWasReadIsLeftAsItIsAndTold) {
    RecordProperty("rows", "10.23");
    const std::string heading =
        "編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from\n";
    const auto read = [&](const std::string& lines) {
        return read_import(owner_, company_.id.text(), {"jobs.csv", heading + lines}, ports(), clock_.now())
            .value();
    };
    const auto confirm = [&](const JobImportId& id) {
        return confirm_import(owner_, company_.id.text(), id.text(), ports(), clock_.now())->outcome.value();
    };
    ASSERT_EQ(confirm(read("A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,60\n")).created, 1);
    clock_.advance(1s);
    const auto dearer = read("A1,侍應,Waiter,招呼客人。,Serve.,WW,Mong Kok,80\n");
    const JobId id = find_import(company_.id, dearer.text(), employers_)->lines.front().job;
    clock_.advance(1s);
    ASSERT_TRUE(
        close_job(owner_, company_.id.text(), id.text(), CloseReason::filled_here, ports(), clock_.now())
            .ok());
    clock_.advance(1s);
    const auto outcome = confirm(dearer);
    EXPECT_THAT(outcome.refused, ElementsAre(RefusedLine{2, ScheduleProblem::job_changed}));
    EXPECT_EQ(outcome.skipped, 1);
    EXPECT_EQ(stage(id), JobStage::closed);
}

TEST_P(ImportJobsTest, AWorkbookIsToldFromAFileThatCannotBeRead) {
    RecordProperty("rows", "10.23");
    for (const std::string_view content :
         {std::string_view("PK\x03\x04\x14\x00", 6), std::string_view("\xD0\xCF\x11\xE0rest")})
        EXPECT_EQ(
            read_import(owner_, company_.id.text(), {"jobs.csv", content}, ports(), clock_.now()).error(),
            Refusal::ImportIsSpreadsheet);
}

TEST_P(ImportJobsTest, WhatIsNoFileOfJobsIsRefused) {
    RecordProperty("rows", "10.23");
    const auto refusal = [&](std::string_view text) {
        return read_import(owner_, company_.id.text(), {"jobs.csv", text}, ports(), clock_.now()).error();
    };
    EXPECT_EQ(refusal(""), Refusal::InvalidImport);
    EXPECT_EQ(refusal("one column\nof text\n"), Refusal::InvalidImport);
    EXPECT_EQ(refusal(std::string_view("\x89PNG\r\n\x1A\n\0", 9)), Refusal::InvalidImport);
    std::string wide = "name_en";
    for (int i = 0; i < 200; ++i) wide += ",c";
    EXPECT_EQ(refusal(wide + "\nWaiter\n"), Refusal::InvalidImport);
}

}  // namespace
}  // namespace hoigung::domain
