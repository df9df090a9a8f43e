#include "domain/candidacies/exchange_messages.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/request_key.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/scam_signs.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

constexpr std::chrono::hours kDay{24};

Side other(Side side) {
    return side == Side::seeker ? Side::company : Side::seeker;
}

std::vector<ConcernKind> warnings_of(std::string_view text) {
    std::string folded = base::fold(text);
    unify_variants(folded);
    std::vector<ConcernKind> kinds;
    for (const ScamSign& sign : scam_signs_in(folded)) kinds.push_back(sign.kind);
    return kinds;
}

bool may_write(const Conversation& conversation, Side side) {
    return conversation.state == ConversationState::open ||
           (conversation.state == ConversationState::none && side == Side::company);
}

// Counts a message at the conversation's end, and sets when the other side is to be told.
void append(Conversation& conversation, Side from, base::Timestamp now) {
    conversation.state = ConversationState::open;
    ++conversation.last_number;
    conversation.last_at = now;
    conversation.read_by(from) = conversation.last_number;
    UnreadReminder& reminder = conversation.unread_reminder(other(from));
    // The side is told once, and again only of messages that arrive after it has read those.
    const bool has_read_what_was_told = conversation.read_by(other(from)) >= reminder.told;
    if (!reminder.due_at && has_read_what_was_told) reminder.due_at = now + kReadWithin;
    conversation.unread_reminder(from).due_at.reset();
}

// Why the actor may not send a message now, checked in the transaction that would send it. The company, or
// the seeker through the candidacy, is locked, so that the count is exact.
std::optional<Refusal> limit_reached(CandidacyWriter& writer, const Actor& actor,
                                     const std::optional<EmployerCompany>& company,
                                     const SeekerMessageLimits& limits, base::Timestamp now) {
    if (actor.side == Side::company) {
        const int most = daily_limits(*company, now).messages;
        return writer.messages_sent(company->id, now - kDay) >= most
                   ? std::optional(Refusal::CompanyLimitReached)
                   : std::nullopt;
    }
    const bool is_too_fast =
        writer.messages_sent(*actor.seeker, now - std::chrono::minutes{1}) >= limits.per_minute;
    if (is_too_fast || writer.messages_sent(*actor.seeker, now - kDay) >= limits.per_day)
        return Refusal::MessageLimitReached;
    return std::nullopt;
}

}  // namespace

ConversationState shown_state(ApplicationStatus status, const Conversation& conversation) {
    return status == ApplicationStatus::withdrawn ? ConversationState::over : conversation.state;
}

Outcome<Actor> company_actor(const Person& person, std::string_view company_id, Permission permission,
                             const CandidacyPorts& ports) {
    const EmployerCompany company = TRY(company_for(person, company_id, permission, ports.employers));
    return Actor::of(person, company.id);
}

Outcome<Message> send_message(const Actor& actor, std::string_view application_id, std::string_view key,
                              std::string_view text, const CandidacyPorts& ports, base::Timestamp now) {
    const std::string words = TRY(read_text(text, kLongestMessage));
    if (base::is_blank(words)) return Refusal::TextMissing;
    if (!is_request_key(key)) return Refusal::InvalidRequestKey;
    const MessageId id = MessageId::make(now, ports.random);
    const auto warnings = warnings_of(words);
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Message> {
        const auto company = actor.company ? writer.locked_company(*actor.company) : std::nullopt;
        if (actor.company && !company) return Refusal::CompanyNotFound;
        const auto candidacy = candidacy_for(writer, actor, application_id, ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        if (auto before = writer.sent_with(candidacy->application, actor.side, key)) {
            return std::move(*before);
        }
        if (actor.side == Side::seeker && !candidacy->is_company_reachable())
            return Refusal::EmployerNotReachable;
        Conversation conversation = writer.conversation(candidacy->application);
        if (!may_write(conversation, actor.side)) return Refusal::ConversationEnded;
        // The company no longer sees the conversation.
        if (!writer.is_seen_by_company(candidacy->application, ports.kept_since(now)))
            return Refusal::ConversationEnded;
        if (const auto refusal = limit_reached(writer, actor, company, ports.seeker_limits, now)) {
            return *refusal;
        }
        conversation.company = candidacy->company();
        append(conversation, actor.side, now);
        writer.put(conversation);
        const Message message{id,
                              candidacy->application,
                              conversation.last_number,
                              actor.side,
                              actor.person,
                              "",
                              words,
                              now,
                              warnings,
                              false};
        writer.add(message, candidacy->company(), key);
        if (actor.side == Side::company)
            note_contacted(writer.applications(), candidacy->application, candidacy->status, *actor.person,
                           now);
        writer.note(*candidacy, CandidacyChangeKind::conversation, now);
        // Read back with the writer's name.
        return writer.sent_with(candidacy->application, actor.side, key).value();
    });
}

Outcome<Conversation> mark_read(const Actor& actor, std::string_view application_id, std::int64_t up_to,
                                const CandidacyPorts& ports, base::Timestamp now) {
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Conversation> {
        const auto candidacy = candidacy_for(writer, actor, application_id, ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        Conversation conversation = writer.conversation(candidacy->application);
        const std::int64_t reached = std::min(up_to, conversation.last_number);
        std::int64_t& read = conversation.read_by(actor.side);
        if (reached > read) {
            read = reached;
            UnreadReminder& reminder = conversation.unread_reminder(actor.side);
            if (reached == conversation.last_number) reminder.due_at.reset();
            writer.put(conversation);
            if (actor.side == Side::seeker)
                writer.mark_notification_read(*candidacy, NotificationType::message_received);
            writer.note(*candidacy, CandidacyChangeKind::conversation, now);
        }
        return conversation;
    });
}

Outcome<Conversation> end_conversation(const Actor& actor, std::string_view application_id,
                                       const CandidacyPorts& ports, base::Timestamp now) {
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Conversation> {
        const auto candidacy = candidacy_for(writer, actor, application_id, ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        Conversation conversation = writer.conversation(candidacy->application);
        if (conversation.state == ConversationState::open) {
            conversation.state = actor.side == Side::seeker ? ConversationState::ended_by_seeker
                                                            : ConversationState::ended_by_employer;
            writer.put(conversation);
            writer.note(*candidacy, CandidacyChangeKind::conversation, now);
        }
        return conversation;
    });
}

Outcome<Message> report_message(const Actor& actor, std::string_view application_id, std::int64_t number,
                                std::string_view reason, const CandidacyPorts& ports, base::Timestamp now) {
    const std::string words = TRY(read_text(reason, kLongestMessageReport));
    const MessageReportId id = MessageReportId::make(now, ports.random);
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Message> {
        const auto candidacy = candidacy_for(writer, actor, application_id, ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        auto found = writer.messages(candidacy->application, {number + 1, number - 1, 1}, actor.side);
        if (found.empty() || found.front().from == actor.side) return Refusal::IdNotFound;
        writer.add(MessageReport{id, candidacy->application, number, actor.side, words, now, std::nullopt});
        found.front().is_reported = true;
        return std::move(found.front());
    });
}

Outcome<MessageRange> message_range(std::optional<int> before, std::optional<int> after,
                                    std::optional<int> limit) {
    if (limit && *limit > kMostMessagesAtOnce) return Refusal::LimitTooLarge;
    MessageRange range;
    if (before) range.before = *before;
    if (after) range.after = *after;
    range.limit = limit && *limit >= 1 ? *limit : kMostMessagesAtOnce;
    return range;
}

}  // namespace hoigung::domain
