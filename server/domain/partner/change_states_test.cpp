#include "domain/partner/change_states.hpp"

#include <utility>

#include "store/testing/with_partner.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;

// A catalogue whose operator suspends a job right after the first write.
class SuspendingStore final : public CatalogueStore {
  public:
    SuspendingStore(CatalogueStore& store, JobId job) : store_(store), job_(job) {}

    void write(const std::function<void(CatalogueWriter&)>& work) override {
        store_.write(work);
        suspend();
    }
    std::optional<Company> company(CompanyId id) override { return store_.company(id); }
    std::vector<Company> companies(std::span<const CompanyId> ids) override { return store_.companies(ids); }
    std::vector<Company> every_company() override { return store_.every_company(); }
    std::optional<Job> job(JobId id) override {
        auto found = store_.job(id);
        suspend();
        return found;
    }
    std::optional<Banner> banner(BannerId id) override { return store_.banner(id); }
    CatalogueRows showcase() override { return store_.showcase(); }
    std::vector<Job> jobs(std::span<const JobId> ids) override { return store_.jobs(ids); }
    JobsOfVersion recent_jobs_of(CompanyId id, base::Timestamp since) override {
        return store_.recent_jobs_of(id, since);
    }
    std::vector<OldJob> closed_jobs(std::optional<base::Timestamp> since, base::Timestamp before) override {
        return store_.closed_jobs(since, before);
    }
    CatalogueRows load() override { return store_.load(); }
    CatalogueRows load_without_closed_before(base::Timestamp moment) override {
        return store_.load_without_closed_before(moment);
    }
    CatalogueRows changes_since(std::int64_t version) override { return store_.changes_since(version); }

  private:
    void suspend() {
        if (std::exchange(is_done_, true)) return;
        store_.write([&](CatalogueWriter& writer) {
            Job suspended = writer.job(job_).value();
            suspended.state = JobState::suspended;
            writer.put(suspended);
        });
    }

    CatalogueStore& store_;
    JobId job_;
    bool is_done_ = false;
};

class ChangeStatesTest : public WithPartner {};
HOIGUNG_ON_EACH_DATABASE(ChangeStatesTest);

TEST_P(ChangeStatesTest, AKeyKnowsItsOwnCompaniesAndJobsAlone) {
    const Company known = partner_company(employer(), sample_company(1).id, catalogue_).value();
    EXPECT_EQ(known.profile.name, sample_company(1).profile.name);
    EXPECT_EQ(partner_job(employer(), sample_job(1).id, catalogue_)->posting.name,
              sample_job(1).posting.name);
    const PartnerKey other = employer(2);
    EXPECT_EQ(partner_company(other, sample_company(1).id, catalogue_).error(), Refusal::CompanyNotFound);
    EXPECT_EQ(partner_job(other, sample_job(1).id, catalogue_).error(), Refusal::JobNotFound);
    EXPECT_EQ(change_partner_job(other, sample_job(1).id, JobState::closed, catalogue_, clock_.now()).error(),
              Refusal::JobNotFound);
}

TEST_P(ChangeStatesTest, AnEmployerCannotLiftASuspensionThatComesMeanwhile) {
    SuspendingStore store(catalogue_, sample_job(1).id);
    static_cast<void>(
        change_partner_job(employer(), sample_job(1).id, JobState::published, store, clock_.now()));
    EXPECT_EQ(catalogue_.job(sample_job(1).id)->state, JobState::suspended);
    EXPECT_EQ(change_partner_job(employer(), sample_job(1).id, JobState::published, catalogue_, clock_.now())
                  .error(),
              Refusal::PermissionDenied);
}

}  // namespace
}  // namespace hoigung::domain
