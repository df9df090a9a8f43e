#include "domain/employers/change_branches.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/places/map_link.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

Outcome<Branch> read_branch(const BranchInput& typed, const ReferenceLists& lists) {
    Branch branch;
    branch.name = TRY(read_name(typed.name, kLongestCompanyName));
    branch.address = TRY(read_text(typed.address, kLongestAddress));
    if (branch.address.empty()) return Refusal::NameMissing;
    const District* district = lists.district(typed.district);
    if (district == nullptr) return Refusal::InvalidDistrict;
    branch.district = typed.district;
    branch.coordinates = {district->lat, district->lng};
    if (base::is_blank(typed.place)) return branch;
    branch.coordinates = TRY(read_place(typed.place, district, lists.places()));
    branch.is_exact = true;
    return branch;
}

bool is_same_name(const LocalizedText& one, const LocalizedText& other) {
    const auto is_same = [](const std::string& a, const std::string& b) {
        return !a.empty() && base::fold(a) == base::fold(b);
    };
    return is_same(one.zh_hant, other.zh_hant) || is_same(one.en, other.en);
}

bool is_taken(const std::vector<Branch>& branches, const Branch& wanted) {
    return std::ranges::any_of(branches, [&](const Branch& each) {
        return each.id != wanted.id && is_same_name(each.name, wanted.name);
    });
}

// Lines that give the open jobs at a branch its current address.
std::vector<CatalogueLine> jobs_with(const Branch& branch, CatalogueStore& catalogue) {
    return transact(catalogue, [&](CatalogueWriter& writer) {
        std::vector<CatalogueLine> lines;
        for (Job& job : writer.jobs_of(branch.company)) {
            auto& addresses = job.posting.addresses;
            const auto found = std::ranges::find(addresses, branch.id, &Address::id);
            if (job.state != JobState::published || found == addresses.end()) continue;
            *found = {branch.id, branch.address, branch.district, branch.coordinates};
            lines.emplace_back(JobLine{job.id, job.company_id, job.state, job.published_at, job.expires_at,
                                       std::move(job.posting)});
        }
        return lines;
    });
}

}  // namespace

Outcome<Branch> add_branch(const Person& person, std::string_view company_id, const BranchInput& typed,
                           const EmployerPorts& ports, base::Timestamp now) {
    Branch branch = TRY(read_branch(typed, ports.lists));
    branch.id = BranchId::make(now, ports.random);
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<Branch> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::change_branches));
        branch.company = own.company.id;
        const auto branches = writer.companies().branches_of(branch.company);
        if (branches.size() >= kMostBranches) return Refusal::TooManyBranches;
        if (is_taken(branches, branch)) return Refusal::NameTaken;
        writer.companies().put(branch);
        note(writer, ports.random, branch.company, person, ActivityKind::branch_added,
             branch.name.in(person.locale), now);
        return branch;
    });
}

Outcome<Branch> update_branch(const Person& person, std::string_view company_id, std::string_view branch_id,
                              const BranchInput& typed, bool changes_jobs, const EmployerPorts& ports,
                              base::Timestamp now) {
    const Branch wanted = TRY(read_branch(typed, ports.lists));
    const auto outcome = transact(ports.store, [&](EmployerWriter& writer) -> Outcome<Branch> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::change_branches));
        const auto branches = writer.companies().branches_of(own.company.id);
        const auto found =
            std::ranges::find_if(branches, [&](const Branch& each) { return each.id.text() == branch_id; });
        if (found == branches.end()) return Refusal::IdNotFound;
        Branch branch = wanted;
        branch.id = found->id;
        branch.company = found->company;
        if (is_taken(branches, branch)) return Refusal::NameTaken;
        writer.companies().put(branch);
        note(writer, ports.random, branch.company, person, ActivityKind::branch_changed,
             branch.name.in(person.locale), now);
        return branch;
    });
    if (outcome.ok() && changes_jobs) {
        const auto lines = jobs_with(*outcome, ports.catalogue);
        static_cast<void>(ingest(lines, ports.lists, ports.catalogue, now));
    }
    return outcome;
}

Outcome<BranchId> remove_branch(const Person& person, std::string_view company_id, std::string_view branch_id,
                                const EmployerPorts& ports, base::Timestamp now) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<BranchId> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::change_branches));
        const auto branches = writer.companies().branches_of(own.company.id);
        const auto found =
            std::ranges::find_if(branches, [&](const Branch& each) { return each.id.text() == branch_id; });
        if (found == branches.end()) return Refusal::IdNotFound;
        writer.companies().remove(found->id);
        note(writer, ports.random, own.company.id, person, ActivityKind::branch_removed,
             found->name.in(person.locale), now);
        return found->id;
    });
}

}  // namespace hoigung::domain
