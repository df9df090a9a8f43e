#include "endpoints/shared/message_fields.hpp"

#include "domain/candidacies/conversation.hpp"
#include "graphql/field.hpp"

namespace hoigung::endpoints {

using domain::Message;

void bind_message_fields(graphql::Bindings& bindings) {
    bindings.object<Message>("Message")
        .field("id", [](const Message& message) { return message.id.hex(); })
        .field("number", &Message::number)
        .field("from_seeker", [](const Message& message) { return message.from == domain::Side::seeker; })
        .field("by", &Message::by)
        .field("text", &Message::text)
        .field("at", [](const Message& message) { return base::iso_text(message.sent_at); })
        .field("warnings",
               [](const Message& message, graphql::Field& field) {
                   field.list(message.warnings, [](domain::ConcernKind kind, graphql::Field& item) {
                       item.string(base::name_of(kind));
                   });
               })
        .field("is_reported", &Message::is_reported);
}

}  // namespace hoigung::endpoints
