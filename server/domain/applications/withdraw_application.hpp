#pragma once

#include <string_view>

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// Withdraws an application, so that the seeker may apply again; a rejected or hired one cannot be withdrawn.
// A closed job may open again, so an application that ended with its job can be withdrawn too.
[[nodiscard]] Outcome<ApplicationId> withdraw_application(SeekerId seeker, std::string_view id,
                                                          ApplicationStore& store, base::Timestamp now);

}  // namespace hoigung::domain
