#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// The subject of a part of a search text, in the order in which parts are dropped when no job matches the
// whole text.
enum class PartKind : std::uint8_t {
    // Not understood: searched as it is.
    words,
    requirement,
    language,
    pay,
    time,
    days,
    employment,
    // 'Near me': needs the visitor's location.
    near_me,
    place,
    work,
};

// A part of a search text as it was understood.
struct ReadPart {
    PartKind kind = PartKind::words;
    // As it was typed, folded.
    std::string text;
    // Its meaning; empty for a kind of work and for words, which stand for themselves.
    LocalizedText name;
    // Codes of the districts that a place is or is in.
    std::vector<std::string> districts;
    // The part was dropped, because no job matches it together with the other parts.
    bool left_out = false;

    bool operator==(const ReadPart&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::PartKind> {
    static constexpr std::array<std::string_view, 10> values{
        "words", "requirement", "language", "pay", "time", "days", "employment", "near_me", "place", "work"};
};
