#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hoigung::bench {

// The head of an HTTP answer whose length is told.
struct AnswerHead {
    int status = 0;
    std::size_t head_bytes = 0;
    std::size_t body_bytes = 0;
    bool gzip = false;
    bool closes = false;
};

// Nothing while the head is not whole. Throws std::runtime_error for what is no such answer.
[[nodiscard]] std::optional<AnswerHead> read_head(std::string_view bytes);

[[nodiscard]] std::string unpack(std::string_view gzip);

// Tells bodies apart; quick, and no more than that.
[[nodiscard]] std::size_t fingerprint(std::string_view body);

}  // namespace hoigung::bench
