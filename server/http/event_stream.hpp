#pragma once

#include <functional>
#include <memory>
#include <string>

namespace hoigung::http {

// The end of a stream that the program writes to: from any thread, and safe when the client is gone. It holds
// no thread.
class EventStream {
  public:
    virtual ~EventStream() = default;
    // What a client does not take in time is not waited for: the stream ends.
    virtual void send(std::string text) = 0;
    virtual void end() = 0;
};

// Called once, on the network thread, when the answer's head was written; kept for as long as the stream is
// open.
using StreamOpened = std::function<void(std::shared_ptr<EventStream>)>;

}  // namespace hoigung::http
