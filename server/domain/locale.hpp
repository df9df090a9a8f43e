#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/enum_names.hpp"

namespace hoigung::domain {

enum class Locale { zh_hant, en };
inline constexpr std::array kLocales{Locale::zh_hant, Locale::en};

// A text in the languages it was given in; a missing language falls back to the other.
struct LocalizedText {
    std::string zh_hant;
    std::string en;

    [[nodiscard]] const std::string& in(Locale locale) const {
        const std::string& wanted = locale == Locale::en ? en : zh_hant;
        const std::string& other = locale == Locale::en ? zh_hant : en;
        return wanted.empty() ? other : wanted;
    }
    [[nodiscard]] bool empty() const { return zh_hant.empty() && en.empty(); }
    bool operator==(const LocalizedText&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.optional("zh-hant", self.zh_hant);
        visit.optional("en", self.en);
    }
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::Locale> {
    static constexpr std::array<std::string_view, 2> values{"zh-hant", "en"};
};
