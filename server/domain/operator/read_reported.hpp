#pragma once

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/operator/acting.hpp"

// A conversation that the operator may read, because one of its sides has reported a message.
namespace hoigung::domain {

struct ReportedConversation {
    Candidacy candidacy;
    Conversation conversation;
    std::vector<Message> messages;
};

// std::nullopt when there is no such conversation or nobody reported it. The reading is recorded.
[[nodiscard]] std::optional<ReportedConversation> read_reported(const Acting& acting,
                                                                std::string_view application_id,
                                                                const CandidacyPorts& ports);

}  // namespace hoigung::domain
