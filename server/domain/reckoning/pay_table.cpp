#include "domain/reckoning/pay_table.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

#include "base/hash.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kFewestJobs = 10;
constexpr int kFewestCompanies = 5;

std::optional<int> middle_of(const Range<int>& rate) {
    if (rate.empty()) return std::nullopt;
    return (*rate.least() + *rate.most()) / 2;
}

using Entry = PayTable::Entry;

// The entries of open jobs: one for each of a job's types in each of its districts.
class Entries {
  public:
    void add(const Catalogue& catalogue, const Job* job) {
        if (job == nullptr || !catalogue.is_open(*job)) return;
        add(*job, job->posting.hourly_rate, PayUnit::hour);
        add(*job, job->posting.monthly_rate, PayUnit::month);
    }
    [[nodiscard]] std::vector<Entry> take() {
        std::ranges::sort(entries_);
        return std::move(entries_);
    }

  private:
    void add(const Job& job, const Range<int>& rate, PayUnit unit) {
        const auto amount = middle_of(rate);
        if (!amount) return;
        std::set<PayGroup> groups;
        for (const std::string& type : job.posting.job_types) {
            for (const Address& address : job.posting.addresses)
                groups.insert(pay_group(type, address.district, unit));
        }
        for (const PayGroup group : groups) entries_.push_back({group, *amount, job.company_id});
    }

    std::vector<Entry> entries_;
};

// The entries of jobs before and after a change.
std::pair<std::vector<Entry>, std::vector<Entry>> entries_of(const Catalogue& before, const Catalogue& after,
                                                             std::span<const JobId> jobs) {
    Entries gone;
    Entries came;
    for (const JobId id : jobs) {
        gone.add(before, before.job(id));
        came.add(after, after.job(id));
    }
    return {gone.take(), came.take()};
}

int count_companies(const std::vector<Entry>& entries) {
    std::set<CompanyId> companies;
    for (const Entry& entry : entries) companies.insert(entry.company);
    return static_cast<int>(companies.size());
}

// The entries of one group, possibly none.
std::span<const Entry> of_group(std::span<const Entry> entries, PayGroup group) {
    const auto begin = std::ranges::lower_bound(entries, group, {}, &Entry::group);
    const auto end = std::ranges::upper_bound(entries, group, {}, &Entry::group);
    return {begin, end};
}

}  // namespace

PayGroup pay_group(std::string_view job_type, std::string_view district, PayUnit unit) {
    std::string key(job_type);
    key.append(1, '/').append(district).append(unit == PayUnit::hour ? "/h" : "/m");
    return base::stable_hash(key);
}

std::optional<ComparedPay> compared_pay(const JobPosting& posting) {
    if (const auto amount = middle_of(posting.monthly_rate)) return ComparedPay{PayUnit::month, *amount};
    if (const auto amount = middle_of(posting.hourly_rate)) return ComparedPay{PayUnit::hour, *amount};
    return std::nullopt;
}

PayTable::PayTable(const Catalogue& catalogue) {
    Entries all;
    for (const Job* job : catalogue.open_jobs()) all.add(catalogue, job);
    change({}, all.take());
}

PayTable PayTable::with(const Catalogue& before, const Catalogue& after, std::span<const JobId> jobs) const {
    const auto [gone, came] = entries_of(before, after, jobs);
    PayTable next = *this;
    next.change(gone, came);
    return next;
}

void PayTable::change(std::span<const Entry> gone, std::span<const Entry> came) {
    std::set<PayGroup> touched;
    for (const Entry& entry : gone) touched.insert(entry.group);
    for (const Entry& entry : came) touched.insert(entry.group);
    std::vector<std::pair<PayGroup, std::shared_ptr<const Group>>> changed;
    for (const PayGroup key : touched) {
        const auto* before = groups_.find(key);
        std::vector<Entry> kept;
        if (before != nullptr)
            std::ranges::set_difference((*before)->entries, of_group(gone, key), std::back_inserter(kept));
        auto group = std::make_shared<Group>();
        std::ranges::merge(kept, of_group(came, key), std::back_inserter(group->entries));
        group->companies = count_companies(group->entries);
        changed.emplace_back(key, std::move(group));
    }
    groups_ = groups_.with(std::move(changed));
}

std::optional<PayAmong> PayTable::among(PayGroup group, int amount) const {
    const auto* found = groups_.find(group);
    if (found == nullptr) return std::nullopt;
    const std::vector<Entry>& entries = (*found)->entries;
    const int companies = (*found)->companies;
    if (entries.size() < kFewestJobs || companies < kFewestCompanies) return std::nullopt;
    const auto at = [&](std::size_t quarters) { return entries[(entries.size() - 1) * quarters / 4].amount; };
    const auto below = std::ranges::lower_bound(entries, amount, {}, &Entry::amount) - entries.begin();
    return PayAmong{at(1),
                    at(2),
                    at(3),
                    static_cast<int>(below * 100 / std::ssize(entries)),
                    static_cast<int>(entries.size()),
                    companies};
}

std::vector<PayGroup> changed_pay_groups(const Catalogue& before, const Catalogue& after,
                                         std::span<const JobId> jobs) {
    const auto [gone, came] = entries_of(before, after, jobs);
    std::vector<Entry> different;
    std::ranges::set_symmetric_difference(gone, came, std::back_inserter(different));
    std::vector<PayGroup> groups;
    groups.reserve(different.size());
    for (const Entry& entry : different) groups.push_back(entry.group);
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    return groups;
}

}  // namespace hoigung::domain
