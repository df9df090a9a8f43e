#pragma once

#include "app/content_follower.hpp"
#include "app/settings.hpp"
#include "content/library.hpp"

namespace hoigung::app {

// The articles in memory, kept up to date with their files.
class ContentModule {
  public:
    explicit ContentModule(const Settings& settings);

    [[nodiscard]] const content::LiveLibrary& live() const { return live_library_; }

  private:
    content::LiveLibrary live_library_;
    ContentFollower follower_;
};

}  // namespace hoigung::app
