#include "store/employer_companies.hpp"

#include <algorithm>
#include <tuple>

#include "store/employer_job_rows.hpp"
#include "store/employer_rows.hpp"
#include "store/id_list.hpp"
#include "store/only_row.hpp"

namespace hoigung::store {
namespace {

using domain::CompanyId;
using domain::PersonId;

bool is_undecided(const domain::EmployerCompany& company) {
    return company.state == domain::CompanyState::unverified || company.waiting.has_value();
}

}  // namespace

std::optional<domain::EmployerCompany> SqlEmployerCompanies::find(CompanyId id) const {
    return only(select_employer_companies(connection_, IfUnreadable::thrown,
                                          locked(connection_, locks_, "WHERE id = :id"), id));
}

std::vector<domain::EmployerCompany> SqlEmployerCompanies::find_each(std::span<const CompanyId> ids) const {
    if (ids.empty()) return {};
    return select_employer_companies(connection_, IfUnreadable::left_out,
                                     "WHERE " + is_in_list(connection_, "id"), json_list(ids));
}

std::optional<domain::EmployerCompany> SqlEmployerCompanies::with_number(std::string_view number) const {
    if (locks_ == Locks::rows)
        connection_.execute("UPDATE counters SET value = value + 1 WHERE name = 'employer_numbers'");
    return only(select_employer_companies(connection_, IfUnreadable::thrown,
                                          "WHERE registration_number = :number AND state <> 'refused' "
                                          "AND state <> 'closed'",
                                          number));
}

std::vector<domain::EmployerCompany> SqlEmployerCompanies::undecided() const {
    return select_employer_companies(connection_, IfUnreadable::left_out,
                                     "WHERE is_undecided ORDER BY created_at, id");
}

std::vector<domain::EmployerCompany> SqlEmployerCompanies::all() const {
    return select_employer_companies(connection_, IfUnreadable::left_out, "ORDER BY id");
}

std::vector<std::string> SqlEmployerCompanies::picture_names() const {
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

std::optional<domain::Proof> SqlEmployerCompanies::proof(CompanyId company) const {
    const auto row = connection_
                         .select<std::string, std::string, base::Timestamp>(
                             "SELECT file_name, content_type, uploaded_at FROM employer_proofs "
                             "WHERE company_id = :company",
                             company)
                         .first();
    if (!row) return std::nullopt;
    return domain::Proof{std::get<0>(*row), std::get<1>(*row), std::get<2>(*row)};
}

std::optional<std::string> SqlEmployerCompanies::proof_content(CompanyId company) const {
    auto content =
        connection_.select<Bytes>("SELECT content FROM employer_proofs WHERE company_id = :company", company)
            .first();
    if (!content) return std::nullopt;
    return std::move(content->value);
}

domain::MaintainedBy SqlEmployerCompanies::maintained_by(CompanyId company) const {
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

std::vector<domain::JobSummary> SqlEmployerCompanies::jobs_on_site(CompanyId company) const {
    return select_job_summaries(connection_, company);
}

bool SqlEmployerCompanies::is_suspended(CompanyId company) const {
    return connection_.select<bool>("SELECT is_suspended FROM companies WHERE id = :company", company)
        .first()
        .value_or(false);
}

std::vector<domain::Branch> SqlEmployerCompanies::branches_of(CompanyId company) const {
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

std::optional<domain::Claim> SqlEmployerCompanies::claim(domain::ClaimId id) const {
    return only(select_claims(connection_, IfUnreadable::thrown, "WHERE id = :id", id));
}

std::vector<domain::Claim> SqlEmployerCompanies::claims_of(PersonId person) const {
    return select_claims(connection_, IfUnreadable::left_out,
                         "WHERE person_id = :person ORDER BY asked_at DESC, id", person);
}

std::vector<domain::Claim> SqlEmployerCompanies::waiting_claims() const {
    return select_claims(connection_, IfUnreadable::left_out, "WHERE state = :state ORDER BY asked_at, id",
                         domain::ClaimState::waiting);
}

void SqlEmployerCompanies::put(const domain::EmployerCompany& company) {
    connection_.execute(
        "INSERT INTO employer_companies (id, state, registration_number, created_at, is_undecided, document) "
        "VALUES (:id, :state, :number, :created_at, :is_undecided, :document) ON CONFLICT (id) DO UPDATE "
        "SET state = excluded.state, registration_number = excluded.registration_number, "
        "is_undecided = excluded.is_undecided, document = excluded.document",
        company.id, company.state, company.registration_number, company.created_at, is_undecided(company),
        base::to_json(company));
}

void SqlEmployerCompanies::put(CompanyId company, const domain::Proof& proof, std::string_view content) {
    connection_.execute(
        "INSERT INTO employer_proofs (company_id, file_name, content_type, uploaded_at, content) "
        "VALUES (:company, :file_name, :content_type, :uploaded_at, :content) ON CONFLICT (company_id) "
        "DO UPDATE SET file_name = excluded.file_name, content_type = excluded.content_type, "
        "uploaded_at = excluded.uploaded_at, content = excluded.content",
        company, proof.file_name, proof.content_type, proof.uploaded_at, Bytes{std::string(content)});
}

void SqlEmployerCompanies::put(const domain::Branch& branch) {
    connection_.execute(
        "INSERT INTO employer_branches (id, company_id, document) VALUES (:id, :company, :document) "
        "ON CONFLICT (id) DO UPDATE SET document = excluded.document",
        branch.id, branch.company, base::to_json(branch));
}

void SqlEmployerCompanies::remove(domain::BranchId branch) {
    connection_.execute("DELETE FROM employer_branches WHERE id = :id", branch);
}

void SqlEmployerCompanies::put(const domain::Claim& claim) {
    connection_.execute(
        "INSERT INTO employer_claims (id, company_id, person_id, state, message, refusal_reason, asked_at) "
        "VALUES (:id, :company, :person, :state, :message, :refusal_reason, :asked_at) "
        "ON CONFLICT (id) DO UPDATE SET state = excluded.state, refusal_reason = excluded.refusal_reason",
        claim.id, claim.company, claim.person, claim.state, claim.message, claim.refusal_reason,
        claim.asked_at);
}

void SqlEmployerCompanies::remove(domain::ClaimId claim) {
    connection_.execute("DELETE FROM employer_claims WHERE id = :id", claim);
}

}  // namespace hoigung::store
