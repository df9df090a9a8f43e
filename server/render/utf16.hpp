#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

// JavaScript's strings are UTF-16, ours UTF-8. Whole pages are converted, so this is optimized for speed.
namespace hoigung::render {

// A lone surrogate becomes U+FFFD.
[[nodiscard]] std::string to_utf8(std::u16string_view text);

struct Utf16 {
    std::unique_ptr<char16_t[]> units;
    std::size_t length;

    [[nodiscard]] std::u16string_view view() const { return {units.get(), length}; }
};

// A byte that does not begin a valid sequence becomes U+FFFD.
[[nodiscard]] Utf16 to_utf16(std::string_view text);

}  // namespace hoigung::render
