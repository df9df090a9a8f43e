#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/fixed_text.hpp"
#include "base/random.hpp"
#include "base/time.hpp"

namespace hoigung::base {

using IdBytes = std::array<std::uint8_t, 12>;

[[nodiscard]] std::optional<IdBytes> parse_id(std::string_view hex);
[[nodiscard]] FixedText<24> hex_text(const IdBytes& bytes);
// Four bytes of time, then eight random ones: later ids sort later, and ids cannot be guessed.
[[nodiscard]] IdBytes make_id(Timestamp now, Random& random);
// Always gives the same id for a text, also in later versions: these ids are stored and linked to.
[[nodiscard]] IdBytes derive_id(std::string_view text);

// The `_id` of one kind of record, written as 24 hex digits. The tag keeps the types of different kinds
// apart.
template <class Tag>
struct Id {
    IdBytes bytes{};

    [[nodiscard]] static std::optional<Id> parse(std::string_view hex) {
        const auto bytes = parse_id(hex);
        if (!bytes) return std::nullopt;
        return Id{*bytes};
    }
    [[nodiscard]] static Id make(Timestamp now, Random& random) { return Id{make_id(now, random)}; }

    [[nodiscard]] FixedText<24> hex() const { return hex_text(bytes); }
    [[nodiscard]] std::string text() const { return std::string(hex().view()); }
    auto operator<=>(const Id&) const = default;
};

}  // namespace hoigung::base

template <class Tag>
struct std::hash<hoigung::base::Id<Tag>> {
    std::size_t operator()(const hoigung::base::Id<Tag>& id) const noexcept {
        std::uint64_t head = 0;
        std::uint32_t tail = 0;
        std::memcpy(&head, id.bytes.data(), sizeof head);
        std::memcpy(&tail, id.bytes.data() + sizeof head, sizeof tail);
        return (head ^ (std::uint64_t{tail} << 17)) * 0x9E3779B97F4A7C15ULL;
    }
};
