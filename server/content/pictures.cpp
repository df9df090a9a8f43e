#include "content/pictures.hpp"

#include <iterator>

#include <fmt/format.h>

#include "base/hash.hpp"

namespace hoigung::content {
namespace {

// About a kilobyte of a compressed page.
constexpr std::size_t kLargestDrawing = 6 * 1024;

// Nothing is left that a URL, an attribute of HTML or a string of JSON would have to write otherwise.
bool stays(char c) {
    return c >= ' ' && c <= '~' && std::string_view("\"'%#<>&\\").find(c) == std::string_view::npos;
}

}  // namespace

void Pictures::add(const std::string& name, std::string bytes) {
    const std::size_t dot = name.rfind('.');
    const auto hash = static_cast<std::uint32_t>(base::stable_hash(bytes));
    std::string hashed = fmt::format("{}-{:08x}{}", name.substr(0, dot), hash, name.substr(dot));
    bytes_.insert_or_assign(hashed, std::move(bytes));
    addresses_.insert_or_assign(name, std::move(hashed));
}

std::string Pictures::address(std::string_view name) const {
    const auto found = addresses_.find(name);
    return found == addresses_.end() ? std::string(name) : fmt::format("{}/covers/{}", root_, found->second);
}

std::string Pictures::drawing(std::string_view address) const {
    const std::string* found = bytes(address.substr(address.rfind('/') + 1));
    // Another host is there to carry the pictures.
    if (!root_.starts_with('/')) return {};
    if (found == nullptr || found->size() > kLargestDrawing || !address.ends_with(".svg")) return {};
    std::string out = "data:image/svg+xml,";
    for (const char c : *found) {
        if (stays(c))
            out += c;
        else
            fmt::format_to(std::back_inserter(out), "%{:02X}", static_cast<unsigned char>(c));
    }
    return out;
}

const std::string* Pictures::bytes(std::string_view hashed_name) const {
    const auto found = bytes_.find(hashed_name);
    return found == bytes_.end() ? nullptr : &found->second;
}

}  // namespace hoigung::content
