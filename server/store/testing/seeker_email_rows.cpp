#include "store/testing/seeker_email_rows.hpp"

#include "store/stored_json.hpp"

namespace hoigung::store::testing {

std::string SeekerEmailRows::mail_to(std::string_view email) {
    return database_.read([&](Connection& connection) {
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

std::size_t SeekerEmailRows::mails_to(std::string_view email) {
    return database_.read([&](Connection& connection) {
        return connection
            .select<domain::DeliveryId>("SELECT id FROM deliveries WHERE recipient = :email", email)
            .all()
            .size();
    });
}

void SeekerEmailRows::refuse_address(domain::SeekerId id, std::int64_t days) {
    database_.transaction([&](Connection& connection) {
        connection.execute("UPDATE seekers SET email_refusals = :days WHERE id = :id", days, id);
    });
}

}  // namespace hoigung::store::testing
