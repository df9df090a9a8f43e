#include "app/content_follower.hpp"

#include "base/log.hpp"

namespace hoigung::app {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto kPause = 1s;

}  // namespace

fs::path content_folder(const std::string& set) {
    if (!set.empty()) return set;
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown).parent_path();
    for (const fs::path& place :
         {fs::path("content"), program / "../../content", program / "../share/hoigung/content"}) {
        if (fs::is_regular_file(place / "categories.json")) return place;
    }
    return {};
}

ContentFollower::ContentFollower(content::LiveLibrary& live_library, fs::path folder,
                                 content::LoadOptions options)
    : live_library_(live_library), folder_(std::move(folder)), options_(std::move(options)) {}

ContentFollower::~ContentFollower() {
    stop();
}

void ContentFollower::load() {
    if (folder_.empty()) {
        base::log::warning("there are no articles: set content_dir to the folder that holds them");
        return;
    }
    poll();
}

void ContentFollower::start() {
    if (!folder_.empty()) thread_ = std::thread([this] { follow(); });
}

void ContentFollower::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void ContentFollower::follow() {
    std::unique_lock lock(mutex_);
    while (!woken_.wait_for(lock, kPause, [this] { return stopping_; })) {
        lock.unlock();
        try {
            poll();
        } catch (const std::exception& problem) {
            base::log::error("the articles could not be looked at, to be tried again: {}", problem.what());
        }
        lock.lock();
    }
}

void ContentFollower::poll() {
    std::string now = content::fingerprint(folder_);
    if (now == fingerprint_) return;
    const bool first = fingerprint_.empty();
    auto [contents, problems] = content::load_folder(folder_, options_);
    fingerprint_ = std::move(now);
    for (const auto& problem : problems) base::log::error("content {}", problem.text());
    if (!problems.empty() && !first) {
        base::log::error("the articles stay as they were until their files are mended");
        return;
    }
    contents.generation = live_library_.library()->generation() + 1;
    base::log::info("{} articles from {}", contents.articles.size(), folder_.string());
    live_library_.publish(std::make_shared<const content::Library>(std::move(contents)));
}

}  // namespace hoigung::app
