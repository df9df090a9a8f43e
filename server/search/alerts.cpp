#include "search/alerts.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include <boost/unordered/unordered_flat_set.hpp>

#include "domain/search/job_distance.hpp"
#include "search/job_text.hpp"

namespace hoigung::search {
namespace {

using domain::AlertFilter;
using domain::JobAlertId;
using domain::JobPosting;

constexpr std::size_t kMostHours = 12;
constexpr std::size_t kMostDays = 7;
constexpr std::uint32_t kNoText = std::numeric_limits<std::uint32_t>::max();
// Steps of pay; alerts between two of them are checked one by one.
constexpr std::array<int, 14> kHourlySteps{40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 120, 150, 200};
constexpr std::array<int, 14> kMonthlySteps{8000,  10000, 12000, 13000, 14000, 15000, 16000,
                                            17000, 18000, 20000, 22000, 25000, 30000, 40000};
// Alerts are processed in pieces that stay in the L1 cache while all conditions are applied to them.
constexpr std::size_t kWordsAtOnce = 1024;
constexpr FacetGroup kChosen[] = {FacetGroup::district, FacetGroup::job_type, FacetGroup::employment,
                                  FacetGroup::working_day, FacetGroup::working_time};

// The index of the set that accepts a job with this number; the last one for a job without a number.
std::size_t bound_place(std::optional<double> number, std::size_t most) {
    if (!number || *number > static_cast<double>(most)) return most + 1;
    return static_cast<std::size_t>(std::max(0.0, std::ceil(*number)));
}

// The index of the first set of alerts that includes this wish.
template <std::size_t Count>
std::size_t wish_place(const std::array<int, Count>& steps, int pay) {
    return 1 + static_cast<std::size_t>(std::ranges::lower_bound(steps, pay) - steps.begin());
}

// The index of the set whose alerts are all satisfied by this pay; those of the next set may be.
template <std::size_t Count>
std::size_t pay_place(const std::array<int, Count>& steps, int pay) {
    return static_cast<std::size_t>(std::ranges::upper_bound(steps, pay) - steps.begin());
}

// The filter, narrowed to the bounds of its text.
AlertFilter narrowed_by(const Bounds& bounds, AlertFilter filter) {
    Bounds both{filter.hourly_rate, filter.monthly_rate, filter.max_days_per_week, {}, {}};
    if (filter.max_hours_per_day) both.hours_per_day = *filter.max_hours_per_day;
    both.tighten(bounds);
    filter.hourly_rate = both.hourly_rate;
    filter.monthly_rate = both.monthly_rate;
    filter.max_days_per_week = both.days_per_week;
    if (both.hours_per_day) filter.max_hours_per_day = static_cast<int>(*both.hours_per_day);
    return filter;
}

bool reaches(const std::optional<int>& promised, const std::optional<int>& wanted) {
    return !wanted || (promised && *promised >= *wanted);
}

}  // namespace

Alerts::Alerts(std::shared_ptr<const Dictionary> dictionary)
    : dictionary_(std::move(dictionary)),
      choosing_(dictionary_->facets.size()),
      choosers_(choosing_.size()),
      hours_(kMostHours + 2),
      days_(kMostDays + 2),
      hourly_(kHourlySteps.size() + 2),
      monthly_(kMonthlySteps.size() + 2) {}

void Alerts::put(JobAlertId id, const AlertFilter& filter) {
    remove(id);
    const Slot slot = take_slot(id);
    ids_[slot] = id;
    TextQuery text = dictionary_->read(filter.term).query();
    const AlertFilter narrowed = narrowed_by(text.bounds, filter);
    entries_[slot] = {narrowed.hourly_rate, narrowed.monthly_rate, text.bounds.near, kNoText};
    if (!text.bounds.near) set_bit(anywhere_.data(), slot);
    set_choices(slot, narrowed);
    set_bounds(slot, narrowed);
    set_text(slot, std::move(text));
}

void Alerts::remove(JobAlertId id) {
    const auto found = slots_.find(id);
    if (found == slots_.end()) return;
    release(found->second);
    slots_.erase(found);
}

Alerts::Slot Alerts::take_slot(JobAlertId id) {
    if (free_.empty()) {
        const auto first = static_cast<Slot>(entries_.size());
        const std::size_t size = std::max<std::size_t>(kWordBits, entries_.size() * 2);
        ids_.resize(size);
        entries_.resize(size);
        for (auto slot = static_cast<Slot>(size); slot > first; --slot) free_.push_back(slot - 1);
        const std::size_t words = words_for(size);
        without_text_.resize(words);
        anywhere_.resize(words);
        for (Set& set : not_choosing_) set.resize(words);
        for (auto* sets : {&choosing_, &hours_, &days_, &hourly_, &monthly_}) {
            for (Set& set : *sets) set.resize(words);
        }
    }
    const Slot slot = free_.back();
    free_.pop_back();
    slots_.emplace(id, slot);
    return slot;
}

void Alerts::set_choices(Slot slot, const AlertFilter& filter) {
    const FacetSpace& facets = dictionary_->facets;
    const auto choose = [&](FacetGroup group, bool is_asked, std::span<const FacetValue> values) {
        if (!is_asked) set_bit(not_choosing_[static_cast<std::size_t>(group)].data(), slot);
        for (const FacetValue value : values) {
            if (has_bit(choosing_[value].data(), slot)) continue;
            set_bit(choosing_[value].data(), slot);
            ++choosers_[value];
        }
    };
    const auto choose_each = [&](FacetGroup group, const auto& names, auto value_of) {
        std::vector<FacetValue> values;
        for (const auto& name : names) {
            if (const std::optional<FacetValue> value = value_of(name)) values.push_back(*value);
        }
        choose(group, !names.empty(), values);
    };
    choose(FacetGroup::district, !filter.districts.empty(), facets.places(filter.districts));
    choose_each(FacetGroup::job_type, filter.job_types,
                [&](const auto& code) { return facets.job_type(code); });
    choose_each(FacetGroup::employment, filter.employments,
                [&](auto employment) { return facets.employment(employment); });
    choose_each(FacetGroup::working_day, filter.working_days,
                [&](auto day) { return facets.working_day(day); });
    choose_each(FacetGroup::working_time, filter.working_times,
                [&](auto time) { return facets.working_time(time); });
}

void Alerts::set_bounds(Slot slot, const AlertFilter& filter) {
    const auto accept = [&](std::vector<Set>& sets, std::optional<int> most) {
        for (std::size_t number = 0; number < sets.size(); ++number) {
            if (!most || static_cast<int>(number) <= *most) set_bit(sets[number].data(), slot);
        }
        // The last set is for jobs with more than any bound, or without a number.
        if (most) clear_bit(sets.back().data(), slot);
    };
    accept(hours_, filter.max_hours_per_day);
    accept(days_, filter.max_days_per_week);
    const auto ask = [&](std::vector<Set>& sets, const auto& steps, std::optional<int> pay) {
        for (std::size_t i = pay ? wish_place(steps, *pay) : 0; i < sets.size(); ++i)
            set_bit(sets[i].data(), slot);
    };
    ask(hourly_, kHourlySteps, filter.hourly_rate);
    ask(monthly_, kMonthlySteps, filter.monthly_rate);
}

void Alerts::set_text(Slot slot, TextQuery text) {
    if (text.clauses.empty() && text.excluded.empty()) {
        set_bit(without_text_.data(), slot);
        return;
    }
    std::uint64_t key = 0;
    for (const Term term : text.excluded) key = scramble(key + term + 2);
    for (const Clause& clause : text.clauses) {
        for (const Term alternative : clause.any) key = scramble(key + alternative);
        key = scramble(key + 1);
    }
    const auto [found, is_new] = text_numbers_.try_emplace(key, static_cast<std::uint32_t>(texts_.size()));
    if (is_new) {
        const auto weightiest = std::ranges::max_element(text.clauses, {}, &Clause::weight);
        if (weightiest == text.clauses.end()) {
            texts_without_clause_.push_back(found->second);
        } else {
            for (const Term alternative : weightiest->any)
                texts_by_term_[alternative].push_back(found->second);
        }
        texts_.push_back({std::move(text.clauses), std::move(text.excluded), {}});
    }
    texts_[found->second].slots.push_back(slot);
    entries_[slot].text = found->second;
}

void Alerts::release(Slot slot) {
    for (std::size_t value = 0; value < choosing_.size(); ++value) {
        if (has_bit(choosing_[value].data(), slot)) --choosers_[value];
    }
    clear_bit(without_text_.data(), slot);
    clear_bit(anywhere_.data(), slot);
    for (Set& set : not_choosing_) clear_bit(set.data(), slot);
    for (auto* sets : {&choosing_, &hours_, &days_, &hourly_, &monthly_}) {
        for (Set& set : *sets) clear_bit(set.data(), slot);
    }
    if (entries_[slot].text != kNoText) std::erase(texts_[entries_[slot].text].slots, slot);
    free_.push_back(slot);
}

std::vector<JobAlertId> Alerts::matching(const domain::Job& job, const domain::Company& company) const {
    const Set text = accepting_text(job, company);
    Conditions conditions;
    add_choices(job.posting, conditions);
    add_bounds(job.posting, conditions);
    conditions.all.push_back({text.data()});
    conditions.surely.push_back(anywhere_.data());

    std::vector<Slot> found;
    std::array<Word, kWordsAtOnce> set;
    std::array<Word, kWordsAtOnce> room;
    for (std::size_t begin = 0; begin < text.size(); begin += kWordsAtOnce) {
        const std::size_t words = std::min(kWordsAtOnce, text.size() - begin);
        set.fill(~Word{0});
        for (const Either& either : conditions.all) {
            const Word* accepting = either.front() + begin;
            if (either.size() > 1) {
                std::copy_n(accepting, words, room.data());
                for (std::size_t i = 1; i < either.size(); ++i)
                    or_bits(room.data(), either[i] + begin, words);
                accepting = room.data();
            }
            and_bits(set.data(), accepting, words);
        }
        std::copy_n(set.data(), words, room.data());
        for (const Word* surely : conditions.surely) and_bits(room.data(), surely + begin, words);
        each_bit(set.data(), words, [&](std::size_t bit) {
            const std::size_t slot = begin * kWordBits + bit;
            if (has_bit(room.data(), bit) || accepts(entries_[slot], job.posting)) {
                __builtin_prefetch(&ids_[slot]);
                found.push_back(static_cast<Slot>(slot));
            }
        });
    }
    std::vector<JobAlertId> ids;
    ids.reserve(found.size());
    for (const Slot slot : found) ids.push_back(ids_[slot]);
    return ids;
}

void Alerts::add_choices(const JobPosting& posting, Conditions& conditions) const {
    std::vector<FacetValue> values;
    dictionary_->facets.values_of(posting, values);
    for (const FacetGroup group : kChosen) {
        Either either{not_choosing_[static_cast<std::size_t>(group)].data()};
        for (const FacetValue value : values) {
            const auto within = [&](FacetGroup other) {
                const auto span = dictionary_->facets.span(other);
                return value >= span.begin && value < span.end;
            };
            // Whole categories are chosen as job types.
            const bool is_choice =
                within(group) || (group == FacetGroup::job_type && within(FacetGroup::category));
            if (is_choice && choosers_[value] > 0) either.push_back(choosing_[value].data());
        }
        conditions.all.push_back(std::move(either));
    }
}

void Alerts::add_bounds(const JobPosting& posting, Conditions& conditions) const {
    const auto days = posting.working_days_per_week.least();
    conditions.all.push_back({hours_[bound_place(posting.working_hours_per_day.least(), kMostHours)].data()});
    conditions.all.push_back(
        {days_[bound_place(days ? std::optional<double>(*days) : std::nullopt, kMostDays)].data()});
    const auto add_pay = [&](const std::vector<Set>& sets, const auto& steps, std::optional<int> pay) {
        const std::size_t place = pay ? pay_place(steps, *pay) : 0;
        conditions.surely.push_back(sets[place].data());
        conditions.all.push_back({sets[pay ? place + 1 : place].data()});
    };
    add_pay(hourly_, kHourlySteps, posting.hourly_rate.most());
    add_pay(monthly_, kMonthlySteps, posting.monthly_rate.most());
}

Alerts::Set Alerts::accepting_text(const domain::Job& job, const domain::Company& company) const {
    Set set = without_text_;
    if (texts_.empty()) return set;
    std::vector<WeighedTerm> terms;
    JobAnalyser(dictionary_->lexicon).analyse(job, company, terms);
    boost::unordered_flat_set<Term> of_job;
    of_job.reserve(terms.size());
    for (const WeighedTerm& term : terms) of_job.insert(term.term);
    const auto meets = [&](const Text& text) {
        const auto has = [&](Term term) { return of_job.contains(term); };
        return std::ranges::all_of(
                   text.clauses,
                   [&](const Clause& clause) { return std::ranges::any_of(clause.any, has); }) &&
               std::ranges::none_of(text.excluded, has);
    };
    const auto take = [&](std::span<const std::uint32_t> numbers) {
        for (const std::uint32_t number : numbers) {
            if (!meets(texts_[number])) continue;
            for (const Slot slot : texts_[number].slots) set_bit(set.data(), slot);
        }
    };
    for (const Term term : of_job) {
        if (const auto found = texts_by_term_.find(term); found != texts_by_term_.end()) take(found->second);
    }
    take(texts_without_clause_);
    return set;
}

bool Alerts::accepts(const Entry& entry, const JobPosting& posting) const {
    const auto is_near = [&] {
        const auto metres = domain::metres_to_job(domain::DistanceFrom(*entry.near), posting);
        return metres && *metres <= domain::kNearMetres;
    };
    return reaches(posting.hourly_rate.most(), entry.hourly_rate) &&
           reaches(posting.monthly_rate.most(), entry.monthly_rate) && (!entry.near || is_near());
}

}  // namespace hoigung::search
