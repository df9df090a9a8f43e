#include "store/employer_people.hpp"

#include <algorithm>
#include <tuple>

#include "store/delivery_rows.hpp"
#include "store/employer_rows.hpp"
#include "store/id_list.hpp"
#include "store/only_row.hpp"
#include "store/operator_log.hpp"

namespace hoigung::store {
namespace {

using domain::CompanyId;
using domain::PersonId;

// Shown in place of the name of a person who was removed.
constexpr std::string_view kNobody = "—";

// Owners first, then by name.
std::vector<domain::CompanyPerson> with_memberships(std::vector<domain::Person> people,
                                                    const std::vector<domain::Membership>& memberships) {
    std::ranges::sort(people, {}, &domain::Person::id);
    std::vector<domain::CompanyPerson> all;
    for (const domain::Membership& membership : memberships) {
        const auto found = std::ranges::lower_bound(people, membership.person, {}, &domain::Person::id);
        if (found != people.end() && found->id == membership.person) all.push_back({*found, membership});
    }
    std::ranges::sort(all, {}, [](const domain::CompanyPerson& each) {
        return std::tuple(each.membership.role, each.person.shown_name());
    });
    return all;
}

}  // namespace

std::optional<domain::Person> SqlEmployerPeople::find(PersonId id) const {
    return only(
        select_people(connection_, IfUnreadable::thrown, locked(connection_, locks_, "WHERE id = :id"), id));
}

std::optional<domain::Person> SqlEmployerPeople::find(const domain::Email& email) const {
    return only(select_people(connection_, IfUnreadable::thrown,
                              locked(connection_, locks_, "WHERE email = :email"), email));
}

std::vector<domain::Person> SqlEmployerPeople::find_each(std::span<const PersonId> ids) const {
    if (ids.empty()) return {};
    return select_people(connection_, IfUnreadable::left_out, "WHERE " + is_in_list(connection_, "id"),
                         json_list(ids));
}

std::optional<domain::Membership> SqlEmployerPeople::membership(CompanyId company, PersonId person) const {
    return only(select_memberships(connection_, IfUnreadable::thrown,
                                   "WHERE company_id = :company AND person_id = :person", company, person));
}

std::vector<domain::Membership> SqlEmployerPeople::memberships_of(PersonId person) const {
    return select_memberships(connection_, IfUnreadable::left_out,
                              "WHERE person_id = :person ORDER BY joined_at, company_id", person);
}

std::vector<domain::CompanyPerson> SqlEmployerPeople::of(CompanyId company) const {
    return with_memberships(
        select_people(connection_, IfUnreadable::left_out,
                      "WHERE id IN (SELECT person_id FROM employer_members WHERE company_id = :company)",
                      company),
        select_memberships(connection_, IfUnreadable::left_out, "WHERE company_id = :company", company));
}

std::vector<domain::CompanyPerson> SqlEmployerPeople::everybody() const {
    return with_memberships(select_people(connection_, IfUnreadable::left_out, ""),
                            select_memberships(connection_, IfUnreadable::left_out, ""));
}

std::optional<domain::Invitation> SqlEmployerPeople::invitation(std::string_view digest) const {
    return only(select_invitations(connection_, IfUnreadable::thrown, "WHERE digest = :digest", digest));
}

std::vector<domain::Invitation> SqlEmployerPeople::invitations_of(CompanyId company) const {
    return select_invitations(connection_, IfUnreadable::left_out,
                              "WHERE company_id = :company ORDER BY invited_at DESC, id", company);
}

void SqlEmployerPeople::put(const domain::Person& person) {
    connection_.execute(
        "INSERT INTO employer_people (id, email, name, locale, created_at) "
        "VALUES (:id, :email, :name, :locale, :created_at) ON CONFLICT (id) DO UPDATE "
        "SET email = excluded.email, name = excluded.name, locale = excluded.locale",
        person.id, person.email, person.name, person.locale, person.created_at);
}

void SqlEmployerPeople::remove(const domain::Person& person) {
    connection_.execute(
        "UPDATE employer_activities SET person_id = NULL, done_by = :nobody WHERE person_id = :person",
        kNobody, person.id);
    connection_.execute("UPDATE employer_activities SET subject = :nobody WHERE subject = :email", kNobody,
                        person.email);
    connection_.execute("UPDATE applications SET opened_by = NULL WHERE opened_by = :person", person.id);
    connection_.execute("UPDATE application_changes SET person_id = NULL WHERE person_id = :person",
                        person.id);
    connection_.execute("DELETE FROM employer_invitations WHERE email = :email", person.email);
    connection_.execute("DELETE FROM employer_codes WHERE email = :email", person.email);
    forget_mails_to_person(connection_, person.email.text());
    forget_reasons(connection_, person.id.text());
    connection_.execute("DELETE FROM employer_people WHERE id = :id", person.id);
    access_changed_.insert(person.id);
}

void SqlEmployerPeople::put(const domain::Membership& membership) {
    connection_.execute(
        "INSERT INTO employer_members (company_id, person_id, role, joined_at, preferences) "
        "VALUES (:company, :person, :role, :joined_at, :preferences) ON CONFLICT (company_id, person_id) "
        "DO UPDATE SET role = excluded.role, preferences = excluded.preferences",
        membership.company, membership.person, membership.role, membership.joined_at,
        base::to_json(membership.preferences));
}

void SqlEmployerPeople::remove(CompanyId company, PersonId person) {
    connection_.execute("DELETE FROM employer_members WHERE company_id = :company AND person_id = :person",
                        company, person);
    access_changed_.insert(person);
}

void SqlEmployerPeople::add(const domain::Invitation& invitation, std::string_view digest) {
    connection_.execute(
        "INSERT INTO employer_invitations (id, company_id, email, role, invited_by, digest, invited_at, "
        "expires_at) VALUES (:id, :company, :email, :role, :invited_by, :digest, :invited_at, :expires_at)",
        invitation.id, invitation.company, invitation.email, invitation.role, invitation.invited_by, digest,
        invitation.invited_at, invitation.expires_at);
}

void SqlEmployerPeople::remove(domain::InvitationId invitation) {
    connection_.execute("DELETE FROM employer_invitations WHERE id = :id", invitation);
}

}  // namespace hoigung::store
