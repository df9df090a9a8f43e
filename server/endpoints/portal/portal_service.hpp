#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/work_queue.hpp"
#include "domain/employer_jobs/job_preview.hpp"
#include "domain/employer_jobs/job_template.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/employers/portal_session.hpp"
#include "domain/identity/login.hpp"
#include "domain/keys/webhook.hpp"
#include "domain/pictures.hpp"
#include "domain/profile/upload_picture.hpp"
#include "domain/search/job_type_names.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "endpoints/candidacies/candidacies.hpp"
#include "endpoints/portal/request_owners.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/login_code_metrics.hpp"
#include "endpoints/shared/webhook_address.hpp"
#include "graphql/field.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints::portal {

// What the portal's calls depend on. One object serves all requests.
struct PortalService {
    const domain::EmployerPorts ports;
    const domain::LiveCatalogue& live_catalogue;
    const domain::CodeSeals& seals;
    const domain::LoginRules login_rules;
    const LoginCodeMetrics& code_metrics;
    const ErrorTable& errors;
    domain::PictureEncoder& encoder;
    domain::PictureStore& pictures;
    const base::Clock& clock;
    base::WorkQueue& queue;
    base::WorkQueue& upload_queue;
    // The prefix of pictures, such as `/content`.
    const std::string content_root;
    // The path of the session's cookie, and whether the browser sends it only over TLS.
    const std::string cookie_path;
    const bool is_secure;
    const std::vector<domain::JobTemplate> templates;
    const domain::JobTypeNames& type_names;
    domain::PartnerKeyStore& keys;
    domain::WebhookStore& webhooks;
    const WebhookAddressRules webhook_addresses;
    // Answers with the page that the site would show for a job.
    const std::function<void(domain::JobPreview wanted, const http::Request& request,
                             const http::Responder& responder)>
        preview;
    // told() is called when a mail was queued, changed() when the catalogue has changed.
    const std::function<void()> told;
    const std::function<void()> changed;
    // Interviews and conversations.
    const Candidacies& candidacies;
    RequestOwners& owners;
};

// One request to the portal: its caller, and the language of the answer.
struct PortalContext {
    const PortalService& service;
    std::shared_ptr<const domain::CatalogueSnapshot> snapshot;
    domain::Locale locale = domain::Locale::zh_hant;
    std::optional<domain::PortalCaller> caller{};
    std::string address{};
    std::string network{};
    std::string device{};
    // The marks of earlier logins in this browser.
    std::string browser_marks{};
    // The Set-Cookie headers of the answer.
    std::vector<std::string> set_cookies{};

    [[nodiscard]] base::Timestamp now() const { return service.clock.now(); }
    [[nodiscard]] const std::string& text(const domain::LocalizedText& text) const { return text.in(locale); }
};

[[nodiscard]] inline PortalContext& context_of(graphql::Field& field) {
    return field.context<PortalContext>();
}

// Answers with the refusal's code and its text in the caller's language.
void refuse(graphql::Field& field, domain::Refusal refusal,
            std::initializer_list<graphql::Extension> more = {});

// The caller. Without one, refuses the field and returns null.
[[nodiscard]] const domain::Person* person_of(graphql::Field& field);

// The Set-Cookie headers that begin and end a session.
[[nodiscard]] std::string begin_cookie(const PortalService& service, std::string_view secret);
[[nodiscard]] std::string end_cookie(const PortalService& service);

// The cookie that remembers who has logged in with this browser. It grants no access.
[[nodiscard]] std::string browser_cookie(const PortalService& service, std::string_view marks);
[[nodiscard]] std::string browser_marks(const http::Request& request);

// The caller of a request, by its cookie. Reads the database.
[[nodiscard]] std::optional<domain::PortalCaller> caller_of(const PortalService& service,
                                                            const http::Request& request);

// The person and the company whose share of the queue a request uses, found without the database.
[[nodiscard]] base::WorkOwner owner_of(const PortalService& service, const http::Request& request,
                                       std::string_view company);

// Whether a request was sent by a page of another site. Checked for requests that change something.
[[nodiscard]] bool is_from_elsewhere(const PortalService& service, const http::Request& request);

}  // namespace hoigung::endpoints::portal
