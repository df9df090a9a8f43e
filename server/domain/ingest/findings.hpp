#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

// The rule book: everything that can be said about a job, and what becomes of the job for it.
namespace hoigung::domain {

enum class FindingKind {
    text_missing,
    text_too_long,
    text_not_readable,
    too_few,
    too_many,
    not_in_range,
    range_reversed,
    unknown_value,
    stands_twice,
    below_minimum_wage,
    // Only when breaks are working hours, too.
    below_minimum_wage_with_breaks,
    pay_missing,
    place_missing,
    hours_incomplete,
    hours_overlap,
    hours_do_not_fit,
    dates_reversed,
    date_past,
    address_not_usable,
    contact_in_title,
    translation_missing,
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

enum class Weight {
    // No job comes in with it, whichever way.
    blocks,
    // An employer who types the job can and has to mend it; a feed cannot.
    blocks_here,
    // From the portal it comes in once the operator has released it; from anywhere else as with queue.
    waits,
    // It comes in, and the operator looks at it.
    queue,
    // It comes in; the employer should know.
    warns
};

[[nodiscard]] Weight weight_of(FindingKind kind);

// Something that is wrong with a job, or should be known of it.
struct Finding {
    FindingKind kind = FindingKind::text_missing;
    // What it is about, such as hourly_rate; empty for the whole job.
    std::string field;
    // What its sentence names: a limit, an amount, a code.
    std::string value{};
    // The wording that it is about, and its language.
    std::string words{};
    std::optional<Locale> locale{};
    // Whether the operator has let its words pass for this job.
    bool is_released = false;

    [[nodiscard]] Weight weight() const {
        const Weight weight = weight_of(kind);
        return weight == Weight::waits && is_released ? Weight::queue : weight;
    }
    [[nodiscard]] bool blocks() const {
        return weight() == Weight::blocks || weight() == Weight::blocks_here;
    }
    bool operator==(const Finding&) const = default;
};

// The finding as a sentence.
[[nodiscard]] std::string sentence_of(const Finding& finding, Locale locale);
// The ordinance or code of practice behind it; empty without one.
[[nodiscard]] std::string_view law_of(FindingKind kind, Locale locale);

// Everything that is found about a job as it would come in now, what blocks first.
[[nodiscard]] std::vector<Finding> findings_of(const JobLine& line, const ReferenceLists& lists,
                                               base::Timestamp now);
[[nodiscard]] bool any_blocks(const std::vector<Finding>& findings);
// The words of a job for which it waits for the operator when it comes from the portal: by its editor, a CSV
// file or a key that was made there. Empty when it does not have to wait.
[[nodiscard]] std::vector<std::string> words_to_release(const JobPosting& posting);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::FindingKind> {
    static constexpr std::array<std::string_view, 34> values{"text_missing",
                                                             "text_too_long",
                                                             "text_not_readable",
                                                             "too_few",
                                                             "too_many",
                                                             "not_in_range",
                                                             "range_reversed",
                                                             "unknown_value",
                                                             "stands_twice",
                                                             "below_minimum_wage",
                                                             "below_minimum_wage_with_breaks",
                                                             "pay_missing",
                                                             "place_missing",
                                                             "hours_incomplete",
                                                             "hours_overlap",
                                                             "hours_do_not_fit",
                                                             "dates_reversed",
                                                             "date_past",
                                                             "address_not_usable",
                                                             "contact_in_title",
                                                             "translation_missing",
                                                             "sex",
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

template <>
struct hoigung::base::EnumNames<hoigung::domain::Weight> {
    static constexpr std::array<std::string_view, 5> values{"blocks", "blocks_here", "waits", "queue",
                                                            "warns"};
};
