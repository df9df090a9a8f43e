#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "http/options.hpp"
#include "http/request.hpp"

namespace hoigung::http {

// Parses a connection's bytes into requests, one after another. Independent of sockets.
class RequestParser {
  public:
    enum class State { head, body, done, refused };
    struct Refusal {
        int status;
        std::string_view message;
    };

    explicit RequestParser(const Limits& limits);
    ~RequestParser();

    // Begins the next request.
    void reset();
    // Parses bytes of the head; returns how many it used. Unused bytes must be passed again, followed by
    // more.
    std::size_t take_head(std::string_view bytes);
    // Like take_head(), for the body, which is collected in body().
    std::size_t take_body(std::string_view bytes);
    // A longer body is refused with 413.
    void limit_body(std::uint64_t largest);

    [[nodiscard]] State state() const;
    // The reason when the state is `refused`.
    [[nodiscard]] const Refusal& refusal() const;

    // Valid once the head was read: method, target, headers.
    [[nodiscard]] Request& request();
    [[nodiscard]] std::string& body();
    [[nodiscard]] bool keep_alive() const;
    [[nodiscard]] bool is_http_1_0() const;
    [[nodiscard]] bool expects_continue() const;

  private:
    class Message;
    struct Parsing;
    std::unique_ptr<Parsing> parsing_;
};

}  // namespace hoigung::http
