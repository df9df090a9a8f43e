#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// What a part of a search text is about, from what is given up first when no job has all of it to what is
// given up last.
enum class PartKind : std::uint8_t {
    // Not understood: looked for as it stands.
    words,
    requirement,
    language,
    pay,
    time,
    days,
    employment,
    // 'Near me': needs to be told where that is.
    near_me,
    place,
    work,
};

// A part of a search text as it was understood.
struct ReadPart {
    PartKind kind = PartKind::words;
    // As it was typed, folded.
    std::string text;
    // What it means; empty for a kind of work and for words, which mean what they say.
    LocalizedText name;
    // Codes of the districts that a place is or lies in.
    std::vector<std::string> districts;
    // No job has it besides the other parts, so it was not asked for.
    bool left_out = false;

    bool operator==(const ReadPart&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::PartKind> {
    static constexpr std::array<std::string_view, 10> values{
        "words", "requirement", "language", "pay", "time", "days", "employment", "near_me", "place", "work"};
};
