#include <future>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/server_fixture.hpp"

namespace hoigung::http {
namespace {

using namespace std::chrono_literals;
using State = BodyChunk::State;

class ServerBody : public ServerTest {
  protected:
    ServerBody() {
        options_.body_rule = [](const Request& request) {
            return BodyRule{1000, request.target.path().starts_with("/stream")};
        };
    }
    ~ServerBody() override {
        for (std::thread& thread : threads_) thread.join();
    }
    // Reads the whole stream on a separate thread, as a handler that uses a database does.
    void read_elsewhere(const Request& request, const Responder& responder) {
        threads_.emplace_back([stream = request.stream, responder, this] {
            std::size_t bytes = 0;
            std::size_t largest = 0;
            BodyChunk chunk = stream->read();
            for (; chunk.state == State::more; chunk = stream->read()) {
                bytes += chunk.bytes.size();
                largest = std::max(largest, chunk.bytes.size());
            }
            if (chunk.state == State::broken) broken_.set_value();
            EXPECT_LE(largest, 128 * 1024U);
            responder.answer(Response::text(200, std::to_string(bytes)));
        });
    }
    Handler streaming() {
        return [this](const Request& request, const Responder& responder) {
            if (request.stream) return read_elsewhere(request, responder);
            responder.answer(Response::text(200, request.body));
        };
    }

    std::promise<void> broken_;
    std::vector<std::thread> threads_;
};

TEST_F(ServerBody, ReadsAChunkedBody) {
    start(streaming());
    TestClient client(port());
    client.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel");
    client.send("lo\r\n6;x=y\r\n world\r\n0\r\nTrailer: t\r\n\r\nGET /next HTTP/1.1\r\nHost: h\r\n\r\n");
    EXPECT_EQ(client.read_answer().body, "hello world");
    EXPECT_EQ(client.read_answer().status, 200);
}

TEST_F(ServerBody, SaysContinueBeforeTheBodyIsSent) {
    start(streaming());
    TestClient client(port());
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 100);
    client.send("hello");
    EXPECT_EQ(client.read_answer().body, "hello");
    EXPECT_EQ(client.get("/").status, 200);
}

TEST_F(ServerBody, DoesNotSayContinueToABodyItRefuses) {
    start(streaming());
    TestClient client(port());
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1001\r\nExpect: 100-continue\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 413);
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST_F(ServerBody, StreamsABodyOfAnyLength) {
    start(streaming());
    TestClient client(port());
    client.send("POST /stream HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n");
    const std::string piece(64 * 1024, 'x');
    for (int i = 0; i < 160; ++i) client.send("10000\r\n" + piece + "\r\n");
    client.send("0\r\n\r\n");
    EXPECT_EQ(client.read_answer().body, std::to_string(160 * 64 * 1024));
    EXPECT_EQ(client.post("/stream", std::string(5000, 'y')).body, "5000");
    EXPECT_EQ(client.post("/", "small").body, "small");
}

TEST_F(ServerBody, AsksForAStreamedBodyOnlyWhenTheHandlerWantsIt) {
    start([this](const Request& request, const Responder& responder) {
        if (request.target.path() == "/stream/refused")
            return responder.answer(Response::error(401, "Who are you?"));
        read_elsewhere(request, responder);
    });
    const std::string fields = " HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n";
    TestClient refused(port());
    refused.send("POST /stream/refused" + fields);
    EXPECT_EQ(refused.read_answer().status, 401);
    EXPECT_TRUE(refused.is_closed_by_server());

    TestClient taken(port());
    taken.send("POST /stream" + fields);
    EXPECT_EQ(taken.read_answer().status, 100);
    taken.send("hello");
    EXPECT_EQ(taken.read_answer().body, "5");
}

TEST_F(ServerBody, StreamsToCallbacksOnTheNetworkThread) {
    struct Counter : std::enable_shared_from_this<Counter> {
        std::shared_ptr<BodyStream> stream;
        std::size_t bytes = 0;
        void next(const Responder& responder) {
            stream->read([self = shared_from_this(), responder](const BodyChunk& chunk) {
                self->bytes += chunk.bytes.size();
                if (chunk.state == State::more) return self->next(responder);
                responder.answer(Response::text(200, std::to_string(self->bytes)));
            });
        }
    };
    start([](const Request& request, const Responder& responder) {
        const auto counter = std::make_shared<Counter>();
        counter->stream = request.stream;
        counter->next(responder);
    });
    TestClient client(port());
    EXPECT_EQ(client.post("/stream", std::string(1'000'000, 'x')).body, "1000000");
    EXPECT_EQ(client.post("/stream", std::string(3, 'x')).body, "3");
}

TEST_F(ServerBody, AStreamBreaksWhenTheClientGoes) {
    start(streaming());
    TestClient client(port());
    client.send("POST /stream HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\nsome");
    client.close();
    EXPECT_EQ(broken_.get_future().wait_for(10s), std::future_status::ready);
}

TEST_F(ServerBody, AStreamBreaksWhenItIsMalformed) {
    start(streaming());
    TestClient client(port());
    client.send("POST /stream HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n");
    EXPECT_EQ(broken_.get_future().wait_for(10s), std::future_status::ready);
    EXPECT_EQ(client.read_answer().status, 200);
    EXPECT_TRUE(client.is_closed_by_server());
}

TEST_F(ServerBody, AStreamBreaksWhenTheServerStops) {
    start(streaming());
    TestClient client(port());
    client.send("POST /stream HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 100);
    server_->stop(10ms);
    EXPECT_EQ(broken_.get_future().wait_for(10s), std::future_status::ready);
}

TEST_F(ServerBody, AStreamThatIsReadTooLateIsBroken) {
    std::promise<std::shared_ptr<BodyStream>> kept;
    start([&](const Request& request, const Responder& responder) {
        kept.set_value(request.stream);
        responder.answer(Response::text(200, "early"));
    });
    TestClient client(port());
    client.send("POST /stream HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\nsome");
    EXPECT_EQ(client.read_answer().body, "early");
    EXPECT_TRUE(client.is_closed_by_server());
    server_.reset();
    EXPECT_EQ(kept.get_future().get()->read().state, State::broken);
}

}  // namespace
}  // namespace hoigung::http
