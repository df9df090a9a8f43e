#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoigung::base {

// A text after fold() that can map its parts back to the typed text.
class FoldedText {
  public:
    // The typed text must outlive it.
    explicit FoldedText(std::string_view typed);

    [[nodiscard]] const std::string& text() const { return text_; }
    // The typed text for a part of the folded text.
    [[nodiscard]] std::string_view typed(std::size_t begin, std::size_t end) const;

  private:
    // A part that folding left unchanged, or changed as a whole.
    struct Part {
        std::size_t folded_begin = 0;
        std::size_t folded_size = 0;
        std::size_t typed_begin = 0;
        std::size_t typed_size = 0;
        bool is_changed = false;
    };

    [[nodiscard]] const Part* part_at(std::size_t folded) const;

    std::string_view typed_;
    std::string text_;
    std::vector<Part> parts_;
};

}  // namespace hoigung::base
