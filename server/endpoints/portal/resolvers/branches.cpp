#include <algorithm>

#include "domain/employers/change_branches.hpp"
#include "domain/employers/map_link.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Branch;
using graphql::Field;

struct BranchReference {
    std::string id;
};

struct PlaceView {
    domain::Coordinates place;
    std::string district;
};

std::vector<Branch> branches_of(const CompanyView& view, Field& field) {
    std::vector<Branch> branches;
    context_of(field).service.ports.store.read(
        [&](domain::EmployerReader& reader) { branches = reader.branches_of(view.company.id); });
    return branches;
}

void branch(const CompanyView& view, Field& field) {
    const auto branches = branches_of(view, field);
    const std::string_view id = *field.arguments().string("id");
    const auto found =
        std::ranges::find_if(branches, [&](const Branch& each) { return each.id.text() == id; });
    found == branches.end() ? refuse(field, domain::Refusal::IdNotFound) : field.object(*found);
}

std::int64_t open_jobs_at(const Branch& branch, Field& field) {
    return std::ranges::count_if(
        context_of(field).snapshot->catalogue.open_jobs(), [&](const domain::Job* job) {
            return job->company_id == branch.company &&
                   std::ranges::find(job->posting.addresses, branch.id, &domain::Address::id) !=
                       job->posting.addresses.end();
        });
}

domain::BranchInput branch_in(const Field& field) {
    const graphql::InputObject input = field.arguments().object("branch").value();
    return {.name = localized(input.object("name").value()),
            .address = localized(input.object("address").value()),
            .district = std::string(*input.string("district")),
            .place = std::string(input.string("place").value_or(""))};
}

void add_branch(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto added = domain::add_branch(*person, *field.arguments().string("company"), branch_in(field),
                                          context.service.ports, context.now());
    added.ok() ? field.object(*added) : refuse(field, added.error());
}

void update_branch(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto changed = domain::update_branch(*person, *arguments.string("company"), *arguments.string("id"),
                                               branch_in(field), *arguments.boolean("change_jobs"),
                                               context.service.ports, context.now());
    if (!changed.ok()) return refuse(field, changed.error());
    context.service.changed();
    field.object(*changed);
}

void remove_branch(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto removed =
        domain::remove_branch(*person, *field.arguments().string("company"), *field.arguments().string("id"),
                              context.service.ports, context.now());
    removed.ok() ? field.object(BranchReference{removed->text()}) : refuse(field, removed.error());
}

void place_of(Field& field) {
    if (person_of(field) == nullptr) return;
    const auto place = domain::place_in(*field.arguments().string("link"));
    if (!place) return refuse(field, domain::Refusal::InvalidPlace);
    const auto& lists = context_of(field).service.ports.lists;
    field.object(PlaceView{*place, domain::district_around(*place, lists).short_code});
}

}  // namespace

void bind_branches(graphql::Bindings& bindings) {
    bindings.object<CompanyView>("Company")
        .field("branches",
               [](const CompanyView& view, Field& field) { field.value(branches_of(view, field)); })
        .blocking()
        .field("branch", branch)
        .blocking();
    bindings.object<Branch>("Branch")
        .field("id", [](const Branch& each) { return each.id.hex(); })
        .field("name", [](const Branch& each, Field& field) { field.object(each.name); })
        .field("address", [](const Branch& each, Field& field) { field.object(each.address); })
        .field("district", &Branch::district)
        .field("lat", [](const Branch& each) { return each.coordinates.lat; })
        .field("lng", [](const Branch& each) { return each.coordinates.lng; })
        .field("is_exact", &Branch::is_exact)
        .field("open_job_count",
               [](const Branch& each, Field& field) { field.integer(open_jobs_at(each, field)); });
    bindings.object<PlaceView>("Place")
        .field("lat", [](const PlaceView& view) { return view.place.lat; })
        .field("lng", [](const PlaceView& view) { return view.place.lng; })
        .field("district", &PlaceView::district);
    bindings.object<BranchReference>("BranchReference").field("id", &BranchReference::id);
    bindings.root("Query").field("place_of", place_of).blocking();
    bindings.root("Mutation")
        .field("add_branch", add_branch)
        .blocking()
        .field("update_branch", update_branch)
        .blocking()
        .field("remove_branch", remove_branch)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
