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
    Exchange(std::weak_ptr<Connection> connection, std::shared_ptr<Mailbox> mailbox)
        : connection_(std::move(connection)), mailbox_(std::move(mailbox)) {}
    ~Exchange() override {
        if (answered_) return;
        try {
            deliver(Response::error(500, kFailed));
        } catch (const std::exception&) {
            // Out of memory: this client goes without an answer, the others are served.
        }
    }
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;

    void put(Response response) override {
        if (!answered_.exchange(true)) deliver(std::move(response));
    }

  private:
    void deliver(Response response) {
        if (mailbox_->is_here()) {
            if (const auto connection = connection_.lock()) connection->take_answer(std::move(response));
            return;
        }
        mailbox_->post([weak = connection_, response = std::move(response)]() mutable {
            if (const auto connection = weak.lock()) connection->take_answer(std::move(response));
        });
    }

    std::weak_ptr<Connection> connection_;
    std::shared_ptr<Mailbox> mailbox_;
    std::atomic<bool> answered_ = false;
};

class SocketBody final : public BodyStream {
  public:
    SocketBody(std::weak_ptr<Connection> connection, std::shared_ptr<Mailbox> mailbox)
        : connection_(std::move(connection)), mailbox_(std::move(mailbox)) {}

    void read(std::function<void(BodyChunk)> then) override {
        // Wherever this ends, even in a mailbox that is shut, the wish answers `then`.
        auto ask = [weak = connection_, wish = ChunkWish(std::move(then))]() mutable {
            if (const auto connection = weak.lock()) connection->take_wish(std::move(wish));
        };
        if (mailbox_->is_here()) {
            ask();
        } else {
            mailbox_->post(std::move(ask));
        }
    }

  private:
    std::weak_ptr<Connection> connection_;
    std::shared_ptr<Mailbox> mailbox_;
};

}  // namespace

Responder make_responder(std::weak_ptr<Connection> connection, std::shared_ptr<Mailbox> mailbox) {
    return Responder(std::make_shared<Exchange>(std::move(connection), std::move(mailbox)));
}

std::shared_ptr<BodyStream> make_body_stream(std::weak_ptr<Connection> connection,
                                             std::shared_ptr<Mailbox> mailbox) {
    return std::make_shared<SocketBody>(std::move(connection), std::move(mailbox));
}

}  // namespace hoigung::http
