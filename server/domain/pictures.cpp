#include "domain/pictures.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "base/id.hpp"

namespace hoigung::domain {

bool is_picture_name(std::string_view name) {
    constexpr std::array<std::string_view, 4> kEndings{".svg", ".webp", ".jpg", ".png"};
    constexpr std::size_t kHex = 24;
    return name.size() > kHex && base::parse_id(name.substr(0, kHex)) &&
           std::ranges::find(kEndings, name.substr(kHex)) != kEndings.end();
}

std::string make_picture_name(base::Random& random) {
    base::IdBytes bytes;
    random.fill(std::as_writable_bytes(std::span{bytes}));
    return std::string(base::hex_text(bytes).view()).append(".webp");
}

}  // namespace hoigung::domain
