#pragma once

#include "app/background_tasks.hpp"
#include "app/client_pages.hpp"
#include "app/modules/foundation.hpp"
#include "app/modules/identity_module.hpp"
#include "app/modules/mail_module.hpp"
#include "endpoints/console/console_sessions.hpp"
#include "endpoints/outbox_page.hpp"
#include "security/address_digests.hpp"
#include "security/secret_digests.hpp"
#include "security/time_codes.hpp"
#include "store/staff_store.hpp"

namespace hoigung::app {

// The operator's console: its service and its pages. Without staff, and for clients outside its networks, it
// is not there.
class ConsoleModule {
  public:
    ConsoleModule(Foundation& foundation, const IdentityModule& identity, MailModule& mail);
    ~ConsoleModule();

    void answer_graphql(http::Request request, const http::Responder& responder) const;
    void answer_log_file(http::Request request, const http::Responder& responder) const;
    void answer_page(const http::Request& request, const http::Responder& responder) const;

    // Whether the demonstration's account can log in, and with which time-based code it does so now.
    [[nodiscard]] bool has_demo_staff() const;
    [[nodiscard]] std::optional<endpoints::ShownTimeCode> demo_time_code() const;

  private:
    [[nodiscard]] bool is_there_for(const http::Request& request) const;
    void note_log_head();

    Foundation& foundation_;
    const security::SealedSecondFactors factors_;
    const security::Sha256SecretDigests digests_;
    const security::HmacAddressDigests addresses_;
    mutable store::SqlStaffStore staff_;
    const endpoints::console::ConsoleService service_;
    const endpoints::console::ConsoleSessions sessions_;
    const endpoints::CookieGraphql graphql_;
    const ClientPages pages_;
    prometheus::Gauge& log_lines_;
    prometheus::Gauge& log_head_;
    // The last day whose head was logged.
    base::Date head_logged_on_{};
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
