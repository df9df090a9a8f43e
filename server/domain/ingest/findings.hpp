#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

// The rule book: every finding that a job can have, and its effect on the job.
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
    // Only when breaks count as working hours.
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
    // Refuses the job, from every source.
    blocks,
    // Refuses a job that an employer types and can mend; a job of a feed is accepted.
    blocks_here,
    // A job of the portal is held until the operator has released it; from any other source it is treated as
    // queue.
    waits,
    // Accepted, and queued for the operator's review.
    queue,
    // Accepted, with a warning for the employer.
    warns
};

[[nodiscard]] Weight weight_of(FindingKind kind);

// A problem of a job, or advice about it.
struct Finding {
    FindingKind kind = FindingKind::text_missing;
    // The field that it is about, such as hourly_rate; empty for the whole job.
    std::string field;
    // The value that its sentence names: a limit, an amount, a code.
    std::string value{};
    // The wording that it is about, and its language.
    std::string words{};
    std::optional<Locale> locale{};
    // Whether the operator has released its words for this job.
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

// All findings about a job if it were published now, blocking ones first.
[[nodiscard]] std::vector<Finding> findings_of(const JobLine& line, const ReferenceLists& lists,
                                               base::Timestamp now);
[[nodiscard]] bool any_blocks(const std::vector<Finding>& findings);
// The words for which a job of the portal (its editor, a CSV file or a key that was made there) is held for
// the operator. Empty when it need not be held.
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
