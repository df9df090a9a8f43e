#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// What a job may not be given or refused by: Hong Kong's four ordinances against discrimination, and age, on
// which the government has a code of practice.
enum class ConcernKind { sex, marital_status, pregnancy, family_status, disability, race, age };

// Words of a job's text that seem to make such a ground a condition.
struct Concern {
    ConcernKind kind = ConcernKind::sex;
    std::string words;

    bool operator==(const Concern&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("ground", self.kind);
        visit.required("words", self.words);
    }
};

// What the operator should look at in a job's name, description and attributes, each wording once. It keeps
// no job out: whether the words are lawful where they stand is for a person to say.
[[nodiscard]] std::vector<Concern> concerns_of(const JobPosting& posting);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ConcernKind> {
    static constexpr std::array<std::string_view, 7> values{
        "sex", "marital_status", "pregnancy", "family_status", "disability", "race", "age"};
};
