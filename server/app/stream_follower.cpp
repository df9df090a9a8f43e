#include "app/stream_follower.hpp"

#include <set>
#include <utility>

#include "base/log.hpp"

namespace hoigung::app {
namespace {

constexpr std::chrono::seconds kBeatInterval{1};
constexpr int kChangesAtOnce = 1000;

}  // namespace

StreamFollower::StreamFollower(domain::CandidacyStore& store, domain::NewsStore& news,
                               endpoints::Streams& streams, domain::ListenerPorts listeners,
                               const base::Clock& clock, std::chrono::days applicants_kept)
    : store_(store),
      news_(news),
      streams_(streams),
      listeners_(listeners),
      clock_(clock),
      applicants_kept_(applicants_kept) {
    streams_.on_opened([this] { wake(); });
    thread_ = std::thread([this] { follow(); });
}

StreamFollower::~StreamFollower() {
    streams_.on_opened(nullptr);
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_all();
    thread_.join();
}

void StreamFollower::wake() {
    {
        const std::lock_guard lock(mutex_);
        is_woken_ = true;
    }
    woken_.notify_all();
}

void StreamFollower::told(const store::Watermarks* marks) {
    {
        const std::lock_guard lock(mutex_);
        const auto last =
            marks != nullptr
                ? std::optional(std::tuple(marks->candidacies, marks->portal_access, marks->news))
                : std::nullopt;
        if (std::exchange(last_changes_, last) == last && last) return;
        is_woken_ = true;
    }
    woken_.notify_all();
}

bool StreamFollower::wait() {
    std::unique_lock lock(mutex_);
    const auto is_called = [this] { return stopping_ || is_woken_; };
    if (streams_.any()) {
        woken_.wait_for(lock, kBeatInterval, is_called);
    } else {
        told_.reset();
        news_told_.reset();
        access_seen_.reset();
        sessions_seen_.reset();
        woken_.wait(lock, is_called);
    }
    is_asked_ = std::exchange(is_woken_, false) || !is_connected_;
    return !stopping_;
}

void StreamFollower::follow() {
    while (wait()) {
        if (!streams_.any()) continue;
        try {
            if (is_asked_) poll();
            follow_sessions();
            beat();
            if (!std::exchange(is_connected_, true))
                base::log::info("streams are in touch with their store again");
        } catch (const std::exception& problem) {
            if (std::exchange(is_connected_, false))
                base::log::warning("streams have lost their store: {}", problem.what());
        }
    }
}

void StreamFollower::poll() {
    tell_changes();
    tell_news();
    follow_access();
}

void StreamFollower::beat() {
    // After the changes, which people wait for. The first heartbeat tells a stream that it gets all changes
    // from now on.
    streams_.beat(std::chrono::steady_clock::now(), [this](std::span<const domain::Listener> due) {
        return domain::which_may_go_on(due, listeners_, clock_.now());
    });
}

void StreamFollower::tell_changes() {
    const std::int64_t last = store_.last_change();
    // After a failover numbers may start again from a lower one.
    if (!told_ || *told_ > last) told_ = last;
    while (*told_ < last) {
        const auto changes = store_.changes_after(*told_, kChangesAtOnce, clock_.now() - applicants_kept_);
        for (const domain::CandidacyChange& change : changes) streams_.tell(change);
        told_ = changes.empty() ? last : changes.back().number;
    }
}

void StreamFollower::tell_news() {
    const std::int64_t last = news_.last_change();
    if (!news_told_ || *news_told_ > last) news_told_ = last;
    std::set<domain::SeekerId> seekers;
    while (*news_told_ < last) {
        const auto changes = news_.changes_after(*news_told_, kChangesAtOnce);
        for (const domain::NewsChange& change : changes) seekers.insert(change.seeker);
        news_told_ = changes.empty() ? last : changes.back().number;
    }
    for (const domain::SeekerId seeker : seekers) streams_.tell_of_news(seeker);
}

void StreamFollower::follow_sessions() {
    const std::int64_t sessions = listeners_.sessions.version();
    if (std::exchange(sessions_seen_, sessions) != sessions)
        streams_.hurry_beat([this](const domain::Listener& listener) {
            return domain::may_have_ended(listener, listeners_.sessions);
        });
}

void StreamFollower::follow_access() {
    const std::int64_t last = listeners_.employers.last_access_change();
    if (!access_seen_ || *access_seen_ > last) access_seen_ = last;
    std::set<domain::PersonId> people;
    while (*access_seen_ < last) {
        const auto changes = listeners_.employers.access_changes_after(*access_seen_, kChangesAtOnce);
        for (const domain::AccessChange& change : changes) people.insert(change.person);
        access_seen_ = changes.empty() ? last : changes.back().number;
    }
    if (people.empty()) return;
    streams_.hurry_beat([&people](const domain::Listener& listener) {
        const auto* portal = std::get_if<domain::PortalListener>(&listener);
        return portal != nullptr && people.contains(portal->person);
    });
}

}  // namespace hoigung::app
