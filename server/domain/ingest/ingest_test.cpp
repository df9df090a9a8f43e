#include "domain/ingest/ingest.hpp"

#include <set>

#include "domain/testing/samples.hpp"
#include "store/testing/with_partner.hpp"

namespace hoigung::domain {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class IngestTest : public store::testing::WithPartner {
  protected:
    LineResult take(CatalogueLine line) {
        return ingest(std::span(&line, 1), small_lists(), catalogue_, kNow).front();
    }
    [[nodiscard]] std::set<AddressId> address_ids(int job) {
        std::set<AddressId> ids;
        const auto stored = catalogue_.job(numbered<JobId>(job));
        for (const Address& address : stored->posting.addresses) ids.insert(address.id);
        return ids;
    }
};
HOIGUNG_ON_EACH_DATABASE(IngestTest);

TEST_P(IngestTest, ACompanyStaysSuspendedUntilSomebodySaysOtherwise) {
    CompanyLine line = company_line(1);
    line.is_suspended = true;
    ASSERT_TRUE(take(line).ok());
    line.is_suspended.reset();
    line.profile.about = {"新的介紹", "A new text"};
    EXPECT_EQ(take(line).value(), Ingested::changed);
    EXPECT_TRUE(catalogue_.company(line.id)->is_suspended);
    line.is_suspended = false;
    ASSERT_TRUE(take(line).ok());
    EXPECT_FALSE(catalogue_.company(line.id)->is_suspended);
}

TEST_P(IngestTest, NoJobIsPublishedAheadOfTheClock) {
    ASSERT_TRUE(take(company_line(1)).ok());
    JobLine line = job_line(1, 1);
    line.published_at = kNow + 25h;
    EXPECT_FALSE(take(line).ok());
    line.published_at = kNow + 23h;
    EXPECT_EQ(take(line).value(), Ingested::created);
    EXPECT_EQ(catalogue_.job(line.id)->published_at, kNow);
    EXPECT_EQ(take(line).value(), Ingested::unchanged);
    line.published_at = kNow - 23h;
    ASSERT_TRUE(take(line).ok());
    EXPECT_EQ(catalogue_.job(line.id)->published_at, kNow - 23h);
}

TEST_P(IngestTest, AddressesOfNeighbouringJobsHaveNoIdInCommon) {
    ASSERT_TRUE(take(company_line(1)).ok());
    std::set<AddressId> all;
    for (int number = 1; number <= 3; ++number) {
        JobLine line = job_line(number, 1);
        line.posting.addresses.assign(5, line.posting.addresses.front());
        ASSERT_TRUE(take(line).ok());
        all.merge(address_ids(number));
        EXPECT_EQ(take(line).value(), Ingested::unchanged);
    }
    EXPECT_EQ(all.size(), 15U);
}

TEST_P(IngestTest, AJobThatIsThereKeepsItsAddressesIds) {
    ASSERT_TRUE(take(company_line(1)).ok());
    JobLine line = job_line(1, 1);
    AddressId first{line.id.bytes};
    first.bytes.front() ^= 0xA5;
    ++first.bytes.back();
    line.posting.addresses.front().id = first;
    ASSERT_TRUE(take(line).ok());
    line.posting.addresses.front().id = {};
    EXPECT_EQ(take(line).value(), Ingested::unchanged);
    EXPECT_EQ(address_ids(1), std::set{first});
}

TEST_P(IngestTest, ANameThatNobodySeesIsNone) {
    CompanyLine line = company_line(1);
    line.profile.name = {"\u200B\u2060", "\uFEFF \u00AD"};
    EXPECT_FALSE(take(line).ok());
}

}  // namespace
}  // namespace hoigung::domain
