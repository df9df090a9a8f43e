#include "app/catalogue_follower.hpp"

#include <chrono>

#include "base/log.hpp"
#include "base/outage.hpp"

namespace hoigung::app {
namespace {

constexpr std::chrono::milliseconds kBetweenLooks{200};

}  // namespace

CatalogueFollower::CatalogueFollower(domain::CatalogueStore& store, domain::Board& board,
                                     base::Metrics& metrics)
    : store_(store),
      board_(board),
      open_jobs_(metrics.gauge("hoigung_open_jobs", "Jobs on the board")),
      version_(metrics.gauge("hoigung_catalogue_version", "Number of the last change on the board")) {}

CatalogueFollower::~CatalogueFollower() {
    stop();
}

void CatalogueFollower::load() {
    show(domain::Catalogue(store_.load()));
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
    if (thread_.joinable()) thread_.join();
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
    show(view->catalogue.with(std::move(changed)));
}

void CatalogueFollower::show(domain::Catalogue catalogue) {
    open_jobs_.Set(static_cast<double>(catalogue.open_jobs().size()));
    version_.Set(static_cast<double>(catalogue.version()));
    auto view = std::make_shared<domain::BoardView>();
    view->catalogue = std::move(catalogue);
    board_.show(std::move(view));
}

}  // namespace hoigung::app
