#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// Grounds on which nobody may be hired or refused: those of Hong Kong's four anti-discrimination ordinances,
// and age, on which the government has a code of practice. After them, signs of a scam.
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

// Words of a job's text that seem to make such a ground a condition, or are such a sign.
struct Concern {
    ConcernKind kind = ConcernKind::sex;
    std::string words;

    bool operator==(const Concern&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("ground", self.kind);
        visit.required("words", self.words);
    }
};

// A wording with the part of the job that it stands in, as the editor calls it.
struct FoundWording {
    Concern concern;
    std::string_view field;
    Locale locale = Locale::zh_hant;

    bool operator==(const FoundWording&) const = default;
};

[[nodiscard]] std::vector<FoundWording> wordings_in(const JobPosting& posting);

// What the operator should review in a job's name, description and attributes, each wording once. It rejects
// no job: whether the wording is lawful in its context is for a person to decide.
[[nodiscard]] std::vector<Concern> concerns_of(const JobPosting& posting);

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
