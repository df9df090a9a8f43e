#include "pages/sitemap.hpp"

#include <gmock/gmock.h>

#include "pages/qr_code.hpp"

namespace hoigung::pages {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Sitemap, NamesItsPartsAndOnlyThose) {
    const domain::Catalogue catalogue;
    const domain::ReferenceLists lists({});
    const content::Library library({});
    const Sitemap sitemap(catalogue, lists, library, "https://x.hk");
    EXPECT_THAT(sitemap.index(), HasSubstr("<loc>https://x.hk/sitemap-pages-1.xml</loc>"));
    EXPECT_THAT(sitemap.index(), Not(HasSubstr("sitemap-jobs")));
    EXPECT_TRUE(Sitemap::names_part(sitemap.index(), "pages-1"));
    for (const char* name : {"jobs-1", "pages-2", "pages", "", "ages-1", "pages-1.xml</loc>"})
        EXPECT_FALSE(Sitemap::names_part(sitemap.index(), name)) << name;
    const auto part = sitemap.part("pages-1");
    ASSERT_TRUE(part.has_value());
    EXPECT_THAT(*part, HasSubstr("<loc>https://x.hk/hk/en/find-jobs/</loc>"));
    EXPECT_THAT(*part, HasSubstr("hreflang=\"zh-Hant-HK\" href=\"https://x.hk/hk/find-jobs/\""));
    for (const char* name : {"jobs-1", "pages-2", "pages-0", "pages-", "pages-x", "pages", "nothing-1", ""})
        EXPECT_FALSE(sitemap.part(name).has_value()) << name;
}

TEST(QrCode, IsASquareOfModulesInsideOfItsQuietZone) {
    const std::string svg = qr_code_svg("https://x.hk/hk/jobseeker/mobile-app/");
    // 37 bytes at level M are a code of version 3: 29 modules and four at each side.
    EXPECT_THAT(svg, HasSubstr("viewBox=\"0 0 37 37\""));
    // The first row of the finder pattern.
    EXPECT_THAT(svg, HasSubstr("M4 4h1v1h-1zM5 4h1v1h-1z"));
    EXPECT_THAT(svg, Not(HasSubstr("M3 ")));
    EXPECT_NE(svg, qr_code_svg("https://y.hk/hk/jobseeker/mobile-app/"));
}

}  // namespace
}  // namespace hoigung::pages
