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
    // The applicants of the answer; null for a conversation that was just changed.
    std::shared_ptr<ApplicantScope> scope{};
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
    ConversationView answer{{}, domain::ConversationState::over, view.scope};
    // The conversation of a withdrawn application is not shown.
    if (!view.is_withdrawn()) {
        answer.conversation = view.scope->conversation(view.application().id);
        answer.state = domain::shown_state(view.application().status, answer.conversation);
    }
    field.object(answer);
}

void messages(const ConversationView& view, Field& field) {
    const auto& arguments = field.arguments();
    const auto range = domain::message_range(arguments.integer("before"), arguments.integer("after"),
                                             arguments.integer("limit"));
    if (!range.ok()) return refuse(field, range.error());
    const domain::ApplicationId id = view.conversation.application;
    if (view.conversation.last_number == 0) return field.value(std::vector<Message>{});
    if (view.scope) return field.value(view.scope->messages(id, *range));
    field.value(domain::find_messages(std::span(&id, 1), *range, domain::Side::company,
                                      candidacies_of(field).ports.store)[id]);
}

void conversations(const CompanyView& view, Field& field) {
    if (!allow(view, field, domain::Permission::read_applicants)) return;
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    const PortalContext& context = context_of(field);
    std::map<domain::ApplicationId, domain::ConversationSummary> listed;
    std::vector<domain::ApplicationId> ids;
    for (domain::ConversationSummary& each :
         domain::list_conversations(view.company.id, *page, candidacies_of(field).ports, context.now())) {
        ids.push_back(each.application);
        listed.emplace(each.application, std::move(each));
    }
    auto cards = domain::applicant_cards(view.company.id, ids, context.service.ports, context.now());
    std::vector<SummaryView> summaries;
    for (ApplicantView& each : applicant_views(context, view.company, std::move(cards))) {
        domain::ConversationSummary& summary = listed.at(each.application().id);
        summaries.push_back({std::move(each), std::move(summary.last), summary.unread});
    }
    field.value(summaries);
}

void unread_messages(const CompanyView& view, Field& field) {
    field.integer(
        domain::count_unread_messages(view.company.id, candidacies_of(field).ports, context_of(field).now()));
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
