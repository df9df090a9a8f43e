#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/enum_names.hpp"

namespace hoigung::domain {

// Grounds on which nobody may be hired or refused: those of Hong Kong's four anti-discrimination ordinances,
// and age, for which the government has a code of practice. Signs of a scam follow.
enum class ConcernKind {
    sex,
    marital_status,
    pregnancy,
    family_status,
    disability,
    race,
    age,
    asks_for_money,
    asks_for_bank_or_identity,
    parcels_or_transfers,
    crypto,
    easy_money,
    moves_to_chat
};

// Words of a job's text that seem to make one of these grounds a condition, or that are a sign of a scam.
struct Concern {
    ConcernKind kind = ConcernKind::sex;
    std::string words;

    bool operator==(const Concern&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("ground", self.kind);
        visit.required("words", self.words);
    }
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ConcernKind> {
    static constexpr std::array<std::string_view, 13> values{"sex",
                                                             "marital_status",
                                                             "pregnancy",
                                                             "family_status",
                                                             "disability",
                                                             "race",
                                                             "age",
                                                             "asks_for_money",
                                                             "asks_for_bank_or_identity",
                                                             "parcels_or_transfers",
                                                             "crypto",
                                                             "easy_money",
                                                             "moves_to_chat"};
};
