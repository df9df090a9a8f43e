#include "endpoints/portal/person_export.hpp"

#include "base/json_archive.hpp"
#include "domain/transact.hpp"

namespace hoigung::endpoints::portal {
namespace {

// A consistent read of everything the store holds about a person.
struct Held {
    std::vector<domain::PortalSession> sessions;
    std::vector<domain::Membership> memberships;
    std::vector<domain::Claim> claims;
    std::vector<domain::Activity> activities;
};

void write_sessions(base::JsonWriter& json, const std::vector<domain::PortalSession>& sessions) {
    json.key("sessions").begin_array();
    for (const domain::PortalSession& session : sessions)
        json.begin_object()
            .member("device", session.device)
            .member("created_at", base::to_iso(session.created_at))
            .member("last_used_at", base::to_iso(session.last_used_at))
            .end_object();
    json.end_array();
}

void write_memberships(base::JsonWriter& json, const std::vector<domain::Membership>& memberships) {
    json.key("memberships").begin_array();
    for (const domain::Membership& membership : memberships)
        json.begin_object()
            .member("company_id", membership.company.text())
            .member("role", base::name_of(membership.role))
            .member("joined_at", base::to_iso(membership.joined_at))
            .key("mail_preferences")
            .raw(base::to_json(membership.preferences))
            .end_object();
    json.end_array();
}

void write_claims(base::JsonWriter& json, const std::vector<domain::Claim>& claims) {
    json.key("claims").begin_array();
    for (const domain::Claim& claim : claims)
        json.begin_object()
            .member("company_id", claim.company.text())
            .member("state", base::name_of(claim.state))
            .member("message", claim.message)
            .member("refusal_reason", claim.refusal_reason)
            .member("asked_at", base::to_iso(claim.asked_at))
            .end_object();
    json.end_array();
}

void write_activities(base::JsonWriter& json, const std::vector<domain::Activity>& activities) {
    json.key("activities").begin_array();
    for (const domain::Activity& activity : activities)
        json.begin_object()
            .member("company_id", activity.company.text())
            .member("at", base::to_iso(activity.at))
            .member("kind", base::name_of(activity.kind))
            .member("subject", activity.subject)
            .end_object();
    json.end_array();
}

}  // namespace

std::string export_of(const domain::Person& person, domain::EmployerStore& store, base::Timestamp now) {
    const auto held = domain::look_up(store, [&](domain::EmployerReader& reader) {
        return Held{reader.logins().sessions_of(person.id), reader.people().memberships_of(person.id),
                    reader.companies().claims_of(person.id), reader.logs().of(person.id)};
    });
    std::string out;
    base::JsonWriter json(out);
    json.begin_object()
        .member("exported_at", base::to_iso(now))
        .member("email", person.email.text())
        .member("name", person.name)
        .member("locale", base::name_of(person.locale))
        .member("created_at", base::to_iso(person.created_at));
    write_memberships(json, held.memberships);
    write_claims(json, held.claims);
    write_sessions(json, held.sessions);
    write_activities(json, held.activities);
    json.end_object();
    return out;
}

}  // namespace hoigung::endpoints::portal
