#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/search/alert_index.hpp"
#include "search/bits.hpp"
#include "search/dictionary.hpp"
#include "search/text_query.hpp"

namespace hoigung::search {

// Stored alerts as bit sets: for every value that a job can have, the set of alerts that accept it. A job
// matches the alerts that are in the sets of all its values.
class Alerts final : public domain::AlertIndex {
  public:
    explicit Alerts(std::shared_ptr<const Dictionary> dictionary);

    void put(domain::JobAlertId id, const domain::AlertFilter& filter) override;
    void remove(domain::JobAlertId id) override;
    [[nodiscard]] std::vector<domain::JobAlertId> matching(const domain::Job& job,
                                                           const domain::Company& company) const override;

    [[nodiscard]] std::size_t size() const { return slots_.size(); }

  private:
    // An alert's index in all sets.
    using Slot = std::uint32_t;
    using Set = std::vector<Word>;

    // Alerts with the same text.
    struct Text {
        std::vector<Clause> clauses;
        std::vector<Term> excluded;
        std::vector<Slot> slots;
    };
    struct Entry {
        std::optional<int> hourly_rate;
        std::optional<int> monthly_rate;
        std::optional<domain::Coordinates> near;
        std::uint32_t text = 0;
    };

    Slot take_slot(domain::JobAlertId id);
    void set_choices(Slot slot, const domain::AlertFilter& filter);
    void set_bounds(Slot slot, const domain::AlertFilter& filter);
    void set_text(Slot slot, TextQuery text);
    void release(Slot slot);

    // An alert must be in at least one of these sets.
    using Either = std::vector<const Word*>;
    // The conditions that an alert must satisfy. Alerts that satisfy them but are not in all of `surely` must
    // be checked one by one for their pay and their place.
    struct Conditions {
        std::vector<Either> all;
        std::vector<const Word*> surely;
    };

    void add_choices(const domain::JobPosting& posting, Conditions& conditions) const;
    void add_bounds(const domain::JobPosting& posting, Conditions& conditions) const;
    [[nodiscard]] Set accepting_text(const domain::Job& job, const domain::Company& company) const;
    [[nodiscard]] bool accepts(const Entry& entry, const domain::JobPosting& posting) const;

    std::shared_ptr<const Dictionary> dictionary_;
    boost::unordered_flat_map<domain::JobAlertId, Slot, std::hash<domain::JobAlertId>> slots_;
    // Separate from `entries_`, which is read for only a few alerts.
    std::vector<domain::JobAlertId> ids_;
    std::vector<Entry> entries_;
    std::vector<Slot> free_;

    Set without_text_;
    // Alerts without a station.
    Set anywhere_;
    // By facet value: the alerts that chose it, and their number; by group: the alerts that chose nothing.
    std::vector<Set> choosing_;
    std::vector<std::uint32_t> choosers_;
    std::array<Set, kFacetGroups> not_choosing_;
    // By number: the alerts that accept a job with so many hours a day or days a week. The last set has the
    // alerts without a bound.
    std::vector<Set> hours_;
    std::vector<Set> days_;
    // The first set has the alerts without a wish for pay, the following ones also those that want at most
    // each step, the last one all alerts.
    std::vector<Set> hourly_;
    std::vector<Set> monthly_;

    std::vector<Text> texts_;
    boost::unordered_flat_map<std::uint64_t, std::uint32_t> text_numbers_;
    // Texts by each term of their weightiest clause, and texts that have no clause and only exclude terms.
    boost::unordered_flat_map<Term, std::vector<std::uint32_t>> texts_by_term_;
    std::vector<std::uint32_t> texts_without_clause_;
};

}  // namespace hoigung::search
