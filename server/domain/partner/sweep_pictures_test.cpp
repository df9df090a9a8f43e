#include "domain/partner/sweep_pictures.hpp"

#include <gmock/gmock.h>

#include "domain/partner/put_banner_picture.hpp"
#include "domain/partner/put_logo.hpp"
#include "domain/testing/test_encoder.hpp"
#include "store/testing/with_partner.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;

class SweepPicturesTest : public WithPartner {
  protected:
    Company put_logo(int company) {
        return domain::put_logo(employer(company), sample_company(company).id, "picture", encoder_, pictures_,
                                catalogue_, random_, clock_.now())
            .value();
    }
    int sweep() {
        return sweep_pictures(Catalogue(catalogue_.load()), catalogue_.showcase().banners, in_portal_,
                              pictures_, clock_.now() - kPartnerPicturesKept);
    }

    testing::TestEncoder encoder_;
    std::vector<std::string> in_portal_;
};
HOIGUNG_ON_EACH_DATABASE(SweepPicturesTest);

TEST_P(SweepPicturesTest, LogosThatWereReplacedGoAfterADay) {
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

TEST_P(SweepPicturesTest, ALogoThatWaitsForTheOperatorStays) {
    const Company first = put_logo(1);
    static_cast<void>(put_logo(1));
    in_portal_ = {first.profile.logo};
    clock_.advance(kPartnerPicturesKept + 1s);
    EXPECT_EQ(sweep(), 2) << "the other two sizes";
    EXPECT_TRUE(pictures_.get(first.profile.logo).has_value());
}

TEST_P(SweepPicturesTest, ABannersPictureStaysAsLongAsItHasIt) {
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

TEST_P(SweepPicturesTest, PicturesThatArePutByOthersStay) {
    pictures_.put("000000000000000000000001.svg", {"image/svg+xml", "<svg/>"});
    pictures_.put("not-a-logo.webp", {"image/webp", "x"});
    EXPECT_EQ(sweep(), 0);
    EXPECT_THAT(pictures_.names(".svg"), ElementsAre("000000000000000000000001.svg"));
}

}  // namespace
}  // namespace hoigung::domain
