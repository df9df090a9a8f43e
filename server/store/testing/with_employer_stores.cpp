#include "store/testing/with_employer_stores.hpp"

#include "store/delivery_rows.hpp"
#include "store/testing/queued_mails.hpp"

namespace hoigung::store::testing {

using namespace domain;

void WithEmployerStores::queue(const Delivery& delivery) {
    database().transaction(
        [&](Connection& connection) { insert_deliveries(connection, std::span(&delivery, 1)); });
}

std::string WithEmployerStores::mail_to(std::string_view email) {
    return newest_mail_to(database(), email);
}

std::size_t WithEmployerStores::mails_to(std::string_view email) {
    return count_mails_to(database(), email);
}

std::vector<std::string> WithEmployerStores::delivery_documents() {
    return database().read([](Connection& connection) {
        return connection.select<std::string>("SELECT document FROM deliveries").all();
    });
}

std::vector<ActivityKind> WithEmployerStores::log_of(CompanyId company) {
    std::vector<ActivityKind> kinds;
    employers_.read([&](EmployerReader& reader) {
        for (const Activity& each : reader.logs().of(company, {0, 100}).entries) kinds.push_back(each.kind);
    });
    return kinds;
}

std::vector<CompanyPerson> WithEmployerStores::people_of(CompanyId company) {
    std::vector<CompanyPerson> people;
    employers_.read([&](EmployerReader& reader) { people = reader.people().of(company); });
    return people;
}

}  // namespace hoigung::store::testing
