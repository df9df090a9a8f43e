#pragma once

#include <string>
#include <string_view>

#include "store/seeker_email_store.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// The store of seekers' e-mail addresses in a test's database, and the mails that are queued there.
class SeekerEmailRows {
  public:
    explicit SeekerEmailRows(Database& database) : database_(database) {}

    // The newest mail to an address: subject, line feed, text.
    [[nodiscard]] std::string mail_to(std::string_view email);
    [[nodiscard]] std::size_t mails_to(std::string_view email);
    // The relay refuses the address as unknown on this many days.
    void refuse_address(domain::SeekerId id, std::int64_t days);

    [[nodiscard]] domain::SeekerEmailStore& store() { return store_; }

  private:
    Database& database_;
    SqlSeekerEmailStore store_{database_};
};

}  // namespace hoigung::store::testing
