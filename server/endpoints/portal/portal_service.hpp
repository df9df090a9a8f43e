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

// What the portal's calls depend on; the same for every request.
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
    // The path that the session's cookie is sent to, and whether only over TLS.
    const std::string cookie_path;
    const bool is_secure;
    const std::vector<domain::JobTemplate> templates;
    const domain::JobTypeNames& type_names;
    domain::PartnerKeyStore& keys;
    domain::WebhookStore& webhooks;
    const WebhookAddressRules webhook_addresses;
    // Answers with a page of the site as it would be with a job.
    const std::function<void(domain::JobPreview wanted, const http::Request& request,
                             const http::Responder& responder)>
        preview;
    // Something was queued to be told, or the catalogue has changed.
    const std::function<void()> told;
    const std::function<void()> changed;
    // Interviews and conversations.
    const Candidacies& candidacies;
    RequestOwners& owners;
};

// One request to the portal: who asks, and in which language it is answered.
struct PortalContext {
    const PortalService& service;
    std::shared_ptr<const domain::CatalogueSnapshot> snapshot;
    domain::Locale locale = domain::Locale::zh_hant;
    std::optional<domain::PortalCaller> caller{};
    std::string address{};
    std::string network{};
    std::string device{};
    // What the browser shows of earlier logins.
    std::string browser_marks{};
    // The Set-Cookie headers of the answer.
    std::vector<std::string> set_cookies{};

    [[nodiscard]] base::Timestamp now() const { return service.clock.now(); }
    [[nodiscard]] const std::string& text(const domain::LocalizedText& text) const { return text.in(locale); }
};

[[nodiscard]] inline PortalContext& context_of(graphql::Field& field) {
    return field.context<PortalContext>();
}

// Answers a refusal with its code and its words in the caller's language.
void refuse(graphql::Field& field, domain::Refusal refusal,
            std::initializer_list<graphql::Extension> more = {});

// Who asks. Nobody is refused, and the field answered, when this gives nothing.
[[nodiscard]] const domain::Person* person_of(graphql::Field& field);

// The headers of the session's cookie: to begin it, and to end it.
[[nodiscard]] std::string begin_cookie(const PortalService& service, std::string_view secret);
[[nodiscard]] std::string end_cookie(const PortalService& service);

// The cookie by which a browser shows who has logged in with it. It opens nothing.
[[nodiscard]] std::string browser_cookie(const PortalService& service, std::string_view marks);
[[nodiscard]] std::string browser_marks(const http::Request& request);

// Who makes a request, by its cookie. Reads the database.
[[nodiscard]] std::optional<domain::PortalCaller> caller_of(const PortalService& service,
                                                            const http::Request& request);

// Whose share of the queue a request takes, by what is known without the database.
[[nodiscard]] base::WorkOwner owner_of(const PortalService& service, const http::Request& request,
                                       std::string_view company);

// Whether a request that changes something comes from a page of another site.
[[nodiscard]] bool is_from_elsewhere(const PortalService& service, const http::Request& request);

}  // namespace hoigung::endpoints::portal
