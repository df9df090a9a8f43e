#include "app/site.hpp"

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "http/test_client.hpp"

namespace hoigung::app {
namespace {

namespace fs = std::filesystem;

// A search takes a while to render, so that some are always being rendered.
constexpr std::string_view kBundle = R"js(
globalThis.hoigung = {
  plan: () => JSON.stringify({ operations: [] }),
  render(request) {
    const { query } = JSON.parse(request);
    if (query !== '') for (const end = Date.now() + 15; Date.now() < end; );
    return `{"status":200,"styles":[]}\n<p>${query}</p>`;
  },
};
)js";
constexpr std::string_view kRoutes =
    R"([{"name":"find-jobs","pattern":"/find-jobs/","render":"server","layout":"default",
         "segments":[{"literal":"find-jobs"}],"query":["q"]}])";
constexpr std::string_view kShells =
    R"({"zh-hant":{"any":{"html":"<p>shell</p>","styles":[]}},"en":{"any":{"html":"<p>shell</p>","styles":[]}}})";

class SiteTest : public ::testing::Test {
  protected:
    SiteTest() {
        std::string pattern = (fs::temp_directory_path() / "hoigung-site-XXXXXX").string();
        if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = pattern;
        fs::create_directories(folder_ / "content");
        fs::create_directories(folder_ / "web/site/client");
        write("web/site/server/entry-server.js", kBundle);
        write("web/site/server/routes.json", kRoutes);
        write("web/site/server/shells.json", kShells);
        write("web/site/server/documents.json", "{}");
        write("web/site/client/manifest.webmanifest", "{}");
        write("web/portal/client/index.html", "<!doctype html>");
        write("web/portal/server/documents.json", "{}");
        settings_.environment = Environment::development;
        settings_.otp_sender = OtpSenderKind::outbox;
        settings_.port = 0;
        settings_.ops_port = 0;
        settings_.threads = 2;
        settings_.requests_per_second = 0;
        settings_.page_file_mib = 0;
        settings_.database = "sqlite:" + (folder_ / "site.db").string();
        settings_.web_root = (folder_ / "web").string();
        settings_.content_dir = (folder_ / "content").string();
    }
    ~SiteTest() override { fs::remove_all(folder_); }

    void write(const std::string& path, std::string_view text) const {
        fs::create_directories((folder_ / path).parent_path());
        std::ofstream(folder_ / path) << text;
    }

    // Asks for pages that nobody has asked for yet and does not wait for them.
    static std::vector<std::unique_ptr<http::TestClient>> ask_for_cold_pages(std::uint16_t port, int count) {
        std::vector<std::unique_ptr<http::TestClient>> clients;
        for (int i = 0; i < count; ++i) {
            clients.push_back(std::make_unique<http::TestClient>(port));
            clients.back()->send(
                fmt::format("GET /hk/find-jobs/?q={} HTTP/1.1\r\nHost: localhost\r\n\r\n", i));
        }
        return clients;
    }

    fs::path folder_;
    Settings settings_;
};

TEST_F(SiteTest, StartsServesAndSaysWhenItIsReady) {
    const Site site(settings_);
    http::TestClient client(site.port());
    const auto page = client.get("/hk/find-jobs/?q=7");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, "<p>q=7</p>");
    http::TestClient operations(site.operations_port());
    EXPECT_EQ(operations.get("/readyz").status, 200);
}

// Under the address sanitizer this shows that no render thread calls back into a destroyed object.
TEST_F(SiteTest, StopsWhileColdPagesAreBeingRendered) {
    RecordProperty("rows", "15.08");
    for (const int grace : {0, 1}) {
        settings_.shutdown_seconds = grace;
        std::optional<Site> site;
        site.emplace(settings_);
        const auto clients = ask_for_cold_pages(site->port(), 60);
        // One answer shows that rendering has begun; most of the other requests are still waiting.
        EXPECT_EQ(clients.front()->read_answer().status, 200);
        site.reset();
    }
}

TEST_F(SiteTest, ASiteThatCannotStartFreesWhatItHasMade) {
    write("web/site/server/entry-server.js", "this is no script");
    EXPECT_THROW(Site{settings_}, std::runtime_error);
    write("web/site/server/entry-server.js", kBundle);
    const Site site(settings_);
    EXPECT_NE(site.port(), 0);
}

}  // namespace
}  // namespace hoigung::app
