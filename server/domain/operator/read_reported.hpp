#pragma once

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/refusal.hpp"

// What the operator may do: a conversation is read only when one of its sides has reported a message.
namespace hoigung::domain {

struct ReportedConversation {
    Candidacy candidacy;
    Conversation conversation;
    std::vector<Message> messages;
};

// Nothing when there is no such conversation or nobody reported it. That it was read is written down.
[[nodiscard]] std::optional<ReportedConversation> read_reported(std::string_view application_id,
                                                                const CandidacyPorts& ports,
                                                                base::Timestamp now);

}  // namespace hoigung::domain
