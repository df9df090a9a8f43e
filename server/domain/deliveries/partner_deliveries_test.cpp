#include "domain/deliveries/partner_deliveries.hpp"

#include <gmock/gmock.h>

#include "store/testing/sample_catalogue.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::ElementsAre;

WebhookListener listener(int number, std::vector<CompanyId> companies) {
    WebhookListener made;
    made.key.id = sample_id<PartnerKeyId>('K', number);
    made.key.companies = std::move(companies);
    made.webhook.key = made.key.id;
    return made;
}

ApplicationChange change(std::int64_t number, int company, ApplicationStatus status) {
    ApplicationChange made;
    made.number = number;
    made.company = sample_company(company).id;
    made.event = {sample_time(), status};
    return made;
}

TEST(PartnerDeliveries, GoToTheKeysThatSpeakForTheCompany) {
    base::SystemRandom random;
    const auto both = std::vector<CompanyId>{sample_company(1).id, sample_company(2).id};
    const std::vector<WebhookListener> listeners{listener(1, {sample_company(1).id}), listener(2, both)};
    const std::vector<ApplicationChange> changes{change(1, 1, ApplicationStatus::applied),
                                                 change(2, 2, ApplicationStatus::withdrawn),
                                                 change(3, 3, ApplicationStatus::applied)};
    std::vector<std::pair<PartnerKeyId, std::int64_t>> told;
    for (const Delivery& each : deliveries_to_partners(changes, listeners, random, sample_time())) {
        EXPECT_EQ(each.way, DeliveryWay::webhook);
        EXPECT_EQ(each.expires_at, sample_time() + kWebhookEventLasts);
        told.emplace_back(each.key(), each.event().number);
    }
    const PartnerKeyId first = listeners[0].key.id;
    const PartnerKeyId second = listeners[1].key.id;
    EXPECT_THAT(told, ElementsAre(std::pair(first, 1), std::pair(second, 1), std::pair(second, 2)));
}

TEST(PartnerDeliveries, NameWhatHappened) {
    using enum ApplicationStatus;
    base::SystemRandom random;
    const std::vector<WebhookListener> listeners{listener(1, {sample_company(1).id})};
    const std::vector<ApplicationChange> changes{change(1, 1, applied), change(2, 1, reviewed),
                                                 change(3, 1, job_closed), change(4, 1, withdrawn)};
    std::vector<WebhookEventName> names;
    for (const Delivery& each : deliveries_to_partners(changes, listeners, random, sample_time()))
        names.push_back(each.event().name);
    EXPECT_THAT(names, ElementsAre(WebhookEventName::created, WebhookEventName::changed,
                                   WebhookEventName::changed, WebhookEventName::withdrawn));
}

}  // namespace
}  // namespace hoigung::domain
