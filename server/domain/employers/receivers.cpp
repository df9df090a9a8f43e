#include "domain/employers/receivers.hpp"

namespace hoigung::domain {

std::vector<Receiver> receivers_of(const EmployerPeople& people, CompanyId company) {
    std::vector<Receiver> receivers;
    for (const CompanyPerson& each : people.of(company)) {
        receivers.push_back({.email = each.person.email.text(),
                             .locale = each.person.locale,
                             .preferences = each.membership.preferences,
                             .role = each.membership.role,
                             .person = each.person.id});
    }
    return receivers;
}

}  // namespace hoigung::domain
