#include "domain/reference/employment_law.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

// The last item whose day has come; null when there is none.
template <class Item>
const Item* in_force(const std::vector<Item>& by_day, base::Date on) {
    const auto later = std::ranges::upper_bound(by_day, on, {}, &Item::from);
    return later == by_day.begin() ? nullptr : &*std::prev(later);
}

}  // namespace

int CasualScale::share_of(double income) const {
    int share = 0;
    for (const Step& step : steps) {
        if (income >= step.income) share = step.share;
    }
    return share;
}

EmploymentLaw::EmploymentLaw(Contents contents, const std::vector<MinimumWage>& minimum_wages)
    : contents_(std::move(contents)) {
    for (const MinimumWage& wage : minimum_wages) {
        contents_.numbers.push_back({LegalQuantity::minimum_wage_cents, wage.cents_per_hour, wage.from,
                                     std::nullopt, contents_.minimum_wage});
    }
    for (const LegalNumber& number : contents_.numbers)
        numbers_[static_cast<std::size_t>(number.quantity)].push_back(number);
    for (auto& of_quantity : numbers_) std::ranges::stable_sort(of_quantity, {}, &LegalNumber::from);
    std::ranges::stable_sort(contents_.casual_scales, {}, &CasualScale::from);
}

const LegalNumber* EmploymentLaw::number(LegalQuantity quantity, base::Date on) const {
    return in_force(numbers_[static_cast<std::size_t>(quantity)], on);
}

const CasualScale* EmploymentLaw::casual_scale(base::Date on) const {
    return in_force(contents_.casual_scales, on);
}

const Ordinance* EmploymentLaw::ordinance(const LegalSource& source) const {
    const auto found = std::ranges::find(contents_.ordinances, source.ordinance, &Ordinance::code);
    return found == contents_.ordinances.end() ? nullptr : &*found;
}

}  // namespace hoigung::domain
