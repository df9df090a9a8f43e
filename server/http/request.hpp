#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/time.hpp"
#include "http/address.hpp"
#include "http/headers.hpp"
#include "http/target.hpp"

namespace hoigung::http {

enum class Method { get, head, post, put, patch, del, options };

[[nodiscard]] std::string_view name(Method method);

struct BodyChunk {
    enum class State {
        more,    // bytes, and more may follow
        end,     // the whole body has been read
        broken,  // the client left, was too slow or sent invalid data
    };
    State state = State::end;
    std::string bytes;
};

// A body of any length, read in chunks on demand: bytes that are not requested stay on the network
// (backpressure). One read at a time.
class BodyStream {
  public:
    virtual ~BodyStream() = default;
    // `then` is called once, on a network thread, where it must not block.
    virtual void read(std::function<void(BodyChunk)> then) = 0;
    // For threads that may block; never call it on a network thread.
    [[nodiscard]] BodyChunk read();
};

struct Request {
    Method method = Method::get;
    Target target;
    Headers headers;
    // The whole body; empty when it is streamed.
    std::string body;
    // Only for a streamed body.
    std::shared_ptr<BodyStream> stream;
    // The client's address, resolved through our own proxies.
    IpAddress client;
    // Whether the client used HTTPS, according to our own proxy.
    bool is_secure = false;
    std::string id;
    base::Timestamp received;

    // "" when there is no such field.
    [[nodiscard]] std::string_view header(std::string_view name) const;
    // The token of "Authorization: Bearer TOKEN"; "" if absent.
    [[nodiscard]] std::string_view bearer_token() const;
    // A cookie's value; "" if absent.
    [[nodiscard]] std::string_view cookie(std::string_view name) const;
};

}  // namespace hoigung::http
