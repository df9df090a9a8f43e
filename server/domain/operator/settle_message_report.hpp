#pragma once

#include <string_view>

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Closes the report of a message. `reason` is kept with the report and may be empty. IdNotFound when no such
// report waits.
[[nodiscard]] Outcome<MessageReportId> settle_message_report(const Acting& acting, std::string_view id,
                                                             std::string_view reason, CandidacyStore& store);

}  // namespace hoigung::domain
