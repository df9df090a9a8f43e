#include "store/testing/with_partner.hpp"

namespace hoigung::store::testing {

using namespace domain;

WithPartner::WithPartner() {
    catalogue_.write([](CatalogueWriter& writer) {
        for (const int number : {1, 2}) {
            Company company = sample_company(number);
            company.profile.logo = company.profile.logo_medium = company.profile.logo_thumbnail = "";
            writer.put(company);
        }
        Job job = sample_job(1);
        job.state = JobState::published;
        job.expires_at = sample_time() + std::chrono::hours{1000};
        job.posting.end_date.reset();
        writer.put(job);
    });
}

PartnerKey WithPartner::employer(int company) {
    PartnerKey key;
    key.companies = {sample_company(company).id};
    return key;
}

}  // namespace hoigung::store::testing
