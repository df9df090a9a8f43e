#include "store/testing/seeker_email_rows.hpp"

namespace hoigung::store::testing {

void put_email(Database& database, domain::SeekerId seeker, std::string_view email) {
    database.transaction([&](Connection& connection) {
        connection.execute("UPDATE seekers SET email = :email WHERE id = :id", email, seeker);
    });
}

void refuse_email(Database& database, domain::SeekerId seeker, std::int64_t days) {
    database.transaction([&](Connection& connection) {
        connection.execute("UPDATE seekers SET email_refusals = :days WHERE id = :id", days, seeker);
    });
}

}  // namespace hoigung::store::testing
