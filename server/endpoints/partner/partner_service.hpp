#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/work_queue.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/identity/identity_store.hpp"
#include "domain/ingest/concern_store.hpp"
#include "domain/operator/acting.hpp"
#include "domain/reports/report_store.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/key_access.hpp"
#include "endpoints/shared/site_pictures.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The stores that the operator's calls read and change.
struct OperatorQueues {
    domain::ReportStore& reports;
    domain::ConcernStore& concerns;
    domain::IdentityStore& identity;
    domain::ActLog& acts;
};

// The dependencies of the partner calls. One object serves all requests.
struct PartnerService {
    // The portal's operations: keys that were made in the portal use them.
    const domain::EmployerPorts employers;
    const domain::LiveCatalogue& live_catalogue;
    domain::ApplicationStore& applications;
    const OperatorQueues operators;
    const KeyAccess access;
    const SitePictures pictures;
    const ErrorTable& errors;
    const base::Clock& clock;
    // Separate from the seekers' threads: a partner that sends slowly delays only partners.
    base::WorkQueue& queue;
    // The most lines of a batch.
    const std::size_t most_lines;
    // Called after a change of the catalogue, so that it is shown at once.
    const std::function<void()> changed;
};

// One call of an authenticated partner. It runs on a thread that may block.
struct PartnerCall {
    const PartnerService& service;
    const domain::PartnerKey& key;
    const http::Request& request;
    // The parts of the path that stand for ids.
    std::vector<std::string> ids;

    [[nodiscard]] http::Response refuse(domain::Refusal refusal) const;
    // The refusal in the language that the partner prefers.
    [[nodiscard]] const std::string& text_of(domain::Refusal refusal) const;
};

using PartnerAnswer = http::Response (*)(const PartnerCall&);

// Calls for single companies, jobs, lists, banners, featured companies and bids.
[[nodiscard]] http::Response put_company(const PartnerCall& call);
[[nodiscard]] http::Response put_job(const PartnerCall& call);
// create_company() and create_job() choose the ids themselves.
[[nodiscard]] http::Response create_company(const PartnerCall& call);
[[nodiscard]] http::Response create_job(const PartnerCall& call);
[[nodiscard]] http::Response put_list(const PartnerCall& call);
[[nodiscard]] http::Response put_banner(const PartnerCall& call);
[[nodiscard]] http::Response put_featured_company(const PartnerCall& call);
[[nodiscard]] http::Response put_bid(const PartnerCall& call);
[[nodiscard]] http::Response put_logo(const PartnerCall& call);
[[nodiscard]] http::Response put_banner_picture(const PartnerCall& call);
[[nodiscard]] http::Response get_company(const PartnerCall& call);
[[nodiscard]] http::Response get_job(const PartnerCall& call);
[[nodiscard]] http::Response list_companies(const PartnerCall& call);
[[nodiscard]] http::Response list_jobs(const PartnerCall& call);
[[nodiscard]] http::Response set_job_state(const PartnerCall& call);
// Including hidden ones.
[[nodiscard]] http::Response list_lists(const PartnerCall& call);
[[nodiscard]] http::Response list_banners(const PartnerCall& call);
[[nodiscard]] http::Response list_featured_companies(const PartnerCall& call);
[[nodiscard]] http::Response list_bids(const PartnerCall& call);

// Ingests many lines at once.
[[nodiscard]] http::Response take_batch(const PartnerCall& call);

// Applications, and the employer's decisions on them.
[[nodiscard]] http::Response list_applications(const PartnerCall& call);
[[nodiscard]] http::Response get_application(const PartnerCall& call);
[[nodiscard]] http::Response set_application_status(const PartnerCall& call);
[[nodiscard]] http::Response set_status_of_pair(const PartnerCall& call);

// The webhook that tells the key's holder of applications.
[[nodiscard]] http::Response get_webhook(const PartnerCall& call);
[[nodiscard]] http::Response put_webhook(const PartnerCall& call);
[[nodiscard]] http::Response remove_webhook(const PartnerCall& call);

// Operator only.
[[nodiscard]] http::Response set_company_suspension(const PartnerCall& call);
[[nodiscard]] http::Response set_seeker_suspension(const PartnerCall& call);
[[nodiscard]] http::Response list_reports(const PartnerCall& call);
[[nodiscard]] http::Response handle_report(const PartnerCall& call);
[[nodiscard]] http::Response list_concerns(const PartnerCall& call);
[[nodiscard]] http::Response settle_concern(const PartnerCall& call);

// Describes the key of the request.
[[nodiscard]] http::Response show_key(const PartnerCall& call);

}  // namespace hoigung::endpoints
