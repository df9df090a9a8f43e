#include "domain/employers/portal_reads.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/employers/update_company.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using graphql::Field;

void answer_picture(Field& field, const std::string& name) {
    name.empty() ? field.null() : field.string(context_of(field).service.pictures.address(name));
}

domain::EmployerStore& store_of(Field& field) {
    return context_of(field).service.ports.store;
}

// Whether the caller's role permits this, whatever the company's standing; if not, refuses the field.
bool allow_role(const CompanyView& view, Field& field, domain::Permission permission) {
    const bool may = domain::may(view.membership.role, permission);
    if (!may) refuse(field, domain::Refusal::PermissionDenied);
    return may;
}

void missing(const CompanyView& view, Field& field) {
    const auto proof = domain::find_proof(store_of(field), view.company.id);
    const auto parts = domain::missing_parts(view.company, proof);
    field.list(parts, [](domain::MissingPart part, Field& item) { item.string(base::name_of(part)); });
}

void page_path(const CompanyView& view, Field& field) {
    if (!view.on_site || view.on_site->is_suspended) return field.null();
    field.string(company_path(*view.on_site, context_of(field).locale));
}

void log(const CompanyView& view, Field& field) {
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    if (!allow_role(view, field, domain::Permission::read_log)) return;
    field.object(domain::find_log(store_of(field), view.company.id, *page));
}

void limits(const CompanyView& view, Field& field) {
    if (!allow_role(view, field, domain::Permission::manage_people)) return;
    field.object(domain::find_limits(store_of(field), view.company, context_of(field).now()));
}

void company(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    answer_company(field,
                   domain::find_own_company(store_of(field), person->id, *field.arguments().string("id"),
                                            domain::Permission::read));
}

void bind_profile(graphql::ObjectBinder<CompanyView>&& binder) {
    binder.field("name", [](const CompanyView& view, Field& field) { field.object(view.profile.name); })
        .field("about", [](const CompanyView& view, Field& field) { field.object(view.profile.about); })
        .field("logo",
               [](const CompanyView& view, Field& field) { answer_picture(field, view.profile.logo); })
        .field("logo_medium",
               [](const CompanyView& view, Field& field) { answer_picture(field, view.profile.logo_medium); })
        .field("logo_thumbnail", [](const CompanyView& view,
                                    Field& field) { answer_picture(field, view.profile.logo_thumbnail); })
        .field("registration_number",
               [](const CompanyView& view) { return view.company.registration_number; })
        .field("proof_kind", [](const CompanyView& view) { return base::name_of(view.company.proof_kind); })
        .field("proof",
               [](const CompanyView& view, Field& field) {
                   field.value(domain::find_proof(store_of(field), view.company.id));
               })
        .blocking()
        .field("trade", [](const CompanyView& view) { return view.company.trade; })
        .field("contact", [](const CompanyView& view, Field& field) { field.object(view.company.contact); })
        .field("waiting_change",
               [](const CompanyView& view, Field& field) { field.value(view.company.waiting); })
        .field("page_path", page_path)
        .field("is_suspended",
               [](const CompanyView& view) { return view.standing() == domain::Standing::suspended; })
        .field("suspension_reason",
               [](const CompanyView& view) {
                   return view.standing() == domain::Standing::suspended ? view.company.suspension_reason
                                                                         : std::string();
               })
        .field("open_job_count", [](const CompanyView& view, Field& field) {
            field.integer(count_open_jobs(context_of(field), view.company.id));
        });
}

void bind_log(graphql::Bindings& bindings) {
    bindings.object<domain::ActivityLog>("ActivityLog")
        .field("entries", &domain::ActivityLog::entries)
        .field("total", &domain::ActivityLog::total);
    bindings.object<domain::Activity>("Activity")
        .field("id", [](const domain::Activity& each) { return each.id.hex(); })
        .field("at", [](const domain::Activity& each) { return base::iso_text(each.at); })
        .field("kind", [](const domain::Activity& each) { return base::name_of(each.kind); })
        .field("by", &domain::Activity::by)
        .field("by_id", [](const domain::Activity& each,
                           Field& field) { each.person ? field.string(each.person->hex()) : field.null(); })
        .field("by_email", &domain::Activity::email)
        .field("subject", &domain::Activity::subject);
    bindings.object<domain::DailyLimits>("CompanyLimits")
        .field("invitations_left_today", &domain::DailyLimits::invitations)
        .field("exports_left_today", &domain::DailyLimits::exports)
        .field("jobs_left_today", &domain::DailyLimits::jobs)
        .field("messages_left_today", &domain::DailyLimits::messages);
}

}  // namespace

CompanyView view_of(const PortalService& service, domain::OwnCompany own) {
    CompanyView view{std::move(own.company), own.membership, {}, {}};
    view.on_site = service.ports.catalogue.company(view.company.id);
    view.profile = domain::shown_profile(view.company, view.on_site);
    return view;
}

std::vector<CompanyView> views_of(const PortalService& service, std::vector<domain::OwnCompany> own) {
    std::vector<domain::CompanyId> ids;
    ids.reserve(own.size());
    for (const domain::OwnCompany& each : own) ids.push_back(each.company.id);
    std::map<domain::CompanyId, domain::Company> on_site;
    for (domain::Company& each : service.ports.catalogue.companies(ids))
        on_site.emplace(each.id, std::move(each));
    std::vector<CompanyView> views;
    views.reserve(own.size());
    for (domain::OwnCompany& each : own) {
        CompanyView& view = views.emplace_back(CompanyView{std::move(each.company), each.membership, {}, {}});
        if (const auto found = on_site.find(view.company.id); found != on_site.end())
            view.on_site = found->second;
        view.profile = domain::shown_profile(view.company, view.on_site);
    }
    return views;
}

bool allow(const CompanyView& view, Field& field, domain::Permission permission) {
    const auto objection = domain::objection_to(view.membership, view.standing(), permission);
    if (objection) refuse(field, *objection);
    return !objection;
}

void answer_company(Field& field, const domain::Outcome<domain::OwnCompany>& changed) {
    changed.ok() ? field.object(view_of(context_of(field).service, *changed))
                 : refuse(field, changed.error());
}

void bind_company(graphql::Bindings& bindings) {
    bindings.object<CompanyView>("Company")
        .field("id", [](const CompanyView& view) { return view.company.id.hex(); })
        .field("role", [](const CompanyView& view) { return base::name_of(view.membership.role); })
        .field("state", [](const CompanyView& view) { return base::name_of(view.company.state); })
        .field("refusal_reason", [](const CompanyView& view) { return view.company.refusal_reason; })
        .field("missing", missing)
        .blocking()
        .field("upkeep",
               [](const CompanyView& view, Field& field) {
                   field.string(base::name_of(domain::find_maintainer(store_of(field), view.company.id)));
               })
        .blocking()
        .field("log", log)
        .blocking()
        .field("limits", limits)
        .blocking();
    bind_profile(bindings.object<CompanyView>("Company"));
    bindings.object<domain::Contact>("Contact")
        .field("name", &domain::Contact::name)
        .field("telephone", &domain::Contact::telephone);
    bindings.object<domain::Proof>("Proof")
        .field("file_name", &domain::Proof::file_name)
        .field("uploaded_at", [](const domain::Proof& proof) { return base::iso_text(proof.uploaded_at); });
    bindings.object<domain::WaitingChange>("WaitingChange")
        .field("name", [](const domain::WaitingChange& change, Field& field) { field.value(change.name); })
        .field("registration_number", [](const domain::WaitingChange& change,
                                         Field& field) { field.value(change.registration_number); })
        .field("logo", [](const domain::WaitingChange& change,
                          Field& field) { answer_picture(field, change.logo ? change.logo->large : ""); })
        .field("asked_at",
               [](const domain::WaitingChange& change) { return base::iso_text(change.asked_at); });
    bind_log(bindings);
    bindings.root("Query").field("company", company).blocking();
}

}  // namespace hoigung::endpoints::portal
