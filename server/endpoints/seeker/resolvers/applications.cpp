#include "domain/applications/apply_job.hpp"
#include "domain/applications/get_applications.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/employers/company_rule.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Application;
using domain::ApplicationEvent;
using graphql::Field;

constexpr std::size_t kLongestKey = 255;

struct ApplicationReference {
    std::string id;
};

// The applications of a page that are shown: those whose job is in this node's catalogue.
struct ApplicationList {
    std::vector<const Application*> applications;
    std::size_t total = 0;
};

void get_applications(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    ServiceContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto ids = arguments.strings("applicationIDs");
    const auto page = domain::get_applications(seeker->id,
                                               {{ids.begin(), ids.end()},
                                                arguments.integer("limit"),
                                                arguments.integer("offset"),
                                                arguments.string("status")},
                                               context.service.seekers.applications);
    if (!page.ok()) return refuse(field, page.error());
    std::vector<domain::JobId> jobs;
    std::vector<domain::ApplicationId> applications;
    for (const Application& application : page->applications) {
        jobs.push_back(application.job);
        applications.push_back(application.id);
    }
    context.bring_jobs(jobs);
    context.candidacies = std::make_shared<CandidacyScope>(std::move(applications), domain::Side::seeker,
                                                           context.service.candidacies.ports.store);
    ApplicationList list{{}, page->total};
    for (const Application& application : page->applications) {
        // Another node may know a job for a moment before this one does.
        if (context.catalogue().known_job(application.job) != nullptr)
            list.applications.push_back(&application);
    }
    field.object(list);
}

void answer_reference(Field& field, const domain::Outcome<domain::ApplicationId>& id) {
    id.ok() ? field.object(ApplicationReference{id->text()}) : refuse(field, id.error());
}

void apply_job(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const ServiceContext& context = context_of(field);
    const Identity& identity = context.service.identity;
    if (context.idempotency_key.size() > kLongestKey)
        return field.fail("Idempotency-Key must have at most 255 characters");
    const auto addresses = field.arguments().strings("address_ids");
    answer_reference(field, domain::apply_job({seeker->id,
                                               field.arguments().string("job_id").value_or(""),
                                               {addresses.begin(), addresses.end()},
                                               context.idempotency_key,
                                               field.arguments().string("reviewed")},
                                              context.service.seekers.applications, identity.random,
                                              identity.clock.now()));
}

void withdraw_application(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const SeekerService& service = context_of(field).service;
    answer_reference(
        field, domain::withdraw_application(seeker->id, field.arguments().string("id").value_or(""),
                                            service.seekers.applications, service.identity.clock.now()));
}

}  // namespace

void bind_applications(graphql::Bindings& bindings) {
    bindings.object<ApplicationEvent>("ApplicationEvent")
        .field("_created_at", [](const ApplicationEvent& event) { return base::iso_text(event.at); })
        .field("event", [](const ApplicationEvent& event) { return base::name_of(event.status); });
    bindings.object<Application>("Application")
        .field("_id", [](const Application& self) { return self.id.hex(); })
        .field("address", [](const Application& self, Field& field) { field.value(self.addresses); })
        .field("applied_at", [](const Application& self) { return base::iso_text(self.applied_at); })
        .field("history", [](const Application& self, Field& field) { field.value(self.history); })
        .field("job", [](const Application& self,
                         Field& field) { field.value(context_of(field).catalogue().known_job(self.job)); })
        .field("is_employer_reachable",
               [](const Application& self, Field& field) {
                   const auto& catalogue = context_of(field).catalogue();
                   const domain::Job* job = catalogue.known_job(self.job);
                   const bool is_suspended = job == nullptr || catalogue.company_of(*job).is_suspended;
                   field.boolean(domain::is_reachable(domain::standing_of(std::nullopt, is_suspended)));
               })
        .field("opened_at",
               [](const Application& self, Field& field) {
                   self.opened_at ? field.string(base::iso_text(*self.opened_at)) : field.null();
               })
        .field("reject_reason",
               [](const Application& self, Field& field) {
                   const auto reason = self.reject_reason();
                   reason ? field.string(base::name_of(*reason)) : field.null();
               })
        .field("status", [](const Application& self) { return base::name_of(self.status); });
    bindings.object<ApplicationList>("ApplicationList")
        .field("applications",
               [](const ApplicationList& list, Field& field) { field.value(list.applications); })
        .field("total", &ApplicationList::total);
    bindings.object<ApplicationReference>("ApplicationReference").field("_id", &ApplicationReference::id);
    bindings.root("Query").field("get_applications", get_applications).blocking();
    bindings.root("Mutation")
        .field("apply_job", apply_job)
        .blocking()
        .field("withdraw_application", withdraw_application)
        .blocking();
}

}  // namespace hoigung::endpoints
