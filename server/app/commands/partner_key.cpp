#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "base/hidden_characters.hpp"
#include "domain/operator/service_keys.hpp"
#include "domain/transact.hpp"
#include "security/secret_digests.hpp"
#include "store/employer_store.hpp"
#include "store/partner_store.hpp"

namespace hoigung::app {
namespace {

std::string companies_text(const domain::PartnerKey& key) {
    if (key.is_operator()) return "everything";
    std::vector<std::string> ids;
    for (const domain::CompanyId id : key.companies) ids.push_back(id.text());
    return fmt::format("{}", fmt::join(ids, " "));
}

// The maker of a key: the operator, by this command, or a person in the portal.
std::string maker_text(const domain::PartnerKey& key, domain::EmployerStore& employers) {
    if (!key.is_from_portal) return "by the operator";
    const auto person =
        domain::look_up(employers, [&](domain::EmployerReader& reader) -> std::optional<domain::Person> {
            if (!key.made_by) return std::nullopt;
            return reader.people().find(*key.made_by);
        });
    if (!person) return "in the portal, by a person whose account was deleted";
    return fmt::format("in the portal by {} <{}>", person->name.empty() ? "-" : person->name,
                       person->email.text());
}

}  // namespace

int add_partner_key(const Settings& settings, const NewPartnerKey& wanted) {
    domain::WantedKey key{wanted.name, wanted.is_operator, {}};
    for (const std::string& text : wanted.companies) {
        const auto id = domain::CompanyId::parse(text);
        if (!id) {
            std::cerr << text << ": no company's id, which has 24 hex digits\n";
            return kFailed;
        }
        key.companies.push_back(*id);
    }
    const auto database = open_database(settings);
    store::SqlPartnerKeyStore store(*database);
    base::SystemRandom random;
    const auto issued = domain::issue_service_key(ByCommand(settings, *database), key, store,
                                                  security::Sha256SecretDigests{}, random);
    if (!issued.ok()) {
        std::cerr << "a key needs a name, and either --operator or the companies (--company) it speaks for\n";
        return kFailed;
    }
    std::cerr << fmt::format("key {} for {}; it is shown this once:\n", issued->key.id.text(),
                             companies_text(issued->key));
    std::cout << issued->secret << '\n';
    return kDone;
}

int list_partner_keys(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlPartnerKeyStore store(*database);
    store::SqlEmployerStore employers(*database);
    for (const domain::PartnerKey& key : store.all()) {
        std::cout << fmt::format(
            "{} {} '{}' made {} {} for {}{}\n", key.id.text(), base::name_of(key.role),
            base::for_terminal(key.name), base::to_iso(key.created_at),
            base::for_terminal(maker_text(key, employers)), companies_text(key),
            key.revoked_at ? fmt::format(" (revoked {})", base::to_iso(*key.revoked_at)) : "");
    }
    return kDone;
}

int revoke_partner_key(const Settings& settings, const std::string& id) {
    const auto database = open_database(settings);
    store::SqlPartnerKeyStore store(*database);
    if (!domain::revoke_service_key(ByCommand(settings, *database), id, store).ok()) {
        std::cerr << id << ": there is no such key, or it is revoked already\n";
        return kFailed;
    }
    std::cout << id << " is revoked\n";
    return kDone;
}

}  // namespace hoigung::app
