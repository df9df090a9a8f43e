#include "domain/catalogue/catalogue.hpp"

#include <algorithm>
#include <stdexcept>

#include "domain/catalogue/put_items.hpp"

namespace hoigung::domain {
namespace {

bool is_shown(const auto& item) {
    return !item.is_hidden;
}

bool is_shown(const Banner& banner) {
    return !banner.is_hidden && !banner.cover_image.empty();
}

template <class Item>
void put(std::vector<Item>& items, std::vector<Item> changed) {
    put_items(items, std::move(changed), [](const Item& item) { return is_shown(item); });
}

template <class Item>
auto shared_by_id(std::vector<Item> items) {
    std::vector<std::pair<decltype(Item::id), std::shared_ptr<const Item>>> shared;
    shared.reserve(items.size());
    for (Item& item : items) {
        const auto id = item.id;
        shared.emplace_back(id, std::make_shared<const Item>(std::move(item)));
    }
    return shared;
}

template <class Item>
void sort_by_sequence(std::vector<Item>& items) {
    std::ranges::sort(items, [](const Item& left, const Item& right) {
        return left.sequence != right.sequence ? left.sequence < right.sequence : left.id < right.id;
    });
}

}  // namespace

bool newer(const Job& left, const Job& right) {
    return left.published_at != right.published_at ? left.published_at > right.published_at
                                                   : left.id < right.id;
}

Catalogue::Catalogue(CatalogueRows rows, std::int64_t after_edition) {
    *this = Catalogue{}.with(std::move(rows));
    edition_offset_ = std::max<std::int64_t>(0, after_edition + 1 - version_);
}

Catalogue Catalogue::with(CatalogueRows changed) const {
    Catalogue next = *this;
    next.version_ = std::max(version_, changed.version);
    next.token_ = std::move(changed.token);
    next.closed_before_ = std::max(closed_before_, changed.closed_before);
    const bool companies_changed = !changed.companies.empty();
    next.companies_ = companies_.with(shared_by_id(std::move(changed.companies)));
    next.put_jobs(std::move(changed.jobs));
    if (companies_changed) next.rebuild_open_jobs();

    put(next.lists_, std::move(changed.lists));
    put(next.banners_, std::move(changed.banners));
    put(next.featured_companies_, std::move(changed.featured_companies));
    put(next.bids_, std::move(changed.bids));
    sort_by_sequence(next.lists_);
    sort_by_sequence(next.banners_);
    sort_by_sequence(next.featured_companies_);
    return next;
}

Catalogue Catalogue::beside(std::vector<Job> jobs) const {
    std::erase_if(jobs, [this](const Job& job) { return companies_.find(job.company_id) == nullptr; });
    Catalogue more = *this;
    more.jobs_ = jobs_.with(shared_by_id(std::move(jobs)));
    return more;
}

Catalogue Catalogue::without_closed_before(base::Timestamp moment) const {
    Catalogue less = *this;
    less.closed_before_ = std::max(closed_before_, moment);
    less.jobs_ = jobs_.without([moment](const std::shared_ptr<const Job>& job) {
        return (job->state == JobState::closed || job->is_removed) && job->updated_at < moment;
    });
    return less;
}

void Catalogue::put_jobs(std::vector<Job> changed) {
    if (changed.empty()) return;
    // A batch may contain a job twice: only the last one counts.
    std::vector<JobId> ids;
    ids.reserve(changed.size());
    for (const Job& job : changed) ids.push_back(job.id);
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    std::vector<const Job*> replaced;
    for (const JobId id : ids) {
        if (const Job* before = known_job(id)) replaced.push_back(before);
    }
    jobs_ = jobs_.with(shared_by_id(std::move(changed)));
    std::vector<const Job*> opened;
    for (const JobId id : ids) {
        const Job* current = known_job(id);
        if (is_open(*current)) opened.push_back(current);
    }
    const auto by_age = [](const Job* left, const Job* right) { return newer(*left, *right); };
    std::ranges::sort(replaced);
    std::ranges::sort(opened, by_age);

    std::vector<const Job*> kept;
    kept.reserve(open_jobs_.size());
    std::ranges::copy_if(open_jobs_, std::back_inserter(kept),
                         [&](const Job* job) { return !std::ranges::binary_search(replaced, job); });
    open_jobs_.clear();
    open_jobs_.reserve(kept.size() + opened.size());
    std::ranges::merge(kept, opened, std::back_inserter(open_jobs_), by_age);
}

void Catalogue::rebuild_open_jobs() {
    open_jobs_.clear();
    each_job([this](const Job& job) {
        if (is_open(job)) open_jobs_.push_back(&job);
    });
    std::ranges::sort(open_jobs_, [](const Job* left, const Job* right) { return newer(*left, *right); });
}

const Job* Catalogue::known_job(JobId id) const {
    const auto* found = jobs_.find(id);
    return found == nullptr ? nullptr : found->get();
}

const Job* Catalogue::job(JobId id) const {
    const Job* found = known_job(id);
    return found == nullptr || found->is_removed ? nullptr : found;
}

std::shared_ptr<const Job> Catalogue::shared_job(JobId id) const {
    const auto* found = jobs_.find(id);
    return found == nullptr || (*found)->is_removed ? nullptr : *found;
}

const Company* Catalogue::company(CompanyId id) const {
    const auto* found = companies_.find(id);
    return found == nullptr || (*found)->is_removed ? nullptr : found->get();
}

const Company& Catalogue::company_of(const Job& job) const {
    const auto* found = companies_.find(job.company_id);
    if (found == nullptr) throw std::logic_error("a job of a company that is not in the catalogue");
    return **found;
}

bool Catalogue::is_open(const Job& job) const {
    return job.state == JobState::published && !company_of(job).is_suspended;
}

const JobList* Catalogue::job_list(JobListId id) const {
    const auto found = std::ranges::find(lists_, id, &JobList::id);
    return found == lists_.end() ? nullptr : &*found;
}

}  // namespace hoigung::domain
