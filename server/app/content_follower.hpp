#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>

#include "content/library.hpp"
#include "content/load.hpp"

namespace hoigung::app {

// The folder of the articles: the one in the settings or, when none is set, `content` in the working
// directory, in the source tree that the program was built in, or where a package installs it. Empty when
// there is none.
[[nodiscard]] std::filesystem::path content_folder(const std::string& set);

// Keeps the live library up to date with the files. It polls them every second, so that an article is shown
// without a restart. Files with problems are logged, and the published library stays.
class ContentFollower {
  public:
    ContentFollower(content::LiveLibrary& live_library, std::filesystem::path folder,
                    content::LoadOptions options);
    ~ContentFollower();
    ContentFollower(const ContentFollower&) = delete;
    ContentFollower& operator=(const ContentFollower&) = delete;

    void load();
    void start();
    void stop();

  private:
    void follow();
    void poll();

    content::LiveLibrary& live_library_;
    const std::filesystem::path folder_;
    const content::LoadOptions options_;
    std::string fingerprint_;

    std::mutex mutex_;
    std::condition_variable woken_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace hoigung::app
