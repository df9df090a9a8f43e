#pragma once

#include <map>
#include <span>
#include <vector>

#include "domain/candidacies/candidacy_store.hpp"

// Reads conversations and interviews as pages show them. Each function reads one snapshot, with a number of
// statements that does not depend on the length of the list.
namespace hoigung::domain {

// A conversation in a company's list.
struct ConversationSummary {
    ApplicationId application;
    Message last;
    // The seeker's messages that the company has not read.
    std::int64_t unread = 0;
};

// The conversation with the newest message first. Leaves out withdrawn applications and those that the
// company no longer sees.
[[nodiscard]] std::vector<ConversationSummary> list_conversations(CompanyId company, Page page,
                                                                  const CandidacyPorts& ports,
                                                                  base::Timestamp now);
[[nodiscard]] std::int64_t count_unread_messages(CompanyId company, const CandidacyPorts& ports,
                                                 base::Timestamp now);

// The caller has found that the reader may see the applications. A conversation that nobody has begun has the
// state `none`.
[[nodiscard]] std::map<ApplicationId, Conversation> find_conversations(
    std::span<const ApplicationId> applications, CandidacyStore& store);
// The same range of each conversation, as one side reads it.
[[nodiscard]] std::map<ApplicationId, std::vector<Message>> find_messages(
    std::span<const ApplicationId> applications, const MessageRange& range, Side reader,
    CandidacyStore& store);
// Oldest first.
[[nodiscard]] std::map<ApplicationId, std::vector<Interview>> find_interviews(
    std::span<const ApplicationId> applications, CandidacyStore& store);

// Interviews that may still take place between two moments, by time.
[[nodiscard]] std::vector<Interview> list_interviews(CompanyId company, base::Timestamp from,
                                                     base::Timestamp until, const CandidacyPorts& ports,
                                                     base::Timestamp now);

}  // namespace hoigung::domain
