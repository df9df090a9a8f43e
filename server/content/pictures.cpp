#include "content/pictures.hpp"

#include <fmt/format.h>

#include "base/drawing_address.hpp"
#include "base/hash.hpp"

namespace hoigung::content {

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
    // A separate content host serves all pictures itself.
    if (!root_.starts_with('/')) return {};
    if (found == nullptr || !address.ends_with(".svg")) return {};
    return base::drawing_address(*found);
}

const std::string* Pictures::bytes(std::string_view hashed_name) const {
    const auto found = bytes_.find(hashed_name);
    return found == bytes_.end() ? nullptr : &found->second;
}

}  // namespace hoigung::content
