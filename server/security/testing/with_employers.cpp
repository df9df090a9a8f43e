#include "security/testing/with_employers.hpp"

#include "domain/identity/signing_key.hpp"
#include "domain/operator/decide_company.hpp"
#include "domain/testing/acting.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::security::testing {

using namespace domain;

WithEmployers::WithEmployers() {
    ensure_key(signing_keys_, random_, clock_.now());
    keys_.ring.replace(signing_keys_.all());
}

EmployerPorts WithEmployers::ports(bool verifies) {
    return {.store = employers_,
            .catalogue = catalogue_,
            .lists = domain::testing::small_lists(),
            .digests = digests_,
            .erasures = erasures_,
            .random = random_,
            .rules = {"Hoigung", "https://hoigung.hk/portal/"},
            .verifies = verifies,
            .address_digests = address_digests_,
            .limits = limits_};
}

LoginOutcome<CodeSent> WithEmployers::request(std::string_view email, std::string_view address) {
    return request_portal_code({email, address, "", Locale::en}, ports(), keys_.code_seals, rules_,
                               clock_.now());
}

LoginOutcome<OpenedSession> WithEmployers::log_in(std::string_view code, std::string_view email) {
    return log_in_to_portal({email, code, "Chrome, Android", Locale::en}, ports(), keys_.code_seals, rules_,
                            clock_.now());
}

OpenedSession WithEmployers::sign_in(std::string_view email) {
    EXPECT_TRUE(request(email).ok());
    auto opened = log_in(mailed_code(Email::parse(email).value().text()), email).value();
    // Keeps the times of later events distinct.
    clock_.advance(std::chrono::milliseconds{1});
    return opened;
}

std::string WithEmployers::mailed_code(std::string_view email) {
    return mail_to(email).substr(0, 6);
}

std::string WithEmployers::mailed_token(std::string_view email) {
    const std::string text = mail_to(email);
    const std::size_t begin = text.find('#') + 1;
    return text.substr(begin, text.find('\n', begin) - begin);
}

CompanyInput WithEmployers::noodles(std::string number) {
    CompanyInput typed;
    typed.name = {"陳記麵家", "Chan's Noodles"};
    typed.registration_number = std::move(number);
    return typed;
}

EmployerCompany WithEmployers::found(const Person& owner, std::string number) {
    auto company = found_company(owner, noodles(std::move(number)), ports(), clock_.now()).value().company;
    clock_.advance(std::chrono::milliseconds{1});
    return company;
}

EmployerCompany WithEmployers::verified(const Person& owner, std::string number) {
    auto company = found(owner, std::move(number));
    EXPECT_TRUE(accept_waiting(domain::testing::acting(clock_.now()), company.id.text(), ports()).ok());
    return company;
}

Person WithEmployers::joined(const Person& owner, CompanyId company, std::string_view email, Role role) {
    EXPECT_TRUE(invite_person(owner, company.text(), email, role, ports(), clock_.now()).ok());
    return accept_invitation(mailed_token(email), Locale::en, ports(), clock_.now()).value().person;
}

}  // namespace hoigung::security::testing
