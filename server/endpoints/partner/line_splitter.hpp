#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace hoigung::endpoints {

// Splits a body that arrives in chunks into lines. Buffers at most one line: a longer line is cut one byte
// after the limit, so that the reader refuses it.
class LineSplitter {
  public:
    explicit LineSplitter(std::size_t longest) : longest_(longest) {}

    // Calls `visit(line)` for each complete line, without its line break. Stops and returns false when
    // `visit` returns false.
    template <class Visit>
    bool take(std::string_view piece, Visit visit) {
        while (true) {
            const std::size_t end = piece.find('\n');
            append(piece.substr(0, end));
            if (end == std::string_view::npos) return true;
            piece.remove_prefix(end + 1);
            const std::string line = std::exchange(line_, {});
            if (!visit(std::string_view(line))) return false;
        }
    }
    // The text after the last line break.
    [[nodiscard]] std::string_view rest() const { return line_; }

  private:
    void append(std::string_view text) { line_.append(text.substr(0, longest_ + 1 - line_.size())); }

    const std::size_t longest_;
    std::string line_;
};

}  // namespace hoigung::endpoints
