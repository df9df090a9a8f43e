#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::http {

// Receives an answer. The server's own sink sends it to the client: the first answer counts, and if the sink
// is destroyed without an answer the client gets 500. Tests may capture answers with their own sink.
class ResponseSink {
  public:
    virtual ~ResponseSink() = default;
    virtual void put(Response response) = 0;
};

// Answers one request: at once, or later from any thread. Copies answer the same request.
class Responder {
  public:
    explicit Responder(std::shared_ptr<ResponseSink> sink) : sink_(std::move(sink)) {}
    void answer(Response response) const { sink_->put(std::move(response)); }

  private:
    std::shared_ptr<ResponseSink> sink_;
};

// One handler serves all requests. It runs on a network thread and must not block there: for blocking work it
// moves the request and the responder to another thread. An exception becomes 500.
using Handler = std::function<void(Request, Responder)>;

// The largest body of a request; looked up after the head and before the body is read.
struct BodyRule {
    std::size_t largest = 256 * 1024;
    // The body is read through Request::stream; `largest` does not apply then.
    bool streamed = false;
};
using BodyRuleFor = std::function<BodyRule(const Request&)>;

}  // namespace hoigung::http
