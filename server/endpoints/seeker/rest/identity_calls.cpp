#include "endpoints/seeker/rest/identity_calls.hpp"

#include "base/json_writer.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "domain/identity/create_anonymous.hpp"
#include "domain/identity/log_out.hpp"
#include "domain/identity/login_with_code.hpp"
#include "domain/identity/refresh_session.hpp"
#include "domain/identity/register_device.hpp"
#include "domain/identity/request_login_code.hpp"
#include "domain/seeker_emails/log_in_by_email.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"
#include "endpoints/shared/unavailable.hpp"

namespace hoigung::endpoints {
namespace {

using domain::LoginRefusal;
using domain::Refusal;

// {agent, name, token}; std::nullopt when none was given.
domain::Outcome<std::optional<domain::DeviceInfo>> device_of(const boost::json::object& body) {
    const auto* device = body.if_contains("device");
    if (device == nullptr || !device->is_object()) return std::optional<domain::DeviceInfo>{};
    const boost::json::object& info = device->get_object();
    return std::optional(
        TRY(domain::device_info(text_of(info, "agent"), text_of(info, "name"), text_of(info, "token"))));
}

// Spec 7: the token of mfa-login is an integer. A value that cannot be a code is refused without counting as
// an attempt.
std::optional<int> code_of(const boost::json::object& body) {
    const auto* token = body.if_contains("token");
    if (token == nullptr || !token->is_int64()) return std::nullopt;
    const std::int64_t number = token->get_int64();
    if (number < 100'000 || number > 999'999) return std::nullopt;
    return static_cast<int>(number);
}

// Spec 7: the channel of codes that are mailed; the others are those of telephones.
constexpr std::string_view kEmailChannel = "email";

// An attempt to log in and the client that made it; held until the result is known.
struct LoginAttemptLog {
    std::string_view what;
    // A telephone or, by the channel email, an address.
    std::string login;
    std::string client;
    std::string request_id;
    bool is_by_email = false;

    // Logs every attempt, so that attacks on accounts can be traced. `error_code` is 0 for a success.
    void log(int error_code) const {
        std::string members;
        base::JsonWriter(members)
            .member("message", what)
            .member(is_by_email ? "email" : "telephone",
                    is_by_email ? base::mask_email(login) : base::mask_telephones(login))
            .member("error_code", error_code)
            .member("client", client)
            .member("request_id", request_id);
        base::log::write_members(base::log::Level::info, members);
    }
};

http::Response code_sent_answer(const domain::CodeSent& sent) {
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("expires_in", sent.expires_in.count())
        .member("resend_after", sent.resend_after.count())
        .end_object();
    return data_answer(data);
}

}  // namespace

void IdentityCalls::create_anonymous(const http::Request&, const Identified&,
                                     const http::Responder& responder) const {
    responder.answer(access_token_answer(domain::create_anonymous(identity_.tokens, identity_.rules.sessions,
                                                                  identity_.random, identity_.clock.now())));
}

void IdentityCalls::request_mfa_login(const http::Request& request, const Identified&,
                                      const http::Responder& responder) const {
    auto body = read_body(request);
    if (!body.ok()) return responder.answer(std::move(body).error());
    const domain::Locale locale = locale_of(request, *body);
    const std::string_view named = text_of(*body, "channel");
    if (named == kEmailChannel && identity_.emails)
        return request_email_login(request, *body, locale, responder);
    const auto channel = base::parse_enum<domain::Channel>(named);
    if (!channel) return responder.answer(refusal_answer(errors_, Refusal::UnsupportedChannel, locale));
    auto device = device_of(*body);
    if (!device.ok()) return responder.answer(refusal_answer(errors_, device.error(), locale));

    const LoginAttemptLog attempt{"login code", std::string(text_of(*body, "channel_id")),
                                  request.client.text(), request.id};
    answer_later(
        identity_.sender_queue, responder,
        [this, channel = *channel, attempt, client = client_of(request), locale,
         device = std::move(*device)] {
            const auto sent = domain::request_login_code(
                {channel, attempt.login, client.address, client.network, locale, device}, identity_.store,
                identity_.seals, identity_.sender, identity_.rules.login, identity_.random,
                identity_.clock.now());
            identity_.code_metrics.count(sent);
            attempt.log(sent.ok() ? 0 : errors_.of(sent.error().refusal).code);
            return sent.ok() ? code_sent_answer(*sent) : refused(sent.error(), locale);
        },
        locale);
}

void IdentityCalls::request_email_login(const http::Request& request, const boost::json::object& body,
                                        domain::Locale locale, const http::Responder& responder) const {
    auto device = device_of(body);
    if (!device.ok()) return responder.answer(refusal_answer(errors_, device.error(), locale));
    const LoginAttemptLog attempt{"login code", std::string(text_of(body, "channel_id")),
                                  request.client.text(), request.id, true};
    answer_later(
        identity_.sql_queue, responder,
        [this, attempt, client = client_of(request), locale, device = std::move(*device)] {
            const auto sent =
                domain::request_email_login({attempt.login, client, locale, device}, *identity_.emails,
                                            identity_.rules.accounts, identity_.clock.now());
            identity_.code_metrics.count(sent);
            attempt.log(sent.ok() ? 0 : errors_.of(sent.error().refusal).code);
            return sent.ok() ? code_sent_answer(*sent) : refused(sent.error(), locale);
        },
        locale);
}

void IdentityCalls::mfa_login(const http::Request& request, const Identified&,
                              const http::Responder& responder) const {
    auto body = read_body(request);
    if (!body.ok()) return responder.answer(std::move(body).error());
    const domain::Locale locale = locale_of(request, *body);
    const std::string_view named = text_of(*body, "channel");
    if (named == kEmailChannel && identity_.emails) return email_login(request, *body, locale, responder);
    const auto channel = base::parse_enum<domain::Channel>(named);
    if (!channel) return responder.answer(refusal_answer(errors_, Refusal::UnsupportedChannel, locale));
    std::string channel_id(text_of(*body, "channel_id"));
    if (const auto valid = telephone_for(identity_.rules.login.telephones, *channel, channel_id); !valid.ok())
        return responder.answer(refusal_answer(errors_, valid.error(), locale));
    const auto code = code_of(*body);
    if (!code) return responder.answer(refusal_answer(errors_, Refusal::InvalidCode, locale));

    const LoginAttemptLog attempt{"login", std::move(channel_id), request.client.text(), request.id};
    answer_later(
        identity_.sql_queue, responder,
        [this, channel = *channel, attempt, code = *code, locale] {
            const auto token =
                domain::login_with_code({channel, attempt.login, code}, identity_.store, identity_.seals,
                                        identity_.tokens, identity_.rules.login, identity_.rules.sessions,
                                        identity_.rules.accounts, identity_.random, identity_.clock.now());
            attempt.log(token.ok() ? 0 : errors_.of(token.error().refusal).code);
            return token.ok() ? access_token_answer(*token) : refused(token.error(), locale);
        },
        locale);
}

void IdentityCalls::email_login(const http::Request& request, const boost::json::object& body,
                                domain::Locale locale, const http::Responder& responder) const {
    std::string channel_id(text_of(body, "channel_id"));
    if (!domain::Email::parse(channel_id))
        return responder.answer(refusal_answer(errors_, Refusal::InvalidTelephone, locale));
    const auto code = code_of(body);
    if (!code) return responder.answer(refusal_answer(errors_, Refusal::InvalidCode, locale));

    const LoginAttemptLog attempt{"login", std::move(channel_id), request.client.text(), request.id, true};
    answer_later(
        identity_.sql_queue, responder,
        [this, attempt, code = *code, locale] {
            const auto token = domain::log_in_by_email({attempt.login, code}, *identity_.emails,
                                                       identity_.tokens, identity_.rules.sessions,
                                                       identity_.rules.accounts, identity_.clock.now());
            attempt.log(token.ok() ? 0 : errors_.of(token.error().refusal).code);
            return token.ok() ? access_token_answer(*token) : refused(token.error(), locale);
        },
        locale);
}

void IdentityCalls::refresh(const http::Request& request, const Identified& who,
                            const http::Responder& responder) const {
    // Never 401: a client whose token is invalid continues as an anonymous visitor.
    const domain::Locale locale = preferred_locale(request.header("Accept-Language"));
    if (who.result == Identified::Result::unavailable) return responder.answer(too_busy(locale));
    if (who.result == Identified::Result::refused || !who.caller.is_logged_in())
        return responder.answer(access_token_answer(std::nullopt));
    answer_later(
        identity_.sql_queue, responder,
        [this, caller = who.caller, locale] {
            // A suspended seeker gets no new token, but can read until the current one expires.
            const auto seeker = identity_.store.seeker(*caller.seeker);
            if (seeker && seeker->is_suspended)
                return refusal_answer(errors_, Refusal::ApplicantNotUsable, locale);
            return access_token_answer(
                domain::refresh_session(caller, identity_.tokens, identity_.session_registry,
                                        identity_.rules.sessions, identity_.clock.now()));
        },
        locale);
}

void IdentityCalls::logout(const http::Request& request, const Identified& who,
                           const http::Responder& responder) const {
    auto body = read_body(request);
    if (!body.ok()) return responder.answer(std::move(body).error());
    const domain::Locale locale = locale_of(request, *body);
    static constexpr std::string_view kDone = R"({"ok":true})";
    if (who.result == Identified::Result::known && !who.caller.is_logged_in())
        return responder.answer(data_answer(kDone));
    if (auto refusal = refusal_of(who, errors_, locale)) return responder.answer(std::move(*refusal));
    answer_later(
        identity_.sql_queue, responder,
        [this, caller = who.caller, device_token = std::string(text_of(*body, "device_token"))] {
            domain::log_out(caller, device_token, identity_.store, identity_.session_registry,
                            identity_.rules.sessions, identity_.clock.now());
            return data_answer(kDone);
        },
        locale);
}

http::Response IdentityCalls::refused(const LoginRefusal& refusal, domain::Locale locale) const {
    int status = 0;
    if (refusal.cause == LoginRefusal::Cause::gateway) status = 503;
    if (refusal.cause == LoginRefusal::Cause::suspended) status = 403;
    auto answer = refusal_answer(errors_, refusal.refusal, locale, status);
    if (refusal.retry_after.count() == 0) return answer;
    return std::move(answer).with("Retry-After", std::to_string(refusal.retry_after.count()));
}

}  // namespace hoigung::endpoints
