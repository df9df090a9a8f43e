#include "domain/catalogue/job_terms.hpp"

#include <functional>

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

JobPosting waiter() {
    JobPosting posting;
    posting.name = {"侍應", "Waiter"};
    posting.monthly_rate = {18000, 20000};
    posting.addresses = {{AddressId{}, {"彌敦道 700 號", "700 Nathan Road"}, "030503", {}}};
    posting.working_hours_per_day = {8, 9};
    posting.education = "dse";
    return posting;
}

TEST(JobTerms, EachTermChangesTheDigest) {
    const std::string reviewed = terms_digest(waiter());
    EXPECT_EQ(reviewed.size(), 16U);
    EXPECT_EQ(terms_digest(waiter()), reviewed);
    const std::vector<std::function<void(JobPosting&)>> changes{
        [](JobPosting& posting) { posting.addresses[0].district = "011201"; },
        [](JobPosting& posting) { posting.addresses[0].address.en = "1 Castle Peak Road"; },
        [](JobPosting& posting) { posting.monthly_rate.from = 9000; },
        [](JobPosting& posting) { posting.monthly_rate.to.reset(); },
        [](JobPosting& posting) {
            posting.hourly_rate = {60, {}};
        },
        [](JobPosting& posting) { posting.allowances.emplace_back(); },
        [](JobPosting& posting) { posting.working_hours_per_day.to = 12; },
        [](JobPosting& posting) { posting.working_days_per_week.from = 6; },
        [](JobPosting& posting) { posting.working_hours.emplace_back(); },
        [](JobPosting& posting) { posting.shift_required = true; },
        [](JobPosting& posting) { posting.education = "degree"; },
        [](JobPosting& posting) { posting.certs.emplace_back("first-aid"); },
        [](JobPosting& posting) {
            posting.spoken_skills.push_back({"english", LanguageLevel::basic});
        },
    };
    for (const auto& change : changes) {
        JobPosting changed = waiter();
        change(changed);
        EXPECT_NE(terms_digest(changed), reviewed) << &change - changes.data();
    }
}

TEST(JobTerms, ProseAndVacanciesAreNoTerms) {
    JobPosting changed = waiter();
    changed.name.en = "Server";
    changed.description.en = "Serve guests.";
    changed.vacancy = 9;
    changed.address_on_map = false;
    EXPECT_EQ(terms_digest(changed), terms_digest(waiter()));
}

}  // namespace
}  // namespace hoigung::domain
