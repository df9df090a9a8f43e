#include "store/employer_writer.hpp"

#include <algorithm>

#include "store/candidacy_rows.hpp"
#include "store/code_request_rows.hpp"
#include "store/delivery_rows.hpp"
#include "store/employer_job_rows.hpp"
#include "store/employer_rows.hpp"
#include "store/id_list.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

using domain::CompanyId;
using domain::PersonId;

// Shown in place of the name of a person who was removed.
constexpr std::string_view kNobody = "—";

template <class T>
std::optional<T> only(std::vector<T> rows) {
    if (rows.empty()) return std::nullopt;
    return std::move(rows.front());
}

// Owners first, then by name.
std::vector<domain::CompanyPerson> with_memberships(std::vector<domain::Person> people,
                                                    std::vector<domain::Membership> memberships) {
    std::ranges::sort(people, {}, &domain::Person::id);
    std::vector<domain::CompanyPerson> all;
    for (domain::Membership& membership : memberships) {
        const auto found = std::ranges::lower_bound(people, membership.person, {}, &domain::Person::id);
        if (found != people.end() && found->id == membership.person)
            all.push_back({*found, std::move(membership)});
    }
    std::ranges::sort(all, {}, [](const domain::CompanyPerson& each) {
        return std::tuple(each.membership.role, each.person.shown_name());
    });
    return all;
}

bool is_undecided(const domain::EmployerCompany& company) {
    return company.state == domain::CompanyState::unverified || company.waiting.has_value();
}

}  // namespace

std::string SqlEmployerWriter::locked(std::string_view condition) const {
    return std::string(condition).append(locks_ == Locks::rows ? connection_.for_update() : "");
}

std::optional<domain::Person> SqlEmployerWriter::person(PersonId id) {
    return only(select_people(connection_, IfUnreadable::thrown, locked("WHERE id = :id"), id));
}

std::optional<domain::Person> SqlEmployerWriter::person(const domain::Email& email) {
    return only(select_people(connection_, IfUnreadable::thrown, locked("WHERE email = :email"), email));
}

std::optional<domain::PortalSession> SqlEmployerWriter::session(std::string_view digest) {
    return only(select_portal_sessions(connection_, IfUnreadable::thrown, "WHERE digest = :digest", digest));
}

std::vector<domain::PortalSession> SqlEmployerWriter::sessions_of(PersonId person) {
    return select_portal_sessions(connection_, IfUnreadable::left_out,
                                  "WHERE person_id = :person ORDER BY last_used_at DESC, id", person);
}

std::vector<domain::CompanySession> SqlEmployerWriter::sessions_in_companies(
    std::span<const domain::PortalSessionId> ids) {
    std::vector<domain::CompanySession> found;
    connection_
        .select<domain::PortalSessionId, PersonId, std::string, base::Timestamp, base::Timestamp, CompanyId,
                bool>(
            "SELECT s.id, s.person_id, s.device, s.created_at, s.last_used_at, m.company_id, "
            "COALESCE(c.is_suspended, FALSE) FROM employer_sessions s JOIN employer_members m ON m.person_id "
            "= s.person_id "
            "LEFT JOIN companies c ON c.id = m.company_id WHERE " +
                is_in_list(connection_, "s.id"),
            json_list(ids))
        .each_of(
            connection_.unreadable_rows(), "employer_sessions", IfUnreadable::left_out,
            [&](domain::PortalSessionId id, PersonId person, std::string device, base::Timestamp created_at,
                base::Timestamp last_used_at, CompanyId company, bool is_suspended) {
                found.push_back(
                    {{id, person, std::move(device), created_at, last_used_at}, company, is_suspended});
            });
    return found;
}

std::optional<domain::EmployerCompany> SqlEmployerWriter::company(CompanyId id) {
    return only(select_employer_companies(connection_, IfUnreadable::thrown, locked("WHERE id = :id"), id));
}

std::optional<domain::EmployerCompany> SqlEmployerWriter::company_with_number(std::string_view number) {
    if (locks_ == Locks::rows)
        connection_.execute("UPDATE counters SET value = value + 1 WHERE name = 'employer_numbers'");
    return only(select_employer_companies(connection_, IfUnreadable::thrown,
                                          "WHERE registration_number = :number AND state <> 'refused' "
                                          "AND state <> 'closed'",
                                          number));
}

std::optional<domain::Proof> SqlEmployerWriter::proof(CompanyId company) {
    const auto row = connection_
                         .select<std::string, std::string, base::Timestamp>(
                             "SELECT file_name, content_type, uploaded_at FROM employer_proofs "
                             "WHERE company_id = :company",
                             company)
                         .first();
    if (!row) return std::nullopt;
    return domain::Proof{std::get<0>(*row), std::get<1>(*row), std::get<2>(*row)};
}

std::optional<std::string> SqlEmployerWriter::proof_content(CompanyId company) {
    auto content =
        connection_.select<Bytes>("SELECT content FROM employer_proofs WHERE company_id = :company", company)
            .first();
    if (!content) return std::nullopt;
    return std::move(content->value);
}

domain::MaintainedBy SqlEmployerWriter::maintained_by(CompanyId company) {
    const bool has_feed = connection_
                              .select<std::string>(
                                  "SELECT f.feed FROM feed_jobs f JOIN jobs j ON j.id = f.job_id "
                                  "WHERE j.company_id = :company AND f.vanished_at IS NULL LIMIT 1",
                                  company)
                              .first()
                              .has_value();
    if (has_feed) return domain::MaintainedBy::feed;
    bool has_partner = false;
    connection_
        .select<std::string, std::string>(
            "SELECT id, companies FROM partner_keys WHERE revoked_at IS NULL AND role = 'employer' "
            "AND NOT is_from_portal")
        .each_of(connection_.unreadable_rows(), "partner_keys", IfUnreadable::left_out,
                 [&](const std::string&, const std::string& stored) {
                     std::vector<CompanyId> companies;
                     read_stored(stored, companies);
                     has_partner = has_partner || std::ranges::find(companies, company) != companies.end();
                 });
    return has_partner ? domain::MaintainedBy::partner : domain::MaintainedBy::portal;
}

std::vector<domain::JobSummary> SqlEmployerWriter::jobs_on_site(CompanyId company) {
    return select_job_summaries(connection_, company);
}

bool SqlEmployerWriter::is_suspended(CompanyId company) {
    return connection_.select<bool>("SELECT is_suspended FROM companies WHERE id = :company", company)
        .first()
        .value_or(false);
}

std::vector<domain::EmployerCompany> SqlEmployerWriter::undecided_companies() {
    return select_employer_companies(connection_, IfUnreadable::left_out,
                                     "WHERE is_undecided ORDER BY created_at, id");
}

std::vector<std::string> SqlEmployerWriter::picture_names() {
    std::vector<std::string> names;
    for (const auto& company :
         select_employer_companies(connection_, IfUnreadable::left_out, "ORDER BY id")) {
        const auto& profile = company.profile;
        names.insert(names.end(), {profile.logo, profile.logo_medium, profile.logo_thumbnail});
        if (!company.waiting || !company.waiting->logo) continue;
        const auto& logo = *company.waiting->logo;
        names.insert(names.end(), {logo.large, logo.medium, logo.thumbnail});
    }
    return names;
}

std::optional<domain::Membership> SqlEmployerWriter::membership(CompanyId company, PersonId person) {
    return only(select_memberships(connection_, IfUnreadable::thrown,
                                   "WHERE company_id = :company AND person_id = :person", company, person));
}

std::vector<domain::Membership> SqlEmployerWriter::memberships_of(PersonId person) {
    return select_memberships(connection_, IfUnreadable::left_out,
                              "WHERE person_id = :person ORDER BY joined_at, company_id", person);
}

std::vector<domain::CompanyPerson> SqlEmployerWriter::people_of(CompanyId company) {
    return with_memberships(
        select_people(connection_, IfUnreadable::left_out,
                      "WHERE id IN (SELECT person_id FROM employer_members WHERE company_id = :company)",
                      company),
        select_memberships(connection_, IfUnreadable::left_out, "WHERE company_id = :company", company));
}

std::vector<domain::EmployerCompany> SqlEmployerWriter::every_company() {
    return select_employer_companies(connection_, IfUnreadable::left_out, "ORDER BY id");
}

std::vector<domain::CompanyPerson> SqlEmployerWriter::everybody() {
    return with_memberships(select_people(connection_, IfUnreadable::left_out, ""),
                            select_memberships(connection_, IfUnreadable::left_out, ""));
}

std::optional<domain::Invitation> SqlEmployerWriter::invitation(std::string_view digest) {
    return only(select_invitations(connection_, IfUnreadable::thrown, "WHERE digest = :digest", digest));
}

std::vector<domain::Invitation> SqlEmployerWriter::invitations_of(CompanyId company) {
    return select_invitations(connection_, IfUnreadable::left_out,
                              "WHERE company_id = :company ORDER BY invited_at DESC, id", company);
}

std::optional<domain::Claim> SqlEmployerWriter::claim(domain::ClaimId id) {
    return only(select_claims(connection_, IfUnreadable::thrown, "WHERE id = :id", id));
}

std::vector<domain::Claim> SqlEmployerWriter::claims_of(PersonId person) {
    return select_claims(connection_, IfUnreadable::left_out,
                         "WHERE person_id = :person ORDER BY asked_at DESC, id", person);
}

std::vector<domain::Claim> SqlEmployerWriter::waiting_claims() {
    return select_claims(connection_, IfUnreadable::left_out, "WHERE state = :state ORDER BY asked_at, id",
                         domain::ClaimState::waiting);
}

std::vector<domain::Branch> SqlEmployerWriter::branches_of(CompanyId company) {
    std::vector<domain::Branch> branches;
    connection_
        .select<domain::BranchId, std::string>(
            "SELECT id, document FROM employer_branches WHERE company_id = :company", company)
        .each_of(connection_.unreadable_rows(), "employer_branches", IfUnreadable::left_out,
                 [&](domain::BranchId id, const std::string& document) {
                     domain::Branch branch;
                     read_stored(document, branch);
                     branch.id = id;
                     branch.company = company;
                     branches.push_back(std::move(branch));
                 });
    std::ranges::sort(branches, {}, [](const domain::Branch& branch) {
        return std::tuple(branch.name.in(domain::Locale::zh_hant), branch.id);
    });
    return branches;
}

domain::ActivityLog SqlEmployerWriter::log_of(CompanyId company, domain::Page page) {
    domain::ActivityLog log;
    log.total = connection_
                    .select<std::int64_t>(
                        "SELECT COUNT(*) FROM employer_activities WHERE company_id = :company", company)
                    .first()
                    .value();
    log.entries = select_activities(
        connection_, IfUnreadable::left_out,
        "WHERE company_id = :company ORDER BY at DESC, id DESC LIMIT :limit OFFSET :offset", company,
        static_cast<std::int64_t>(page.limit), static_cast<std::int64_t>(page.offset));
    return log;
}

std::vector<domain::Activity> SqlEmployerWriter::log_after(CompanyId company,
                                                           const std::optional<domain::ActivityPlace>& after,
                                                           int limit) {
    if (!after)
        return select_activities(connection_, IfUnreadable::left_out,
                                 "WHERE company_id = :company ORDER BY at DESC, id DESC LIMIT :limit",
                                 company, limit);
    return select_activities(connection_, IfUnreadable::left_out,
                             "WHERE company_id = :company AND (at < :at OR (at = :at AND id < :id)) "
                             "ORDER BY at DESC, id DESC LIMIT :limit",
                             company, after->at, after->id, limit);
}

std::vector<domain::Activity> SqlEmployerWriter::activities_of(PersonId person) {
    return select_activities(connection_, IfUnreadable::left_out,
                             "WHERE person_id = :person ORDER BY at DESC, id DESC", person);
}

std::int64_t SqlEmployerWriter::count_activities(CompanyId company, domain::ActivityKind kind,
                                                 base::Timestamp since) {
    return connection_
        .select<std::int64_t>(
            "SELECT COUNT(*) FROM employer_activities WHERE company_id = :company AND kind = :kind "
            "AND at > :since",
            company, kind, since)
        .first()
        .value();
}

std::int64_t SqlEmployerWriter::count_messages(domain::CompanyId company, base::Timestamp since) {
    return count_messages_of(connection_, company, since);
}

std::vector<base::Timestamp> SqlEmployerWriter::requests(domain::LimitKind kind, std::string_view subject) {
    return code_requests(connection_, kind, subject);
}

void SqlEmployerWriter::put_requests(domain::LimitKind kind, std::string_view subject,
                                     const std::vector<base::Timestamp>& times, base::Timestamp now) {
    put_code_requests(connection_, kind, subject, times, now);
}

std::int64_t SqlEmployerWriter::site_requests_after(domain::LimitKind kind, base::Timestamp moment) {
    return site_code_requests_after(connection_, kind, moment);
}

void SqlEmployerWriter::count_site_request(domain::LimitKind kind, base::Timestamp now) {
    count_site_code_request(connection_, kind, now);
}

domain::PortalCodeAttempts SqlEmployerWriter::open_code_attempts(const domain::Email& email) {
    // Either way the row now exists and is locked.
    connection_.execute(
        "INSERT INTO employer_codes (email, touched_at, document) VALUES (:email, :touched_at, '{}') "
        "ON CONFLICT (email) DO UPDATE SET touched_at = employer_codes.touched_at",
        email, base::Timestamp{});
    return code_attempts(email).value();
}

std::optional<domain::PortalCodeAttempts> SqlEmployerWriter::code_attempts(const domain::Email& email) {
    const auto document =
        connection_
            .select<std::string>(locked("SELECT document FROM employer_codes WHERE email = :email"), email)
            .first();
    if (!document) return std::nullopt;
    domain::PortalCodeAttempts attempts;
    read_stored(*document, attempts);
    return attempts;
}

void SqlEmployerWriter::put(const domain::Email& email, const domain::PortalCodeAttempts& attempts,
                            base::Timestamp now) {
    connection_.execute(
        "UPDATE employer_codes SET document = :document, touched_at = :now WHERE email = :email",
        base::to_json(attempts), now, email);
}

domain::Usage SqlEmployerWriter::usage(domain::UsageKind kind, std::string_view subject) {
    if (locks_ == Locks::rows)
        connection_.execute(
            "INSERT INTO usage_counts (kind, subject, ends_at, document) VALUES (:kind, :subject, :ends_at, "
            "'{}') ON CONFLICT (kind, subject) DO UPDATE SET ends_at = usage_counts.ends_at",
            kind, subject, base::Timestamp{});
    const auto document =
        connection_
            .select<std::string>(
                locked("SELECT document FROM usage_counts WHERE kind = :kind AND subject = :subject"), kind,
                subject)
            .first();
    domain::Usage read;
    if (!document) return read;
    // An unreadable count starts again from zero, so that nobody is locked out forever.
    const bool is_read = connection_.unreadable_rows().try_read("usage_counts", subject,
                                                                [&] { read_stored(*document, read); });
    return is_read ? read : domain::Usage();
}

void SqlEmployerWriter::put(domain::UsageKind kind, std::string_view subject, const domain::Usage& usage,
                            std::chrono::seconds lasts, base::Timestamp now) {
    connection_.execute(
        "UPDATE usage_counts SET document = :document, ends_at = :ends_at "
        "WHERE kind = :kind AND subject = :subject",
        base::to_json(usage), now + lasts, kind, subject);
}

void SqlEmployerWriter::put(const domain::Person& person) {
    connection_.execute(
        "INSERT INTO employer_people (id, email, name, locale, created_at) "
        "VALUES (:id, :email, :name, :locale, :created_at) ON CONFLICT (id) DO UPDATE "
        "SET email = excluded.email, name = excluded.name, locale = excluded.locale",
        person.id, person.email, person.name, person.locale, person.created_at);
}

void SqlEmployerWriter::remove(const domain::Person& person) {
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
    forget_deliveries_to(connection_, person.email.text());
    connection_.execute("DELETE FROM employer_people WHERE id = :id", person.id);
    access_changed_.insert(person.id);
}

void SqlEmployerWriter::add(const domain::PortalSession& session, std::string_view digest) {
    connection_.execute(
        "INSERT INTO employer_sessions (id, person_id, digest, device, created_at, last_used_at) "
        "VALUES (:id, :person, :digest, :device, :created_at, :last_used_at)",
        session.id, session.person, digest, session.device, session.created_at, session.last_used_at);
}

void SqlEmployerWriter::touch(domain::PortalSessionId session, base::Timestamp now) {
    connection_.execute("UPDATE employer_sessions SET last_used_at = :now WHERE id = :id", now, session);
}

void SqlEmployerWriter::end(domain::PortalSessionId session) {
    const auto person =
        connection_
            .select<PersonId>("DELETE FROM employer_sessions WHERE id = :id RETURNING person_id", session)
            .first();
    if (person) access_changed_.insert(*person);
}

void SqlEmployerWriter::write_access_changes(base::Timestamp now) {
    if (!access_changed_.empty()) note_access_changes(connection_, access_changed_, now);
}

void SqlEmployerWriter::put(const domain::EmployerCompany& company) {
    connection_.execute(
        "INSERT INTO employer_companies (id, state, registration_number, created_at, is_undecided, document) "
        "VALUES (:id, :state, :number, :created_at, :is_undecided, :document) ON CONFLICT (id) DO UPDATE "
        "SET state = excluded.state, registration_number = excluded.registration_number, "
        "is_undecided = excluded.is_undecided, document = excluded.document",
        company.id, company.state, company.registration_number, company.created_at, is_undecided(company),
        base::to_json(company));
}

void SqlEmployerWriter::put(CompanyId company, const domain::Proof& proof, std::string_view content) {
    connection_.execute(
        "INSERT INTO employer_proofs (company_id, file_name, content_type, uploaded_at, content) "
        "VALUES (:company, :file_name, :content_type, :uploaded_at, :content) ON CONFLICT (company_id) "
        "DO UPDATE SET file_name = excluded.file_name, content_type = excluded.content_type, "
        "uploaded_at = excluded.uploaded_at, content = excluded.content",
        company, proof.file_name, proof.content_type, proof.uploaded_at, Bytes{std::string(content)});
}

void SqlEmployerWriter::put(const domain::Membership& membership) {
    connection_.execute(
        "INSERT INTO employer_members (company_id, person_id, role, joined_at, preferences) "
        "VALUES (:company, :person, :role, :joined_at, :preferences) ON CONFLICT (company_id, person_id) "
        "DO UPDATE SET role = excluded.role, preferences = excluded.preferences",
        membership.company, membership.person, membership.role, membership.joined_at,
        base::to_json(membership.preferences));
}

void SqlEmployerWriter::remove(CompanyId company, PersonId person) {
    connection_.execute("DELETE FROM employer_members WHERE company_id = :company AND person_id = :person",
                        company, person);
    access_changed_.insert(person);
}

void SqlEmployerWriter::add(const domain::Invitation& invitation, std::string_view digest) {
    connection_.execute(
        "INSERT INTO employer_invitations (id, company_id, email, role, invited_by, digest, invited_at, "
        "expires_at) VALUES (:id, :company, :email, :role, :invited_by, :digest, :invited_at, :expires_at)",
        invitation.id, invitation.company, invitation.email, invitation.role, invitation.invited_by, digest,
        invitation.invited_at, invitation.expires_at);
}

void SqlEmployerWriter::remove(domain::InvitationId invitation) {
    connection_.execute("DELETE FROM employer_invitations WHERE id = :id", invitation);
}

void SqlEmployerWriter::put(const domain::Claim& claim) {
    connection_.execute(
        "INSERT INTO employer_claims (id, company_id, person_id, state, message, refusal_reason, asked_at) "
        "VALUES (:id, :company, :person, :state, :message, :refusal_reason, :asked_at) "
        "ON CONFLICT (id) DO UPDATE SET state = excluded.state, refusal_reason = excluded.refusal_reason",
        claim.id, claim.company, claim.person, claim.state, claim.message, claim.refusal_reason,
        claim.asked_at);
}

void SqlEmployerWriter::remove(domain::ClaimId claim) {
    connection_.execute("DELETE FROM employer_claims WHERE id = :id", claim);
}

void SqlEmployerWriter::put(const domain::Branch& branch) {
    connection_.execute(
        "INSERT INTO employer_branches (id, company_id, document) VALUES (:id, :company, :document) "
        "ON CONFLICT (id) DO UPDATE SET document = excluded.document",
        branch.id, branch.company, base::to_json(branch));
}

void SqlEmployerWriter::remove(domain::BranchId branch) {
    connection_.execute("DELETE FROM employer_branches WHERE id = :id", branch);
}

void SqlEmployerWriter::note(const domain::Activity& activity) {
    note_all(std::span(&activity, 1));
}

void SqlEmployerWriter::note_all(std::span<const domain::Activity> activities) {
    if (activities.empty()) return;
    connection_.execute(
        fmt::format("INSERT INTO employer_activities (id, company_id, at, kind, person_id, done_by, subject) "
                    "SELECT id, company_id, at, kind, person_id, done_by, subject FROM {}",
                    row_list(connection_, {{"id", "TEXT"},
                                           {"company_id", "TEXT"},
                                           {"at", "BIGINT"},
                                           {"kind", "TEXT"},
                                           {"person_id", "TEXT"},
                                           {"done_by", "TEXT"},
                                           {"subject", "TEXT"}})),
        json_rows(activities, [](base::JsonWriter& json, const domain::Activity& activity) {
            json.member("id", activity.id.text())
                .member("company_id", activity.company.text())
                .member("at", stored_time(activity.at))
                .member("kind", base::name_of(activity.kind));
            if (activity.person) json.member("person_id", activity.person->text());
            json.member("done_by", activity.by).member("subject", activity.subject);
        }));
}

void SqlEmployerWriter::queue(std::span<const domain::Delivery> deliveries) {
    insert_deliveries(connection_, deliveries);
}

}  // namespace hoigung::store
