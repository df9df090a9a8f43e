#include "domain/candidacies/listeners.hpp"

#include <gmock/gmock.h>

#include "domain/operator/end_sessions.hpp"
#include "domain/testing/acting.hpp"
#include "security/testing/with_employers.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class ListenersTest : public WithEmployers {
  protected:
    // An open page of a new person who belongs to both companies; it shows the first.
    PortalListener at_portal() {
        const OpenedSession opened = sign_in("p" + std::to_string(++people_) + "@example.hk");
        employers_.write([&](EmployerWriter& writer) {
            for (const CompanyId company : {first_, second_})
                writer.people().put(Membership{company, opened.person.id, Role::viewer, clock_.now()});
        });
        return {opened.person.id, opened.session.id, first_};
    }
    SeekerListener at_site(std::string_view telephone) {
        const auto now = clock_.now();
        const Seeker seeker{
            SeekerId::make(now, random_), Telephone::parse(telephone).value(), now, false, {}, {}};
        const Session session{SessionId::make(now, random_),      seeker.id, false, 0, {now},
                              rules_of_sessions_.session_end(now)};
        identity_.write([&](IdentityWriter& writer) {
            writer.add(seeker);
            writer.add(session);
        });
        return {
            seeker.id, session.id,
            keys_.tokens.sign({{session.id, 0}, seeker.id, false, now, now + std::chrono::days{30}}, now)};
    }
    std::vector<bool> ask(const std::vector<Listener>& listeners) {
        return which_may_go_on(listeners, ports_, clock_.now());
    }

    const Person owner_ = sign_in("owner@example.hk").person;
    const CompanyId first_ = found(owner_).id;
    const CompanyId second_ = found(owner_, "87654321").id;
    const SessionRules rules_of_sessions_;
    SessionRegistry registry_{1000};
    const ListenerPorts ports_{employers_, identity_, registry_, keys_.tokens, rules_of_sessions_};
    int people_ = 0;
};
HOIGUNG_ON_EACH_DATABASE(ListenersTest);

TEST_P(ListenersTest, EachIsJudgedByItsOwnSessionAndMembership) {
    RecordProperty("rows", "10.41");
    const PortalListener stays = at_portal();
    const PortalListener leaves = at_portal();
    const PortalListener removed = at_portal();
    PortalListener elsewhere = removed;
    elsewhere.company = second_;
    const SeekerListener seeker = at_site("+85261234567");
    const SeekerListener ended = at_site("+85261234568");
    const std::vector<Listener> all{ended, stays, leaves, seeker, removed, elsewhere};
    EXPECT_THAT(ask(all), ElementsAre(true, true, true, true, true, true));
    employers_.write([&](EmployerWriter& writer) {
        writer.logins().end(leaves.session);
        writer.people().remove(first_, removed.person);
    });
    ASSERT_TRUE(
        end_sessions(testing::acting(clock_.now()), ended.seeker, rules_of_sessions_, identity_).ok());
    // As on a node that has just started: the registry is empty and only the store knows.
    registry_.clear(0);
    EXPECT_THAT(ask(all), ElementsAre(false, true, false, true, false, true));
    EXPECT_THAT(ask({}), IsEmpty());
}

TEST_P(ListenersTest, ASessionThatNobodyUsesEndsAndAForgedTokenIsNobody) {
    const PortalListener idle = at_portal();
    const SeekerListener seeker = at_site("+85261234567");
    SeekerListener forged = seeker;
    forged.token += "x";
    clock_.advance(11h);
    EXPECT_THAT(ask({idle, seeker, forged}), ElementsAre(true, true, false));
    clock_.advance(1h);
    EXPECT_THAT(ask({idle, seeker, forged}), ElementsAre(false, true, false)) << "listening is no use";
}

}  // namespace
}  // namespace hoigung::domain
