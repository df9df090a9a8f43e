#pragma once

#include <string_view>

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// Takes an application back, so that the seeker may apply again; what the employer has rejected stays. A job
// that closed may open again, so that an application which ended with it can be taken back too.
[[nodiscard]] Outcome<ApplicationId> withdraw_application(SeekerId seeker, std::string_view id,
                                                          ApplicationStore& store, base::Timestamp now);

}  // namespace hoigung::domain
