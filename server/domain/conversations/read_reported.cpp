#include "domain/conversations/read_reported.hpp"

#include <limits>

namespace hoigung::domain {

std::optional<ReportedConversation> read_reported(std::string_view application_id, const ContactPorts& ports,
                                                  base::Timestamp now) {
    const auto id = ApplicationId::parse(application_id);
    std::optional<ReportedConversation> read;
    ports.store.write([&](ContactWriter& writer) {
        read.reset();
        auto contact = id ? writer.contact(*id) : std::nullopt;
        if (!contact || !writer.is_reported(*id)) return;
        writer.note_reading(*id, ports.random, now);
        const Conversation conversation = writer.conversation(contact->application);
        constexpr MessageRange kAll{std::nullopt, std::nullopt, std::numeric_limits<int>::max()};
        auto messages = writer.messages(*id, kAll, Side::seeker);
        read = ReportedConversation{std::move(*contact), conversation, std::move(messages)};
    });
    return read;
}

}  // namespace hoigung::domain
