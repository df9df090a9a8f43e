#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/application_store.hpp"
#include "store/candidacy_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/delivery_store.hpp"
#include "store/employer_store.hpp"
#include "store/identity_store.hpp"
#include "store/job_day_store.hpp"
#include "store/key_store.hpp"
#include "store/partner_store.hpp"
#include "store/picture_store.hpp"
#include "store/testing/test_database.hpp"
#include "store/webhook_store.hpp"

namespace hoigung::store::testing {

// The stores of employers' people and companies, and of mails to them, on each kind of database.
class WithEmployerStores : public OnEachDatabase {
  protected:
    void queue(const domain::Delivery& delivery);
    // The newest mail to an address: subject, line feed, text.
    std::string mail_to(std::string_view email);
    std::size_t mails_to(std::string_view email);
    // The stored document of each mail, in any order.
    std::vector<std::string> delivery_documents();

    std::vector<domain::ActivityKind> log_of(domain::CompanyId company);
    std::vector<domain::CompanyPerson> people_of(domain::CompanyId company);

    base::ManualClock clock_{base::parse_timestamp("2026-11-17T03:30:00Z").value()};
    base::SystemRandom random_;
    SqlKeyStore signing_keys_{database()};
    SqlEmployerStore employers_{database()};
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlDeliveryStore deliveries_{database()};
    SqlPictureStore pictures_{database()};
    SqlPartnerKeyStore partner_keys_{database()};
    SqlWebhookStore webhooks_{database()};
    SqlJobDayStore job_days_{database()};
    SqlApplicationStore applications_{database()};
    SqlIdentityStore identity_{database()};
    SqlCandidacyStore candidacies_{database()};
};

}  // namespace hoigung::store::testing
