#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace hoigung::endpoints {

// Cuts what comes in pieces into lines. Holds one line at most: of a longer one than is allowed only the
// beginning, one byte too long, so that the reader refuses it.
class LineSplitter {
  public:
    explicit LineSplitter(std::size_t longest) : longest_(longest) {}

    // Calls `visit(line)` for each line that ended, without its line break, while it gives true. False when
    // it did not.
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
    // What stands behind the last line break.
    [[nodiscard]] std::string_view rest() const { return line_; }

  private:
    void append(std::string_view text) { line_.append(text.substr(0, longest_ + 1 - line_.size())); }

    const std::size_t longest_;
    std::string line_;
};

}  // namespace hoigung::endpoints
