#pragma once

#include "domain/applications/application_store.hpp"
#include "domain/candidacies/candidacy_store.hpp"

// Tells people who do not have the page open. Each function continues where the last call, in any process,
// stopped, and tells nobody twice.
namespace hoigung::domain {

// Mails companies about new applicants, and about accepted interviews that are cancelled because the
// applicant withdrew. Returns whether a mail was queued.
bool tell_employers(ApplicationStore& applications, const CandidacyPorts& ports, base::Timestamp now);

[[nodiscard]] bool may_tell_of_messages(CandidacyStore& store, base::Timestamp now);
// Tells the side that has not read a message in time: seekers on the site, companies by mail. Returns the
// number of conversations.
int tell_of_messages(const CandidacyPorts& ports, base::Timestamp now);

// Reminds both sides of interviews, asks them afterwards what became of it, and lets count that nobody of a
// company was there, if the company has not answered in time. Returns how many interviews it did so for.
int remind_of_interviews(const CandidacyPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
