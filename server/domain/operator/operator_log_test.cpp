#include "domain/operator/operator_log.hpp"

#include <filesystem>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>

#include "base/outage.hpp"
#include "domain/operator/close_report.hpp"
#include "domain/operator/delete_company.hpp"
#include "domain/operator/end_sessions.hpp"
#include "domain/operator/service_keys.hpp"
#include "domain/operator/suspend_company.hpp"
#include "domain/operator/suspend_seeker.hpp"
#include "domain/testing/acting.hpp"
#include "security/testing/with_audit_key.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class OperatorLogTest : public WithAuditKey {
  protected:
    Acting acting() { return {{ActorKind::cli, "may"}, clock_.now(), log_}; }
    std::vector<std::string> acts(const LogFilter& filter = {}) {
        std::vector<std::string> found;
        for (const LogEntry& entry : log_.entries(filter, 100)) found.push_back(entry.line.act);
        return found;
    }
    void execute(const std::string& sql) {
        database().transaction([&](store::Connection& connection) { connection.execute_once(sql); });
    }
    std::int64_t first_fault(const std::vector<LogHead>& known = {}) {
        const auto check = check_log(log_, seals_, known);
        return check.fault ? check.fault->number : 0;
    }
    IssuedKey issue(const std::string& name = "ATS") {
        return issue_service_key(acting(), {name, true, {}}, partner_keys_, digests_, random_).value();
    }
};
HOIGUNG_ON_EACH_DATABASE(OperatorLogTest);

TEST_P(OperatorLogTest, ALineSaysWhoWhenAndWhatAndHoldsNoText) {
    const CompanyId company = verified(sign_in().person).id;
    ASSERT_TRUE(set_suspension(acting(), company, true, "Asks Mrs Chan for money", ports()).ok());
    const auto entries = log_.entries({}, 10);
    ASSERT_THAT(entries, SizeIs(1));
    const LogLine& line = entries.front().line;
    EXPECT_EQ(line.number, 1);
    EXPECT_EQ(line.at, clock_.now());
    EXPECT_EQ(line.actor, (OperatorActor{ActorKind::cli, "may"}));
    EXPECT_EQ(line.act, "suspend_company");
    EXPECT_EQ(line.subject, company.text());
    EXPECT_THAT(line.reason_digest, SizeIs(43));
    EXPECT_EQ(entries.front().reason, "Asks Mrs Chan for money");
    EXPECT_EQ(first_fault(), 0);
}

TEST_P(OperatorLogTest, TheFirstLineThatDoesNotFitIsNamed) {
    for (int i = 0; i < 5; ++i) issue();
    EXPECT_EQ(first_fault(), 0);
    const LogHead head = log_.head();
    EXPECT_EQ(head.number, 5);
    EXPECT_EQ(first_fault({head, {2, log_.entries({.before = 3}, 1).front().line.seal}}), 0);
    // Another head than was noted, and one that is no longer there.
    EXPECT_EQ(first_fault({{4, "x"}}), 4);
    EXPECT_EQ(first_fault({{9, "x"}}), 6);

    execute("UPDATE operator_log SET actor = 'june' WHERE number = 3");
    EXPECT_EQ(first_fault(), 3);
    execute("UPDATE operator_log SET actor = 'may' WHERE number = 3");
    EXPECT_EQ(first_fault(), 0);
    execute("UPDATE operator_log SET at = at + 1 WHERE number = 1");
    EXPECT_EQ(first_fault(), 1);
    execute("UPDATE operator_log SET at = at - 1 WHERE number = 1");
    execute("DELETE FROM operator_log WHERE number = 2");
    EXPECT_EQ(first_fault(), 2);
    execute("UPDATE operator_log SET number = 2 WHERE number = 3");
    EXPECT_EQ(first_fault(), 2);
}

TEST_P(OperatorLogTest, LinesCutOffAtTheEndAreMissed) {
    for (int i = 0; i < 3; ++i) issue();
    const LogHead head = log_.head();
    execute("DELETE FROM operator_log WHERE number = 3");
    EXPECT_EQ(first_fault(), 3);
    // Somebody who also sets the counter back is caught by the head that was logged.
    execute("UPDATE counters SET value = 2 WHERE name = 'operator_log'");
    EXPECT_EQ(first_fault(), 0);
    EXPECT_EQ(first_fault({head}), 3);
}

TEST_P(OperatorLogTest, ALineOfAnotherKeyDoesNotFit) {
    issue();
    const security::AuditKey other("/dev/null", false);
    EXPECT_FALSE(other.is_there());
    std::filesystem::remove(key_file_);
    const security::AuditKey made(key_file_, true);
    const security::HmacLogSeals seals(made);
    EXPECT_EQ(check_log(log_, seals).fault->number, 1);
}

TEST_P(OperatorLogTest, AnActThatIsRolledBackLeavesNoLineAndNoActIsDoneWithoutOne) {
    const security::AuditKey missing(key_file_.string() + ".missing", false);
    const security::HmacLogSeals seals(missing);
    store::SqlOperatorLog unsealed(database(), seals);
    const Acting acting{{ActorKind::cli, "may"}, clock_.now(), unsealed};
    EXPECT_THROW(
        static_cast<void>(issue_service_key(acting, {"ATS", true, {}}, partner_keys_, digests_, random_)),
        base::Outage);
    EXPECT_THAT(partner_keys_.all(), IsEmpty());
    const CompanyId company = verified(sign_in().person).id;
    EXPECT_THROW(static_cast<void>(set_suspension(acting, company, true, "A scam", ports())), base::Outage);
    EXPECT_FALSE(catalogue_.company(company)->is_suspended);
    EXPECT_EQ(log_.head().number, 0);
    EXPECT_THROW(static_cast<void>(end_all_sessions(acting, identity_, employers_)), base::Outage);
}

TEST_P(OperatorLogTest, TwoNodesWriteOneChain) {
    constexpr int kEach = 20;
    const auto act = [&] {
        for (int i = 0; i < kEach; ++i)
            log_.note({{ActorKind::staff, "x"}, OperatorAct::log_in, "y", clock_.now()});
    };
    std::thread other(act);
    act();
    other.join();
    EXPECT_EQ(log_.head().number, 2 * kEach);
    EXPECT_EQ(first_fault(), 0);
}

TEST_P(OperatorLogTest, IsFilteredByPersonKindThingAndTime) {
    const auto note = [&](std::string who, OperatorAct act, std::string what) {
        log_.note({{ActorKind::staff, std::move(who)}, act, std::move(what), clock_.now()});
        clock_.advance(std::chrono::hours{1});
    };
    const auto begin = clock_.now();
    note("a", OperatorAct::log_in, "a");
    note("a", OperatorAct::suspend_job, "1");
    note("b", OperatorAct::log_in, "b");
    note("b", OperatorAct::restore_job, "1");
    EXPECT_THAT(acts(), ElementsAre("restore_job", "log_in", "suspend_job", "log_in"));
    EXPECT_THAT(acts({.actor = "a"}), ElementsAre("suspend_job", "log_in"));
    EXPECT_THAT(acts({.act = "log_in"}), SizeIs(2));
    EXPECT_THAT(acts({.subject = "1"}), ElementsAre("restore_job", "suspend_job"));
    EXPECT_THAT(acts({.actor = "b", .subject = "1"}), ElementsAre("restore_job"));
    EXPECT_THAT(acts({.from = begin + std::chrono::hours{2}}), SizeIs(2));
    EXPECT_THAT(acts({.until = begin + std::chrono::hours{2}}), SizeIs(2));
    EXPECT_THAT(acts({.before = 3}), ElementsAre("suspend_job", "log_in"));
}

TEST_P(OperatorLogTest, AReasonGoesWithWhatItIsAboutAndTheLogStaysTrue) {
    const CompanyId company = verified(sign_in().person).id;
    ASSERT_TRUE(set_suspension(acting(), company, true, "A scam", ports()).ok());
    execute("UPDATE operator_reasons SET reason = 'No scam'");
    EXPECT_EQ(first_fault(), 1);
    execute("UPDATE operator_reasons SET reason = 'A scam'");
    EXPECT_EQ(first_fault(), 0);
    ASSERT_TRUE(delete_company(acting(), company, catalogue_, erasures_).ok());
    const auto entries = log_.entries({.subject = company.text()}, 10);
    ASSERT_THAT(entries, SizeIs(2));
    EXPECT_EQ(entries.back().reason, std::nullopt);
    EXPECT_THAT(entries.back().line.reason_digest, SizeIs(43));
    EXPECT_EQ(first_fault(), 0);
}

TEST_P(OperatorLogTest, WhatIsDoneTogetherIsOneTransaction) {
    EXPECT_THROW(log_.together([&] {
        issue();
        issue("Another");
        throw std::runtime_error("in between");
    }),
                 std::runtime_error);
    EXPECT_THAT(partner_keys_.all(), IsEmpty());
    EXPECT_EQ(log_.head().number, 0);
    log_.together([&] {
        const auto key = issue().key;
        // What was written is read within it.
        EXPECT_THAT(partner_keys_.all(), SizeIs(1));
        EXPECT_TRUE(revoke_service_key(acting(), key.id.text(), partner_keys_).ok());
    });
    EXPECT_THAT(acts(), ElementsAre("revoke_service_key", "issue_service_key"));
    EXPECT_EQ(first_fault(), 0);
}

}  // namespace
}  // namespace hoigung::domain
