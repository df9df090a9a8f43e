#include "app/site.hpp"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string_view>
#include <thread>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/open_database.hpp"
#include "http/test_client.hpp"
#include "store/staff_store.hpp"

namespace hoigung::app {
namespace {

namespace fs = std::filesystem;

// A search is slow to render, so that some are always being rendered.
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
        write("web/site/client/manifest-en.webmanifest", "{}");
        write("web/site/server/worker.js", "");
        write("web/site/server/worker-off.js", "");
        for (const std::string application : {"portal", "console"}) {
            fs::create_directories(folder_ / "web" / application / "client");
            write("web/" + application + "/server/shells.json", kShells);
            write("web/" + application + "/server/documents.json", "{}");
        }
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

    // Requests pages that are not cached yet, without waiting for the answers.
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

constexpr std::string_view kJson = "Content-Type: application/json\r\nAccept-Language: en\r\n";

std::string between(const std::string& text, std::string_view before, std::string_view after) {
    const auto begin = text.find(before);
    if (begin == std::string::npos) return "";
    const auto from = begin + before.size();
    return text.substr(from, text.find(after, from) - from);
}

// The code in the newest message of the outbox to a recipient, after a mark in its text.
std::string code_for(std::uint16_t port, const std::string& recipient, std::string_view mark) {
    // A mail is sent in the background.
    for (;;) {
        const std::string page = http::TestClient(port).get("/hk/dev/outbox/").body;
        const auto found = page.find("=\"" + recipient + "\">");
        const auto at = found == std::string::npos ? found : page.find(mark, found);
        if (at != std::string::npos) return page.substr(at + mark.size(), 6);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

// Opens a stream and waits for its first heartbeat.
std::unique_ptr<http::TestClient> listen(std::uint16_t port, const std::string& path,
                                         const std::string& head) {
    auto client = std::make_unique<http::TestClient>(port);
    client->send("GET " + path + " HTTP/1.1\r\nHost: test\r\n" + head + "\r\n");
    EXPECT_EQ(client->read_answer(true).status, 200);
    std::string heard;
    while (!heard.ends_with(": here\n\n")) {
        const std::string more = client->read_bytes(1);
        if (more.empty()) throw std::runtime_error("the stream has ended");
        heard += more;
    }
    return client;
}

// The request headers of a seeker who has just logged in.
std::string seeker_head(std::uint16_t port) {
    http::TestClient client(port);
    const std::string who = R"("channel":"sms","channel_id":"+85261234567","display_language":"en")";
    const auto asked =
        client.post("/api/seeker/request-mfa-login",
                    "{" + who + R"(,"device":{"agent":"test","name":"web","token":null}})", kJson);
    EXPECT_EQ(asked.status, 200) << asked.body;
    const std::string code = code_for(port, "+85261234567", "#");
    const auto answer = client.post("/api/seeker/mfa-login", "{" + who + ",\"token\":" + code + "}", kJson);
    return "Authorization: Bearer " + between(answer.body, "\"access_token\":\"", "\"") + "\r\n";
}

struct PortalOwner {
    std::string head;
    std::string company;
};

// A person with a company who has just logged in to the portal.
PortalOwner portal_owner(std::uint16_t port) {
    constexpr std::string_view kGraphql = "/api/portal/graphql";
    http::TestClient client(port);
    const auto asked = client.post(
        kGraphql, R"({"query":"mutation { request_code(email: \"may@example.hk\") { expires_in } }"})",
        kJson);
    EXPECT_EQ(asked.status, 200) << asked.body;
    const std::string code = code_for(port, "may@example.hk", "<pre>");
    const auto answer = client.post(
        kGraphql,
        fmt::format(
            R"({{"query":"mutation {{ log_in(email: \"may@example.hk\", code: \"{}\") {{ id }} }}"}})", code),
        kJson);
    const std::string set(answer.headers.find("Set-Cookie").value_or(""));
    PortalOwner owner;
    owner.head = "Cookie: " + set.substr(0, set.find(';')) + "\r\n";
    const auto founded = client.post(
        kGraphql,
        R"({"query":"mutation { found_company(company: {name: {zh_hant: \"陳記\", en: \"Chan\"}, registration_number: \"12345678\", proof_kind: business_registration}) { id } }"})",
        std::string(kJson) + owner.head);
    owner.company = between(founded.body, "\"id\":\"", "\"");
    EXPECT_NE(owner.company, "") << founded.body;
    return owner;
}

TEST_F(SiteTest, StartsServesAndSaysWhenItIsReady) {
    const Site site(settings_);
    http::TestClient client(site.port());
    const auto page = client.get("/hk/find-jobs/?q=7");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, "<p>q=7</p>");
    http::TestClient operations(site.operations_port());
    EXPECT_EQ(operations.get("/readyz").status, 200);
}

TEST_F(SiteTest, TheConsoleIsNotFoundWithoutStaffAndWhenItIsSwitchedOff) {
    const auto expect_status = [this](int status) {
        const Site site(settings_);
        http::TestClient client(site.port());
        for (const std::string path : {"/console/", "/console/en/", "/console/en/anything/"})
            EXPECT_EQ(client.get(path).status, status) << path;
    };
    expect_status(404);
    const auto database = make_database(settings_);
    store::SqlStaffStore(*database).write([](domain::StaffRows& rows) {
        domain::Staff may;
        may.email = domain::Email::parse("may@example.hk").value();
        rows.put(may);
    });
    expect_status(200);
    settings_.console = false;
    expect_status(404);
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

// Under the address sanitizer this shows that the follower of open streams does not call into a module that
// is already destroyed. The moving clock makes it check every stream again and again, until the end.
TEST_F(SiteTest, StopsWhileStreamsAreOpenAndLookedAt) {
    RecordProperty("rows", "10.41, 15.08");
    settings_.shutdown_seconds = 0;
    settings_.company_verification = false;
    std::optional<Site> site;
    site.emplace(settings_);
    const std::string seeker = seeker_head(site->port());
    const PortalOwner owner = portal_owner(site->port());
    std::vector<std::unique_ptr<http::TestClient>> streams;
    for (int i = 0; i < 3; ++i) {
        streams.push_back(listen(site->port(), "/api/seeker/stream", seeker));
        streams.push_back(
            listen(site->port(), "/api/portal/companies/" + owner.company + "/stream", owner.head));
    }
    std::atomic<int> moved = 0;
    std::thread clock([&moved, port = site->operations_port()] {
        // Runs until the operations port closes, which is the last part of the site to stop.
        while (http::TestClient(port).post("/dev/clock", R"({"advance_seconds":1})").status == 200) ++moved;
    });
    while (moved < 5) std::this_thread::yield();
    // The streams were checked and stay open.
    for (const auto& stream : streams) EXPECT_EQ(stream->read_bytes(8), ": here\n\n");
    site.reset();
    clock.join();
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
