#pragma once

#include "domain/candidacies/candidacy_store.hpp"
#include "store/connection.hpp"

// What happens to a candidacy together with its application.
namespace hoigung::store {

// Numbers a change, so that open pages hear of it.
void note_candidacy_change(Connection& connection, domain::ApplicationId application, domain::SeekerId seeker,
                           domain::CompanyId company, domain::CandidacyChangeKind kind, base::Timestamp now);

// The same of what an employer or the seeker did with the application itself.
void note_application_change(Connection& connection, domain::ApplicationId application, base::Timestamp now);

// An application has another status: open pages hear of it. With one that is withdrawn its interviews are
// off, and nothing is told of it by mail any more. The application is locked.
void move_candidacy(Connection& connection, domain::ApplicationId application, domain::ApplicationStatus to,
                    base::Timestamp now);

// How many messages a company has sent since a moment.
[[nodiscard]] std::int64_t count_messages_of(Connection& connection, domain::CompanyId company,
                                             base::Timestamp since);

// The condition that leaves out what belongs to accounts that are being deleted; `table` has an
// application_id.
[[nodiscard]] std::string of_present_accounts(std::string_view table);

}  // namespace hoigung::store
