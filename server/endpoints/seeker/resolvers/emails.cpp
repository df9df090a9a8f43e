#include "domain/seeker_emails/change_email.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Refusal;
using graphql::Field;

struct EmailCodeSent {
    domain::CodeSent sent;
};

struct EmailState {
    std::string id;
    std::string email;
    bool is_unreachable = false;
};

EmailState state_of(const domain::Seeker& seeker) {
    return {seeker.id.text(), seeker.email, seeker.is_email_unreachable};
}

// Returns the dependencies of the operations on addresses; refuses the field when the site sends no mail.
const domain::SeekerEmailPorts* emails_of(Field& field) {
    const auto& emails = context_of(field).service.identity.emails;
    if (emails) return &*emails;
    refuse(field, Refusal::UnsupportedChannel);
    return nullptr;
}

// The code that was typed. A number that cannot be a code is refused without counting as an attempt.
std::optional<int> code_argument(Field& field) {
    constexpr int kFirst = 100'000;
    constexpr int kLast = 999'999;
    const int code = *field.arguments().integer("token");
    if (code >= kFirst && code <= kLast) return code;
    refuse(field, Refusal::InvalidCode);
    return std::nullopt;
}

void refuse_code(Field& field, const domain::LoginRefusal& refusal) {
    if (refusal.retry_after.count() == 0) return refuse(field, refusal.refusal);
    refuse(field, refusal.refusal, {{"retry_after", refusal.retry_after.count()}});
}

void answer_sent(Field& field, const domain::LoginOutcome<domain::CodeSent>& sent) {
    context_of(field).service.identity.code_metrics.count(sent);
    sent.ok() ? field.object(EmailCodeSent{*sent}) : refuse_code(field, sent.error());
}

void request_email_code(Field& field) {
    const auto seeker = active_seeker_of(field);
    if (!seeker) return;
    const auto* emails = emails_of(field);
    if (emails == nullptr) return;
    const std::string_view email = *field.arguments().string("email");
    if (!domain::Email::parse(email)) return refuse(field, Refusal::InvalidTelephone);
    const auto code = code_argument(field);
    if (!code) return;
    const ServiceContext& context = context_of(field);
    answer_sent(field, domain::request_email_code(
                           {seeker->id, seeker->telephone, *code, email, context.client, context.locale},
                           *emails, context.service.identity.clock.now()));
}

void resend_email_code(Field& field) {
    const auto seeker = active_seeker_of(field);
    if (!seeker) return;
    const auto* emails = emails_of(field);
    if (emails == nullptr) return;
    const ServiceContext& context = context_of(field);
    answer_sent(field, domain::resend_email_code(seeker->id, context.client, context.locale, *emails,
                                                 context.service.identity.clock.now()));
}

void confirm_email(Field& field) {
    const auto seeker = active_seeker_of(field);
    if (!seeker) return;
    const auto* emails = emails_of(field);
    if (emails == nullptr) return;
    const auto code = code_argument(field);
    if (!code) return;
    const ServiceContext& context = context_of(field);
    const auto changed = domain::confirm_email(seeker->id, *code, context.locale, *emails,
                                               context.service.identity.clock.now());
    changed.ok() ? field.object(state_of(*changed)) : refuse_code(field, changed.error());
}

void remove_email(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const auto* emails = emails_of(field);
    if (emails == nullptr) return;
    const ServiceContext& context = context_of(field);
    const auto changed =
        domain::remove_email(seeker->id, context.locale, *emails, context.service.identity.clock.now());
    changed.ok() ? field.object(state_of(*changed)) : refuse(field, changed.error());
}

}  // namespace

void bind_emails(graphql::Bindings& bindings) {
    bindings.object<EmailCodeSent>("EmailCodeSent")
        .field("expires_in", [](const EmailCodeSent& self) { return self.sent.expires_in.count(); })
        .field("resend_after", [](const EmailCodeSent& self) { return self.sent.resend_after.count(); });
    bindings.object<EmailState>("EmailState")
        .field("_id", &EmailState::id)
        .field("email", &EmailState::email)
        .field("is_email_unreachable", &EmailState::is_unreachable);
    bindings.root("Mutation")
        .field("request_email_code", request_email_code)
        .blocking()
        .field("resend_email_code", resend_email_code)
        .blocking()
        .field("confirm_email", confirm_email)
        .blocking()
        .field("remove_email", remove_email)
        .blocking();
}

}  // namespace hoigung::endpoints
