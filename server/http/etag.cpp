#include "http/etag.hpp"

#include <fmt/format.h>

#include "base/ascii.hpp"
#include "base/hash.hpp"
#include "http/field_values.hpp"

namespace hoigung::http {
namespace {

std::string_view opaque(std::string_view tag) {
    return tag.starts_with("W/") ? tag.substr(2) : tag;
}

}  // namespace

std::string make_etag(std::string_view bytes) {
    // The length tells apart most bodies whose 64-bit hashes collide.
    return fmt::format("\"{:x}-{:016x}\"", bytes.size(), base::stable_hash(bytes));
}

bool matches_etag(std::string_view if_none_match, std::string_view etag) {
    if (etag.empty()) return false;
    if (base::trim_blanks(if_none_match) == "*") return true;
    while (!if_none_match.empty()) {
        if (opaque(take_member(if_none_match, ',')) == opaque(etag)) return true;
    }
    return false;
}

}  // namespace hoigung::http
