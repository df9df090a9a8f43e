#include "app/demonstration.hpp"

#include <map>

#include <gtest/gtest.h>

#include "app/demo_applicants.hpp"
#include "app/demo_employers.hpp"
#include "domain/applicants/applicant_store.hpp"
#include "domain/catalogue/close_due_jobs.hpp"
#include "feeds/reference_json.hpp"
#include "store/application_store.hpp"
#include "store/candidacy_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/employer_store.hpp"
#include "store/feed_store.hpp"
#include "store/identity_store.hpp"
#include "store/picture_store.hpp"
#include "store/profile_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::app {
namespace {

using std::chrono::days;
using std::chrono::hours;

class DemonstrationTest : public testing::Test {
  protected:
    std::size_t open_jobs() {
        const auto rows = catalogue_.load();
        return static_cast<std::size_t>(
            std::ranges::count(rows.jobs, domain::JobState::published, &domain::Job::state));
    }

    store::testing::TestDatabase database_{store::testing::DatabaseKind::sqlite_memory};
    base::ManualClock clock_{*base::parse_timestamp("2026-11-15T02:30:00Z")};
    store::SqlCatalogueStore catalogue_{*database_, clock_};
    store::SqlFeedStore feeds_{*database_};
    store::SqlPictureStore pictures_{*database_};
    const domain::ReferenceLists lists_{feeds::read_reference_lists(reference_files())};
    store::SqlEmployerStore employers_{*database_};
    Demonstration demonstration_{catalogue_, feeds_, pictures_, employers_, lists_};
    store::SqlIdentityStore identity_{*database_};
    store::SqlProfileStore profiles_{*database_};
    store::SqlApplicationStore applications_{*database_};
    store::SqlCandidacyStore candidacies_{*database_};

    void put_applicants() {
        put_demo_applicants(catalogue_.load(),
                            {identity_, profiles_, applications_, candidacies_, employers_, {}},
                            clock_.now());
    }
    // The applicants of the demonstration's employer, by status.
    std::map<domain::ApplicationStatus, int> applicants() {
        std::map<domain::ApplicationStatus, int> counts;
        employers_.read([&](domain::EmployerReader& reader) {
            for (const auto& each :
                 reader.applicants().rows_of(company(reader), {}, domain::ApplicantDetail::none))
                ++counts[each.status];
        });
        return counts;
    }
    static domain::CompanyId company(domain::EmployerReader& reader) {
        const auto owner = reader.people().find(domain::Email::parse(kDemoOwner).value());
        return reader.people().memberships_of(owner->id).front().company;
    }
};

TEST_F(DemonstrationTest, HasAnEmployerWithPeopleAndBranches) {
    demonstration_.put(clock_.now());
    demonstration_.put(clock_.now());
    EXPECT_TRUE(has_demo_employers(employers_));
    employers_.read([](domain::EmployerReader& reader) {
        const auto owner = reader.people().find(domain::Email::parse(kDemoOwner).value());
        const auto memberships = reader.people().memberships_of(owner->id);
        ASSERT_EQ(memberships.size(), 1U);
        EXPECT_EQ(reader.people().of(memberships[0].company).size(), 3U);
        EXPECT_EQ(reader.companies().branches_of(memberships[0].company).size(), 5U);
        EXPECT_EQ(reader.companies().maintained_by(memberships[0].company), domain::MaintainedBy::portal);
    });
    demonstration_.remove(clock_.now());
    EXPECT_FALSE(has_demo_employers(employers_));
}

TEST_F(DemonstrationTest, ItsEmployerHasApplicantsConversationsInterviewsAndAReplyRecord) {
    using domain::ApplicationStatus;
    demonstration_.put(clock_.now());
    put_applicants();
    put_applicants();
    const auto counts = applicants();
    for (const auto status :
         {ApplicationStatus::applied, ApplicationStatus::reviewed, ApplicationStatus::contacted,
          ApplicationStatus::rejected, ApplicationStatus::hired})
        EXPECT_TRUE(counts.contains(status)) << base::name_of(status);
    domain::CompanyId company{};
    employers_.read([&](domain::EmployerReader& reader) {
        company = DemonstrationTest::company(reader);
        int applied = 0;
        for (const domain::ReplyDay& day : reader.applicants().reply_days(company, 0))
            applied += static_cast<int>(day.waiting + day.in_time + day.late);
        EXPECT_GE(applied, 10) << "seekers see a reply record from ten applicants on";
    });
    candidacies_.read([&](domain::CandidacyReader& reader) {
        EXPECT_GE(reader.conversations_of(company, {}, {0, 30}).size(), 4U);
        EXPECT_GE(reader.unread_messages(company, {}), 1) << "somebody waits for an answer";
        const auto ahead = reader.listed_interviews(company, clock_.now(), clock_.now() + days(10), {});
        EXPECT_TRUE(std::ranges::any_of(ahead, [](const domain::Interview& each) {
            return each.state == domain::InterviewState::accepted;
        }));
    });
    remove_demo_applicants(identity_, clock_.now());
    EXPECT_TRUE(applicants().empty());
}

TEST_F(DemonstrationTest, NeverAgesWhileTheSiteRuns) {
    EXPECT_FALSE(demonstration_.renew(clock_.now())) << "there is none";
    demonstration_.put(clock_.now());
    EXPECT_FALSE(demonstration_.renew(clock_.now() + hours(2))) << "the same day";
    clock_.advance(days(365));
    domain::close_due_jobs(catalogue_, clock_.now());
    ASSERT_EQ(open_jobs(), 0U);
    EXPECT_TRUE(demonstration_.renew(clock_.now()));
    EXPECT_EQ(open_jobs(), 4200U);
}

TEST_F(DemonstrationTest, IsTakenOffTheSiteAndStaysOff) {
    demonstration_.put(clock_.now());
    demonstration_.remove(clock_.now());
    EXPECT_EQ(open_jobs(), 0U);
    const auto rows = catalogue_.load();
    EXPECT_TRUE(std::ranges::all_of(rows.companies, &domain::Company::is_suspended));
    EXPECT_TRUE(std::ranges::all_of(rows.lists, &domain::JobList::is_hidden));
    EXPECT_FALSE(demonstration_.renew(clock_.now() + days(2)));
    demonstration_.put(clock_.now());
    EXPECT_EQ(open_jobs(), 4200U);
}

TEST_F(DemonstrationTest, KnowsJobsThatAreNotItsOwn) {
    demonstration_.put(clock_.now());
    EXPECT_EQ(demonstration_.other_jobs(clock_.now()), 0U);
    catalogue_.write([](domain::CatalogueWriter& writer) {
        writer.put(store::testing::sample_company(1));
        writer.put(store::testing::sample_job(1));
    });
    EXPECT_EQ(demonstration_.other_jobs(clock_.now()), 1U);
}

}  // namespace
}  // namespace hoigung::app
