#pragma once

#include "domain/keys/partner_key.hpp"
#include "store/catalogue_store.hpp"
#include "store/picture_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// Partners' operations on companies and jobs, with their stores: two companies without pictures and an open
// job of the first.
class WithPartner : public OnEachDatabase {
  protected:
    WithPartner();

    // A key that speaks for one company.
    static domain::PartnerKey employer(int company = 1);

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlPictureStore pictures_{database()};
};

}  // namespace hoigung::store::testing
