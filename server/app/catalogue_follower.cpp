#include "app/catalogue_follower.hpp"

#include <chrono>

#include "base/log.hpp"
#include "base/outage.hpp"
#include "search/saved_index.hpp"

namespace hoigung::app {
namespace {

constexpr std::chrono::milliseconds kBetweenLooks{200};

}  // namespace

CatalogueFollower::CatalogueFollower(domain::CatalogueStore& store, domain::Board& board,
                                     std::shared_ptr<const search::Dictionary> dictionary,
                                     std::filesystem::path index_file, base::Metrics& metrics)
    : store_(store),
      board_(board),
      dictionary_(std::move(dictionary)),
      index_file_(std::move(index_file)),
      open_jobs_(metrics.gauge("hoigung_open_jobs", "Jobs on the board")),
      version_(metrics.gauge("hoigung_catalogue_version", "Number of the last change on the board")) {}

CatalogueFollower::~CatalogueFollower() {
    stop();
}

void CatalogueFollower::load() {
    domain::Catalogue catalogue(store_.load());
    auto index = index_file_.empty() ? search::Index(catalogue, dictionary_)
                                     : search::load_or_build(catalogue, dictionary_, index_file_);
    show(std::move(catalogue), std::make_shared<const search::Index>(std::move(index)));
    in_touch_ = true;
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
    if (index_file_.empty()) return;
    const auto saved = search::SavedIndex::save(*index_, board_.view()->catalogue, index_file_);
    if (!saved.ok()) base::log::warning("the search index was not saved: {}", saved.error().message);
}

void CatalogueFollower::hurry() {
    {
        const std::lock_guard lock(mutex_);
        hurried_ = true;
    }
    woken_.notify_all();
}

void CatalogueFollower::follow() {
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            woken_.wait_for(lock, kBetweenLooks, [this] { return hurried_ || stopping_; });
            if (stopping_) return;
            hurried_ = false;
        }
        try {
            look();
            while (merge_segments()) {
            }
            if (!in_touch_.exchange(true)) base::log::info("the catalogue is in touch with its store again");
        } catch (const base::Outage& outage) {
            if (in_touch_.exchange(false))
                base::log::warning("the catalogue has lost its store: {}", outage.what());
        } catch (const std::exception& problem) {
            in_touch_ = false;
            base::log::error("the catalogue could not be followed: {}", problem.what());
        }
    }
}

void CatalogueFollower::look() {
    const auto view = board_.view();
    auto changed = store_.changes_since(view->catalogue.version());
    if (changed.version < view->catalogue.version()) {
        base::log::warning("the store went back to an older state: loading it anew");
        return load();
    }
    if (changed.version == view->catalogue.version()) return;
    std::vector<domain::JobId> jobs;
    std::vector<domain::CompanyId> companies;
    for (const domain::Job& job : changed.jobs) jobs.push_back(job.id);
    for (const domain::Company& company : changed.companies) companies.push_back(company.id);
    auto catalogue = view->catalogue.with(std::move(changed));
    const auto touched = search::touched_jobs(catalogue, jobs, companies);
    auto index = std::make_shared<const search::Index>(index_->with(catalogue, touched));
    show(std::move(catalogue), std::move(index));
}

bool CatalogueFollower::merge_segments() {
    const auto plan = index_->merge_due();
    if (!plan) return false;
    auto merged = std::make_shared<const search::Index>(index_->with_merged(*plan, index_->merge(*plan)));
    show(board_.view()->catalogue, std::move(merged));
    return true;
}

void CatalogueFollower::show(domain::Catalogue catalogue, std::shared_ptr<const search::Index> index) {
    open_jobs_.Set(static_cast<double>(catalogue.open_jobs().size()));
    version_.Set(static_cast<double>(catalogue.version()));
    index_ = std::move(index);
    auto view = std::make_shared<domain::BoardView>();
    view->catalogue = std::move(catalogue);
    view->search = index_;
    board_.show(std::move(view));
}

}  // namespace hoigung::app
