#include "http/exchange.hpp"

#include <atomic>
#include <exception>
#include <functional>
#include <utility>

#include "http/connection.hpp"

namespace hoigung::http {
namespace {

class Exchange final : public ResponseSink {
  public:
    Exchange(std::weak_ptr<Connection> connection, std::shared_ptr<LoopHandle> handle)
        : connection_(std::move(connection)), handle_(std::move(handle)) {}
    ~Exchange() override {
        if (answered_) return;
        try {
            deliver(Response::error(500, kFailed));
        } catch (const std::exception&) {
            // Out of memory: this client gets no answer, but the others are served.
        }
    }
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;

    void put(Response response) override {
        if (!answered_.exchange(true)) deliver(std::move(response));
    }

  private:
    void deliver(Response response) {
        if (handle_->is_own_thread()) {
            if (const auto connection = connection_.lock()) connection->take_answer(std::move(response));
            return;
        }
        handle_->post([weak = connection_, response = std::move(response)]() mutable {
            if (const auto connection = weak.lock()) connection->take_answer(std::move(response));
        });
    }

    std::weak_ptr<Connection> connection_;
    std::shared_ptr<LoopHandle> handle_;
    std::atomic<bool> answered_ = false;
};

class SocketBody final : public BodyStream {
  public:
    SocketBody(std::weak_ptr<Connection> connection, std::shared_ptr<LoopHandle> handle)
        : connection_(std::move(connection)), handle_(std::move(handle)) {}

    void read(std::function<void(BodyChunk)> then) override {
        // Wherever this function object ends up, even in a closed handle, ChunkRequest's destructor calls
        // `then`.
        auto ask = [weak = connection_, request = ChunkRequest(std::move(then))]() mutable {
            if (const auto connection = weak.lock()) connection->take_chunk_request(std::move(request));
        };
        if (handle_->is_own_thread()) {
            ask();
        } else {
            handle_->post(std::move(ask));
        }
    }

  private:
    std::weak_ptr<Connection> connection_;
    std::shared_ptr<LoopHandle> handle_;
};

class SocketStream final : public EventStream {
  public:
    SocketStream(std::weak_ptr<Connection> connection, std::shared_ptr<LoopHandle> handle)
        : connection_(std::move(connection)), handle_(std::move(handle)) {}

    void send(std::string text) override {
        handle_->post([weak = connection_, text = std::move(text)]() mutable {
            if (const auto connection = weak.lock()) connection->take_event(std::move(text));
        });
    }
    void end() override {
        handle_->post([weak = connection_] {
            if (const auto connection = weak.lock()) connection->end_stream();
        });
    }

  private:
    std::weak_ptr<Connection> connection_;
    std::shared_ptr<LoopHandle> handle_;
};

}  // namespace

Responder make_responder(std::weak_ptr<Connection> connection, std::shared_ptr<LoopHandle> handle) {
    return Responder(std::make_shared<Exchange>(std::move(connection), std::move(handle)));
}

std::shared_ptr<BodyStream> make_body_stream(std::weak_ptr<Connection> connection,
                                             std::shared_ptr<LoopHandle> handle) {
    return std::make_shared<SocketBody>(std::move(connection), std::move(handle));
}

std::shared_ptr<EventStream> make_event_stream(std::weak_ptr<Connection> connection,
                                               std::shared_ptr<LoopHandle> handle) {
    return std::make_shared<SocketStream>(std::move(connection), std::move(handle));
}

}  // namespace hoigung::http
