#include "domain/wordings/discrimination.hpp"

#include <algorithm>

#include "domain/wordings/age_limits.hpp"
#include "domain/wordings/discrimination_words.hpp"

namespace hoigung::domain {
namespace {

namespace grounds = discrimination_words;

template <class... Groups>
constexpr PhraseGroups any_ground(Groups... groups) {
    return ((PhraseGroups{1} << static_cast<int>(groups)) | ...);
}

// Matches a clause with a phrase of each set in `all` and none of `unless`.
struct Ground {
    ConcernKind kind;
    std::array<PhraseGroups, 2> all{};
    PhraseGroups unless = 0;
};

constexpr PhraseGroups kAnybody = any_ground(grounds::anybody);
constexpr PhraseGroups kNoSex = any_ground(grounds::anybody, grounds::both_sexes);
constexpr PhraseGroups kSaid = any_ground(grounds::condition, grounds::refused);

constexpr std::array kGrounds{
    Ground{ConcernKind::sex, {any_ground(grounds::sex_condition)}, kNoSex},
    Ground{ConcernKind::sex, {any_ground(grounds::sex_role)}, kNoSex | any_ground(grounds::of_a_sex)},
    Ground{ConcernKind::sex,
           {any_ground(grounds::sex_person), kSaid},
           kNoSex | any_ground(grounds::of_a_sex, grounds::pregnant)},
    Ground{ConcernKind::marital_status,
           {any_ground(grounds::unmarried)},
           kAnybody | any_ground(grounds::marriage_topic)},
    Ground{ConcernKind::marital_status,
           {any_ground(grounds::married), kSaid},
           kAnybody | any_ground(grounds::marriage_topic)},
    Ground{ConcernKind::pregnancy, {any_ground(grounds::pregnancy_condition)}, kAnybody},
    Ground{ConcernKind::pregnancy, {any_ground(grounds::pregnant), any_ground(grounds::refused)}, kAnybody},
    Ground{ConcernKind::family_status, {any_ground(grounds::family_condition)}, kAnybody},
    Ground{ConcernKind::family_status,
           {any_ground(grounds::has_family), any_ground(grounds::refused)},
           kAnybody},
    Ground{ConcernKind::disability, {any_ground(grounds::disability_condition)}, kAnybody},
    Ground{ConcernKind::disability, {any_ground(grounds::disabled), any_ground(grounds::refused)}, kAnybody},
    Ground{ConcernKind::race, {any_ground(grounds::race_condition)}, kAnybody},
    Ground{ConcernKind::race,
           {any_ground(grounds::people), kSaid},
           kAnybody | any_ground(grounds::people_topic)},
    Ground{ConcernKind::age, {any_ground(grounds::age_condition)}, kAnybody},
    Ground{ConcernKind::age, {any_ground(grounds::aged), any_ground(grounds::refused)}, kAnybody},
};

// The span from the first phrase of a ground to the last.
std::optional<PhrasePlace> place_of(const Ground& ground, const FoundPhrases& found) {
    if (found.has_any(ground.unless)) return std::nullopt;
    std::optional<PhrasePlace> place;
    for (const PhraseGroups any : ground.all) {
        if (any == 0) continue;
        if (!found.has_any(any)) return std::nullopt;
        for (std::size_t group = 0; group < found.places.size(); ++group) {
            if (((found.groups & any) >> group & 1U) == 0) continue;
            const PhrasePlace& each = found.places[group];
            if (!place) place = each;
            place = PhrasePlace{std::min(place->begin, each.begin), std::max(place->end, each.end)};
        }
    }
    return place;
}

}  // namespace

std::vector<Discrimination> discrimination_in(std::string_view folded) {
    static const PhraseIndex index(grounds::kGroups);
    std::vector<Discrimination> all;
    for (std::size_t begin = 0; begin < folded.size();) {
        const std::string_view clause = folded.substr(begin, length_of_clause(folded.substr(begin)));
        const FoundPhrases found = index.find_in(clause);
        std::vector<Discrimination> here;
        const auto note = [&](ConcernKind kind, const PhrasePlace& place) {
            if (std::ranges::find(here, kind, &Discrimination::kind) == here.end())
                here.push_back({kind, {begin + place.begin, begin + place.end}});
        };
        for (const Ground& ground : kGrounds) {
            if (const auto place = place_of(ground, found)) note(ground.kind, *place);
        }
        const auto limit = found.has_any(kAnybody) ? std::nullopt : age_limit_in(clause);
        if (limit) note(ConcernKind::age, *limit);
        all.insert(all.end(), here.begin(), here.end());
        begin += clause.size();
    }
    return all;
}

}  // namespace hoigung::domain
