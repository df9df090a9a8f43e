#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

struct ApplicationsAsked {
    // All when there are none; what is not the seeker's own is left out.
    std::vector<std::string> ids;
    std::optional<int> limit;
    std::optional<int> offset;
    // One of the six statuses that a seeker sees; all when absent.
    std::optional<std::string_view> status;
};

// A seeker's own applications, newest first.
[[nodiscard]] Outcome<ApplicationPage> get_applications(SeekerId seeker, const ApplicationsAsked& asked,
                                                        ApplicationStore& store);

}  // namespace hoigung::domain
