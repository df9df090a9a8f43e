#include "domain/operator/read_reported.hpp"

#include <limits>

namespace hoigung::domain {

std::optional<ReportedConversation> read_reported(std::string_view application_id,
                                                  const CandidacyPorts& ports, base::Timestamp now) {
    const auto id = ApplicationId::parse(application_id);
    std::optional<ReportedConversation> read;
    ports.store.write([&](CandidacyWriter& writer) {
        read.reset();
        auto candidacy = id ? writer.candidacy(*id) : std::nullopt;
        if (!candidacy || !writer.is_reported(*id)) return;
        writer.note_reading(*id, ports.random, now);
        const Conversation conversation = writer.conversation(candidacy->application);
        constexpr MessageRange kAll{std::nullopt, std::nullopt, std::numeric_limits<int>::max()};
        auto messages = writer.messages(*id, kAll, Side::seeker);
        read = ReportedConversation{std::move(*candidacy), conversation, std::move(messages)};
    });
    return read;
}

}  // namespace hoigung::domain
