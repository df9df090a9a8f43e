#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "domain/employers/company_keys.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

// Who belongs to a company, and as what. A company that is not closed always has an owner.
namespace hoigung::domain {

[[nodiscard]] Outcome<void> set_role(const Person& person, std::string_view company_id,
                                     std::string_view other_id, Role role, const EmployerPorts& ports,
                                     base::Timestamp now);

// Removes somebody, and ends the keys that they made for the company. Those that are to work on are named
// (IdNotFound when one is none of them) and stand in the log.
[[nodiscard]] Outcome<void> remove_person(const Person& person, std::string_view company_id,
                                          std::string_view other_id,
                                          std::span<const std::string_view> kept_keys, const KeyPorts& ports,
                                          base::Timestamp now);

// Keys that the person made work on, which stands in the log.
[[nodiscard]] Outcome<CompanyId> leave_company(const Person& person, std::string_view company_id,
                                               const KeyPorts& ports, base::Timestamp now);

[[nodiscard]] Outcome<Membership> set_mail_preference(const Person& person, std::string_view company_id,
                                                      MailKind kind, MailTiming timing,
                                                      const EmployerPorts& ports);

// A name that is checked, and the language of mails; what is left out stays as it is.
[[nodiscard]] Outcome<Person> update_person(const Person& person, std::optional<std::string_view> name,
                                            std::optional<Locale> locale, const EmployerPorts& ports);

// Why a person cannot be deleted, and the company that keeps them.
struct DeletionRefusal {
    Refusal refusal;
    std::optional<CompanyId> company{};
};

// Removes a person who types their own address, for good. Companies whose only person they are close. Returns
// how many sessions ended.
[[nodiscard]] base::Result<int, DeletionRefusal> delete_person(const Person& person,
                                                               std::string_view typed_email,
                                                               const EmployerPorts& ports,
                                                               base::Timestamp now);

// Removes a person whom the restored database knows but who was erased before: nothing keeps them. A company
// that would be left without an owner goes to whoever of its people has the highest role for the longest
// time. Returns such companies.
std::vector<CompanyId> erase_person(const Person& person, const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
