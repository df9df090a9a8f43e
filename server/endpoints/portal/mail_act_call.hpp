#pragma once

#include "domain/mail_acts/mail_acts.hpp"
#include "endpoints/portal/portal_service.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints::portal {

// The links of mails that act, which work without logging in.
class MailActCall {
  public:
    explicit MailActCall(const PortalService& service) : service_(service) {}

    // GET mail-act?token= describes what the link would do. It changes nothing, because mail scanners open
    // links.
    void show(const http::Request& request, const http::Responder& responder) const;
    // POST mail-act?token= does it; reason= is that of a rejection.
    void act(const http::Request& request, const http::Responder& responder) const;

  private:
    [[nodiscard]] domain::MailActPorts ports() const;
    [[nodiscard]] http::Response answer_of(const domain::Outcome<domain::MailActPage>& page,
                                           domain::Locale locale) const;

    const PortalService& service_;
};

}  // namespace hoigung::endpoints::portal
