#include "app/catalogue_follower.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/log.hpp"
#include "base/outage.hpp"
#include "domain/snapshot/freshness.hpp"
#include "domain/snapshot/old_jobs.hpp"
#include "store/saved_catalogue.hpp"

namespace hoigung::app {
namespace {

// How often work that no change calls for is looked at, and a failed poll is repeated.
constexpr std::chrono::milliseconds kTurn{200};
// Changes that follow each other this closely are taken together: a snapshot costs the same whatever changed,
// and must not take more than a share of the time.
constexpr std::chrono::milliseconds kLeastRest{40};
constexpr std::chrono::milliseconds kLongestRest{100};
constexpr int kRestShare = 15;
// How often jobs that were closed long ago are dropped from memory.
constexpr std::chrono::hours kLeavingInterval{1};

}  // namespace

CatalogueFollower::CatalogueFollower(domain::CatalogueStore& store, domain::LiveCatalogue& live_catalogue,
                                     std::shared_ptr<const search::Dictionary> dictionary,
                                     std::filesystem::path index_file, std::atomic<bool>& connected,
                                     base::Metrics& metrics, const base::Clock& clock)
    : store_(store),
      live_catalogue_(live_catalogue),
      dictionary_(std::move(dictionary)),
      index_file_(std::move(index_file)),
      connected_(connected),
      clock_(clock),
      open_jobs_(metrics.gauge("hoigung_open_jobs", "Jobs that are open")),
      jobs_(metrics.gauge("hoigung_jobs_in_memory", "Jobs in memory, in any state")),
      version_(metrics.gauge("hoigung_catalogue_version", "Number of the last change in the catalogue")) {}

CatalogueFollower::~CatalogueFollower() {
    stop();
}

void CatalogueFollower::load() {
    set_complete_until(std::chrono::steady_clock::now());
    domain::Catalogue catalogue = load_catalogue();
    auto index = load_index(catalogue);
    const domain::RecentChanges none(catalogue.edition());
    auto pay_table = std::make_shared<const domain::PayTable>(catalogue);
    publish(std::move(catalogue), std::make_shared<const search::Index>(std::move(index)), none,
            std::move(pay_table));
    connected_ = true;
}

domain::Catalogue CatalogueFollower::load_catalogue() {
    const auto edition = live_catalogue_.snapshot()->catalogue.edition();
    const auto closed_before = clock_.now() - domain::kClosedJobsStay;
    const auto load_all = [&] {
        return domain::Catalogue(store_.load_without_closed_before(closed_before), edition);
    };
    began_with_saved_ = false;
    if (catalogue_file_.empty()) return load_all();
    auto saved = store::load_saved_catalogue(catalogue_file_);
    if (!saved.ok()) {
        base::log::info("the saved catalogue is not used: {}", saved.error().message);
        return load_all();
    }
    auto showcase = store_.showcase();
    saved->lists = std::move(showcase.lists);
    saved->banners = std::move(showcase.banners);
    saved->featured_companies = std::move(showcase.featured_companies);
    saved->bids = std::move(showcase.bids);
    auto changed = store_.changes_since(saved->version);
    if (changed.version < saved->version || changed.seen_token != saved->token) {
        base::log::info("the saved catalogue is not used: it is of another history, or too old");
        return load_all();
    }
    began_with_saved_ = true;
    return domain::Catalogue(std::move(saved).value(), edition)
        .with(std::move(changed))
        .without_closed_before(closed_before);
}

search::Index CatalogueFollower::load_index(const domain::Catalogue& catalogue) {
    if (index_file_.empty()) return {catalogue, dictionary_};
    return search::load_or_build(
        catalogue, dictionary_, index_file_,
        [&](const search::SavedIndex::Origin& origin) -> std::optional<std::vector<domain::JobId>> {
            if (origin.version > catalogue.version()) return std::nullopt;
            const auto changed = store_.changes_since(origin.version);
            if (search::SavedIndex::origin_of(origin.version, changed.seen_token) != origin)
                return std::nullopt;
            std::vector<domain::JobId> jobs;
            std::vector<domain::CompanyId> companies;
            for (const domain::Job& job : changed.jobs) jobs.push_back(job.id);
            for (const domain::Company& company : changed.companies) companies.push_back(company.id);
            return search::touched_jobs(catalogue, jobs, companies);
        });
}

void CatalogueFollower::save_index() {
    if (index_file_.empty()) return;
    const std::lock_guard lock(saving_);
    const auto snapshot = live_catalogue_.snapshot();
    const auto index = std::dynamic_pointer_cast<const search::Index>(snapshot->search);
    const auto origin =
        search::SavedIndex::origin_of(snapshot->catalogue.version(), snapshot->catalogue.token());
    if (!index || saved_ == origin) return;
    const auto saved = search::SavedIndex::save(*index, snapshot->catalogue, index_file_);
    if (saved.ok()) {
        saved_ = origin;
    } else {
        base::log::warning("the search index was not saved: {}", saved.error().message);
    }
    if (catalogue_file_.empty()) return;
    if (const auto kept = store::save_catalogue(snapshot->catalogue, catalogue_file_); !kept.ok())
        base::log::warning("the catalogue was not saved: {}", kept.error().message);
}

void CatalogueFollower::start() {
    thread_ = std::thread([this] { follow(); });
}

void CatalogueFollower::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_all();
    if (!thread_.joinable()) return;
    thread_.join();
    save_index();
}

void CatalogueFollower::poll_now() {
    {
        const std::lock_guard lock(mutex_);
        poll_requested_ = true;
    }
    woken_.notify_all();
}

void CatalogueFollower::told(const store::Watermarks* marks) {
    if (marks == nullptr) return poll_now();
    const auto snapshot = live_catalogue_.snapshot();
    const bool is_current = marks->catalogue == snapshot->catalogue.version() &&
                            marks->catalogue_token == snapshot->catalogue.token();
    if (!is_current) return poll_now();
    const std::lock_guard lock(mutex_);
    complete_until_ = std::max(complete_until_, marks->read_at);
}

domain::RecentChanges::Time CatalogueFollower::set_complete_until(domain::RecentChanges::Time moment) {
    const std::lock_guard lock(mutex_);
    return std::exchange(complete_until_, moment);
}

void CatalogueFollower::follow() {
    for (;;) {
        bool is_asked = false;
        {
            std::unique_lock lock(mutex_);
            woken_.wait_for(lock, kTurn, [this] { return poll_requested_ || stopping_; });
            if (stopping_) return;
            is_asked = std::exchange(poll_requested_, false) || !connected_;
        }
        try {
            const auto began = std::chrono::steady_clock::now();
            const bool changed = is_asked && poll();
            merge_segments();
            leave_old_jobs();
            if (changed) rest_after(std::chrono::steady_clock::now() - began);
            if (!connected_.exchange(true)) base::log::info("the catalogue follows its store again");
        } catch (const base::Outage& outage) {
            if (connected_.exchange(false))
                base::log::warning("the catalogue has lost its store: {}", outage.what());
        } catch (const std::exception& problem) {
            connected_ = false;
            base::log::error("the catalogue could not be followed: {}", problem.what());
        }
    }
}

void CatalogueFollower::rest_after(std::chrono::steady_clock::duration work) {
    const auto pause =
        std::clamp<std::chrono::steady_clock::duration>(kRestShare * work, kLeastRest, kLongestRest);
    std::unique_lock lock(mutex_);
    woken_.wait_for(lock, pause, [this] { return stopping_; });
}

bool CatalogueFollower::poll() {
    const auto began = std::chrono::steady_clock::now();
    const auto snapshot = live_catalogue_.snapshot();
    auto changed = store_.changes_since(snapshot->catalogue.version());
    if (changed.version < snapshot->catalogue.version() ||
        changed.seen_token != snapshot->catalogue.token()) {
        base::log::warning("the store has another history, or changes were swept away: loading it anew");
        load();
        return true;
    }
    // The new changes were written after the previous poll.
    const auto written_after = set_complete_until(began);
    if (changed.version == snapshot->catalogue.version()) return false;
    std::vector<domain::JobId> jobs;
    std::vector<domain::CompanyId> companies;
    for (const domain::Job& job : changed.jobs) jobs.push_back(job.id);
    for (const domain::Company& company : changed.companies) companies.push_back(company.id);
    const bool is_of_showcase =
        !changed.lists.empty() || !changed.banners.empty() || !changed.featured_companies.empty();
    auto catalogue = snapshot->catalogue.with(std::move(changed));
    const auto touched = search::touched_jobs(catalogue, jobs, companies);
    auto index = std::make_shared<const search::Index>(index_->with(catalogue, touched));
    auto recent_changes = snapshot->recent_changes.with(
        catalogue.edition(), written_after,
        domain::change_between(snapshot->catalogue, catalogue, *index, touched, companies, is_of_showcase));
    auto pay_table = std::make_shared<const domain::PayTable>(
        snapshot->pay_table->with(snapshot->catalogue, catalogue, touched));
    publish(std::move(catalogue), std::move(index), std::move(recent_changes), std::move(pay_table));
    return true;
}

void CatalogueFollower::merge_segments() {
    if (merger_.valid()) {
        if (merger_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return;
        const Merger ready = merger_.get();
        const auto snapshot = live_catalogue_.snapshot();
        publish(snapshot->catalogue,
                std::make_shared<const search::Index>(index_->with_merged(ready.plan, ready.segment)),
                snapshot->recent_changes, snapshot->pay_table);
    }
    auto plan = index_->merge_due();
    if (!plan) return;
    merger_ = std::async(std::launch::async, [this, index = index_, plan = std::move(*plan)] {
        Merger ready{plan, index->merge(plan)};
        poll_now();
        return ready;
    });
}

void CatalogueFollower::leave_old_jobs() {
    const auto snapshot = live_catalogue_.snapshot();
    const auto closed_before = clock_.now() - domain::kClosedJobsStay;
    if (closed_before - snapshot->catalogue.closed_before() < kLeavingInterval) return;
    publish(snapshot->catalogue.without_closed_before(closed_before), index_, snapshot->recent_changes,
            snapshot->pay_table);
}

void CatalogueFollower::publish(domain::Catalogue catalogue, std::shared_ptr<const search::Index> index,
                                domain::RecentChanges recent_changes,
                                std::shared_ptr<const domain::PayTable> pay_table) {
    open_jobs_.Set(static_cast<double>(catalogue.open_jobs().size()));
    jobs_.Set(static_cast<double>(catalogue.job_count()));
    version_.Set(static_cast<double>(catalogue.version()));
    index_ = std::move(index);
    auto snapshot = std::make_shared<domain::CatalogueSnapshot>();
    snapshot->catalogue = std::move(catalogue);
    snapshot->search = index_;
    snapshot->recent_changes = std::move(recent_changes);
    snapshot->pay_table = std::move(pay_table);
    live_catalogue_.publish(std::move(snapshot));
}

}  // namespace hoigung::app
