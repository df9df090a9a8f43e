#include "domain/employers/change_people.hpp"

#include <algorithm>

#include "domain/employers/close_company.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

bool is_last_owner(EmployerReader& reader, CompanyId company, PersonId person) {
    const auto people = reader.people().of(company);
    const auto is_owner = [](const CompanyPerson& each) { return each.membership.role == Role::owner; };
    const auto owners = std::ranges::count_if(people, is_owner);
    return owners == 1 && std::ranges::any_of(people, [&](const CompanyPerson& each) {
               return is_owner(each) && each.person.id == person;
           });
}

// A member of a company, and the company.
struct OtherPerson {
    OwnCompany own;
    CompanyPerson person;
};

Outcome<OtherPerson> other_person(EmployerReader& reader, const Person& person, std::string_view company_id,
                                  std::string_view other_id) {
    auto own = TRY(own_company(reader, person.id, company_id, Permission::manage_people));
    auto people = reader.people().of(own.company.id);
    const auto found = std::ranges::find_if(
        people, [&](const CompanyPerson& each) { return each.person.id.text() == other_id; });
    if (found == people.end()) return Refusal::IdNotFound;
    return OtherPerson{std::move(own), std::move(*found)};
}

// A member who may be removed: not the last owner.
Outcome<OtherPerson> removable_person(EmployerReader& reader, const Person& person,
                                      std::string_view company_id, std::string_view other_id) {
    auto other = TRY(other_person(reader, person, company_id, other_id));
    const Membership& membership = other.person.membership;
    if (is_last_owner(reader, membership.company, membership.person)) return Refusal::LastOwner;
    return other;
}

struct KeysOfPerson {
    std::vector<PartnerKey> ended;
    std::vector<PartnerKey> kept;
};

Outcome<KeysOfPerson> divide_keys(const Membership& membership, std::span<const std::string_view> kept_keys,
                                  PartnerKeyStore& store) {
    KeysOfPerson keys;
    for (PartnerKey& key : keys_made_by(membership.person, membership.company, store)) {
        const bool is_kept = std::ranges::find(kept_keys, key.id.text()) != kept_keys.end();
        (is_kept ? keys.kept : keys.ended).push_back(std::move(key));
    }
    if (keys.kept.size() != kept_keys.size()) return Refusal::IdNotFound;
    return keys;
}

// The companies in which the person is the only member. Refused when a company with other members would be
// left without an owner.
base::Result<std::vector<EmployerCompany>, DeletionRefusal> companies_closed_with(EmployerReader& reader,
                                                                                  PersonId person) {
    std::vector<EmployerCompany> closed;
    for (const Membership& membership : reader.people().memberships_of(person)) {
        auto company = reader.companies().find(membership.company);
        if (!company || company->state == CompanyState::closed || !is_last_owner(reader, company->id, person))
            continue;
        if (reader.people().of(company->id).size() > 1)
            return DeletionRefusal{Refusal::LastOwner, company->id};
        closed.push_back(std::move(*company));
    }
    return closed;
}

// Open companies without other members.
std::vector<CompanyId> companies_left_empty(EmployerReader& reader, PersonId person) {
    std::vector<CompanyId> companies;
    for (const Membership& membership : reader.people().memberships_of(person)) {
        const auto company = reader.companies().find(membership.company);
        if (company && company->state != CompanyState::closed && reader.people().of(company->id).size() == 1)
            companies.push_back(company->id);
    }
    return companies;
}

// Makes another member the owner of a company whose last owner leaves. Returns whether that was necessary.
bool hand_on(EmployerWriter& writer, const Membership& leaving, base::Random& random, base::Timestamp now) {
    auto people = writer.people().of(leaving.company);
    if (people.size() < 2 || !is_last_owner(writer, leaving.company, leaving.person)) return false;
    std::erase_if(people, [&](const CompanyPerson& each) { return each.person.id == leaving.person; });
    const auto heir = std::ranges::min_element(people, {}, [](const CompanyPerson& each) {
        return std::pair(each.membership.role, each.membership.joined_at);
    });
    heir->membership.role = Role::owner;
    writer.people().put(heir->membership);
    note_staff(writer, random, leaving.company, ActivityKind::role_changed,
               heir->person.shown_name() + ": " + std::string(base::name_of(Role::owner)), now);
    return true;
}

}  // namespace

Outcome<OwnCompany> set_role(const Person& person, std::string_view company_id, std::string_view other_id,
                             Role role, const EmployerPorts& ports, base::Timestamp now) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<OwnCompany> {
        auto other = TRY(other_person(writer, person, company_id, other_id));
        Membership& membership = other.person.membership;
        if (membership.role == role) return std::move(other.own);
        if (is_last_owner(writer, membership.company, membership.person)) return Refusal::LastOwner;
        membership.role = role;
        writer.people().put(membership);
        note(writer, ports.random, membership.company, person, ActivityKind::role_changed,
             other.person.person.shown_name() + ": " + std::string(base::name_of(role)), now);
        if (membership.person == person.id) other.own.membership = membership;
        return std::move(other.own);
    });
}

Outcome<OwnCompany> remove_person(const Person& person, std::string_view company_id,
                                  std::string_view other_id, std::span<const std::string_view> kept_keys,
                                  const KeyPorts& ports, base::Timestamp now) {
    const EmployerPorts& employers = ports.employers;
    const auto found = look_up(employers.store, [&](EmployerReader& reader) {
        return removable_person(reader, person, company_id, other_id);
    });
    if (!found.ok()) return found.error();
    const KeysOfPerson keys = TRY(divide_keys(found->person.membership, kept_keys, ports.keys));
    // Keys are revoked first: if this is interrupted, the member is still there and can be removed again.
    for (const PartnerKey& key : keys.ended) {
        static_cast<void>(ports.keys.revoke(key.id, now));
        ports.webhooks.remove(key.id);
    }
    return transact(employers.store, [&](EmployerWriter& writer) -> Outcome<OwnCompany> {
        auto other = TRY(removable_person(writer, person, company_id, other_id));
        const CompanyId company = other.own.company.id;
        writer.people().remove(company, other.person.person.id);
        note(writer, employers.random, company, person, ActivityKind::person_removed,
             other.person.person.shown_name(), now);
        for (const PartnerKey& key : keys.ended)
            note(writer, employers.random, company, person, ActivityKind::key_revoked, key.name, now);
        for (const PartnerKey& key : keys.kept)
            note(writer, employers.random, company, person, ActivityKind::key_kept, key.name, now);
        return std::move(other.own);
    });
}

Outcome<CompanyId> leave_company(const Person& person, std::string_view company_id, const KeyPorts& ports,
                                 base::Timestamp now) {
    const EmployerPorts& employers = ports.employers;
    const auto parsed = CompanyId::parse(company_id);
    const auto keys = parsed ? keys_made_by(person.id, *parsed, ports.keys) : std::vector<PartnerKey>{};
    return transact(employers.store, [&](EmployerWriter& writer) -> Outcome<CompanyId> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::read));
        const CompanyId id = own.company.id;
        if (own.company.state != CompanyState::closed && is_last_owner(writer, id, person.id))
            return Refusal::LastOwner;
        writer.people().remove(id, person.id);
        note(writer, employers.random, id, person, ActivityKind::person_left, "", now);
        for (const PartnerKey& key : keys)
            note(writer, employers.random, id, person, ActivityKind::key_kept, key.name, now);
        return id;
    });
}

Outcome<OwnCompany> set_mail_preference(const Person& person, std::string_view company_id, MailKind kind,
                                        MailTiming timing, const EmployerPorts& ports) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<OwnCompany> {
        auto own = TRY(own_company(writer, person.id, company_id, Permission::read));
        own.membership.preferences.set(kind, timing);
        writer.people().put(own.membership);
        return own;
    });
}

Outcome<Person> update_person(const Person& person, std::optional<std::string_view> name,
                              std::optional<Locale> locale, const EmployerPorts& ports) {
    std::optional<std::string> new_name;
    if (name) new_name = TRY(read_optional_name(*name, kLongestPersonName));
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<Person> {
        auto stored = writer.people().find(person.id);
        if (!stored) return Refusal::NotLoggedIn;
        if (new_name) stored->name = *new_name;
        if (locale) stored->locale = *locale;
        writer.people().put(*stored);
        return std::move(*stored);
    });
}

base::Result<int, DeletionRefusal> delete_person(const Person& person, std::string_view typed_email,
                                                 const EmployerPorts& ports, base::Timestamp now) {
    if (Email::parse(typed_email) != person.email) return DeletionRefusal{Refusal::NotConfirmed};
    const auto closing = look_up(
        ports.store, [&](EmployerReader& reader) { return companies_closed_with(reader, person.id); });
    if (!closing.ok()) return closing.error();
    const Erasure erasure{ErasedKind::person, person.id.text(), person.email.text(), now};
    ports.erasures.note(erasure);
    // The companies leave the site first: if this is interrupted, the account still exists and can be deleted
    // again.
    for (const EmployerCompany& company : *closing) take_off_site(company.id, ports.catalogue, now);
    const auto outcome =
        transact(ports.store, [&](EmployerWriter& writer) -> base::Result<int, DeletionRefusal> {
            if (!writer.people().find(person.id)) return DeletionRefusal{Refusal::NotLoggedIn};
            for (EmployerCompany& company : TRY(companies_closed_with(writer, person.id)))
                mark_closed(writer, company, person, ports.random, now);
            const auto sessions = writer.logins().sessions_of(person.id);
            writer.people().remove(person);
            return static_cast<int>(sessions.size());
        });
    if (!outcome.ok() && outcome.error().refusal != Refusal::NotLoggedIn) ports.erasures.take_back(erasure);
    return outcome;
}

std::vector<CompanyId> erase_person(const Person& person, const EmployerPorts& ports, base::Timestamp now) {
    const auto closing =
        look_up(ports.store, [&](EmployerReader& reader) { return companies_left_empty(reader, person.id); });
    for (const CompanyId company : closing) take_off_site(company, ports.catalogue, now);
    return transact(ports.store, [&](EmployerWriter& writer) {
        std::vector<CompanyId> inherited;
        if (!writer.people().find(person.id)) return inherited;
        for (const CompanyId id : companies_left_empty(writer, person.id)) {
            auto company = writer.companies().find(id);
            mark_closed(writer, *company, person, ports.random, now);
        }
        for (const Membership& membership : writer.people().memberships_of(person.id)) {
            if (hand_on(writer, membership, ports.random, now)) inherited.push_back(membership.company);
        }
        writer.people().remove(person);
        return inherited;
    });
}

}  // namespace hoigung::domain
