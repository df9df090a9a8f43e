#include <fmt/format.h>

#include "domain/candidacies/answer_interview.hpp"
#include "domain/candidacies/attend_interview.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/candidacies/ready_sentences.hpp"
#include "domain/candidacies/report_interview.hpp"
#include "domain/interviews/outcomes.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "endpoints/shared/message_fields.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Application;
using domain::Conversation;
using domain::Interview;
using domain::InterviewState;
using domain::InterviewStep;
using domain::Message;
using domain::Side;
using graphql::Field;

struct ConversationView {
    Conversation conversation;
    domain::ConversationState state = domain::ConversationState::none;
    std::shared_ptr<CandidacyScope> scope;
};

struct SentenceView {
    std::string_view code;
    std::string_view text;
};

void answer_time(Field& field, const std::optional<base::Timestamp>& time) {
    time ? field.string(base::iso_text(*time)) : field.null();
}

void answer_name(Field& field, const std::optional<domain::InterviewOutcome>& outcome) {
    outcome ? field.string(base::name_of(*outcome)) : field.null();
}

void interviews(const Application& application, Field& field) {
    field.value(context_of(field).candidacies->interviews(application.id));
}

void conversation(const Application& application, Field& field) {
    const auto& scope = context_of(field).candidacies;
    const Conversation& found = scope->conversation(application.id);
    field.object(ConversationView{found, domain::shown_state(application.status, found), scope});
}

void messages(const ConversationView& view, Field& field) {
    const auto& arguments = field.arguments();
    const auto range = domain::message_range(arguments.integer("before"), arguments.integer("after"),
                                             arguments.integer("limit"));
    if (!range.ok()) return refuse(field, range.error());
    if (view.conversation.last_number == 0) return field.value(std::vector<Message>{});
    field.value(view.scope->messages(view.conversation.application, *range));
}

bool is_about_text(domain::Refusal refusal) {
    using enum domain::Refusal;
    return refusal == TextTooLong || refusal == UnusableCharacters || refusal == TextMissing ||
           refusal == InvalidRequestKey;
}

// This service has no error codes for texts.
void refuse_act(Field& field, domain::Refusal refusal, std::size_t longest) {
    if (!is_about_text(refusal)) return refuse(field, refusal);
    const domain::LocalizedText words{
        fmt::format("內容最多 {} 字，不可空白", longest),
        fmt::format("The text must not be empty and may have at most {} characters", longest)};
    field.fail(context_of(field).text(words));
}

void answer_interview(Field& field, const domain::InterviewAnswer& answer) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const SeekerService& service = context_of(field).service;
    const auto interview = domain::answer_interview(seeker->id, *field.arguments().string("id"),
                                                    *field.arguments().integer("version"), answer,
                                                    service.candidacies.ports, service.identity.clock.now());
    if (!interview.ok()) return refuse_act(field, interview.error(), domain::kLongestInterviewNote);
    service.candidacies.changed();
    field.object(*interview);
}

void accept_interview(Field& field) {
    const auto time = base::parse_timestamp(*field.arguments().string("time"));
    if (!time) return refuse(field, domain::Refusal::InvalidStart);
    answer_interview(field, {InterviewStep::accept, *time, ""});
}

void ask_another_time(Field& field) {
    answer_interview(
        field, {InterviewStep::ask_another, std::nullopt, field.arguments().string("text").value_or("")});
}

void decline_interview(Field& field) {
    answer_interview(field,
                     {InterviewStep::decline, std::nullopt, field.arguments().string("text").value_or("")});
}

void attend_interview(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const SeekerService& service = context_of(field).service;
    const auto& arguments = field.arguments();
    const auto interview = domain::attend_interview(
        seeker->id, *arguments.string("id"), *arguments.integer("version"),
        base::parse_enum<domain::Attendance>(*arguments.enumeration("attendance")).value(),
        service.candidacies.ports, service.identity.clock.now());
    if (!interview.ok()) return refuse(field, interview.error());
    service.candidacies.changed();
    field.object(*interview);
}

void report_interview(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const SeekerService& service = context_of(field).service;
    const auto& arguments = field.arguments();
    const auto interview = domain::report_interview(
        domain::Actor::of(seeker->id), *arguments.string("id"),
        base::parse_enum<domain::InterviewOutcome>(*arguments.enumeration("outcome")).value(),
        service.candidacies.ports, service.identity.clock.now());
    if (!interview.ok()) return refuse(field, interview.error());
    service.candidacies.changed();
    field.object(*interview);
}

struct InterviewRecordView {
    std::map<domain::InterviewOutcome, std::int64_t> counts;

    [[nodiscard]] std::int64_t of(domain::InterviewOutcome outcome) const {
        const auto found = counts.find(outcome);
        return found == counts.end() ? 0 : found->second;
    }
};

void interview_record(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    constexpr std::chrono::days kYear{365};
    const SeekerService& service = context_of(field).service;
    InterviewRecordView record;
    service.candidacies.ports.store.read([&](domain::CandidacyReader& reader) {
        record.counts = reader.outcomes_of(seeker->id, service.identity.clock.now() - kYear);
    });
    field.object(record);
}

// Calls `act(actor, application, ports, now)` for the caller and answers with its result.
template <class Act>
void act(Field& field, std::size_t longest, Act act) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const SeekerService& service = context_of(field).service;
    const auto outcome = act(domain::Actor::of(seeker->id), *field.arguments().string("application_id"),
                             service.candidacies.ports, service.identity.clock.now());
    if (!outcome.ok()) return refuse_act(field, outcome.error(), longest);
    service.candidacies.changed();
    field.object(*outcome);
}

domain::Outcome<ConversationView> shown(const domain::Outcome<Conversation>& conversation,
                                        const domain::CandidacyPorts& ports) {
    if (!conversation.ok()) return conversation.error();
    return ConversationView{
        *conversation, conversation->state,
        std::make_shared<CandidacyScope>(std::vector{conversation->application}, Side::seeker, ports.store)};
}

using Ports = domain::CandidacyPorts;

void send_message(Field& field) {
    const auto& arguments = field.arguments();
    // A suspended seeker may read the conversation and end it, but not write.
    if (!active_seeker_of(field)) return;
    act(field, domain::kLongestMessage,
        [&](const domain::Actor& actor, std::string_view application, const Ports& ports,
            base::Timestamp now) {
            return domain::send_message(actor, application, *arguments.string("key"),
                                        *arguments.string("text"), ports, now);
        });
}

void mark_read(Field& field) {
    act(field, 0,
        [&](const domain::Actor& actor, std::string_view application, const Ports& ports,
            base::Timestamp now) {
            return shown(
                domain::mark_read(actor, application, *field.arguments().integer("up_to"), ports, now),
                ports);
        });
}

void end_conversation(Field& field) {
    act(field, 0,
        [](const domain::Actor& actor, std::string_view application, const Ports& ports,
           base::Timestamp now) {
            return shown(domain::end_conversation(actor, application, ports, now), ports);
        });
}

void report_message(Field& field) {
    const auto& arguments = field.arguments();
    act(field, domain::kLongestMessageReport,
        [&](const domain::Actor& actor, std::string_view application, const Ports& ports,
            base::Timestamp now) {
            return domain::report_message(actor, application, *arguments.integer("number"),
                                          *arguments.string("reason"), ports, now);
        });
}

void ready_sentences(Field& field) {
    field.list(domain::ready_sentences(Side::seeker), [](const domain::ReadySentence& sentence, Field& item) {
        item.object(SentenceView{sentence.code, context_of(item).text(sentence.text)});
    });
}

void calendar_path(const Interview& interview, Field& field) {
    if (interview.state != InterviewState::accepted) return field.null();
    field.string(fmt::format("{}/interviews/{}.ics", context_of(field).service.root, interview.id.text()));
}

void bind_interview(graphql::Bindings& bindings) {
    bindings.object<Interview>("Interview")
        .field("id", [](const Interview& self) { return self.id.hex(); })
        .field("application_id", [](const Interview& self) { return self.application.hex(); })
        .field("state", [](const Interview& self) { return base::name_of(self.state); })
        .field("version", &Interview::version)
        .field("times",
               [](const Interview& self, Field& field) {
                   field.list(self.terms.times,
                              [](base::Timestamp time, Field& item) { item.string(base::iso_text(time)); });
               })
        .field("minutes", [](const Interview& self) { return self.terms.minutes; })
        .field("time",
               [](const Interview& self, Field& field) { answer_time(field, domain::shown_time(self)); })
        .field("place", [](const Interview& self,
                           Field& field) { field.string(context_of(field).text(self.terms.place)); })
        .field("is_by_telephone", [](const Interview& self) { return self.terms.is_by_telephone; })
        .field("note", [](const Interview& self) { return self.terms.note; })
        .field("answer", &Interview::answer)
        .field("changed_at", [](const Interview& self) { return base::iso_text(self.changed_at); })
        .field("calendar_path", calendar_path)
        .field("attendance", [](const Interview& self) { return base::name_of(self.attendance); })
        .field("reported",
               [](const Interview& self, Field& field) { answer_name(field, self.reports.by_seeker); })
        .field("report_until",
               [](const Interview& self, Field& field) {
                   answer_time(field, domain::reports_until(self, Side::seeker,
                                                            context_of(field).service.identity.clock.now()));
               })
        .field("outcome",
               [](const Interview& self, Field& field) { answer_name(field, self.reports.counted); });
    bindings.object<InterviewRecordView>("InterviewRecord")
        .field("held",
               [](const InterviewRecordView& self) { return self.of(domain::InterviewOutcome::held); })
        .field(
            "missed",
            [](const InterviewRecordView& self) { return self.of(domain::InterviewOutcome::seeker_absent); })
        .field("missed_by_employers", [](const InterviewRecordView& self) {
            return self.of(domain::InterviewOutcome::company_absent);
        });
}

void bind_conversation(graphql::Bindings& bindings) {
    bind_message_fields(bindings);
    bindings.object<ConversationView>("Conversation")
        .field("state", [](const ConversationView& view) { return base::name_of(view.state); })
        .field("messages", messages)
        .blocking()
        .field("last_number", [](const ConversationView& view) { return view.conversation.last_number; })
        .field("read_by_seeker",
               [](const ConversationView& view) { return view.conversation.read_by_seeker; })
        .field("read_by_company",
               [](const ConversationView& view) { return view.conversation.read_by_company; });
    bindings.object<SentenceView>("ReadySentence")
        .field("code", &SentenceView::code)
        .field("text", &SentenceView::text);
}

}  // namespace

void bind_candidacies(graphql::Bindings& bindings) {
    bind_interview(bindings);
    bind_conversation(bindings);
    bindings.object<Application>("Application")
        .field("interviews", interviews)
        .blocking()
        .field("conversation", conversation)
        .blocking();
    bindings.root("Query")
        .field("ready_sentences", ready_sentences)
        .field("interview_record", interview_record)
        .blocking();
    bindings.root("Mutation")
        .field("accept_interview", accept_interview)
        .blocking()
        .field("ask_another_time", ask_another_time)
        .blocking()
        .field("decline_interview", decline_interview)
        .blocking()
        .field("attend_interview", attend_interview)
        .blocking()
        .field("report_interview", report_interview)
        .blocking()
        .field("send_message", send_message)
        .blocking()
        .field("mark_read", mark_read)
        .blocking()
        .field("end_conversation", end_conversation)
        .blocking()
        .field("report_message", report_message)
        .blocking();
}

}  // namespace hoigung::endpoints
