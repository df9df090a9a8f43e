#include "store/testing/with_employer_stores.hpp"

#include "store/delivery_rows.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store::testing {

using namespace domain;

void WithEmployerStores::queue(const Delivery& delivery) {
    database().transaction(
        [&](Connection& connection) { insert_deliveries(connection, std::span(&delivery, 1)); });
}

std::string WithEmployerStores::mail_to(std::string_view email) {
    return database().read([&](Connection& connection) {
        MailContent content;
        const auto document = connection
                                  .select<std::string>(
                                      "SELECT document FROM deliveries WHERE recipient = :email "
                                      "ORDER BY queued_at DESC, id DESC LIMIT 1",
                                      email)
                                  .first();
        if (document) read_stored(*document, content);
        return content.subject + "\n" + content.text;
    });
}

std::size_t WithEmployerStores::mails_to(std::string_view email) {
    return database().read([&](Connection& connection) {
        return connection.select<DeliveryId>("SELECT id FROM deliveries WHERE recipient = :email", email)
            .all()
            .size();
    });
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
