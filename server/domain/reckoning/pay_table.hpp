#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/shared_map.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/reckoning/pay_in_other_unit.hpp"

namespace hoigung::domain {

// How a pay compares with open jobs of the same type and district, in whole dollars.
struct PayAmong {
    int lower = 0;
    int middle = 0;
    int upper = 0;
    int percent_below = 0;
    int jobs = 0;
    int companies = 0;
};

// Open jobs of one type, in one district, that are paid by the hour or by the month.
using PayGroup = std::uint64_t;
[[nodiscard]] PayGroup pay_group(std::string_view job_type, std::string_view district, PayUnit unit);

// A job's unit and the middle of the range that it offers; by the month when it gives both. std::nullopt for
// negotiable pay.
struct ComparedPay {
    PayUnit unit = PayUnit::hour;
    int amount = 0;
};
[[nodiscard]] std::optional<ComparedPay> compared_pay(const JobPosting& posting);

// The pay of all open jobs by groups. Immutable, like the catalogue that it belongs to: a change copies only
// the groups that it touches.
class PayTable {
  public:
    PayTable() = default;
    explicit PayTable(const Catalogue& catalogue);
    // The table after a change of these jobs. They must include every job of a changed company.
    [[nodiscard]] PayTable with(const Catalogue& before, const Catalogue& after,
                                std::span<const JobId> jobs) const;

    // std::nullopt while there are fewer than ten such jobs of five companies, so that no company's pay can
    // be inferred.
    [[nodiscard]] std::optional<PayAmong> among(PayGroup group, int amount) const;

    // A job's pay in one group.
    struct Entry {
        PayGroup group = 0;
        int amount = 0;
        CompanyId company;

        auto operator<=>(const Entry&) const = default;
    };

  private:
    struct Group {
        // Sorted by amount.
        std::vector<Entry> entries;
        int companies = 0;
    };

    // Takes sorted entries out and puts sorted entries in.
    void change(std::span<const Entry> gone, std::span<const Entry> came);

    base::SharedMap<PayGroup, std::shared_ptr<const Group>> groups_;
};

// The groups that a change of these jobs touches; sorted.
[[nodiscard]] std::vector<PayGroup> changed_pay_groups(const Catalogue& before, const Catalogue& after,
                                                       std::span<const JobId> jobs);

}  // namespace hoigung::domain
