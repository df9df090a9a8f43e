#pragma once

#include "domain/applications/application_store.hpp"
#include "domain/candidacies/candidacy_store.hpp"

// What is told to people who are not looking. Each of these goes on where the last call, in any process,
// stopped, and tells nobody twice.
namespace hoigung::domain {

// Whether applications have changed since employers were told.
[[nodiscard]] bool may_tell_employers(ApplicationStore& applications, CandidacyStore& store);
// Mails companies of new applicants, and of accepted interviews that are off because the applicant withdrew.
// Returns whether something was queued.
bool tell_employers(ApplicationStore& applications, const CandidacyPorts& ports, base::Timestamp now);

[[nodiscard]] bool may_tell_of_messages(CandidacyStore& store, base::Timestamp now);
// Tells those who have not read a message in time: seekers on the site, companies by mail. Returns how many
// conversations that were.
int tell_of_messages(const CandidacyPorts& ports, base::Timestamp now);

// Reminds both sides of interviews of the next day. Returns how many.
int remind_of_interviews(const CandidacyPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
