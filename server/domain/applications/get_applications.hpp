#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

struct ApplicationsAsked {
    // All applications when empty. Ids that are not the seeker's own are ignored.
    std::vector<std::string> ids;
    std::optional<int> limit;
    std::optional<int> offset;
    // One of the six statuses that a seeker sees; all statuses when absent.
    std::optional<std::string_view> status;
};

// A seeker's own applications, newest first.
[[nodiscard]] Outcome<ApplicationPage> get_applications(SeekerId seeker, const ApplicationsAsked& asked,
                                                        ApplicationStore& store);

}  // namespace hoigung::domain
