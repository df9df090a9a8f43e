#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "app/settings_sources.hpp"

namespace hoigung::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class SettingsFile : public ::testing::Test {
  protected:
    void SetUp() override {
        folder_ = std::filesystem::temp_directory_path() / ("hoigung-settings-" + std::to_string(getpid()));
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    SettingSources sources(const std::string& toml) {
        const auto path = folder_ / "hoigung.toml";
        std::ofstream(path) << toml;
        return {.file = path.string(), .file_named = true, .environment = {}, .flags = {}};
    }

    std::filesystem::path folder_;
};

TEST_F(SettingsFile, FlagsWeighMoreThanVariablesAndVariablesMoreThanTheFile) {
    auto from = sources("port = 1000\nops_port = 1001\nsite_name = \"檔案\"\n");
    from.environment = {{"HOIGUNG_PORT", "2000"}, {"HOIGUNG_OPS_PORT", "2001"}};
    from.flags = {{"port", "3000"}};
    const auto loaded = load_settings(from);
    EXPECT_THAT(loaded.problems, IsEmpty());
    EXPECT_EQ(loaded.settings.port, 3000);
    EXPECT_EQ(loaded.settings.ops_port, 2001);
    EXPECT_EQ(loaded.settings.site_name, "檔案");
    EXPECT_EQ(loaded.sources.at("ops_port"), "HOIGUNG_OPS_PORT");
}

TEST_F(SettingsFile, NamesEveryWrongAndUnknownSettingAtOnceWithItsLine) {
    auto from = sources("port = 99999\n\nprot = 80\nenvironment = \"live\"\npublic_url = \"hoigung.hk\"\n");
    from.environment = {{"HOIGUNG_MAINTENANCE", "maybe"}};
    from.flags = {{"threads", "many"}};
    EXPECT_THAT(
        load_settings(from).problems,
        ::testing::UnorderedElementsAre(
            HasSubstr("line 1: port must be"), HasSubstr("line 3: there is no setting 'prot'"),
            HasSubstr("line 4: environment must be one of"), HasSubstr("line 5: public_url must be"),
            HasSubstr("HOIGUNG_MAINTENANCE: maintenance must be"), HasSubstr("--threads: threads must be")));
}

TEST_F(SettingsFile, SaysWhereTheFileIsBroken) {
    EXPECT_THAT(load_settings(sources("port = 1\nsite_name = \"open\n")).problems,
                ElementsAre(HasSubstr("line 2")));
    EXPECT_THAT(
        load_settings({.file = "/nowhere.toml", .file_named = true, .environment = {}, .flags = {}}).problems,
        ElementsAre(HasSubstr("no such file")));
}

TEST_F(SettingsFile, TakesListsAndFlags) {
    const auto loaded =
        load_settings(sources("trusted_proxies = [\"10.0.0.0/8\", \"::1\"]\nmaintenance = true\n"));
    EXPECT_THAT(loaded.settings.trusted_proxies, ElementsAre("10.0.0.0/8", "::1"));
    EXPECT_TRUE(loaded.settings.maintenance);
}

TEST_F(SettingsFile, ARootIsAPathOfItsOwn) {
    RecordProperty("rows", "7.01");
    EXPECT_EQ(load_settings(sources("seeker_root = \"/service/seekers\"\n")).settings.seeker_root,
              "/service/seekers");
    const auto problems_of = [this](const std::string& ad_root) {
        return load_settings(sources("ad_root = \"" + ad_root + "\"\n")).problems;
    };
    EXPECT_THAT(problems_of("/api/ads"), IsEmpty());
    for (const std::string wrong : {"", "api", "/", "/api/", "/a//b", "/a b"}) {
        EXPECT_THAT(problems_of(wrong), ElementsAre(HasSubstr("must be a path"))) << wrong;
    }
    for (const std::string taken : {"/hk", "/hk/api", "/portal", "/console", "/content", "/api/seeker",
                                    "/api/console", "/api/partner/ad", "/api/events"}) {
        EXPECT_THAT(problems_of(taken), ElementsAre(HasSubstr("must not overlap"))) << taken;
    }
    EXPECT_THAT(problems_of("/api"), SizeIs(6));
}

TEST_F(SettingsFile, TheConsoleIsServedUnlessItIsSwitchedOff) {
    EXPECT_TRUE(load_settings(sources("")).settings.console);
    EXPECT_FALSE(load_settings(sources("console = false\n")).settings.console);
}

TEST_F(SettingsFile, AProductionStartWithUnsafeSettingsIsRefusedWithTheReasons) {
    const auto file = folder_ / "open.db";
    std::ofstream(file) << "x";
    chmod(file.c_str(), 0644);
    Settings settings;
    settings.environment = Environment::production;
    settings.otp_sender = OtpSenderKind::outbox;
    settings.database = "sqlite:" + file.string();
    EXPECT_THAT(dangers_of(settings),
                ElementsAre(HasSubstr("outbox"), HasSubstr("public_url"), HasSubstr("chmod 600")));

    chmod(file.c_str(), 0600);
    settings.otp_sender = OtpSenderKind::http;
    settings.public_url = "https://www.hoigung.example.hk";
    EXPECT_THAT(dangers_of(settings), IsEmpty());

    for (const char* near : {"http://localhost:9000/sms?to={to}", "http://127.0.0.1/", "http://[::1]:9000"}) {
        settings.otp_gateway_url = near;
        EXPECT_THAT(dangers_of(settings), IsEmpty()) << near;
    }
    for (const char* far : {"http://sms.example.hk/", "http://localhost:9000@sms.example.hk/",
                            "http://localhost@sms.example.hk/", "http://localhost.example.hk"}) {
        settings.otp_gateway_url = far;
        EXPECT_THAT(dangers_of(settings), ElementsAre(HasSubstr("http, where anyone"))) << far;
    }

    settings = Settings{};
    settings.environment = Environment::development;
    EXPECT_THAT(dangers_of(settings), IsEmpty());
}

TEST_F(SettingsFile, TheOutboxIsTheDefaultOfDevelopmentOnly) {
    EXPECT_EQ(load_settings(sources("environment = \"development\"\n")).settings.otp_sender,
              OtpSenderKind::outbox);
    EXPECT_EQ(load_settings(sources("environment = \"beta\"\n")).settings.otp_sender, OtpSenderKind::http);
}

TEST_F(SettingsFile, FeedsHaveANameATimeAndAnAddress) {
    const auto loaded =
        load_settings(sources("feeds = [\"harbour 6h https://jobs.example.hk/feed.xml\", \"island 30m "
                              "http://island.example.hk/a?b=c\"]\n"));
    EXPECT_THAT(loaded.problems, IsEmpty());
    ASSERT_EQ(loaded.settings.feeds.size(), 2U);
    EXPECT_EQ(loaded.settings.feeds[0].name, "harbour");
    EXPECT_EQ(loaded.settings.feeds[0].every, std::chrono::hours(6));
    EXPECT_EQ(loaded.settings.feeds[1].address, "http://island.example.hk/a?b=c");
    for (const char* wrong : {"harbour", "harbour 6h", "harbour often https://a", "harbour 6h ftp://a",
                              "a 1h https://a\", \"a 1h https://b"})
        EXPECT_THAT(load_settings(sources("feeds = [\"" + std::string(wrong) + "\"]\n")).problems,
                    ElementsAre(HasSubstr("feeds ")))
            << wrong;
}

TEST(SettingTable, ShowsNoPassword) {
    Settings settings;
    settings.database = "postgresql://hoigung:secret@db:5432/hoigung";
    EXPECT_EQ(find_setting("database")->show(settings), "postgresql://hoigung:***@db:5432/hoigung");
}

}  // namespace
}  // namespace hoigung::app
