#include <condition_variable>
#include <mutex>
#include <vector>

#include "http/server_fixture.hpp"

namespace hoigung::http {
namespace {

using namespace std::chrono_literals;

// Streams that a test writes to; the number of held ones shows which have ended.
class OpenStreams {
  public:
    Response open() {
        auto held = std::shared_ptr<void>(nullptr, [this](void*) {
            const std::lock_guard lock(mutex_);
            ++ended_;
            changed_.notify_all();
        });
        return Response::event_stream([this, held](std::shared_ptr<EventStream> stream) {
            const std::lock_guard lock(mutex_);
            streams_.push_back(std::move(stream));
            changed_.notify_all();
        });
    }
    std::shared_ptr<EventStream> at(std::size_t place) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, 10s, [&] { return streams_.size() > place; });
        return streams_.at(place);
    }
    bool has_ended(std::size_t count) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, 10s, [&] { return ended_ >= count; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::shared_ptr<EventStream>> streams_;
    std::size_t ended_ = 0;
};

class ServerStreamTest : public ServerTest {
  protected:
    void start_streaming() {
        start([this](const Request& request, const Responder& responder) {
            responder.answer(request.target.path() == "/stream" ? streams_.open()
                                                                : Response::text(200, "served"));
        });
    }

    OpenStreams streams_;
};

TEST_F(ServerStreamTest, EventsAreWrittenAsTheyComeUntilTheServerEndsThem) {
    RecordProperty("rows", "10.41");
    start_streaming();
    TestClient client(port());
    const auto head = client.get("/stream", "Accept-Encoding: br, gzip\r\n");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.headers.find("Content-Type"), "text/event-stream; charset=utf-8");
    EXPECT_FALSE(head.headers.contains("Content-Length"));
    EXPECT_FALSE(head.headers.contains("Content-Encoding"));
    const auto stream = streams_.at(0);
    stream->send("one\n\n");
    EXPECT_EQ(client.read_bytes(5), "one\n\n");
    stream->send("two\n\n");
    stream->send("three\n\n");
    EXPECT_EQ(client.read_bytes(12), "two\n\nthree\n\n");
    stream->end();
    EXPECT_TRUE(client.is_closed_by_server());
    EXPECT_TRUE(streams_.has_ended(1));
    stream->send("nobody listens");
}

TEST_F(ServerStreamTest, MoreStreamsThanThreadsLeaveRoomForRequests) {
    RecordProperty("rows", "10.41");
    start_streaming();
    std::vector<std::unique_ptr<TestClient>> clients;
    for (std::size_t i = 0; i < 50; ++i) {
        clients.push_back(std::make_unique<TestClient>(port()));
        EXPECT_EQ(clients.back()->get("/stream").status, 200);
    }
    TestClient other(port());
    EXPECT_EQ(other.get("/").body, "served");
    for (std::size_t i = 0; i < clients.size(); ++i) streams_.at(i)->send("x");
    for (const auto& client : clients) EXPECT_EQ(client->read_bytes(1), "x");
}

TEST_F(ServerStreamTest, AClientThatGoesEndsItsStreamAtOnce) {
    start_streaming();
    TestClient client(port());
    EXPECT_EQ(client.get("/stream").status, 200);
    static_cast<void>(streams_.at(0));
    client.close();
    EXPECT_TRUE(streams_.has_ended(1));
}

TEST_F(ServerStreamTest, AClientThatDoesNotReadIsDropped) {
    start_streaming();
    TestClient client(port(), 4096);
    EXPECT_EQ(client.get("/stream").status, 200);
    const auto stream = streams_.at(0);
    for (int i = 0; i < 1000; ++i) stream->send(std::string(32 * 1024, 'x'));
    EXPECT_TRUE(streams_.has_ended(1));
}

TEST_F(ServerStreamTest, StoppingDoesNotWaitForStreams) {
    start_streaming();
    TestClient client(port());
    EXPECT_EQ(client.get("/stream").status, 200);
    static_cast<void>(streams_.at(0));
    const auto began = std::chrono::steady_clock::now();
    server_->stop(60s);
    EXPECT_LT(std::chrono::steady_clock::now() - began, 30s);
    EXPECT_TRUE(streams_.has_ended(1));
}

TEST_F(ServerStreamTest, TheHeadAloneOpensNone) {
    start_streaming();
    TestClient client(port());
    client.send("HEAD /stream HTTP/1.1\r\nHost: test\r\n\r\n");
    EXPECT_EQ(client.read_answer(true).status, 200);
    EXPECT_TRUE(streams_.has_ended(1));
    EXPECT_EQ(client.get("/").body, "served");
}

}  // namespace
}  // namespace hoigung::http
