#include "http/static_files.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

namespace hoigung::http {
namespace {

namespace fs = std::filesystem;

class StaticFilesTest : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = fs::temp_directory_path() / ("hoigung-static-" + std::to_string(getpid()));
        fs::create_directories(folder_ / "web" / "assets");
        write("secret.txt", "secret");
        write("web/favicon.svg", "<svg/>");
        write("web/assets/app-B7x3kQ9a.js", "code");
        write("web/assets/app-B7x3kQ9a.js.br", "brotli");
        write("web/assets/app-B7x3kQ9a.js.gz", "gzip");
        write("web/assets/banner 1.png", "picture");
        write("web/.env", "hidden");
        write("web/archive.tar.gz", "archive");
    }
    void TearDown() override { fs::remove_all(folder_); }
    void write(const std::string& path, const std::string& text) const {
        std::ofstream(folder_ / path, std::ios::binary) << text;
    }
    [[nodiscard]] StaticFiles load() const {
        auto files = StaticFiles::load(folder_ / "web");
        EXPECT_TRUE(files);
        return std::move(files).value();
    }
    fs::path folder_;
};

TEST_F(StaticFilesTest, ServesFilesWithTypeTagAndCaching) {
    const StaticFiles files = load();
    const auto script = files.find("/assets/app-B7x3kQ9a.js");
    ASSERT_TRUE(script);
    EXPECT_EQ(script->body.view(), "code");
    EXPECT_EQ(script->headers.find("Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(script->headers.find("Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_FALSE(script->etag.empty());
    EXPECT_EQ(script->body.shared()->encoded(Encoding::brotli), "brotli");
    EXPECT_EQ(script->body.shared()->encoded(Encoding::gzip), "gzip");

    const auto icon = files.find("/favicon.svg");
    ASSERT_TRUE(icon);
    EXPECT_EQ(icon->headers.find("Content-Type"), "image/svg+xml");
    EXPECT_EQ(icon->headers.find("Cache-Control"), "public, max-age=0, must-revalidate");
}

TEST_F(StaticFilesTest, FindsEncodedNamesAndStandaloneArchives) {
    const StaticFiles files = load();
    EXPECT_TRUE(files.find("/assets/banner%201.png"));
    EXPECT_TRUE(files.find("/archive.tar.gz"));
    EXPECT_FALSE(files.find("/assets/app-B7x3kQ9a.js.br"));
    EXPECT_EQ(files.size(), 4U);
}

TEST_F(StaticFilesTest, NothingLeadsOutOfTheFolder) {
    const StaticFiles files = load();
    for (const char* path : {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt",
                             "/..%2fsecret.txt", "/..\\secret.txt", "/.env", "/assets/../favicon.svg",
                             "//favicon.svg", "/assets", "/", "", "favicon.svg", "/favicon.svg/"}) {
        EXPECT_FALSE(files.find(path)) << path;
    }
}

TEST_F(StaticFilesTest, SaysWhenTheFolderIsMissing) {
    const auto files = StaticFiles::load(folder_ / "nowhere");
    ASSERT_FALSE(files);
    EXPECT_NE(files.error().message.find("nowhere"), std::string::npos);
}

TEST(ContentHash, IsToldFromAWord) {
    for (const char* name :
         {"app-B7x3kQ9a.js", "index-0a1b2c3d.css", "x-AbCdEfGh.js.map", "a-b-_1-2x4Yz.js"}) {
        EXPECT_TRUE(has_content_hash(name)) << name;
    }
    for (const char* name : {"app.js", "app-settings.js", "B7x3kQ9a.js", "app-B7x3.js", "-B7x3kQ9a.js", ""}) {
        EXPECT_FALSE(has_content_hash(name)) << name;
    }
}

}  // namespace
}  // namespace hoigung::http
