#include "app/demo_employers.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "domain/transact.hpp"

namespace hoigung::app {
namespace {

using domain::Role;

constexpr std::size_t kBranches = 5;

struct DemoPerson {
    std::string_view email;
    std::string_view name;
    Role role;
};

constexpr std::array<DemoPerson, 3> kPeople{{{kDemoOwner, "陳東主", Role::owner},
                                             {"recruiter@demo.example", "李招聘", Role::recruiter},
                                             {"viewer@demo.example", "王主管", Role::viewer}}};

using Addresses = std::map<std::string, domain::Address>;

// The demonstration's company with the most addresses, and its addresses by their text.
std::pair<domain::CompanyId, Addresses> widest_company(std::span<const domain::CatalogueLine> lines) {
    std::map<domain::CompanyId, Addresses> places;
    for (const domain::CatalogueLine& line : lines) {
        const auto* job = std::get_if<domain::JobLine>(&line);
        if (job == nullptr) continue;
        for (const domain::Address& address : job->posting.addresses)
            places[job->company_id].emplace(address.address.zh_hant, address);
    }
    const auto widest =
        std::ranges::max_element(places, {}, [](const auto& company) { return company.second.size(); });
    if (widest == places.end()) return {};
    return {widest->first, std::move(widest->second)};
}

domain::Branch branch_at(domain::CompanyId company, const domain::Address& address, std::size_t number) {
    domain::Branch branch;
    branch.id = {base::derive_id("demonstration branch " + address.address.zh_hant + company.text())};
    branch.company = company;
    branch.name = {"第 " + std::to_string(number) + " 分店", "Branch " + std::to_string(number)};
    branch.address = address.address;
    branch.district = address.district;
    branch.coordinates = address.coordinates.value_or(domain::Coordinates{});
    branch.is_exact = address.coordinates.has_value();
    return branch;
}

const domain::CompanyLine* line_of(std::span<const domain::CatalogueLine> lines, domain::CompanyId id) {
    for (const domain::CatalogueLine& line : lines) {
        const auto* company = std::get_if<domain::CompanyLine>(&line);
        if (company != nullptr && company->id == id) return company;
    }
    return nullptr;
}

domain::EmployerCompany employer_of(const domain::CompanyLine& line, base::Timestamp now) {
    domain::EmployerCompany company;
    company.id = line.id;
    company.state = domain::CompanyState::verified;
    company.created_at = now;
    company.proof_kind = domain::ProofKind::other;
    company.profile = line.profile;
    return company;
}

}  // namespace

void put_demo_employers(std::span<const domain::CatalogueLine> lines, domain::EmployerStore& store,
                        base::Timestamp now) {
    const auto widest = widest_company(lines);
    const domain::CompanyLine* line = line_of(lines, widest.first);
    if (line == nullptr || has_demo_employers(store)) return;
    store.write([&](domain::EmployerWriter& writer) {
        if (!writer.companies().find(line->id)) writer.companies().put(employer_of(*line, now));
        for (const DemoPerson& each : kPeople) {
            const domain::Person person{{base::derive_id(each.email)},
                                        domain::Email::parse(each.email).value(),
                                        std::string(each.name),
                                        domain::Locale::zh_hant,
                                        now};
            writer.people().put(person);
            writer.people().put(domain::Membership{line->id, person.id, each.role, now});
        }
        std::size_t number = 0;
        for (const auto& [words, address] : widest.second) {
            if (number == kBranches) break;
            writer.companies().put(branch_at(line->id, address, ++number));
        }
    });
}

void remove_demo_employers(domain::EmployerStore& store) {
    store.write([](domain::EmployerWriter& writer) {
        for (const DemoPerson& each : kPeople) {
            if (const auto person = writer.people().find(domain::Email::parse(each.email).value()))
                writer.people().remove(*person);
        }
    });
}

bool has_demo_employers(domain::EmployerStore& store) {
    return domain::look_up(store, [](domain::EmployerReader& reader) {
        return reader.people().find(domain::Email::parse(kDemoOwner).value()).has_value();
    });
}

}  // namespace hoigung::app
