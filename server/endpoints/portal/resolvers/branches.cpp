#include <algorithm>
#include <map>

#include "domain/employers/change_branches.hpp"
#include "domain/employers/portal_reads.hpp"
#include "domain/places/map_link.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Branch;
using graphql::Field;

struct BranchReference {
    std::string id;
};

// A branch and the number of open jobs there.
struct BranchView {
    Branch branch;
    std::int64_t open_jobs = 0;
};

struct PlaceView {
    domain::Coordinates place;
    std::string district;
};

// The number of a company's open jobs at each of its branches.
std::map<domain::AddressId, std::int64_t> jobs_by_branch(const PortalContext& context,
                                                         domain::CompanyId company) {
    std::map<domain::AddressId, std::int64_t> counts;
    for (const domain::JobId id : open_jobs(context, company)) {
        const domain::Job* job = context.snapshot->catalogue.job(id);
        if (job == nullptr) continue;
        for (const domain::Address& address : job->posting.addresses) ++counts[address.id];
    }
    return counts;
}

BranchView view_of(const PortalContext& context, Branch branch) {
    const std::int64_t jobs = jobs_by_branch(context, branch.company)[branch.id];
    return {std::move(branch), jobs};
}

std::vector<Branch> branches_of(const CompanyView& view, Field& field) {
    return domain::find_branches(context_of(field).service.ports.store, view.company.id);
}

void branches(const CompanyView& view, Field& field) {
    auto counts = jobs_by_branch(context_of(field), view.company.id);
    std::vector<BranchView> views;
    for (Branch& each : branches_of(view, field)) {
        const std::int64_t jobs = counts[each.id];
        views.push_back({std::move(each), jobs});
    }
    field.value(views);
}

void branch(const CompanyView& view, Field& field) {
    auto branches = branches_of(view, field);
    const std::string_view id = *field.arguments().string("id");
    const auto found =
        std::ranges::find_if(branches, [&](const Branch& each) { return each.id.text() == id; });
    if (found == branches.end()) return refuse(field, domain::Refusal::IdNotFound);
    field.object(view_of(context_of(field), std::move(*found)));
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
    added.ok() ? field.object(view_of(context, *added)) : refuse(field, added.error());
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
    field.object(view_of(context, *changed));
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
    const auto& lists = context_of(field).service.ports.lists;
    const auto& arguments = field.arguments();
    const domain::District* district = lists.district(arguments.string("district").value_or(""));
    const auto place = domain::read_place(*arguments.string("link"), district, lists.places());
    if (!place.ok()) return refuse(field, place.error());
    field.object(PlaceView{*place, domain::district_around(*place, lists.places()).short_code});
}

}  // namespace

void bind_branches(graphql::Bindings& bindings) {
    bindings.object<CompanyView>("Company")
        .field("branches", branches)
        .blocking()
        .field("branch", branch)
        .blocking();
    bindings.object<BranchView>("Branch")
        .field("id", [](const BranchView& view) { return view.branch.id.hex(); })
        .field("name", [](const BranchView& view, Field& field) { field.object(view.branch.name); })
        .field("address", [](const BranchView& view, Field& field) { field.object(view.branch.address); })
        .field("district", [](const BranchView& view) { return view.branch.district; })
        .field("lat", [](const BranchView& view) { return view.branch.coordinates.lat; })
        .field("lng", [](const BranchView& view) { return view.branch.coordinates.lng; })
        .field("is_exact", [](const BranchView& view) { return view.branch.is_exact; })
        .field("open_job_count", &BranchView::open_jobs);
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
