#include "store/webhook_store.hpp"

#include <map>
#include <set>

#include <gmock/gmock.h>

#include "domain/applications/apply_job.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "store/application_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/identity_store.hpp"
#include "store/partner_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"

// Partners' keys and webhooks with the stores they run on.
namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Takes what it is sent, or fails for some keys.
class TestReceiver final : public WebhookSender {
  public:
    bool send(const Webhook& webhook, const WebhookEvent& event, base::Timestamp) override {
        tries.push_back(webhook.key);
        if (down.contains(webhook.key)) return false;
        taken[webhook.key].push_back(event);
        return true;
    }

    std::set<PartnerKeyId> down;
    std::vector<PartnerKeyId> tries;
    std::map<PartnerKeyId, std::vector<WebhookEvent>> taken;
};

class WebhooksTest : public OnEachDatabase {
  protected:
    WebhooksTest() {
        SqlCatalogueStore catalogue(database(), clock_);
        catalogue.write([](CatalogueWriter& writer) {
            for (const int number : {1, 2}) {
                Job job = sample_job(number);
                job.expires_at = sample_time() + 1000h;
                job.posting.end_date.reset();
                writer.put(sample_company(number));
                writer.put(job);
            }
        });
        catalogue_ = Catalogue(catalogue.load());
        add_seeker(database(), sample_seeker(1));
        put_profile(database(), sample_seeker(1).id, sample_profile(1));
        for (const int company : {1, 2}) {
            keys_.add(key(company), "digest " + std::to_string(company));
            store_.put({key(company).id, "https://example.hk/", "secret", 0, sample_time()});
        }
    }

    // Speaks for the company of the same number.
    static PartnerKey key(int number) {
        PartnerKey made;
        made.id = sample_id<PartnerKeyId>('K', number);
        made.name = "partner";
        made.companies = {sample_company(number).id};
        made.created_at = sample_time();
        return made;
    }
    ApplicationId apply(int job) {
        const Job& wanted = *catalogue_.job(sample_job(job).id);
        const auto id =
            apply_job({sample_seeker(1).id, wanted.id.text(), {wanted.posting.addresses[0].id.text()}, ""},
                      applications_, random_, clock_.now());
        EXPECT_TRUE(id.ok());
        return *id;
    }
    int queue() { return queue_webhooks(applications_, catalogue_, store_, clock_.now()); }
    void send() { send_webhooks(store_, receiver_, clock_); }
    std::vector<WebhookEventName> told(int number) {
        std::vector<WebhookEventName> names;
        for (const WebhookEvent& event : receiver_.taken[key(number).id]) names.push_back(event.name);
        return names;
    }

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlApplicationStore applications_{database()};
    SqlPartnerKeyStore keys_{database()};
    SqlWebhookStore store_{database()};
    Catalogue catalogue_;
    TestReceiver receiver_;
};
HOIGUNG_ON_EACH_DATABASE(WebhooksTest);

TEST_P(WebhooksTest, AKeyIsFoundByItsDigestUntilItIsRevoked) {
    EXPECT_EQ(keys_.find("digest 1"), key(1));
    EXPECT_EQ(keys_.find("digest"), std::nullopt);
    EXPECT_TRUE(keys_.revoke(key(1).id, clock_.now()));
    EXPECT_FALSE(keys_.revoke(key(1).id, clock_.now()));
    EXPECT_EQ(keys_.find("digest 1"), std::nullopt);
    EXPECT_EQ(keys_.all().size(), 2U);
    EXPECT_EQ(store_.listeners().size(), 1U);
}

TEST_P(WebhooksTest, TellThePartnerWhomItConcernsEachChangeOnce) {
    using enum WebhookEventName;
    const auto application = apply(1);
    ASSERT_TRUE(
        change_application_status(applications_, application, ApplicationStatus::reviewed, clock_.now())
            .ok());
    ASSERT_TRUE(
        withdraw_application(sample_seeker(1).id, application.text(), applications_, clock_.now()).ok());
    EXPECT_EQ(queue(), 3);
    EXPECT_EQ(queue(), 0);
    send();
    send();
    EXPECT_THAT(told(1), ElementsAre(created, changed, withdrawn));
    EXPECT_THAT(told(2), IsEmpty());
    const WebhookEvent& event = receiver_.taken[key(1).id].front();
    EXPECT_EQ(event.application, application);
    EXPECT_EQ(event.applicant, sample_seeker(1).id);
    EXPECT_EQ(event.company, sample_company(1).id);
}

TEST_P(WebhooksTest, ThatFailWaitLongerEachTimeAndLoseNothing) {
    receiver_.down = {key(1).id};
    apply(1);
    apply(2);
    queue();
    send();
    send();
    EXPECT_THAT(receiver_.tries, ElementsAre(key(1).id, key(2).id));
    EXPECT_EQ(store_.webhook(key(1).id)->failures, 1);
    for (const auto pause : {2s, 4s, 8s}) {
        receiver_.tries.clear();
        clock_.advance(pause - 1ms);
        send();
        EXPECT_THAT(receiver_.tries, IsEmpty());
        clock_.advance(1ms);
        send();
        EXPECT_EQ(receiver_.tries.size(), 1U);
    }
    receiver_.down.clear();
    clock_.advance(1h);
    send();
    EXPECT_EQ(told(1).size(), 1U);
    EXPECT_EQ(store_.webhook(key(1).id)->failures, 0);
}

TEST_P(WebhooksTest, AreGivenUpAfterThreeDays) {
    receiver_.down = {key(1).id};
    apply(1);
    queue();
    send();
    clock_.advance(72h + 1ms);
    receiver_.down.clear();
    send();
    EXPECT_THAT(told(1), IsEmpty());
    EXPECT_THAT(store_.waiting(key(1).id, 10), IsEmpty());
}

TEST_P(WebhooksTest, AreLeftAloneWhenThereIsNothingToTell) {
    const auto due = [&] { return may_tell_webhooks(applications_, store_); };
    EXPECT_FALSE(due());
    apply(1);
    EXPECT_TRUE(due());
    receiver_.down = {key(1).id};
    queue();
    send();
    EXPECT_TRUE(due()) << "it waits for the receiver";
    receiver_.down.clear();
    clock_.advance(1h);
    send();
    EXPECT_FALSE(due());
    apply(2);
    SqlIdentityStore identity(database());
    identity.write(
        [&](IdentityWriter& writer) { writer.remove(*writer.seeker(sample_seeker(1).id), clock_.now()); });
    EXPECT_TRUE(due());
    EXPECT_EQ(queue(), 0) << "the account is gone, and the change with it";
    EXPECT_FALSE(due());
}

TEST_P(WebhooksTest, ThatAreTakenAwayLeaveNothingWaiting) {
    apply(1);
    queue();
    EXPECT_EQ(store_.waiting(key(1).id, 10).size(), 1U);
    EXPECT_TRUE(store_.remove(key(1).id));
    EXPECT_FALSE(store_.remove(key(1).id));
    EXPECT_THAT(store_.waiting(key(1).id, 10), IsEmpty());
    apply(2);
    EXPECT_EQ(queue(), 1);
}

}  // namespace
}  // namespace hoigung::store
