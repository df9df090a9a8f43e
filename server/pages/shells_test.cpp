#include "pages/shells.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hoigung::pages {
namespace {

using domain::Locale;

constexpr std::string_view kPolicy = "default-src 'self'; style-src 'self'; img-src 'self'";
constexpr std::string_view kShells = R"({
  "zh-hant": {"any": {"html": "任何", "styles": []}},
  "en": {"any": {"html": "any", "styles": ["sha256-a", "sha256-b"]}, "login": {"html": "login", "styles": []}}
})";

const domain::LocalizedText kNames{"招工", "Jobs & more"};

TEST(Shells, ARouteHasItsOwnOrTheOneForAnyPage) {
    const auto shells = Shells::read(kShells, kPolicy, kNames);
    ASSERT_TRUE(shells.ok());
    EXPECT_EQ(shells->find(Locale::en, "login").html, "login");
    EXPECT_EQ(shells->find(Locale::en, "").html, "any");
    EXPECT_EQ(shells->find(Locale::zh_hant, "login").html, "任何");
}

TEST(Shells, ThePolicyNamesTheStylesInTheDocument) {
    const auto shells = Shells::read(kShells, kPolicy, kNames);
    ASSERT_TRUE(shells.ok());
    EXPECT_EQ(shells->find(Locale::en, "").policy,
              "default-src 'self'; style-src 'self' 'sha256-a' 'sha256-b'; img-src 'self'");
    EXPECT_EQ(shells->find(Locale::en, "login").policy, kPolicy);
}

TEST(Shells, CarryTheNameOfTheSite) {
    const auto shells = Shells::read(
        R"({"zh-hant": {"any": {"html": "<title>{site_name}</title>", "styles": []}},
            "en": {"any": {"html": "<title>{site_name}</title>", "styles": []}}})",
        kPolicy, kNames);
    ASSERT_TRUE(shells.ok());
    EXPECT_EQ(shells->find(Locale::zh_hant, "").html, "<title>招工</title>");
    EXPECT_EQ(shells->find(Locale::en, "").html, "<title>Jobs &amp; more</title>");
}

TEST(Shells, AFileWithoutAShellForAnyPageIsRefused) {
    EXPECT_FALSE(Shells::read(R"({"zh-hant": {}, "en": {}})", kPolicy, kNames).ok());
    EXPECT_FALSE(Shells::read("{}", kPolicy, kNames).ok());
    EXPECT_FALSE(Shells::read("no json", kPolicy, kNames).ok());
}

}  // namespace
}  // namespace hoigung::pages
