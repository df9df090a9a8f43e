#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "http/wire.hpp"

namespace hoigung::http {

// Pending output. Small answers are joined, so that they are sent in one packet.
class WriteBuffer {
  public:
    void add(std::string text);
    void add(WireAnswer answer);

    [[nodiscard]] bool empty() const { return bytes_ == 0; }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }
    // The number of answers added since it was last empty.
    [[nodiscard]] std::size_t answers() const { return answers_; }

    // Calls visit(string_view) for every remaining piece, in order.
    template <class Visit>
    void each(Visit&& visit) const {
        for (std::size_t i = first_; i < pieces_.size(); ++i) {
            visit(pieces_[i].view().substr(i == first_ ? offset_ : 0));
        }
    }
    // Removes the first `count` bytes, which have been written.
    void consume(std::size_t count);

  private:
    static constexpr std::size_t kSmall = 4096;

    std::vector<Piece> pieces_;
    std::size_t first_ = 0;
    std::size_t offset_ = 0;
    std::size_t bytes_ = 0;
    std::size_t answers_ = 0;
};

}  // namespace hoigung::http
