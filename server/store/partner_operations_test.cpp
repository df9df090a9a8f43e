#include <gmock/gmock.h>

#include "domain/partner/change_states.hpp"
#include "domain/partner/put_banner_picture.hpp"
#include "domain/partner/put_logo.hpp"
#include "domain/partner/sweep_pictures.hpp"
#include "store/catalogue_store.hpp"
#include "store/picture_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

// What partners do to companies and jobs, with the stores it is done in.
namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;

// Takes anything for a picture.
class TestEncoder final : public PictureEncoder {
  public:
    base::Result<std::array<Picture, 3>, PictureFault> encode(std::string_view file) override {
        const Picture picture{"image/webp", std::string(file)};
        return std::array{picture, picture, picture};
    }
    base::Result<std::array<Picture, 2>, PictureFault> encode_whole(std::string_view file) override {
        const Picture picture{"image/webp", std::string(file)};
        return std::array{picture, picture};
    }
};

// A catalogue whose operator suspends a job as soon as somebody has written.
class SuspendingStore final : public CatalogueStore {
  public:
    SuspendingStore(CatalogueStore& store, JobId job) : store_(store), job_(job) {}

    void write(const std::function<void(CatalogueWriter&)>& work) override {
        store_.write(work);
        suspend();
    }
    std::optional<Company> company(CompanyId id) override { return store_.company(id); }
    std::optional<Job> job(JobId id) override {
        auto found = store_.job(id);
        suspend();
        return found;
    }
    std::optional<Banner> banner(BannerId id) override { return store_.banner(id); }
    CatalogueRows showcase() override { return store_.showcase(); }
    CatalogueRows load() override { return store_.load(); }
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

class PartnerOperationsTest : public OnEachDatabase {
  protected:
    PartnerOperationsTest() {
        catalogue_.write([](CatalogueWriter& writer) {
            for (const int number : {1, 2}) {
                Company company = sample_company(number);
                company.profile.logo = company.profile.logo_medium = company.profile.logo_thumbnail = "";
                writer.put(company);
            }
            Job job = sample_job(1);
            job.state = JobState::published;
            job.expires_at = sample_time() + 1000h;
            job.posting.end_date.reset();
            writer.put(job);
        });
    }
    // Speaks for the first company.
    static PartnerKey employer() {
        PartnerKey key;
        key.companies = {sample_company(1).id};
        return key;
    }
    Company put_logo(int company) {
        PartnerKey key;
        key.companies = {sample_company(company).id};
        return domain::put_logo(key, sample_company(company).id, "picture", encoder_, pictures_, catalogue_,
                                random_, clock_.now())
            .value();
    }
    int sweep() {
        return sweep_pictures(Catalogue(catalogue_.load()), catalogue_.showcase().banners, pictures_,
                              clock_.now() - kPartnerPicturesKept);
    }

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlPictureStore pictures_{database()};
    TestEncoder encoder_;
};
HOIGUNG_ON_EACH_DATABASE(PartnerOperationsTest);

TEST_P(PartnerOperationsTest, AKeyKnowsItsOwnCompaniesAndJobsAlone) {
    const Company known = partner_company(employer(), sample_company(1).id, catalogue_).value();
    EXPECT_EQ(known.profile.name, sample_company(1).profile.name);
    EXPECT_EQ(partner_job(employer(), sample_job(1).id, catalogue_)->posting.name,
              sample_job(1).posting.name);
    PartnerKey other;
    other.companies = {sample_company(2).id};
    EXPECT_EQ(partner_company(other, sample_company(1).id, catalogue_).error(), Refusal::CompanyNotFound);
    EXPECT_EQ(partner_job(other, sample_job(1).id, catalogue_).error(), Refusal::JobNotFound);
    EXPECT_EQ(change_partner_job(other, sample_job(1).id, JobState::closed, catalogue_, clock_.now()).error(),
              Refusal::JobNotFound);
}

TEST_P(PartnerOperationsTest, AnEmployerCannotLiftASuspensionThatComesMeanwhile) {
    SuspendingStore store(catalogue_, sample_job(1).id);
    static_cast<void>(
        change_partner_job(employer(), sample_job(1).id, JobState::published, store, clock_.now()));
    EXPECT_EQ(catalogue_.job(sample_job(1).id)->state, JobState::suspended);
    EXPECT_EQ(change_partner_job(employer(), sample_job(1).id, JobState::published, catalogue_, clock_.now())
                  .error(),
              Refusal::PermissionDenied);
}

TEST_P(PartnerOperationsTest, LogosThatWereReplacedGoAfterADay) {
    const Company first = put_logo(1);
    const Company other = put_logo(2);
    clock_.advance(1h);
    const Company second = put_logo(1);
    EXPECT_EQ(sweep(), 0);
    clock_.advance(kPartnerPicturesKept - 1h);
    EXPECT_EQ(sweep(), 0) << "made a day ago, to the second";
    clock_.advance(1s);
    EXPECT_EQ(sweep(), 3);
    EXPECT_EQ(sweep(), 0);
    EXPECT_FALSE(pictures_.get(first.profile.logo).has_value());
    for (const Company* kept : {&other, &second}) {
        EXPECT_TRUE(pictures_.get(kept->profile.logo).has_value());
        EXPECT_TRUE(pictures_.get(kept->profile.logo_thumbnail).has_value());
    }
}

TEST_P(PartnerOperationsTest, ABannersPictureStaysAsLongAsItHasIt) {
    PartnerKey key;
    key.role = PartnerRole::site_operator;
    Banner banner = sample_banner(1);
    banner.cover_image = "";
    catalogue_.write([&](CatalogueWriter& writer) { writer.put(banner); });
    const auto put_picture = [&](const PartnerKey& by, BannerId id) {
        return put_banner_picture(by, id, "picture", encoder_, pictures_, catalogue_, random_, clock_.now());
    };
    EXPECT_EQ(std::get<Refusal>(put_picture(employer(), banner.id).error()), Refusal::PermissionDenied);
    EXPECT_EQ(std::get<Refusal>(put_picture(key, sample_banner(2).id).error()), Refusal::IdNotFound);
    const std::string first = put_picture(key, banner.id)->cover_image;
    EXPECT_EQ(catalogue_.banner(banner.id)->cover_image, first);
    EXPECT_NE(catalogue_.banner(banner.id)->cover_image_medium, first);
    clock_.advance(kPartnerPicturesKept + 1s);
    EXPECT_EQ(sweep(), 0);
    catalogue_.write([&](CatalogueWriter& writer) {
        Banner hidden = writer.banner(banner.id).value();
        hidden.is_hidden = true;
        writer.put(hidden);
    });
    EXPECT_EQ(sweep(), 0) << "it may come back";
    const std::string second = put_picture(key, banner.id)->cover_image;
    EXPECT_EQ(sweep(), 2);
    EXPECT_FALSE(pictures_.get(first).has_value());
    EXPECT_TRUE(pictures_.get(second).has_value());
}

TEST_P(PartnerOperationsTest, PicturesThatArePutByOthersStay) {
    pictures_.put("000000000000000000000001.svg", {"image/svg+xml", "<svg/>"});
    pictures_.put("not-a-logo.webp", {"image/webp", "x"});
    EXPECT_EQ(sweep(), 0);
    EXPECT_THAT(pictures_.names(".svg"), ElementsAre("000000000000000000000001.svg"));
}

}  // namespace
}  // namespace hoigung::store
