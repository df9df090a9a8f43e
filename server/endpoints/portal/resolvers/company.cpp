#include "domain/employers/company_limits.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/employers/update_company.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"
#include "endpoints/shared/media_address.hpp"

namespace hoigung::endpoints::portal {
namespace {

using graphql::Field;

void answer_picture(Field& field, const std::string& name) {
    name.empty() ? field.null() : field.string(media_address(context_of(field).service.content_root, name));
}

// Reads something that belongs to a company, if the caller's role allows it.
template <class Read>
auto read_for(const CompanyView& view, Field& field, domain::Permission permission, Read read)
    -> std::optional<std::invoke_result_t<Read, domain::EmployerReader&>> {
    std::optional<std::invoke_result_t<Read, domain::EmployerReader&>> found;
    if (!domain::may(view.membership.role, permission)) {
        refuse(field, domain::Refusal::PermissionDenied);
        return found;
    }
    context_of(field).service.ports.store.read(
        [&](domain::EmployerReader& reader) { found.emplace(read(reader)); });
    return found;
}

void missing(const CompanyView& view, Field& field) {
    const auto proof = read_for(view, field, domain::Permission::read, [&](domain::EmployerReader& reader) {
        return reader.proof(view.company.id);
    });
    const auto parts = domain::missing_parts(view.company, *proof);
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
    const auto entries =
        read_for(view, field, domain::Permission::read_log,
                 [&](domain::EmployerReader& reader) { return reader.log_of(view.company.id, *page); });
    if (entries) field.object(*entries);
}

void limits(const CompanyView& view, Field& field) {
    const auto now = context_of(field).now();
    const auto left = read_for(
        view, field, domain::Permission::manage_people,
        [&](domain::EmployerReader& reader) { return domain::left_today(reader, view.company, now); });
    if (left) field.object(*left);
}

void company(Field& field) {
    answer_company(field, *field.arguments().string("id"));
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
                   const auto proof = read_for(
                       view, field, domain::Permission::read,
                       [&](domain::EmployerReader& reader) { return reader.proof(view.company.id); });
                   if (proof) field.value(*proof);
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

bool allow(const CompanyView& view, Field& field, domain::Permission permission) {
    const auto objection = domain::objection_to({view.standing()}, domain::Door::portal, permission);
    if (objection) refuse(field, *objection);
    return !objection;
}

void answer_company(Field& field, std::string_view company_id) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalService& service = context_of(field).service;
    domain::Outcome<domain::OwnCompany> own = domain::Refusal::CompanyNotFound;
    service.ports.store.read([&](domain::EmployerReader& reader) {
        own = domain::own_company(reader, person->id, company_id, domain::Permission::read);
    });
    own.ok() ? field.object(view_of(service, std::move(own).value())) : refuse(field, own.error());
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
                   const auto maintained_by = read_for(
                       view, field, domain::Permission::read,
                       [&](domain::EmployerReader& reader) { return reader.maintained_by(view.company.id); });
                   if (maintained_by) field.string(base::name_of(*maintained_by));
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
