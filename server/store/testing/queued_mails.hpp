#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "store/database.hpp"

// Mails that wait in a test's database.
namespace hoigung::store::testing {

// The newest mail to an address: subject, line feed, text.
[[nodiscard]] std::string newest_mail_to(Database& database, std::string_view email);
[[nodiscard]] std::size_t count_mails_to(Database& database, std::string_view email);

}  // namespace hoigung::store::testing
