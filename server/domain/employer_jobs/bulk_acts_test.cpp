#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/applicants/decide.hpp"
#include "domain/applicants/export_applicants.hpp"
#include "domain/employer_jobs/import_jobs.hpp"
#include "domain/employer_jobs/job_lifecycle.hpp"
#include "domain/employers/export_log.hpp"
#include "security/testing/with_applicants.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::Each;

// The database statements of an action.
struct Asked {
    std::int64_t statements = 0;
    std::int64_t in_writes = 0;
    std::int64_t rows_in_writes = 0;
    bool operator==(const Asked&) const = default;
    friend void PrintTo(const Asked& asked, std::ostream* out) {
        *out << asked.statements << " statements, " << asked.in_writes << " of them and "
             << asked.rows_in_writes << " rows in transactions that write";
    }
};

// An action on many jobs sends no more statements than an action on two, so that it does not hold up others.
class BulkActsTest : public WithApplicants {
  protected:
    // The company is old enough to publish a hundred jobs a day.
    BulkActsTest() { clock_.advance(31 * 24h); }

    template <class Act>
    Asked asked_by(Act act) {
        const auto& counts = database().statement_counts();
        const Asked before{counts.statements, counts.statements_in_writes, counts.rows_read_in_writes};
        act();
        return {counts.statements - before.statements, counts.statements_in_writes - before.in_writes,
                counts.rows_read_in_writes - before.rows_in_writes};
    }

    // Puts jobs on the site, from one number up to another.
    std::vector<std::string> jobs(int first, int last) {
        std::vector<std::string> ids;
        for (int number = first; number <= last; ++number) {
            put_job(number);
            ids.push_back(job(number).text());
        }
        return ids;
    }
    std::vector<std::string> applicants(int first, int last) {
        std::vector<std::string> ids;
        for (int number = first; number <= last; ++number) ids.push_back(apply(number).text());
        return ids;
    }

    // Runs an action on jobs and expects it to succeed for all of them.
    template <class Act>
    Asked move(const std::vector<std::string>& ids, Act act) {
        const std::vector<std::string_view> views(ids.begin(), ids.end());
        const std::string company = company_.id.text();
        clock_.advance(1s);
        return asked_by([&] {
            const auto moved = act(JobsRequest{owner_, company, views});
            ASSERT_TRUE(moved.ok());
            ASSERT_EQ(moved->results.size(), ids.size());
            for (const auto& result : moved->results) EXPECT_TRUE(result.ok());
        });
    }
    Asked decide_on(const std::vector<std::string>& ids, ApplicationStatus status) {
        const std::string company = company_.id.text();
        return asked_by([&] {
            const auto decided =
                decide(owner_, {company, {ids.begin(), ids.end()}, status, {}, false}, ports(), clock_.now());
            ASSERT_TRUE(decided.ok());
            for (const auto& result : decided->results) EXPECT_FALSE(result.refusal);
        });
    }
    Asked undo(const std::vector<std::string>& ids) {
        const std::vector<std::string_view> views(ids.begin(), ids.end());
        return asked_by([&] {
            const auto undone = undo_decisions(owner_, company_.id.text(), views, ports(), clock_.now());
            ASSERT_TRUE(undone.ok());
            for (const auto& result : undone->results) EXPECT_FALSE(result.refusal);
        });
    }
    Asked import(std::string_view title) {
        const std::string file = fmt::format("Title (English),Job types\n{},WW\n", title);
        return asked_by([&] {
            const auto read =
                read_import(owner_, company_.id.text(), {"jobs.csv", file}, ports(), clock_.now());
            EXPECT_TRUE(read.ok());
        });
    }
    // Closes a job and reopens it alone.
    Asked reopen_alone(const std::string& id) {
        static_cast<void>(move({id}, [&](const JobsRequest& request) {
            return close_jobs(request, CloseReason::not_needed, ports(), clock_.now());
        }));
        return move({id}, [&](const JobsRequest& request) {
            return reopen_jobs(request, std::nullopt, ports(), clock_.now());
        });
    }
};
HOIGUNG_ON_EACH_DATABASE(BulkActsTest);

TEST_P(BulkActsTest, ManyJobsAreMovedByAsManyStatementsAsTwo) {
    RecordProperty("rows", "10.21");
    const auto few = jobs(11, 12);
    const auto many = jobs(21, 50);
    const auto close = [&](const JobsRequest& request) {
        return close_jobs(request, CloseReason::not_needed, ports(), clock_.now());
    };
    const auto reopen = [&](const JobsRequest& request) {
        return reopen_jobs(request, std::nullopt, ports(), clock_.now());
    };
    const auto extend = [&](const JobsRequest& request) {
        return extend_jobs(request, std::nullopt, ports(), clock_.now());
    };
    const auto copy = [&](const JobsRequest& request) {
        return copy_jobs(request, "key", ports(), clock_.now());
    };
    EXPECT_EQ(move(many, extend).statements, move(few, extend).statements);
    EXPECT_EQ(move(many, copy).statements, move(few, copy).statements);
    EXPECT_EQ(move(many, close).statements, move(few, close).statements);
    EXPECT_EQ(move(many, reopen).statements, move(few, reopen).statements);
    EXPECT_THAT(log_of(company_.id), ::testing::Contains(ActivityKind::job_reopened).Times(32));
}

TEST_P(BulkActsTest, ManyDraftsAreRemovedByAsManyStatementsAsTwo) {
    const auto copies_of = [&](const std::vector<std::string>& ids) {
        const std::vector<std::string_view> views(ids.begin(), ids.end());
        const std::string company = company_.id.text();
        const auto copied = copy_jobs({owner_, company, views}, "key", ports(), clock_.now());
        std::vector<std::string> copies;
        for (const auto& each : copied->results) copies.push_back(each->text());
        return copies;
    };
    const auto remove = [&](const JobsRequest& request) {
        return remove_drafts(request, ports(), clock_.now());
    };
    const auto few = copies_of(jobs(11, 12));
    const auto many = copies_of(jobs(21, 40));
    EXPECT_EQ(move(many, remove).statements, move(few, remove).statements);
    EXPECT_EQ(rows_in("employer_job_drafts"), 0);
}

TEST_P(BulkActsTest, ManyApplicationsEndWithTheirJobByAsManyStatementsAsTwo) {
    static_cast<void>(jobs(11, 12));
    for (int number = 1; number <= 2; ++number) apply(number, 11);
    for (int number = 1; number <= 20; ++number) apply(number, 12);
    const auto close = [&](const JobsRequest& request) {
        return close_jobs(request, CloseReason::not_needed, ports(), clock_.now());
    };
    const auto few = move({job(11).text()}, close);
    EXPECT_EQ(move({job(12).text()}, close).statements, few.statements);
    const auto last = applications_.last_change();
    EXPECT_THAT(
        applications_.changes_after(last - 22, 100),
        Each(::testing::Field(&ApplicationChange::event,
                              ::testing::Field(&ApplicationEvent::status, ApplicationStatus::job_closed))));
}

TEST_P(BulkActsTest, ManyDecisionsAreAsManyStatementsAsTwo) {
    RecordProperty("rows", "10.26");
    const auto few = applicants(1, 2);
    const auto many = applicants(3, 32);
    EXPECT_EQ(decide_on(many, ApplicationStatus::contacted).statements,
              decide_on(few, ApplicationStatus::contacted).statements);
    EXPECT_EQ(undo(many).statements, undo(few).statements);
}

TEST_P(BulkActsTest, NothingIsReadWhileOthersWaitThatNeedNotBe) {
    static_cast<void>(jobs(11, 13));
    const auto alone = reopen_alone(job(11).text());
    const auto imported = import("Cook");
    static_cast<void>(jobs(21, 60));
    const auto among_many = reopen_alone(job(12).text());
    EXPECT_EQ(among_many.rows_in_writes, alone.rows_in_writes);
    EXPECT_EQ(among_many.statements, alone.statements);
    EXPECT_EQ(import("Waiter").rows_in_writes, imported.rows_in_writes);
}

TEST_P(BulkActsTest, WhatOthersHaveJustPublishedIsSeen) {
    RecordProperty("rows", "10.20");
    static_cast<void>(jobs(11, 12));
    const auto same = [](JobLine& line) { line.posting.name = {"侍應 A", "Waiter A"}; };
    put_job(11, same);
    put_job(12, same);
    const auto close = [&](const JobsRequest& request) {
        return close_jobs(request, CloseReason::not_needed, ports(), clock_.now());
    };
    static_cast<void>(move({job(11).text(), job(12).text()}, close));
    clock_.advance(20 * 24h);
    // Both in one call: the second job is a copy of the first.
    const std::string first = job(11).text();
    const std::string second = job(12).text();
    const std::vector<std::string_view> both{first, second};
    const auto reopened =
        reopen_jobs({owner_, company_.id.text(), both}, std::nullopt, ports(), clock_.now()).value();
    EXPECT_TRUE(reopened.results[0].ok());
    EXPECT_EQ(std::get<SameJob>(reopened.results[1].error()).job, job(11));
}

TEST_P(BulkActsTest, ExportsWriteBrieflyAndReadInPages) {
    RecordProperty("rows", "10.31");
    const auto export_list = [&] {
        return asked_by([&] {
            EXPECT_TRUE(export_applicants(owner_, company_.id.text(), job(1).text(), Locale::en, ports(),
                                          clock_.now())
                            .ok());
        });
    };
    static_cast<void>(applicants(1, 2));
    const auto few = export_list();
    static_cast<void>(applicants(3, 30));
    const auto many = export_list();
    EXPECT_EQ(many.in_writes, few.in_writes);
    EXPECT_EQ(many.rows_in_writes, few.rows_in_writes);
    EXPECT_EQ(many.statements, few.statements) << "all of them are one page";
    const auto log = [&] {
        return asked_by(
            [&] { EXPECT_TRUE(export_log(owner_, company_.id.text(), ports(), clock_.now()).ok()); });
    };
    const auto short_log = log();
    employers_.write([&](EmployerWriter& writer) {
        for (int i = 0; i < 50; ++i)
            note(writer, random_, company_.id, owner_, ActivityKind::job_changed, "Waiter", clock_.now());
    });
    EXPECT_EQ(log(), short_log);
}

TEST_P(BulkActsTest, AnExportOfSeveralPagesHasEverybodyOnce) {
    const int everybody = 205;
    for (int number = 1; number <= everybody; ++number) {
        apply(number);
        // Some apply at the same moment.
        if (number % 3 == 0) clock_.advance(1ms);
    }
    const auto file =
        export_applicants(owner_, company_.id.text(), job(1).text(), Locale::en, ports(), clock_.now())
            .value();
    // The applicants' texts contain line breaks of their own, which are not '\r'.
    EXPECT_EQ(std::ranges::count(file, '\r'), everybody + 1);
}

}  // namespace
}  // namespace hoigung::domain
