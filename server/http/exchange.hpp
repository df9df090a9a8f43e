#pragma once

#include <memory>
#include <string_view>

#include "http/handler.hpp"
#include "http/loop.hpp"

namespace hoigung::http {

class Connection;

inline constexpr std::string_view kFailed = "The request could not be served.";

// The handler's ways back to the connection, usable from any thread and safe when the connection is gone.
[[nodiscard]] Responder make_responder(std::weak_ptr<Connection> connection,
                                       std::shared_ptr<LoopHandle> handle);
[[nodiscard]] std::shared_ptr<BodyStream> make_body_stream(std::weak_ptr<Connection> connection,
                                                           std::shared_ptr<LoopHandle> handle);
[[nodiscard]] std::shared_ptr<EventStream> make_event_stream(std::weak_ptr<Connection> connection,
                                                             std::shared_ptr<LoopHandle> handle);

}  // namespace hoigung::http
