#include "app/kept_files.hpp"

#include <cstdlib>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

namespace hoigung::app {
namespace {

namespace fs = std::filesystem;
using std::chrono::hours;

constexpr hours kDay{24};

class KeptFilesTest : public ::testing::Test {
  protected:
    KeptFilesTest() {
        RecordProperty("rows", "12.04");
        std::string name = (fs::temp_directory_path() / "kept-files-XXXXXX").string();
        folder_ = mkdtemp(name.data());
    }
    ~KeptFilesTest() override { fs::remove_all(folder_); }

    // Replaces the build by one of these files.
    void build(std::initializer_list<std::string> files, std::size_t bytes = 10) const {
        fs::remove_all(web());
        for (const std::string& file : files) {
            const fs::path path = web() / "site" / "client" / file;
            fs::create_directories(path.parent_path());
            std::ofstream(path) << file << std::string(bytes - file.size() % bytes, ' ');
        }
    }
    void start(hours at, const KeptFilesLimits& limits = {}) const {
        keep_files_of_build(web(), kept(), start_ + at, limits);
    }
    [[nodiscard]] bool has(const std::string& file) const { return fs::exists(kept() / "site" / file); }
    [[nodiscard]] fs::path web() const { return folder_ / "web"; }
    [[nodiscard]] fs::path kept() const { return folder_ / "kept"; }

    fs::file_time_type start_ = fs::file_time_type::clock::now();
    fs::path folder_;
};

TEST_F(KeptFilesTest, HashedFilesOfEarlierBuildsAreServedBesideThoseOfThisOne) {
    build({"assets/a-AAAAAAA1.js", "assets/a-AAAAAAA1.js.gz", "assets/plain.js", "icon-AAAAAAA1.png"});
    start(hours{0});
    build({"assets/b-BBBBBBB2.js"});
    start(kDay);
    WebBuild web;
    web.files.add("assets/b-BBBBBBB2.js", "of this build");
    add_kept_files(web, kept());
    EXPECT_TRUE(web.files.find("/assets/a-AAAAAAA1.js").has_value());
    EXPECT_EQ(web.files.find("/assets/b-BBBBBBB2.js")->body.view(), "of this build");
    EXPECT_FALSE(web.files.find("/assets/plain.js").has_value());
    EXPECT_FALSE(web.files.find("/.current").has_value());
    EXPECT_FALSE(has("icon-AAAAAAA1.png"));
    EXPECT_EQ(web.files.size(), 2U);
}

TEST_F(KeptFilesTest, TheyGoFourteenDaysAfterTheyWereLastInUse) {
    build({"assets/a-AAAAAAA1.js"});
    start(hours{0});
    build({"assets/b-BBBBBBB2.js"});
    // The process before ran for a month: its files were in use until this start.
    start(30 * kDay);
    EXPECT_TRUE(has("assets/a-AAAAAAA1.js"));
    start(44 * kDay);
    EXPECT_TRUE(has("assets/a-AAAAAAA1.js"));
    start(44 * kDay + hours{1});
    EXPECT_FALSE(has("assets/a-AAAAAAA1.js"));
    EXPECT_TRUE(has("assets/b-BBBBBBB2.js"));
}

TEST_F(KeptFilesTest, TheOldestGoFirstWhenThereIsTooMuchAndThisBuildStays) {
    const KeptFilesLimits limits{.bytes = 60};
    build({"assets/a-AAAAAAA1.js"}, 30);
    start(hours{0}, limits);
    build({"assets/b-BBBBBBB2.js"}, 30);
    start(hours{1}, limits);
    EXPECT_TRUE(has("assets/a-AAAAAAA1.js"));
    build({"assets/c-CCCCCCC3.js"}, 30);
    start(hours{2}, limits);
    EXPECT_FALSE(has("assets/a-AAAAAAA1.js"));
    EXPECT_TRUE(has("assets/b-BBBBBBB2.js"));
    start(hours{3}, {.bytes = 1});
    EXPECT_FALSE(has("assets/b-BBBBBBB2.js"));
    EXPECT_TRUE(has("assets/c-CCCCCCC3.js"));
}

TEST_F(KeptFilesTest, ACopyThatBrokeOffIsMadeAgainAndNeverServed) {
    build({"assets/a-AAAAAAA1.js"});
    fs::create_directories(kept() / "site" / "assets");
    std::ofstream(kept() / "site" / "assets" / ".a-AAAAAAA1.js") << "half";
    start(hours{0});
    EXPECT_TRUE(has("assets/a-AAAAAAA1.js"));
    EXPECT_FALSE(has("assets/.a-AAAAAAA1.js"));
}

}  // namespace
}  // namespace hoigung::app
