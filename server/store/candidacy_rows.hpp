#pragma once

#include "domain/candidacies/candidacy_store.hpp"
#include "store/connection.hpp"

// Changes to a candidacy that follow from changes to its application.
namespace hoigung::store {

// Gives a change its number, so that open pages are told about it.
void note_candidacy_change(Connection& connection, domain::ApplicationId application, domain::SeekerId seeker,
                           domain::CompanyId company, domain::CandidacyChangeKind kind, base::Timestamp now);

// Numbers a change that the employer or the seeker made to the application itself.
void note_application_change(Connection& connection, domain::ApplicationId application, base::Timestamp now);

// Records that an application has a new status and tells open pages. Withdrawing it cancels its interviews
// and the mails about it that are still to be sent. The caller holds the application's lock.
void move_candidacy(Connection& connection, domain::ApplicationId application, domain::ApplicationStatus to,
                    base::Timestamp now);

// How many messages a company has sent since a moment.
[[nodiscard]] std::int64_t count_messages_of(Connection& connection, domain::CompanyId company,
                                             base::Timestamp since);

// How many interviews that began since a moment had each outcome that counts. `column` is the seeker's or the
// company's.
[[nodiscard]] std::map<domain::InterviewOutcome, std::int64_t> select_outcomes(Connection& connection,
                                                                               std::string_view column,
                                                                               const std::string& id,
                                                                               base::Timestamp since);

// The outcome that counts of the last interview of each application; `applications` is a json_list.
[[nodiscard]] std::map<domain::ApplicationId, domain::InterviewOutcome> select_outcomes_of(
    Connection& connection, const std::string& applications);

// A condition that leaves out rows of accounts that are being deleted; `table` has an application_id.
[[nodiscard]] std::string of_present_accounts(std::string_view table);

}  // namespace hoigung::store
