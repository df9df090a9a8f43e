#include <atomic>
#include <future>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/server_fixture.hpp"

namespace hoigung::http {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

Handler length() {
    return [](const Request& request, const Responder& responder) {
        responder.answer(Response::text(200, std::to_string(request.body.size())));
    };
}

class ServerLimits : public ServerTest {
  protected:
    // The status of the server's answer to these bytes; it must close the connection afterwards.
    int refusal(const std::string& bytes) {
        TestClient client(port());
        client.send(bytes);
        const TestAnswer answer = client.read_answer();
        EXPECT_THAT(answer.body, HasSubstr("{\"message\":"));
        EXPECT_TRUE(client.is_closed_by_server());
        EXPECT_EQ(client.rest(), 0U);
        return answer.status;
    }
};

TEST_F(ServerLimits, RefusesWhatAProxyMightReadOtherwise) {
    start(length());
    const std::string start_line = "POST / HTTP/1.1\r\nHost: h\r\n";
    const std::string smuggled = "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n";
    EXPECT_EQ(refusal(start_line + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + smuggled),
              400);
    EXPECT_EQ(refusal(start_line + "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n" + smuggled),
              400);
    EXPECT_EQ(refusal(start_line + "Content-Length: 4\r\nContent-Length: 5\r\n\r\n" + smuggled), 400);
    EXPECT_EQ(refusal(start_line + "Content-Length: 5\r\nContent-Length: 5\r\n\r\n" + smuggled), 400);
    EXPECT_EQ(refusal(start_line + "Transfer-Encoding: chunked, gzip\r\n\r\n" + smuggled), 400);
}

TEST_F(ServerLimits, RefusesALargeHead) {
    start(length());
    EXPECT_EQ(refusal("GET /" + std::string(20'000, 'a') + " HTTP/1.1\r\nHost: h\r\n\r\n"), 431);
    EXPECT_EQ(refusal("GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(20'000, 'a') + "\r\n\r\n"), 431);
}

TEST_F(ServerLimits, RefusesALargeBodyByItsRule) {
    options_.body_rule = [](const Request& request) {
        return BodyRule{request.target.path() == "/upload" ? std::size_t{10'000} : std::size_t{100}, false};
    };
    start(length());
    EXPECT_EQ(TestClient(port()).post("/upload", std::string(10'000, 'x')).body, "10000");
    EXPECT_EQ(TestClient(port()).post("/upload", std::string(10'001, 'x')).status, 413);
    EXPECT_EQ(TestClient(port()).post("/other", std::string(101, 'x')).status, 413);
    EXPECT_EQ(refusal("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999\r\n\r\n" +
                      std::string(50'000, 'x')),
              413);
    EXPECT_EQ(refusal("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n32\r\n" +
                      std::string(50, 'x') + "\r\n33\r\n" + std::string(51, 'x')),
              413);
}

TEST_F(ServerLimits, WithoutARuleABodyMayHave256Kibibytes) {
    start(length());
    EXPECT_EQ(TestClient(port()).post("/", std::string(256 * 1024, 'x')).body, "262144");
    EXPECT_EQ(TestClient(port()).post("/", std::string(256 * 1024 + 1, 'x')).status, 413);
}

TEST_F(ServerLimits, AClientThatIsRefusedWhileItSendsCanStillReadWhy) {
    start(length());
    TestClient client(port());
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 20000000\r\n\r\n");
    const std::string piece(1'000'000, 'x');
    for (int i = 0; i < 20; ++i) client.send(piece);
    EXPECT_EQ(client.read_answer().status, 413);
}

TEST_F(ServerLimits, ASlowClientIsClosedWhileOthersAreServed) {
    options_.limits.head_time = 300ms;
    start(length());
    std::vector<std::unique_ptr<TestClient>> slow;
    for (int i = 0; i < 20; ++i) {
        slow.push_back(std::make_unique<TestClient>(port()));
        slow.back()->send("GET / HTTP/1.1\r\nHost: h\r\nX: ");
    }
    std::atomic<bool> done = false;
    auto dripping = std::async(std::launch::async, [&] {
        TestClient client(port());
        client.send("GET / HTTP/1.1\r\nHost: h\r\nX: ");
        while (!done && client.send("x")) std::this_thread::sleep_for(20ms);
        return client.is_closed_by_server();
    });
    TestClient quick(port());
    EXPECT_EQ(quick.get("/").status, 200);
    for (const auto& client : slow) {
        EXPECT_TRUE(client->is_closed_by_server());
        EXPECT_EQ(client->rest(), 0U);
    }
    EXPECT_EQ(TestClient(port()).get("/").status, 200);
    EXPECT_EQ(dripping.wait_for(10s), std::future_status::ready);
    done = true;
    EXPECT_TRUE(dripping.get());
}

TEST_F(ServerLimits, AnIdleConnectionIsClosed) {
    options_.limits.idle = 200ms;
    start(length());
    TestClient never(port());
    TestClient once(port());
    EXPECT_EQ(once.get("/").status, 200);
    EXPECT_TRUE(once.is_closed_by_server());
    EXPECT_TRUE(never.is_closed_by_server());
}

TEST_F(ServerLimits, ABodyThatComesTooSlowlyIsClosed) {
    options_.limits.transfer_time = 200ms;
    options_.limits.transfer_bytes_per_second = 1'000'000;
    start(length());
    TestClient client(port());
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\nsome");
    EXPECT_TRUE(client.is_closed_by_server());
    EXPECT_EQ(client.rest(), 0U);
}

TEST_F(ServerLimits, AClientThatDoesNotReadItsAnswerIsClosed) {
    options_.limits.transfer_time = 200ms;
    constexpr std::size_t kSize = 64 * 1024 * 1024;
    start([&](const Request& request, const Responder& responder) {
        if (request.target.path() == "/small") return responder.answer(Response::text(200, "small"));
        responder.answer(Response::text(200, std::string(kSize, 'x')).with("Content-Type", "image/png"));
    });
    TestClient client(port(), 4096);
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    EXPECT_EQ(TestClient(port()).get("/small").body, "small");
    while (metrics_->exposition().find(R"(hoigung_http_open_connections{listener="site"} 0)") ==
           std::string::npos) {
        std::this_thread::sleep_for(10ms);
    }
    EXPECT_TRUE(client.is_closed_by_server());
    EXPECT_LT(client.rest(), kSize);
}

TEST_F(ServerLimits, AHandlerThatNeverAnswersIsAnsweredFor) {
    options_.limits.handler_time = 200ms;
    HeldAnswers held;
    start([&held](const Request& request, const Responder& responder) {
        if (request.target.path() == "/quick") return responder.answer(Response::text(200, "quick"));
        held.hold(responder);
    });
    TestClient client(port());
    const TestAnswer given_up = client.get("/never");
    EXPECT_EQ(given_up.status, 503);
    EXPECT_EQ(given_up.headers.find("Retry-After"), "5");
    EXPECT_EQ(given_up.headers.find("Connection"), "close");
    // An answer that comes now is dropped, and must not answer a later request.
    held.next().answer(Response::text(200, "late"));
    EXPECT_TRUE(client.is_closed_by_server());
    EXPECT_EQ(client.rest(), 0U);
    EXPECT_EQ(TestClient(port()).get("/quick").body, "quick");
}

TEST_F(ServerLimits, ConnectionsOfClientsWhoLeftAreFreedWhileTheHandlerStillWorks) {
    options_.limits.half_closed_time = 100ms;
    HeldAnswers held;
    start([&held](const Request&, const Responder& responder) { held.hold(responder); });
    std::vector<Responder> working;
    for (int i = 0; i < 20; ++i) {
        TestClient client(port());
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
        working.push_back(held.next());
    }
    TestClient stays(port());
    stays.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    const Responder waited_for = held.next();
    while (metrics_->exposition().find(R"(hoigung_http_open_connections{listener="site"} 1)") ==
           std::string::npos) {
        std::this_thread::sleep_for(10ms);
    }
    for (const Responder& late : working) late.answer(Response::text(200, "late"));
    waited_for.answer(Response::text(200, "here"));
    EXPECT_EQ(stays.read_answer().body, "here");
}

TEST_F(ServerLimits, AClientThatOnlyClosedItsHalfIsAnswered) {
    HeldAnswers held;
    start([&held](const Request&, const Responder& responder) { held.hold(responder); });
    TestClient client(port());
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    client.finish_sending();
    held.next().answer(Response::text(200, "all the same"));
    EXPECT_EQ(client.read_answer().body, "all the same");
}

TEST_F(ServerLimits, TooManyRequestsAreToldWhenToComeBack) {
    options_.limits.rate = {0.01, 3, 64};
    start(length());
    TestClient client(port());
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client.get("/").status, 200);
    const TestAnswer refused = client.get("/");
    EXPECT_EQ(refused.status, 429);
    EXPECT_GT(std::stoi(std::string(refused.headers.find("Retry-After").value_or("0"))), 60);
    EXPECT_THAT(refused.body, HasSubstr("{\"message\":"));
    EXPECT_EQ(client.get("/").status, 429);
    EXPECT_EQ(TestClient(port()).post("/", "body").status, 429);
}

TEST_F(ServerLimits, EachClientBehindAProxyHasItsOwnRate) {
    options_.limits.rate = {0.01, 1, 64};
    options_.trusted_proxies = {*IpRange::parse("127.0.0.1")};
    start(length());
    TestClient proxy(port());
    EXPECT_EQ(proxy.get("/", "X-Forwarded-For: 192.0.2.1\r\n").status, 200);
    EXPECT_EQ(proxy.get("/", "X-Forwarded-For: 192.0.2.1\r\n").status, 429);
    EXPECT_EQ(proxy.get("/", "X-Forwarded-For: 192.0.2.2\r\n").status, 200);
}

class FullTable : public ServerLimits, public testing::WithParamInterface<bool> {};

TEST_P(FullTable, TurnsFurtherConnectionsAway) {
    (GetParam() ? options_.limits.connections : options_.limits.connections_per_address) = 2;
    start(length());
    TestClient first(port());
    TestClient second(port());
    EXPECT_EQ(first.get("/").status, 200);
    EXPECT_EQ(second.get("/").status, 200);
    {
        TestClient third(port());
        const TestAnswer refused = third.get("/");
        EXPECT_EQ(refused.status, 503);
        EXPECT_EQ(refused.headers.find("Retry-After"), "5");
        EXPECT_TRUE(third.is_closed_by_server());
    }
    EXPECT_EQ(first.get("/").status, 200);
    second.close();
    int status = 0;
    for (int attempt = 0; attempt < 1000 && status != 200; ++attempt)
        status = TestClient(port()).get("/").status;
    EXPECT_EQ(status, 200);
}

INSTANTIATE_TEST_SUITE_P(InAllAndByAddress, FullTable, testing::Bool());

}  // namespace
}  // namespace hoigung::http
