#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hoigung::bench {

enum class Packing { none, gzip, brotli };

// The head of an HTTP answer whose length is told.
struct AnswerHead {
    int status = 0;
    std::size_t head_bytes = 0;
    std::size_t body_bytes = 0;
    Packing packing = Packing::none;
    bool closes = false;
};

// Nothing while the head is not whole. Throws std::runtime_error for what is no such answer.
[[nodiscard]] std::optional<AnswerHead> read_head(std::string_view bytes);

// Empty when it cannot be unpacked.
[[nodiscard]] std::string unpack(std::string_view body, Packing packing);

// A quick checksum that tells bodies apart.
[[nodiscard]] std::size_t fingerprint(std::string_view body);

}  // namespace hoigung::bench
