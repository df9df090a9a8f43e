#include "feeds/demo/plan.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "feeds/demo/dice.hpp"

namespace hoigung::feeds::demo {
namespace {

using domain::Employment;

constexpr std::array kEmployments{Employment::full_time, Employment::part_time, Employment::temp};
using PerEmployment = std::array<double, kEmployments.size()>;
using Counts = std::array<std::size_t, kEmployments.size()>;

std::size_t place_of(Employment employment) {
    return static_cast<std::size_t>(employment);
}

// The relative number of a company's jobs: chains and firms that serve many sites offer more.
std::size_t weight_of(const Employer& employer) {
    constexpr std::size_t kSmallest = 6;
    constexpr std::size_t kForSites = 8;
    return kSmallest + 2 * static_cast<std::size_t>(employer.sketch->branches) +
           (employer.kind->work_sites.empty() ? 0 : kForSites);
}

std::vector<JobPlan> share_out(const Material& material, const std::vector<Employer>& employers,
                               std::size_t count, std::uint64_t seed) {
    std::size_t total = 0;
    for (const Employer& employer : employers) total += weight_of(employer);
    std::vector<JobPlan> plans;
    if (total == 0) return plans;
    std::size_t sum = 0;
    for (std::size_t i = 0; i < employers.size(); ++i) {
        Dice dice(seed, "trades", i);
        std::vector<double> weights;
        const auto& without = employers[i].sketch->without;
        for (const WeightedType& job : employers[i].kind->jobs) {
            const bool is_of_no_use = std::ranges::find(without, job.type) != without.end();
            weights.push_back(is_of_no_use ? 0 : job.weight);
        }
        sum += weight_of(employers[i]);
        while (plans.size() < count * sum / total) {
            const WeightedType& job = employers[i].kind->jobs[dice.weighted(weights)];
            plans.push_back({&employers[i], &material.trade(job.type), {}, nullptr, {}, {}});
        }
    }
    return plans;
}

bool fits(const Occasion& occasion, const JobPlan& plan, base::Date start) {
    const auto has = [](const auto& list, const auto& value) {
        return std::ranges::find(list, value) != list.end();
    };
    const auto month = static_cast<int>(static_cast<unsigned>(start.month()));
    return has(occasion.types, plan.trade->type) &&
           (occasion.kinds.empty() || has(occasion.kinds, plan.employer->kind->id)) &&
           (occasion.months.empty() || has(occasion.months, month));
}

// A temp job lies in the future, so that nobody is shown one that is over.
void plan_occasion(const Material& material, JobPlan& plan, base::Date today, Dice& dice) {
    const std::chrono::sys_days start = std::chrono::sys_days(today) + std::chrono::days(dice.between(3, 32));
    std::vector<const Occasion*> fitting;
    for (const Occasion& occasion : material.occasions) {
        if (fits(occasion, plan, start)) fitting.push_back(&occasion);
    }
    if (fitting.empty()) return;
    plan.occasion = dice.pick(fitting);
    plan.first_day = start;
    plan.last_day =
        start + std::chrono::days(dice.between(plan.occasion->days.from, plan.occasion->days.to) - 1);
}

PerEmployment weights_of(const JobPlan& plan) {
    const EmploymentWeights& weights = plan.trade->employments;
    return {static_cast<double>(weights.full_time), static_cast<double>(weights.part_time),
            plan.occasion == nullptr ? 0.0 : static_cast<double>(weights.temp)};
}

// Factors for the trades' own weights with which the expected counts equal the wanted ones.
PerEmployment factors_for(const std::vector<JobPlan>& plans, const Counts& wanted) {
    constexpr int kRounds = 30;
    PerEmployment factors{1, 1, 1};
    for (int round = 0; round < kRounds; ++round) {
        PerEmployment expected{};
        for (const JobPlan& plan : plans) {
            const PerEmployment weights = weights_of(plan);
            double total = 0;
            for (std::size_t e = 0; e < weights.size(); ++e) total += weights[e] * factors[e];
            for (std::size_t e = 0; e < weights.size(); ++e) expected[e] += weights[e] * factors[e] / total;
        }
        for (std::size_t e = 0; e < factors.size(); ++e) {
            factors[e] *= static_cast<double>(wanted[e]) / expected[e];
        }
    }
    return factors;
}

// Moves jobs from an employment with too many to one with too few, where the trade allows it.
void move_to_wanted_counts(std::vector<JobPlan>& plans, const Counts& wanted, Counts counts, Dice& dice) {
    std::vector<JobPlan*> order;
    order.reserve(plans.size());
    for (JobPlan& plan : plans) order.push_back(&plan);
    dice.shuffle(order);
    for (JobPlan* plan : order) {
        const std::size_t from = place_of(plan->employment);
        if (counts[from] <= wanted[from]) continue;
        for (const Employment to : kEmployments) {
            if (counts[place_of(to)] >= wanted[place_of(to)] || weights_of(*plan)[place_of(to)] <= 0)
                continue;
            plan->employment = to;
            --counts[from];
            ++counts[place_of(to)];
            break;
        }
    }
    if (counts != wanted)
        throw std::logic_error("data/demo/: the trades do not allow the wanted employments");
}

void assign_employments(std::vector<JobPlan>& plans, Dice& dice) {
    constexpr std::size_t kPercentPartTime = 55;
    constexpr std::size_t kPercentFullTime = 30;
    Counts wanted{plans.size() * kPercentFullTime / 100, plans.size() * kPercentPartTime / 100, 0};
    wanted[2] = plans.size() - wanted[0] - wanted[1];
    const PerEmployment factors = factors_for(plans, wanted);
    Counts counts{};
    for (JobPlan& plan : plans) {
        PerEmployment weights = weights_of(plan);
        for (std::size_t e = 0; e < weights.size(); ++e) weights[e] *= factors[e];
        plan.employment = kEmployments[dice.weighted(weights)];
        ++counts[place_of(plan.employment)];
    }
    move_to_wanted_counts(plans, wanted, counts, dice);
}

}  // namespace

std::vector<JobPlan> plan_jobs(const Material& material, const std::vector<Employer>& employers,
                               std::size_t count, std::uint64_t seed, base::Date today) {
    std::vector<JobPlan> plans = share_out(material, employers, count, seed);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        Dice dice(seed, "occasion", i);
        plan_occasion(material, plans[i], today, dice);
    }
    Dice dice(seed, "employments", count);
    assign_employments(plans, dice);
    for (JobPlan& plan : plans) {
        if (plan.employment != Employment::temp) plan.occasion = nullptr;
    }
    return plans;
}

}  // namespace hoigung::feeds::demo
