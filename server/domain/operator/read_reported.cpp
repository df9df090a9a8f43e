#include "domain/operator/read_reported.hpp"

#include <limits>

#include "domain/transact.hpp"

namespace hoigung::domain {

std::optional<ReportedConversation> read_reported(const Acting& acting, std::string_view application_id,
                                                  const CandidacyPorts& ports) {
    const auto id = ApplicationId::parse(application_id);
    return transact(ports.store, [&](CandidacyWriter& writer) -> std::optional<ReportedConversation> {
        auto candidacy = id ? writer.candidacy(*id) : std::nullopt;
        if (!candidacy || !writer.is_reported(*id)) return std::nullopt;
        writer.note_reading(*id, ports.random, acting.now);
        acting.done(OperatorAct::read_conversation, id->text());
        const Conversation conversation = writer.conversation(candidacy->application);
        constexpr MessageRange kAll{std::nullopt, std::nullopt, std::numeric_limits<int>::max()};
        auto messages = writer.messages(*id, kAll, Side::seeker);
        return ReportedConversation{std::move(*candidacy), conversation, std::move(messages)};
    });
}

}  // namespace hoigung::domain
