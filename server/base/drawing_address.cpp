#include "base/drawing_address.hpp"

#include <boost/url/encode.hpp>
#include <boost/url/grammar/lut_chars.hpp>

namespace hoigung::base {
namespace {

// About a kilobyte of a compressed page.
constexpr std::size_t kLargestDrawing = 6 * 1024;

// Characters that need no escaping in a URL, an HTML attribute or a JSON string.
constexpr boost::urls::grammar::lut_chars kStaying([](char c) {
    return c >= ' ' && c <= '~' && std::string_view("\"'%#<>&\\").find(c) == std::string_view::npos;
});

}  // namespace

std::string drawing_address(std::string_view svg) {
    if (svg.size() > kLargestDrawing) return {};
    return "data:image/svg+xml," + boost::urls::encode(svg, kStaying);
}

}  // namespace hoigung::base
