#include "domain/snapshot/freshness.hpp"

#include <algorithm>

#include "domain/catalogue/stated_jobs.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

// An answer that became invalid more than a second ago is never shown.
constexpr auto kDueAfter = 750ms;
constexpr auto kDoubtfulAfter = 900ms;
// With fewer changes per second, a cached answer is compared with each of them.
constexpr std::size_t kManyChanges = 3;

template <class Id>
bool have_common(const std::vector<Id>& few, const std::vector<Id>& sorted) {
    return !sorted.empty() &&
           std::ranges::any_of(few, [&](const Id& id) { return std::ranges::binary_search(sorted, id); });
}

// Whether one of the jobs, in its current state, enters the list.
bool comes_into(const RelatedList& list, const std::vector<JobId>& jobs, const CatalogueSnapshot& now) {
    const Job* to = now.catalogue.known_job(list.to);
    const Job* last = now.catalogue.known_job(list.last);
    return std::ranges::any_of(jobs, [&](JobId id) {
        const Job* job = now.catalogue.job(id);
        if (job == nullptr || id == list.to || !now.catalogue.is_open(*job)) return false;
        return to == nullptr || last == nullptr || now.search->is_more_like(*to, *job, *last);
    });
}

// Whether one of the jobs, before or after the change, can match one of the searches.
bool is_searched_for(const CatalogueChange& change, const AnswerDependencies& kept) {
    if (kept.searches.empty() || change.jobs.empty()) return false;
    const auto is_wanted = [&](const auto& terms) { return kept.is_searched_for(terms); };
    return !change.terms || std::ranges::any_of(*change.terms, is_wanted);
}

bool concerns(const CatalogueChange& change, const AnswerDependencies& kept, const CatalogueSnapshot& now) {
    if (change.of_everything || (change.of_lists && kept.lists != AnswerDependencies::Lists::none))
        return true;
    if (kept.lists == AnswerDependencies::Lists::any_by_words && !change.jobs.empty()) return true;
    return have_common(kept.jobs, change.jobs) || have_common(kept.companies, change.companies) ||
           have_common(kept.pay_groups, change.pay_groups) || is_searched_for(change, kept) ||
           std::ranges::any_of(kept.related,
                               [&](const RelatedList& list) { return comes_into(list, change.jobs, now); });
}

// With more jobs, comparing terms is not worth its cost.
constexpr std::size_t kMostAnalysed = 20;

std::vector<std::vector<std::uint64_t>> terms_in(const Catalogue& catalogue, const JobTerms& index,
                                                 const std::vector<JobId>& jobs) {
    std::vector<std::vector<std::uint64_t>> terms;
    for (const JobId id : jobs)
        if (const Job* job = catalogue.job(id))
            terms.push_back(index.terms_of(*job, catalogue.company_of(*job)));
    return terms;
}

// Whether a job is unchanged except for its description.
bool stands_as_before(const Job* before, const Job* after) {
    if (before == nullptr || after == nullptr) return before == after;
    Job same = *before;
    same.posting.description = after->posting.description;
    same.updated_at = after->updated_at;
    return same == *after;
}

}  // namespace

Freshness freshness_of(std::int64_t true_for, const AnswerDependencies& dependencies,
                       const CatalogueSnapshot& now, RecentChanges::Time at) {
    if (true_for == now.catalogue.edition()) return Freshness::current;
    const auto changes = now.recent_changes.after(true_for);
    if (!changes || changes->empty()) return Freshness::doubtful;
    const auto first = std::ranges::find_if(*changes, [&](const RecentChanges::Entry& entry) {
        return concerns(*entry.change, dependencies, now);
    });
    if (first == changes->end()) return Freshness::current;
    if (at - first->at > kDoubtfulAfter || now.recent_changes.count_since(at - 1s) < kManyChanges)
        return Freshness::doubtful;
    const bool shows_withdrawn = std::any_of(first, changes->end(), [&](const RecentChanges::Entry& entry) {
        return have_common(dependencies.jobs, entry.change->withdrawn);
    });
    if (shows_withdrawn) return Freshness::doubtful;
    return at - first->at > kDueAfter ? Freshness::due : Freshness::recent;
}

CatalogueChange change_between(const Catalogue& before, const Catalogue& after, const JobTerms& index,
                               std::vector<JobId> jobs, std::vector<CompanyId> companies,
                               bool is_of_showcase) {
    CatalogueChange change;
    const auto is_open = [](const Catalogue& catalogue, JobId id) {
        const Job* job = catalogue.job(id);
        return job != nullptr && catalogue.is_open(*job);
    };
    change.of_lists = is_of_showcase || !companies.empty();
    change.jobs = std::move(jobs);
    change.companies = std::move(companies);
    for (const JobId id : change.jobs) {
        if (is_open(before, id) && !is_open(after, id)) change.withdrawn.push_back(id);
        const Job* now = after.known_job(id);
        change.of_lists = change.of_lists || !stands_as_before(before.known_job(id), now);
        if (now != nullptr) change.companies.push_back(now->company_id);
    }
    if (change.jobs.size() <= kMostAnalysed) {
        change.terms = terms_in(before, index, change.jobs);
        for (auto& terms : terms_in(after, index, change.jobs)) change.terms->push_back(std::move(terms));
    }
    change.pay_groups = changed_pay_groups(before, after, change.jobs);
    change.of_everything = stated_jobs(before.open_jobs().size()) != stated_jobs(after.open_jobs().size());
    std::ranges::sort(change.jobs);
    std::ranges::sort(change.withdrawn);
    std::ranges::sort(change.companies);
    return change;
}

}  // namespace hoigung::domain
