#include "base/drawing_address.hpp"

#include "base/percent.hpp"

namespace hoigung::base {
namespace {

// About a kilobyte of a compressed page.
constexpr std::size_t kLargestDrawing = 6 * 1024;

// Characters that need no escaping in a URL, an HTML attribute or a JSON string.
bool stays(char c) {
    return c >= ' ' && c <= '~' && std::string_view("\"'%#<>&\\").find(c) == std::string_view::npos;
}

}  // namespace

std::string drawing_address(std::string_view svg) {
    if (svg.size() > kLargestDrawing) return {};
    std::string out = "data:image/svg+xml,";
    for (const char c : svg) stays(c) ? void(out += c) : append_percent_escape(out, c);
    return out;
}

}  // namespace hoigung::base
