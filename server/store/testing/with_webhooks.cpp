#include "store/testing/with_webhooks.hpp"

#include "domain/applications/apply_job.hpp"
#include "store/catalogue_store.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store::testing {

using namespace domain;

namespace {

constexpr std::string_view kTest = "test";

}  // namespace

std::string TestReceiver::body_of(const WebhookEvent& event) const {
    return base::to_json(event);
}

std::string TestReceiver::test_body(base::Timestamp) const {
    return std::string(kTest);
}

WebhookAnswer TestReceiver::send(const Webhook& webhook, const std::string& body, base::Timestamp) {
    tries.push_back(webhook.key);
    if (down.contains(webhook.key)) return {false, 503, "down"};
    bodies.push_back(body);
    if (body != kTest) read_stored(body, taken[webhook.key].emplace_back());
    return {true, 200, "thanks"};
}

WithWebhooks::WithWebhooks() {
    jobs_.write([](CatalogueWriter& writer) {
        for (const int number : {1, 2}) {
            Job job = sample_job(number);
            job.expires_at = sample_time() + std::chrono::hours{1000};
            job.posting.end_date.reset();
            writer.put(sample_company(number));
            writer.put(job);
        }
    });
    catalogue_ = Catalogue(jobs_.load());
    add_seeker(database(), sample_seeker(1));
    put_profile(database(), sample_seeker(1).id, sample_profile(1));
    for (const int company : {1, 2}) {
        keys_.add(key(company), "digest " + std::to_string(company));
        store_.put({key(company).id, "https://example.hk/", "secret", 0, sample_time()});
    }
}

PartnerKey WithWebhooks::key(int number) {
    PartnerKey made;
    made.id = sample_id<PartnerKeyId>('K', number);
    made.name = "partner";
    made.companies = {sample_company(number).id};
    made.created_at = sample_time();
    return made;
}

ApplicationId WithWebhooks::apply(int job) {
    const Job& wanted = *catalogue_.job(sample_job(job).id);
    const auto id =
        apply_job({sample_seeker(1).id, wanted.id.text(), {wanted.posting.addresses[0].id.text()}, ""},
                  applications_, random_, clock_.now());
    EXPECT_TRUE(id.ok());
    return *id;
}

std::vector<WebhookEventName> WithWebhooks::told(int number) {
    std::vector<WebhookEventName> names;
    for (const WebhookEvent& event : receiver_.taken[key(number).id]) names.push_back(event.name);
    return names;
}

}  // namespace hoigung::store::testing
