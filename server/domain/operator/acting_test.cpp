#include "domain/operator/acting.hpp"

#include <gmock/gmock.h>

#include "domain/operator/close_report.hpp"
#include "domain/operator/decide_company.hpp"
#include "domain/operator/end_sessions.hpp"
#include "domain/operator/open_proof.hpp"
#include "domain/operator/service_keys.hpp"
#include "domain/operator/signing_keys.hpp"
#include "domain/operator/suspend_company.hpp"
#include "domain/testing/acting.hpp"
#include "security/testing/with_employers.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

// A single report, which waits.
class OneReport final : public ReportStore {
  public:
    bool add(const Report&, int, base::Timestamp) override { return false; }
    ReportPage reports(ReportsShown, Page) override { return {}; }
    std::vector<Report> reports_of(SeekerId) override { return {}; }
    bool handle(ReportId report, std::string_view why, base::Timestamp) override {
        if (report != id) return false;
        outcome = why;
        return true;
    }

    const ReportId id = ReportId::parse("0123456789abcdef01234567").value();
    std::string outcome;
};

class OperatorActsTest : public WithEmployers {
  protected:
    const Person owner_ = sign_in().person;
    testing::HeardActs heard_;
    const Acting acting_ = heard_.acting(clock_.now());
};
HOIGUNG_ON_EACH_DATABASE(OperatorActsTest);

TEST_P(OperatorActsTest, ADecisionIsHeardOnceAndARefusedActIsNotHeard) {
    const std::string id = found(owner_).id.text();
    EXPECT_FALSE(open_proof(acting_, id, ports()).ok());
    EXPECT_FALSE(accept_waiting(acting_, "0123", ports()).ok());
    EXPECT_THAT(heard_.take(), IsEmpty());
    ASSERT_TRUE(refuse_waiting(acting_, id, "Not readable", ports()).ok());
    EXPECT_FALSE(refuse_waiting(acting_, id, "Not readable", ports()).ok());
    ASSERT_TRUE(accept_waiting(acting_, id, ports()).ok());
    EXPECT_THAT(heard_.take(),
                ElementsAre(Pair(OperatorAct::refuse_waiting, id), Pair(OperatorAct::accept_waiting, id)));
}

TEST_P(OperatorActsTest, ASuspensionIsHeardWhenItOrItsReasonChanges) {
    const CompanyId id = verified(owner_).id;
    for (const std::string_view reason : {"A scam", "A scam", "Asks for money"})
        ASSERT_TRUE(set_suspension(acting_, id, true, reason, ports()).ok());
    EXPECT_THAT(heard_.take(), ElementsAre(Pair(OperatorAct::suspend_company, id.text()),
                                           Pair(OperatorAct::suspend_company, id.text())));
    for (int again = 0; again < 2; ++again) ASSERT_TRUE(set_suspension(acting_, id, false, "", ports()).ok());
    EXPECT_THAT(heard_.take(), ElementsAre(Pair(OperatorAct::restore_company, id.text())));
}

TEST_P(OperatorActsTest, AServiceKeyHasANameAndOneKindOfHolder) {
    const auto issue = [&](std::string name, bool is_operator, std::vector<CompanyId> companies) {
        return issue_service_key(acting_, {std::move(name), is_operator, std::move(companies)}, partner_keys_,
                                 digests_, random_);
    };
    EXPECT_EQ(issue(" ", true, {}).error(), KeyRefusal::name_missing);
    EXPECT_EQ(issue("ATS", false, {}).error(), KeyRefusal::holder_unclear);
    EXPECT_EQ(issue("ATS", true, {CompanyId{}}).error(), KeyRefusal::holder_unclear);
    EXPECT_THAT(heard_.take(), IsEmpty());
    const auto issued = issue(" ATS ", false, {CompanyId{}});
    ASSERT_TRUE(issued.ok());
    EXPECT_EQ(issued->key.name, "ATS");
    const std::string id = issued->key.id.text();
    EXPECT_TRUE(revoke_service_key(acting_, id, partner_keys_).ok());
    EXPECT_EQ(revoke_service_key(acting_, id, partner_keys_).error(), Refusal::IdNotFound);
    EXPECT_THAT(heard_.take(), ElementsAre(Pair(OperatorAct::issue_service_key, id),
                                           Pair(OperatorAct::revoke_service_key, id)));
}

TEST_P(OperatorActsTest, EverybodyIsLoggedOut) {
    EXPECT_EQ(end_all_sessions(acting_, identity_, employers_), 1);
    EXPECT_EQ(end_all_sessions(acting_, identity_, employers_), 0);
    EXPECT_THAT(heard_.take(), ElementsAre(Pair(OperatorAct::end_all_sessions, ""),
                                           Pair(OperatorAct::end_all_sessions, "")));
}

TEST_P(OperatorActsTest, SigningKeysAreMadeAndRevoked) {
    const std::string id = rotate_signing_keys(acting_, signing_keys_, random_).id.text();
    EXPECT_EQ(revoke_signing_key(acting_, "0123", signing_keys_, random_).error(), Refusal::IdNotFound);
    EXPECT_TRUE(revoke_signing_key(acting_, id, signing_keys_, random_).ok());
    EXPECT_THAT(heard_.take(), ElementsAre(Pair(OperatorAct::rotate_signing_keys, id),
                                           Pair(OperatorAct::revoke_signing_key, id)));
}

TEST_P(OperatorActsTest, APersonGivesAReasonForClosingAReportAndASystemNeedNot) {
    OneReport reports;
    const Acting by_key{{ActorKind::service_key, "k"}, clock_.now(), heard_};
    const std::string id = reports.id.text();
    EXPECT_EQ(close_report(acting_, id, "  ", reports).error(), Refusal::ReasonMissing);
    EXPECT_EQ(close_report(acting_, "0123", "Looked at", reports).error(), Refusal::IdNotFound);
    EXPECT_THAT(heard_.take(), IsEmpty());
    EXPECT_TRUE(close_report(acting_, id, " Looked at ", reports).ok());
    EXPECT_EQ(reports.outcome, "Looked at");
    EXPECT_THAT(heard_.take(), ElementsAre(Pair(OperatorAct::close_report, id)));
    EXPECT_TRUE(close_report(by_key, id, "", reports).ok());
    EXPECT_THAT(heard_.take(), ElementsAre(Pair(OperatorAct::close_report, id)));
    EXPECT_EQ(reports.outcome, "");
}

}  // namespace
}  // namespace hoigung::domain
