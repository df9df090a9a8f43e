#include "domain/employers/claim_company.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"
#include "endpoints/shared/media_address.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Company;
using domain::District;
using domain::JobCategory;
using graphql::Field;

void claimable_companies(Field& field) {
    if (person_of(field) == nullptr) return;
    const PortalContext& context = context_of(field);
    field.list(domain::find_claimable(*field.arguments().string("term"), context.snapshot->catalogue),
               [](const Company* company, Field& item) { item.object(*company); });
}

void trades(Field& field) {
    field.value(context_of(field).service.ports.lists.lists().categories);
}

void districts(Field& field) {
    field.value(context_of(field).service.ports.lists.lists().districts);
}

void region_name(const District& district, Field& field) {
    const PortalContext& context = context_of(field);
    const domain::Region* region = context.service.ports.lists.region(district.region_code());
    field.string(region == nullptr ? std::string_view() : context.text(region->name));
}

}  // namespace

void bind_reference(graphql::Bindings& bindings) {
    bindings.object<Company>("ClaimableCompany")
        .field("id", [](const Company& company) { return company.id.hex(); })
        .field("name", [](const Company& company, Field& field) { field.object(company.profile.name); })
        .field("logo_thumbnail",
               [](const Company& company, Field& field) {
                   const std::string& name = company.profile.logo_thumbnail;
                   const std::string& root = context_of(field).service.pictures.content_root;
                   name.empty() ? field.null() : field.string(media_address(root, name));
               })
        .field("page_path",
               [](const Company& company, Field& field) {
                   field.string(company_path(company, context_of(field).locale));
               })
        .field("open_job_count", [](const Company& company, Field& field) {
            field.integer(count_open_jobs(context_of(field), company.id));
        });
    bindings.object<JobCategory>("Trade")
        .field("code", &JobCategory::code)
        .field("name", [](const JobCategory& trade, Field& field) {
            field.string(context_of(field).text(trade.name));
        });
    bindings.object<District>("District")
        .field("code", &District::short_code)
        .field("name", [](const District& district,
                          Field& field) { field.string(context_of(field).text(district.name)); })
        .field("region_name", region_name)
        .field("lat", &District::lat)
        .field("lng", &District::lng);
    bindings.root("Query")
        .field("claimable_companies", claimable_companies)
        .blocking()
        .field("trades", trades)
        .field("districts", districts);
}

}  // namespace hoigung::endpoints::portal
