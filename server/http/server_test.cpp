#include "http/server.hpp"

#include <future>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/server_fixture.hpp"
#include "http/static_files.hpp"

namespace hoigung::http {
namespace {

using testing::HasSubstr;

Handler echo() {
    return [](const Request& request, const Responder& responder) {
        responder.answer(Response::text(
            200, std::string(name(request.method)) + ' ' + request.target.text() + ' ' + request.body));
    };
}

TEST_F(ServerTest, KeepsAConnectionForManyRequests) {
    start(echo());
    TestClient client(port());
    for (int i = 0; i < 50; ++i) {
        const TestAnswer answer = client.get("/" + std::to_string(i));
        ASSERT_EQ(answer.status, 200);
        EXPECT_EQ(answer.body, "GET /" + std::to_string(i) + " ");
    }
    EXPECT_EQ(client.post("/p", "body").body, "POST /p body");
    EXPECT_FALSE(client.get("/last", "Connection: close\r\n").headers.find("Connection")->empty());
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST_F(ServerTest, ServesOnSeveralThreads) {
    options_.threads = 3;
    start(echo());
    std::vector<std::thread> clients;
    std::atomic<int> served = 0;
    clients.reserve(8);
    for (int i = 0; i < 8; ++i) {
        clients.emplace_back([&] {
            for (int connection = 0; connection < 5; ++connection) {
                TestClient client(port());
                for (int request = 0; request < 20; ++request) served += client.get("/x").status == 200;
            }
        });
    }
    for (std::thread& client : clients) client.join();
    EXPECT_EQ(served, 800);
}

TEST_F(ServerTest, AnswersPipelinedRequestsInTheirOrder) {
    HeldAnswers held;
    start([&](const Request& request, const Responder& responder) {
        if (request.target.path() == "/slow") return held.hold(responder);
        responder.answer(Response::text(200, request.target.text()));
    });
    TestClient client(port());
    std::string requests;
    for (const char* path : {"/1", "/slow", "/2", "/slow", "/3"}) {
        requests += "GET " + std::string(path) + " HTTP/1.1\r\nHost: h\r\n\r\n";
    }
    client.send(requests);
    EXPECT_EQ(client.read_answer().body, "/1");
    held.next().answer(Response::text(200, "slow 1"));
    EXPECT_EQ(client.read_answer().body, "slow 1");
    EXPECT_EQ(client.read_answer().body, "/2");
    held.next().answer(Response::text(200, "slow 2"));
    EXPECT_EQ(client.read_answer().body, "slow 2");
    EXPECT_EQ(client.read_answer().body, "/3");
}

TEST_F(ServerTest, GathersAndAnswersALongPipeline) {
    start(echo());
    TestClient client(port());
    constexpr int kRequests = 1000;
    std::thread writer([&] {
        for (int i = 0; i < kRequests; ++i) {
            client.send("GET /" + std::to_string(i) + " HTTP/1.1\r\nHost: h\r\n\r\n");
        }
    });
    for (int i = 0; i < kRequests; ++i) {
        EXPECT_EQ(client.read_answer().body, "GET /" + std::to_string(i) + " ");
    }
    writer.join();
}

TEST_F(ServerTest, AnswersHeadWithoutABody) {
    start(echo());
    TestClient client(port());
    client.send("HEAD /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\n\r\n");
    const TestAnswer head = client.read_answer(true);
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.headers.find("Content-Length"), "8");
    EXPECT_EQ(client.read_answer().body, "GET /b ");
}

TEST_F(ServerTest, ServesStaticFilesCompressedAndNotModified) {
    StaticFiles files;
    const std::string text(3000, 'x');
    files.add("assets/app-B7x3kQ9a.js", text, "gzip form", "brotli form");
    start([&](const Request& request, const Responder& responder) {
        auto file = files.find(request.target.path());
        responder.answer(file ? std::move(*file) : Response::error(404, "There is no such file."));
    });
    TestClient client(port());
    const TestAnswer plain = client.get("/assets/app-B7x3kQ9a.js");
    EXPECT_EQ(plain.body, text);
    EXPECT_EQ(plain.headers.find("Cache-Control"), "public, max-age=31536000, immutable");

    const TestAnswer packed = client.get("/assets/app-B7x3kQ9a.js", "Accept-Encoding: gzip, br\r\n");
    EXPECT_EQ(packed.body, "brotli form");
    EXPECT_EQ(packed.headers.find("Content-Encoding"), "br");
    EXPECT_EQ(packed.headers.find("Vary"), "Accept-Encoding");
    EXPECT_EQ(client.get("/assets/app-B7x3kQ9a.js", "Accept-Encoding: gzip\r\n").body, "gzip form");

    const std::string tag(*packed.headers.find("ETag"));
    const TestAnswer unchanged = client.get("/assets/app-B7x3kQ9a.js", "If-None-Match: " + tag + "\r\n");
    EXPECT_EQ(unchanged.status, 304);
    EXPECT_EQ(unchanged.body, "");
    EXPECT_EQ(client.get("/assets/../app").status, 404);
}

TEST_F(ServerTest, WritesALargeAnswerWhole) {
    std::string text;
    for (int i = 0; i < 2'000'000; ++i) text += std::to_string(i % 10) + "abcdefg";
    start([&](const Request&, const Responder& responder) {
        responder.answer(Response::text(200, text).with("Content-Type", "application/octet-stream"));
    });
    TestClient client(port());
    EXPECT_TRUE(client.get("/").body == text);
    EXPECT_TRUE(client.get("/").body == text);
}

TEST_F(ServerTest, PutsSecurityHeadersAndAnIdOnErrorsToo) {
    start(echo());
    TestClient client(port());
    client.send("nonsense\r\n\r\n");
    const TestAnswer answer = client.read_answer();
    EXPECT_EQ(answer.status, 400);
    EXPECT_THAT(answer.body, HasSubstr("{\"message\":"));
    EXPECT_EQ(answer.headers.find("Content-Type"), "application/json");
    EXPECT_EQ(answer.headers.find("X-Content-Type-Options"), "nosniff");
    EXPECT_TRUE(answer.headers.contains("Content-Security-Policy"));
    EXPECT_TRUE(answer.headers.contains("X-Request-Id"));
    EXPECT_EQ(answer.headers.find("Connection"), "close");
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST_F(ServerTest, KeepsASaneRequestIdAndMakesOneOtherwise) {
    start([](const Request& request, const Responder& responder) {
        responder.answer(Response::text(200, request.id));
    });
    TestClient client(port());
    const TestAnswer given = client.get("/", "X-Request-Id: trace-1234.a_b\r\n");
    EXPECT_EQ(given.body, "trace-1234.a_b");
    EXPECT_EQ(given.headers.find("X-Request-Id"), "trace-1234.a_b");
    const std::string first = client.get("/", "X-Request-Id: short\r\n").body;
    const std::string second = client.get("/", "X-Request-Id: {\"in\":\"jection\"}\r\n").body;
    EXPECT_EQ(first.size(), 16U);
    EXPECT_EQ(second.size(), 16U);
    EXPECT_NE(first, second);
}

TEST_F(ServerTest, KnowsTheClientBehindATrustedProxyOnly) {
    const Handler who = [](const Request& request, const Responder& responder) {
        responder.answer(Response::text(200, request.client.text()));
    };
    start(who);
    EXPECT_EQ(TestClient(port()).get("/", "X-Forwarded-For: 198.51.100.1\r\n").body, "127.0.0.1");
    options_.trusted_proxies = {*IpRange::parse("127.0.0.0/8")};
    start(who);
    EXPECT_EQ(
        TestClient(port()).get("/", "X-Forwarded-For: 1.1.1.1\r\nX-Forwarded-For: 198.51.100.1\r\n").body,
        "198.51.100.1");
}

TEST_F(ServerTest, AHandlerThatFailsOrForgetsGivesAnError) {
    start([](const Request& request, const Responder&) {
        if (request.target.path() == "/outage") throw base::Outage("the database is away");
        if (request.target.path() == "/bug") throw std::runtime_error("secret detail");
    });
    TestClient client(port());
    const TestAnswer bug = client.get("/bug");
    EXPECT_EQ(bug.status, 500);
    EXPECT_THAT(bug.body, testing::Not(HasSubstr("secret")));
    EXPECT_EQ(client.get("/outage").status, 503);
    EXPECT_EQ(client.get("/forgets").status, 500);
}

TEST_F(ServerTest, AResponderGivenUpOnAnotherThreadGivesAnErrorAndTheFirstAnswerCounts) {
    start([](const Request& request, const Responder& responder) {
        std::thread([twice = request.target.path() == "/twice", responder] {
            if (!twice) return;
            responder.answer(Response::text(200, "first"));
            responder.answer(Response::text(200, "second"));
        }).detach();
    });
    TestClient client(port());
    EXPECT_EQ(client.get("/forgets").status, 500);
    EXPECT_EQ(client.get("/twice").body, "first");
    EXPECT_EQ(client.get("/twice").body, "first");
}

TEST_F(ServerTest, CountsWhatItDoes) {
    start(echo());
    {
        TestClient client(port());
        client.get("/");
        client.get("/");
        client.send("bad\r\n\r\n");
        client.read_answer();
        EXPECT_TRUE(client.is_closed_by_server());
    }
    server_->stop(std::chrono::seconds(10));
    const std::string figures = metrics_->exposition();
    EXPECT_THAT(figures, HasSubstr(R"(hoigung_http_requests_total{listener="site",status="2xx"} 2)"));
    EXPECT_THAT(figures, HasSubstr(R"(hoigung_http_requests_total{listener="site",status="4xx"} 1)"));
    EXPECT_THAT(figures, HasSubstr(R"(hoigung_http_open_connections{listener="site"} 0)"));
    EXPECT_THAT(figures, HasSubstr(R"(hoigung_http_request_duration_seconds_count{listener="site"} 3)"));
}

TEST_F(ServerTest, TwoListenersServeSideBySide) {
    start(echo());
    ServerOptions operations = options_;
    operations.name = "operations";
    Server second(
        operations,
        [](const Request&, const Responder& responder) { responder.answer(Response::text(200, "ok")); },
        *metrics_, clock_);
    ASSERT_TRUE(second.start());
    EXPECT_NE(second.port(), port());
    EXPECT_EQ(TestClient(second.port()).get("/healthz").body, "ok");
    EXPECT_EQ(TestClient(port()).get("/healthz").body, "GET /healthz ");
}

TEST_F(ServerTest, RefusesToStartWhereItCannotListen) {
    start(echo());
    ServerOptions same = options_;
    same.port = port();
    Server second(same, echo(), *metrics_, clock_);
    const auto started = second.start();
    ASSERT_FALSE(started);
    EXPECT_THAT(started.error().message, HasSubstr(std::to_string(port())));

    ServerOptions nowhere = options_;
    nowhere.address = "not an address";
    EXPECT_FALSE(Server(nowhere, echo(), *metrics_, clock_).start());
}

TEST_F(ServerTest, StopFinishesWhatRunsAndClosesTheRest) {
    HeldAnswers held;
    start([&](const Request& request, const Responder& responder) {
        if (request.target.path() == "/slow") return held.hold(responder);
        responder.answer(Response::text(200, "done"));
    });
    TestClient idle(port());
    idle.get("/");
    TestClient fresh(port());
    TestClient busy(port());
    busy.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n");
    const Responder responder = held.next();

    auto stopped = std::async(std::launch::async, [&] { server_->stop(std::chrono::seconds(30)); });
    EXPECT_TRUE(idle.is_closed_by_server());
    EXPECT_TRUE(fresh.is_closed_by_server());
    EXPECT_FALSE(TestClient(port()).connected());
    responder.answer(Response::text(200, "finished"));
    const TestAnswer answer = busy.read_answer();
    EXPECT_EQ(answer.body, "finished");
    EXPECT_EQ(answer.headers.find("Connection"), "close");
    EXPECT_TRUE(busy.is_closed_by_server());
    stopped.get();
}

TEST_F(ServerTest, StopCutsOffWhatDoesNotFinishAndALateAnswerDoesNoHarm) {
    HeldAnswers held;
    start([&](const Request&, const Responder& responder) { held.hold(responder); });
    TestClient client(port());
    client.send("GET /never HTTP/1.1\r\nHost: h\r\n\r\n");
    const Responder responder = held.next();
    server_->stop(std::chrono::milliseconds(20));
    EXPECT_TRUE(client.is_closed_by_server());
    server_.reset();
    responder.answer(Response::text(200, "too late"));
}

}  // namespace
}  // namespace hoigung::http
