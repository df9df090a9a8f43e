#pragma once

#include "domain/notifications/change_news_settings.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The unsubscribe links of mails, which work without logging in. A POST is the one-click unsubscription of
// RFC 8058: the mail program sends a form that says no more than the link.
class UnsubscribeCall {
  public:
    explicit UnsubscribeCall(const SeekerService& service) : service_(service) {}

    // GET unsubscribe?token= describes the mails of the link. It changes nothing, because mail scanners open
    // links.
    void show(const http::Request& request, const Identified& who, const http::Responder& responder) const;
    // POST unsubscribe?token= ends the mails; with undo=1 they are sent again.
    void change(const http::Request& request, const Identified& who, const http::Responder& responder) const;

  private:
    [[nodiscard]] domain::SubscriptionPorts ports() const;
    [[nodiscard]] http::Response answer_of(const domain::Outcome<domain::Subscription>& subscription,
                                           domain::Locale locale) const;

    const SeekerService& service_;
};

}  // namespace hoigung::endpoints
