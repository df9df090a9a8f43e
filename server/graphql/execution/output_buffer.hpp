#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

namespace hoigung::graphql {

// Appends to a string that is longer than its content, so that a small piece needs no function call. The
// string gets its real length when the buffer is destroyed.
class OutputBuffer {
  public:
    // Pieces that are followed by this many readable bytes are copied with a fixed length.
    static constexpr std::size_t kPadding = 32;

    explicit OutputBuffer(std::string& text) : text_(text), position_(text.size()) {}
    OutputBuffer(const OutputBuffer&) = delete;
    OutputBuffer& operator=(const OutputBuffer&) = delete;
    ~OutputBuffer() { text_.resize(position_); }

    [[nodiscard]] std::size_t position() const { return position_; }
    void cut_back(std::size_t position) { position_ = position; }

    // Room for that many bytes at the current position.
    [[nodiscard]] char* reserve(std::size_t size) {
        if (text_.size() - position_ < size) grow(size);
        return text_.data() + position_;
    }
    void advance(std::size_t size) { position_ += size; }

    void append(char c) {
        *reserve(1) = c;
        ++position_;
    }

    void append(std::string_view piece) {
        std::memcpy(reserve(piece.size()), piece.data(), piece.size());
        position_ += piece.size();
    }

    // For pieces that are followed by at least kPadding readable bytes.
    void append_padded(std::string_view piece) {
        if (piece.size() > kPadding) return append(piece);
        std::memcpy(reserve(kPadding), piece.data(), kPadding);
        position_ += piece.size();
    }

    void insert(std::size_t position, std::string_view piece) {
        text_.resize(position_);
        text_.insert(position, piece);
        position_ = text_.size();
    }

  private:
    void grow(std::size_t size) { text_.resize(std::max(text_.size() * 2, position_ + size + 4096)); }

    std::string& text_;
    std::size_t position_;
};

}  // namespace hoigung::graphql
