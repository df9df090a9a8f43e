#include "store/testing/queued_mails.hpp"

#include "domain/deliveries/delivery.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store::testing {

std::string newest_mail_to(Database& database, std::string_view email) {
    return database.read([&](Connection& connection) {
        domain::MailContent content;
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

std::size_t count_mails_to(Database& database, std::string_view email) {
    return database.read([&](Connection& connection) {
        return connection
            .select<domain::DeliveryId>("SELECT id FROM deliveries WHERE recipient = :email", email)
            .all()
            .size();
    });
}

}  // namespace hoigung::store::testing
