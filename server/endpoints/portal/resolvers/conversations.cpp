#include "domain/candidacies/exchange_messages.hpp"
#include "domain/candidacies/ready_sentences.hpp"
#include "endpoints/portal/resolvers/applicant_views.hpp"
#include "endpoints/shared/message_fields.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Conversation;
using domain::Message;
using domain::Side;
using graphql::Field;

struct ConversationView {
    Conversation conversation;
    domain::ConversationState state = domain::ConversationState::none;
};

struct SummaryView {
    ApplicantView applicant;
    Message last;
    std::int64_t unread = 0;
};

const Candidacies& candidacies_of(Field& field) {
    return context_of(field).service.candidacies;
}

void conversation(const ApplicantView& view, Field& field) {
    ConversationView answer;
    const domain::CandidacyPorts& ports = candidacies_of(field).ports;
    const auto kept_since = ports.kept_since(context_of(field).now());
    ports.store.read([&](domain::CandidacyReader& reader) {
        const auto candidacy = domain::candidacy_of_company(reader, view.scope->company().id,
                                                            view.application().id.text(), kept_since);
        // The conversation of a withdrawn application is not shown.
        answer.state = domain::ConversationState::over;
        if (!candidacy.ok()) return;
        answer.conversation = reader.conversation(view.application().id);
        answer.state = domain::shown_state(candidacy->status, answer.conversation);
    });
    field.object(answer);
}

void messages(const ConversationView& view, Field& field) {
    const auto& arguments = field.arguments();
    const auto range = domain::message_range(arguments.integer("before"), arguments.integer("after"),
                                             arguments.integer("limit"));
    if (!range.ok()) return refuse(field, range.error());
    std::vector<Message> messages;
    if (view.conversation.last_number > 0)
        candidacies_of(field).ports.store.read([&](domain::CandidacyReader& reader) {
            messages = reader.messages(view.conversation.application, *range, Side::company);
        });
    field.value(messages);
}

void conversations(const CompanyView& view, Field& field) {
    if (!allow(view, field, domain::Permission::read_applicants)) return;
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    struct Talk {
        domain::ApplicationId application;
        Message last;
        std::int64_t unread = 0;
    };
    std::vector<Talk> talks;
    const PortalContext& context = context_of(field);
    const domain::CandidacyPorts& ports = candidacies_of(field).ports;
    const auto kept_since = ports.kept_since(context.now());
    ports.store.read([&](domain::CandidacyReader& reader) {
        for (const Conversation& each : reader.conversations_of(view.company.id, kept_since, *page)) {
            auto last = reader.messages(each.application, {{}, {}, 1}, Side::company);
            if (last.empty()) continue;
            talks.push_back({each.application, std::move(last.front()), reader.unread_in(each)});
        }
    });
    const auto scope = std::make_shared<ApplicantScope>(context, view.company);
    std::vector<SummaryView> summaries;
    for (Talk& talk : talks) {
        // The applicant may have withdrawn at this very moment.
        auto card = domain::find_applicant(view.company.id, talk.application.text(), context.service.ports,
                                           context.now());
        if (card) summaries.push_back({{std::move(*card), scope}, std::move(talk.last), talk.unread});
    }
    field.value(summaries);
}

void unread_messages(const CompanyView& view, Field& field) {
    std::int64_t unread = 0;
    const domain::CandidacyPorts& ports = candidacies_of(field).ports;
    const auto kept_since = ports.kept_since(context_of(field).now());
    ports.store.read([&](domain::CandidacyReader& reader) {
        unread = reader.unread_messages(view.company.id, kept_since);
    });
    field.integer(unread);
}

// Calls `work(actor, application, ports, now)` for the caller's company and answers with its result.
template <class Work>
void act(Field& field, domain::Permission needed, Work work) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const domain::CandidacyPorts& ports = context.service.candidacies.ports;
    const auto actor = domain::company_actor(*person, *field.arguments().string("company"), needed, ports);
    if (!actor.ok()) return refuse(field, actor.error());
    const auto outcome = work(*actor, *field.arguments().string("applicant"), ports, context.now());
    if (!outcome.ok()) return refuse(field, outcome.error());
    context.service.candidacies.changed();
    field.object(*outcome);
}

domain::Outcome<ConversationView> shown(const domain::Outcome<Conversation>& conversation) {
    if (!conversation.ok()) return conversation.error();
    return ConversationView{*conversation, conversation->state};
}

using Ports = domain::CandidacyPorts;

void send_message(Field& field) {
    const auto& arguments = field.arguments();
    act(field, domain::Permission::answer_applicants,
        [&](const domain::Actor& actor, std::string_view application, const Ports& ports,
            base::Timestamp now) {
            return domain::send_message(actor, application, *arguments.string("key"),
                                        *arguments.string("text"), ports, now);
        });
}

void mark_read(Field& field) {
    act(field, domain::Permission::answer_applicants,
        [&](const domain::Actor& actor, std::string_view application, const Ports& ports,
            base::Timestamp now) {
            return shown(
                domain::mark_read(actor, application, *field.arguments().integer("up_to"), ports, now));
        });
}

void end_conversation(Field& field) {
    act(field, domain::Permission::answer_applicants,
        [](const domain::Actor& actor, std::string_view application, const Ports& ports,
           base::Timestamp now) { return shown(domain::end_conversation(actor, application, ports, now)); });
}

void report_message(Field& field) {
    const auto& arguments = field.arguments();
    act(field, domain::Permission::answer_applicants,
        [&](const domain::Actor& actor, std::string_view application, const Ports& ports,
            base::Timestamp now) {
            return domain::report_message(actor, application, *arguments.integer("number"),
                                          *arguments.string("reason"), ports, now);
        });
}

void ready_sentences(Field& field) {
    field.list(domain::ready_sentences(Side::company),
               [](const domain::ReadySentence& sentence, Field& item) { item.object(sentence); });
}

}  // namespace

void bind_conversations(graphql::Bindings& bindings) {
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
    bindings.object<SummaryView>("ConversationSummary")
        .field("applicant", [](const SummaryView& view, Field& field) { field.object(view.applicant); })
        .field("last", [](const SummaryView& view, Field& field) { field.object(view.last); })
        .field("unread", &SummaryView::unread);
    bindings.object<domain::ReadySentence>("ReadySentence")
        .field("code", &domain::ReadySentence::code)
        .field("text",
               [](const domain::ReadySentence& sentence, Field& field) { field.object(sentence.text); });
    bindings.object<ApplicantView>("Applicant").field("conversation", conversation).blocking();
    bindings.object<CompanyView>("Company")
        .field("conversations", conversations)
        .blocking()
        .field("unread_messages", unread_messages)
        .blocking();
    bindings.root("Query").field("ready_sentences", ready_sentences);
    bindings.root("Mutation")
        .field("send_message", send_message)
        .blocking()
        .field("mark_read", mark_read)
        .blocking()
        .field("end_conversation", end_conversation)
        .blocking()
        .field("report_message", report_message)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
