#include "domain/operator/find_companies.hpp"

#include <algorithm>
#include <map>

#include "base/text.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// The digits of a number as people write it; empty for any other text.
std::string digits_of(std::string_view text) {
    std::string digits;
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            digits += c;
        } else if (c != ' ' && c != '-' && c != '+' && c != '(' && c != ')') {
            return {};
        }
    }
    return digits;
}

// Stored telephones have no country code.
std::string without_country(const std::string& digits) {
    constexpr std::size_t kWithCountry = 11;
    return digits.size() == kWithCountry && digits.starts_with("852") ? digits.substr(3) : digits;
}

class Wanted {
  public:
    explicit Wanted(std::string_view text)
        : text_(base::trim(text)), number_(without_country(digits_of(text_))) {}

    [[nodiscard]] bool is_in(const KnownCompany& company) const {
        return text_.empty() || has(company.id.text()) || has(company.name.zh_hant) || has(company.name.en) ||
               has_number(company.registration_number) || has_number(company.telephone) ||
               std::ranges::any_of(company.people, [&](const CompanyPerson& each) {
                   return has(each.person.name) || has(each.person.email.text());
               });
    }

  private:
    [[nodiscard]] bool has(std::string_view text) const { return base::contains_folded(text, text_); }
    [[nodiscard]] bool has_number(std::string_view text) const {
        return !number_.empty() && digits_of(text).find(number_) != std::string::npos;
    }

    std::string_view text_;
    std::string number_;
};

CompanyFate fate_of(const Company& company) {
    if (company.is_removed) return CompanyFate::deleted;
    return company.is_suspended ? CompanyFate::suspended : CompanyFate::shown;
}

// Adds the portal's data to a company of the catalogue, or to one that only the portal knows.
void add(KnownCompany& known, const EmployerCompany& company, bool is_on_site) {
    known.registration_number = company.registration_number;
    known.telephone = company.contact.telephone;
    if (!is_on_site) known.name = company.profile.name;
    if (known.fate == CompanyFate::deleted) return;
    if (company.state == CompanyState::closed) known.fate = CompanyFate::closed;
    if (company.state == CompanyState::refused) known.fate = CompanyFate::refused;
    if (company.state == CompanyState::unverified) known.fate = CompanyFate::unverified;
}

struct PortalRows {
    std::vector<EmployerCompany> companies;
    std::vector<CompanyPerson> people;
};

}  // namespace

std::vector<KnownCompany> find_known_companies(std::string_view text, std::span<const Company> on_site,
                                               EmployerStore& store) {
    std::map<CompanyId, KnownCompany> all;
    for (const Company& company : on_site)
        all[company.id] = {company.id, fate_of(company), company.profile.name};
    PortalRows rows = look_up(store, [](EmployerReader& reader) {
        return PortalRows{reader.companies().all(), reader.people().everybody()};
    });
    for (const EmployerCompany& company : rows.companies) {
        const auto [at, is_new] = all.try_emplace(company.id);
        at->second.id = company.id;
        add(at->second, company, !is_new);
    }
    for (CompanyPerson& each : rows.people) {
        const auto at = all.find(each.membership.company);
        if (at != all.end()) at->second.people.push_back(std::move(each));
    }
    const Wanted wanted(text);
    std::vector<KnownCompany> found;
    for (auto& [id, company] : all) {
        if (wanted.is_in(company)) found.push_back(std::move(company));
    }
    std::ranges::sort(found, {},
                      [](const KnownCompany& each) { return std::pair(each.name.in(Locale::en), each.id); });
    return found;
}

}  // namespace hoigung::domain
