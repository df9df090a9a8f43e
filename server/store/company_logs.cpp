#include "store/company_logs.hpp"

#include "store/employer_rows.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

using domain::CompanyId;
using domain::PersonId;

}  // namespace

domain::ActivityLog SqlCompanyLogs::of(CompanyId company, domain::Page page) const {
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

std::vector<domain::Activity> SqlCompanyLogs::after(CompanyId company,
                                                    const std::optional<domain::ActivityPlace>& place,
                                                    int limit) const {
    if (!place)
        return select_activities(connection_, IfUnreadable::left_out,
                                 "WHERE company_id = :company ORDER BY at DESC, id DESC LIMIT :limit",
                                 company, limit);
    return select_activities(connection_, IfUnreadable::left_out,
                             "WHERE company_id = :company AND (at < :at OR (at = :at AND id < :id)) "
                             "ORDER BY at DESC, id DESC LIMIT :limit",
                             company, place->at, place->id, limit);
}

std::vector<domain::Activity> SqlCompanyLogs::of(PersonId person) const {
    return select_activities(connection_, IfUnreadable::left_out,
                             "WHERE person_id = :person ORDER BY at DESC, id DESC", person);
}

std::int64_t SqlCompanyLogs::count(CompanyId company, domain::ActivityKind kind,
                                   base::Timestamp since) const {
    return connection_
        .select<std::int64_t>(
            "SELECT COUNT(*) FROM employer_activities WHERE company_id = :company AND kind = :kind "
            "AND at > :since",
            company, kind, since)
        .first()
        .value();
}

void SqlCompanyLogs::note(const domain::Activity& activity) {
    note_all(std::span(&activity, 1));
}

void SqlCompanyLogs::note_all(std::span<const domain::Activity> activities) {
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

}  // namespace hoigung::store
