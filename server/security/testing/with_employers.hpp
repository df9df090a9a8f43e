#pragma once

#include <string>
#include <string_view>

#include "domain/employers/found_company.hpp"
#include "domain/employers/invite_person.hpp"
#include "domain/employers/portal_login.hpp"
#include "domain/identity/login.hpp"
#include "domain/testing/remembered_erasures.hpp"
#include "security/address_digests.hpp"
#include "security/secret_digests.hpp"
#include "security/testing/site_keys.hpp"
#include "store/testing/with_employer_stores.hpp"

namespace hoigung::security::testing {

// The operations of the employers' portal with the parts they run on, on every database.
class WithEmployers : public store::testing::WithEmployerStores {
  protected:
    static constexpr std::string_view kEmail = "chan@example.hk";

    WithEmployers();

    [[nodiscard]] domain::EmployerPorts ports(bool verifies = true);

    domain::LoginOutcome<domain::CodeSent> request(std::string_view email = kEmail,
                                                   std::string_view address = "192.0.2.1");
    domain::LoginOutcome<domain::OpenedSession> log_in(std::string_view code,
                                                       std::string_view email = kEmail);
    // Logs a person in.
    domain::OpenedSession sign_in(std::string_view email = kEmail);

    // The code in the newest mail to an address, and the token in its link.
    std::string mailed_code(std::string_view email = kEmail);
    std::string mailed_token(std::string_view email);

    static domain::CompanyInput noodles(std::string number = "12345678");
    domain::EmployerCompany found(const domain::Person& owner, std::string number = "12345678");
    // Founds a company as found() does, and verifies it.
    domain::EmployerCompany verified(const domain::Person& owner, std::string number = "12345678");
    // A person who was invited to a company and accepted.
    domain::Person joined(const domain::Person& owner, domain::CompanyId company, std::string_view email,
                          domain::Role role);

    SiteKeys keys_;
    Sha256SecretDigests digests_;
    HmacAddressDigests address_digests_{"a key of the site's own"};
    domain::PersonLimits limits_;
    domain::testing::RememberedErasures erasures_;
    domain::LoginRules rules_;
};

}  // namespace hoigung::security::testing
