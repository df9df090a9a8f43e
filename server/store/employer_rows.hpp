#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "domain/employers/activity.hpp"
#include "store/connection.hpp"
#include "store/counters.hpp"
#include "store/row_list.hpp"
#include "store/stored_json.hpp"

// Rows of employers' people and companies; `condition` follows FROM: "WHERE id = :id".
namespace hoigung::store {

template <class... Params>
std::vector<domain::Person> select_people(Connection& connection, IfUnreadable otherwise,
                                          std::string_view condition, const Params&... params) {
    std::vector<domain::Person> people;
    connection
        .select<domain::PersonId, domain::Email, std::string, domain::Locale, base::Timestamp>(
            std::string("SELECT id, email, name, locale, created_at FROM employer_people ").append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_people", otherwise,
                 [&](domain::PersonId id, domain::Email email, std::string name, domain::Locale locale,
                     base::Timestamp created_at) {
                     people.push_back({id, std::move(email), std::move(name), locale, created_at});
                 });
    return people;
}

template <class... Params>
std::vector<domain::PortalSession> select_portal_sessions(Connection& connection, IfUnreadable otherwise,
                                                          std::string_view condition,
                                                          const Params&... params) {
    std::vector<domain::PortalSession> sessions;
    connection
        .select<domain::PortalSessionId, domain::PersonId, std::string, base::Timestamp, base::Timestamp>(
            std::string("SELECT id, person_id, device, created_at, last_used_at FROM employer_sessions ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_sessions", otherwise,
                 [&](domain::PortalSessionId id, domain::PersonId person, std::string device,
                     base::Timestamp created_at, base::Timestamp last_used_at) {
                     sessions.push_back({id, person, std::move(device), created_at, last_used_at});
                 });
    return sessions;
}

template <class... Params>
std::vector<domain::EmployerCompany> select_employer_companies(Connection& connection, IfUnreadable otherwise,
                                                               std::string_view condition,
                                                               const Params&... params) {
    std::vector<domain::EmployerCompany> companies;
    connection
        .select<domain::CompanyId, domain::CompanyState, std::string, base::Timestamp, std::string>(
            std::string(
                "SELECT id, state, registration_number, created_at, document FROM employer_companies ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_companies", otherwise,
                 [&](domain::CompanyId id, domain::CompanyState state, std::string number,
                     base::Timestamp created_at, const std::string& document) {
                     domain::EmployerCompany company;
                     read_stored(document, company);
                     company.id = id;
                     company.state = state;
                     company.registration_number = std::move(number);
                     company.created_at = created_at;
                     companies.push_back(std::move(company));
                 });
    return companies;
}

template <class... Params>
std::vector<domain::Membership> select_memberships(Connection& connection, IfUnreadable otherwise,
                                                   std::string_view condition, const Params&... params) {
    std::vector<domain::Membership> memberships;
    connection
        .select<domain::CompanyId, domain::PersonId, domain::Role, base::Timestamp, std::string>(
            std::string("SELECT company_id, person_id, role, joined_at, preferences FROM employer_members ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_members", otherwise,
                 [&](domain::CompanyId company, domain::PersonId person, domain::Role role,
                     base::Timestamp joined_at, const std::string& preferences) {
                     domain::Membership membership{company, person, role, joined_at};
                     read_stored(preferences, membership.preferences);
                     memberships.push_back(membership);
                 });
    return memberships;
}

template <class... Params>
std::vector<domain::Invitation> select_invitations(Connection& connection, IfUnreadable otherwise,
                                                   std::string_view condition, const Params&... params) {
    std::vector<domain::Invitation> invitations;
    connection
        .select<domain::InvitationId, domain::CompanyId, domain::Email, domain::Role, domain::PersonId,
                base::Timestamp, base::Timestamp>(
            std::string("SELECT id, company_id, email, role, invited_by, invited_at, expires_at "
                        "FROM employer_invitations ")
                .append(condition),
            params...)
        .each_of(
            connection.unreadable_rows(), "employer_invitations", otherwise,
            [&](domain::InvitationId id, domain::CompanyId company, domain::Email email, domain::Role role,
                domain::PersonId invited_by, base::Timestamp invited_at, base::Timestamp expires_at) {
                invitations.push_back(
                    {id, company, std::move(email), role, invited_by, invited_at, expires_at});
            });
    return invitations;
}

template <class... Params>
std::vector<domain::Claim> select_claims(Connection& connection, IfUnreadable otherwise,
                                         std::string_view condition, const Params&... params) {
    std::vector<domain::Claim> claims;
    connection
        .select<domain::ClaimId, domain::CompanyId, domain::PersonId, domain::ClaimState, std::string,
                std::string, base::Timestamp>(
            std::string("SELECT id, company_id, person_id, state, message, refusal_reason, asked_at "
                        "FROM employer_claims ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_claims", otherwise,
                 [&](domain::ClaimId id, domain::CompanyId company, domain::PersonId person,
                     domain::ClaimState state, std::string message, std::string refusal_reason,
                     base::Timestamp asked_at) {
                     claims.push_back({id, company, person, state, std::move(message),
                                       std::move(refusal_reason), asked_at});
                 });
    return claims;
}

template <class... Params>
std::vector<domain::Activity> select_activities(Connection& connection, IfUnreadable otherwise,
                                                std::string_view condition, const Params&... params) {
    std::vector<domain::Activity> activities;
    connection
        .select<domain::ActivityId, domain::CompanyId, base::Timestamp, domain::ActivityKind,
                std::optional<domain::PersonId>, std::string, std::string, std::string>(
            std::string("SELECT id, company_id, at, kind, person_id, done_by, subject, COALESCE((SELECT "
                        "p.email FROM employer_people p WHERE p.id = employer_activities.person_id), '') "
                        "FROM employer_activities ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_activities", otherwise,
                 [&](domain::ActivityId id, domain::CompanyId company, base::Timestamp at,
                     domain::ActivityKind kind, std::optional<domain::PersonId> person, std::string by,
                     std::string subject, std::string email) {
                     activities.push_back({id, company, at, kind, person, std::move(by), std::move(subject),
                                           std::move(email)});
                 });
    return activities;
}

// Numbers the access changes of these people, for the processes that follow them.
inline void note_access_changes(Connection& connection, const std::set<domain::PersonId>& people,
                                base::Timestamp now) {
    const auto count = static_cast<std::int64_t>(people.size());
    std::int64_t number = advance_counter(connection, "portal_access", count) - count;
    connection.execute(fmt::format("INSERT INTO portal_access_changes (number, person_id, at) "
                                   "SELECT number, person_id, CAST(:at AS BIGINT) FROM {}",
                                   row_list(connection, {{"number", "BIGINT"}, {"person_id", "TEXT"}})),
                       now, json_rows(people, [&](base::JsonWriter& json, domain::PersonId person) {
                           json.member("number", ++number).member("person_id", person.text());
                       }));
}

}  // namespace hoigung::store
