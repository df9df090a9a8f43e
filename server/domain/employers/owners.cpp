#include "domain/employers/owners.hpp"

namespace hoigung::domain {

std::vector<Receiver> owners_of(EmployerReader& reader, CompanyId company) {
    std::vector<Receiver> owners;
    for (const CompanyPerson& each : reader.people_of(company)) {
        if (each.membership.role == Role::owner)
            owners.push_back({each.person.email.text(), each.person.locale, each.membership.preferences});
    }
    return owners;
}

}  // namespace hoigung::domain
