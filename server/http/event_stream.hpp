#pragma once

#include <functional>
#include <memory>
#include <string>

namespace hoigung::http {

// The writing end of a stream. It can be used from any thread, is safe when the client is gone, and occupies
// no thread.
class EventStream {
  public:
    virtual ~EventStream() = default;
    // Does not wait for a client that reads too slowly: the stream ends.
    virtual void send(std::string text) = 0;
    virtual void end() = 0;
};

// Called once, on the network thread, when the answer's head was written. The function object lives as long
// as the stream.
using StreamOpened = std::function<void(std::shared_ptr<EventStream>)>;

}  // namespace hoigung::http
