#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "domain/employers/company_keys.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/refusal.hpp"

// Changes the members of a company and their roles. A company that is not closed always has an owner.
namespace hoigung::domain {

// Returns the company with the caller's own membership, which may be the changed one.
[[nodiscard]] Outcome<OwnCompany> set_role(const Person& person, std::string_view company_id,
                                           std::string_view other_id, Role role, const EmployerPorts& ports,
                                           base::Timestamp now);

// Removes a member and revokes the keys that they made for the company, except `kept_keys`, which are noted
// in the log. IdNotFound when one of those was not made by the member.
[[nodiscard]] Outcome<OwnCompany> remove_person(const Person& person, std::string_view company_id,
                                                std::string_view other_id,
                                                std::span<const std::string_view> kept_keys,
                                                const KeyPorts& ports, base::Timestamp now);

// Keys that the person made keep working, which is noted in the log.
[[nodiscard]] Outcome<CompanyId> leave_company(const Person& person, std::string_view company_id,
                                               const KeyPorts& ports, base::Timestamp now);

[[nodiscard]] Outcome<OwnCompany> set_mail_preference(const Person& person, std::string_view company_id,
                                                      MailKind kind, MailTiming timing,
                                                      const EmployerPorts& ports);

// Changes the name, which is checked, and the language of mails; std::nullopt leaves the value unchanged.
[[nodiscard]] Outcome<Person> update_person(const Person& person, std::optional<std::string_view> name,
                                            std::optional<Locale> locale, const EmployerPorts& ports);

// Why a person cannot be deleted, and the company that prevents it.
struct DeletionRefusal {
    Refusal refusal;
    std::optional<CompanyId> company{};
};

// Deletes the account of a person who has typed their own e-mail address, for good. Companies in which they
// are the only member are closed. Returns how many sessions ended.
[[nodiscard]] base::Result<int, DeletionRefusal> delete_person(const Person& person,
                                                               std::string_view typed_email,
                                                               const EmployerPorts& ports,
                                                               base::Timestamp now);

// Deletes a person who was erased before but is back in a restored database; nothing can prevent it. A
// company that would be left without an owner goes to the member with the highest role, among equals to the
// one who has been there longest. Returns those companies.
std::vector<CompanyId> erase_person(const Person& person, const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
