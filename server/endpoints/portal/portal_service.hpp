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
#include "domain/search/job_type_names.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "endpoints/candidacies/candidacies.hpp"
#include "endpoints/portal/request_owners.hpp"
#include "endpoints/shared/cookie_scope.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/key_access.hpp"
#include "endpoints/shared/login_code_metrics.hpp"
#include "endpoints/shared/site_pictures.hpp"
#include "graphql/field.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints::portal {

// The dependencies of a login.
struct PortalLogin {
    const domain::CodeSeals& seals;
    const domain::LoginRules rules;
    const LoginCodeMetrics& code_metrics;
};

// How callers are known, and whose share of the queue they use.
struct PortalCallers {
    const CookieScope cookies;
    RequestOwners& owners;
};

// Threads that may block. Pictures and files of jobs take long, so they have threads of their own.
struct PortalQueues {
    base::WorkQueue& calls;
    base::WorkQueue& uploads;
};

// The dependencies of the form of a job.
struct JobForms {
    const std::vector<domain::JobTemplate> templates;
    const domain::JobTypeNames& type_names;
    // Answers with the page that the site would show for a job.
    const std::function<void(domain::JobPreview wanted, const http::Request& request,
                             const http::Responder& responder)>
        preview;
};

// The dependencies of the portal's calls. One object serves all requests.
struct PortalService {
    const domain::EmployerPorts ports;
    // Interviews and conversations.
    const Candidacies& candidacies;
    // Whom links of mails act for.
    domain::IdentityStore& seekers;
    const domain::LiveCatalogue& live_catalogue;
    const ErrorTable& errors;
    const base::Clock& clock;
    const PortalLogin login;
    const PortalCallers callers;
    const PortalQueues queues;
    const SitePictures pictures;
    const KeyAccess access;
    const JobForms job_forms;
    // told() is called when a mail was queued, changed() when the catalogue has changed.
    const std::function<void()> told;
    const std::function<void()> changed;
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

}  // namespace hoigung::endpoints::portal
