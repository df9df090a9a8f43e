#include "app/client_pages.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hoigung::app {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kShells = R"({
  "zh-hant": {"any": {"html": "任何", "styles": []}, "/": {"html": "登入", "styles": []}},
  "en": {"any": {"html": "any <script type=\"application/json\" id=\"config\">{}</script>", "styles": []},
         "/": {"html": "log in", "styles": ["sha256-a", "sha256-b"]}}
})";

class ClientPagesTest : public ::testing::Test {
  protected:
    [[nodiscard]] base::Result<ClientPages> make(bool is_open = true) const {
        return ClientPages::make({.root = "/portal/",
                                  .web = web_,
                                  .config_json = R"({"name":"</script>"})",
                                  .content_security_policy = "style-src 'self'; img-src 'self'",
                                  .is_open = is_open});
    }
    [[nodiscard]] static std::string text(const ClientPages& pages, std::string_view path) {
        return std::string(pages.answer(path).body.view());
    }

    ClientBuild web_{.files = {}, .shells_json = std::string(kShells), .documents = {}};
};

TEST_F(ClientPagesTest, APageHasItsOwnDocumentOrTheOneForAnyPage) {
    const auto pages = make();
    ASSERT_TRUE(pages.ok());
    EXPECT_EQ(text(*pages, "/portal/"), "登入");
    EXPECT_EQ(text(*pages, "/portal/en/"), "log in");
    EXPECT_EQ(text(*pages, "/portal/en"), "log in");
    EXPECT_EQ(text(*pages, "/portal/enough/"), "任何");
    EXPECT_THAT(text(*pages, "/portal/en/new/"), HasSubstr("any"));
}

TEST_F(ClientPagesTest, ThePolicyAllowsTheStylesInTheDocumentAndNoOthers) {
    const auto pages = make();
    ASSERT_TRUE(pages.ok());
    const auto policy_of = [&](std::string_view path) {
        return pages->answer(path).headers.joined("Content-Security-Policy");
    };
    EXPECT_EQ(policy_of("/portal/en/"), "style-src 'self' 'sha256-a' 'sha256-b'; img-src 'self'");
    EXPECT_EQ(policy_of("/portal/en/new/"), "style-src 'self'; img-src 'self'");
}

TEST_F(ClientPagesTest, TheSettingsInADocumentCannotEndTheirElement) {
    const auto pages = make();
    ASSERT_TRUE(pages.ok());
    EXPECT_THAT(text(*pages, "/portal/en/new/"),
                AllOf(HasSubstr(R"({"name":"\u003c/script>"}</script>)"), Not(HasSubstr("{}"))));
}

TEST_F(ClientPagesTest, AClosedApplicationIsNotFound) {
    const auto pages = make(false);
    ASSERT_TRUE(pages.ok());
    for (const std::string_view path : {"/portal", "/portal/", "/portal/en/new/"})
        EXPECT_EQ(pages->answer(path).status, 404) << path;
}

TEST_F(ClientPagesTest, TheRootWithoutItsSlashLeadsToIt) {
    const auto pages = make();
    ASSERT_TRUE(pages.ok());
    EXPECT_EQ(pages->answer("/portal").headers.joined("Location"), "/portal/");
    EXPECT_EQ(pages->answer("/portal/assets/nothing.js").status, 404);
}

TEST_F(ClientPagesTest, ABuildWithoutADocumentForAnyPageIsRefused) {
    web_.shells_json = R"({"zh-hant": {}, "en": {}})";
    EXPECT_FALSE(make().ok());
    web_.shells_json = "no json";
    EXPECT_FALSE(make().ok());
}

}  // namespace
}  // namespace hoigung::app
