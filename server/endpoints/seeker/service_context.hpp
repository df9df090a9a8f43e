#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "domain/identity/code_rules.hpp"
#include "domain/locale.hpp"
#include "domain/matching/recommend_jobs.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/refusal.hpp"
#include "domain/snapshot/answer_dependencies.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "domain/snapshot/old_jobs.hpp"
#include "endpoints/candidacies/candidacies.hpp"
#include "endpoints/candidacies/candidacy_scope.hpp"
#include "endpoints/seeker/alerts.hpp"
#include "endpoints/seeker/caller_jobs.hpp"
#include "endpoints/seeker/identity.hpp"
#include "endpoints/seeker/news.hpp"
#include "endpoints/seeker/seeker_stores.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/refuse_field.hpp"
#include "graphql/field.hpp"

namespace hoigung::endpoints {

// The dependencies of the resolvers. One object serves all requests.
struct SeekerService {
    const domain::LiveCatalogue& live_catalogue;
    // Has the jobs that are no longer in memory. Must not be called on a network thread.
    domain::CatalogueStore& catalogue_store;
    const domain::ReferenceLists& lists;
    const ErrorTable& errors;
    // The prefix of pictures and articles, such as `/content`.
    std::string content_root;
    const Identity& identity;
    const Alerts& alerts;
    const News& news;
    const SeekerStores& seekers;
    const Candidacies& candidacies;
    // The path of the service itself, such as `/api/seeker`.
    std::string root;
    // Counts a job that a visitor opened. Thread-safe; must not block.
    std::function<void(domain::JobId)> opened;
};

// One request to the seeker service: the snapshot it reads, and the language of the answer.
struct ServiceContext {
    const SeekerService& service;
    std::shared_ptr<const domain::CatalogueSnapshot> snapshot;
    domain::Locale locale = domain::Locale::zh_hant;
    domain::Caller caller;
    // The caller's key that identifies retries of one request; empty if absent.
    std::string idempotency_key{};
    // The client that sent the request; empty for a page that is rendered in this process.
    domain::RequestClient client{};
    CallerJobs caller_jobs{};
    // The interviews and conversations of the list of applications that is being answered.
    std::shared_ptr<CandidacyScope> candidacies{};
    // The data that the answer was made from. A job may be listed more than once.
    domain::AnswerDependencies dependencies{};
    // The only job that was asked for by its id, and the job that the answer opens: that one, shown with its
    // description, as on its page.
    std::optional<domain::JobId> asked_alone{};
    std::optional<domain::JobId> opened{};
    // Why the jobs of the list that is being answered suit the caller.
    std::unordered_map<domain::JobId, std::vector<domain::MatchReason>> match_reasons{};

    // Snapshots that parts of the answer may still point into.
    std::vector<std::shared_ptr<const domain::CatalogueSnapshot>> earlier{};

    // Adds these jobs to the request's catalogue, even if they left memory long ago. Call it on an SQL
    // thread.
    void bring_jobs(std::span<const domain::JobId> ids) {
        earlier.push_back(snapshot);
        snapshot = domain::with_old_jobs(snapshot, ids, service.catalogue_store);
    }

    void bring_job(std::string_view id) {
        if (const auto parsed = domain::JobId::parse(id)) bring_jobs({&*parsed, 1});
    }

    [[nodiscard]] const domain::Catalogue& catalogue() const { return snapshot->catalogue; }
    [[nodiscard]] const std::string& text(const domain::LocalizedText& text) const { return text.in(locale); }
};

[[nodiscard]] inline ServiceContext& context_of(graphql::Field& field) {
    return field.context<ServiceContext>();
}

// Notes a job that the answer depends on, whether it is shown or not.
inline void asked_about(graphql::Field& field, std::optional<domain::JobId> id) {
    if (!id) return;
    ServiceContext& context = context_of(field);
    context.dependencies.jobs.push_back(*id);
    if (context.catalogue().known_job(*id) == nullptr) context.dependencies.missing.push_back(*id);
}

// Answers with the refusal's code and its text in the caller's language.
inline void refuse(graphql::Field& field, domain::Refusal refusal,
                   std::initializer_list<graphql::Extension> more = {}) {
    const ServiceContext& context = context_of(field);
    refuse_field(field, context.service.errors, context.locale, refusal, more);
}

}  // namespace hoigung::endpoints
