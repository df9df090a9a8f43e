#include "store/application_store.hpp"

#include <fmt/format.h>

#include "domain/applicants/applicant.hpp"
#include "store/application_rows.hpp"
#include "store/application_writer.hpp"
#include "store/delete_in_steps.hpp"

namespace hoigung::store {
namespace {

using domain::Application;
using domain::ApplicationPage;
using domain::ApplicationStatus;

// "" stands for every status.
std::string text_of(std::optional<ApplicationStatus> status) {
    return status ? std::string(base::name_of(*status)) : "";
}

// One text, so that one prepared statement serves any number of ids; "" stands for all.
std::string joined(const std::vector<domain::ApplicationId>& ids) {
    std::string text;
    for (const domain::ApplicationId id : ids) text.append(id.text()).append(",");
    return text;
}

// The applications that meet a condition: how many there are and a page of them, newest first.
template <class... Params>
ApplicationPage page_where(Connection& connection, const std::string& condition, domain::Page page,
                           const Params&... params) {
    ApplicationPage found;
    const auto total =
        connection.select<std::int64_t>("SELECT count(*) FROM applications " + condition, params...).first();
    found.total = static_cast<std::size_t>(total.value());
    found.applications =
        select_applications(connection, IfUnreadable::left_out,
                            condition + "ORDER BY applied_at DESC, id DESC LIMIT :limit OFFSET :offset",
                            params..., page.limit, page.offset);
    return found;
}

}  // namespace

void SqlApplicationStore::write(const std::function<void(domain::ApplicationWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlApplicationWriter writer(connection);
            work(writer);
        },
        Repeat::safe);
}

std::optional<Application> SqlApplicationStore::application(domain::ApplicationId id) {
    auto found = database_.snapshot([&](Connection& connection) {
        return select_applications(connection, IfUnreadable::left_out, of_present_account("WHERE id = :id "),
                                   id);
    });
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

ApplicationPage SqlApplicationStore::applications_of(domain::SeekerId seeker,
                                                     const domain::ApplicationFilter& filter,
                                                     domain::Page page) {
    return database_.snapshot([&](Connection& connection) {
        return page_where(connection,
                          "WHERE seeker_id = :seeker AND status <> 'Withdrawn' "
                          "AND (:status = '' OR status = :status) "
                          "AND (:ids = '' OR :ids LIKE '%' || id || '%') ",
                          page, seeker, text_of(filter.status), joined(filter.ids));
    });
}

ApplicationPage SqlApplicationStore::applications_of(domain::JobId job,
                                                     std::optional<ApplicationStatus> status,
                                                     domain::Page page) {
    return database_.snapshot([&](Connection& connection) {
        return page_where(connection,
                          of_present_account("WHERE job_id = :job AND (:status = '' OR status = :status) "),
                          page, job, text_of(status));
    });
}

bool SqlApplicationStore::are_applicants_seen(domain::JobId job, base::Timestamp closed_before) {
    return database_.read([&](Connection& connection) {
        return connection
            .select<domain::JobId>(
                fmt::format("SELECT j.id FROM jobs j WHERE j.id = :job AND NOT {}", kApplicantsGone), job,
                closed_before)
            .first()
            .has_value();
    });
}

std::vector<Application> SqlApplicationStore::all_applications_of(domain::SeekerId seeker) {
    return database_.snapshot([&](Connection& connection) {
        return select_applications(connection, IfUnreadable::left_out,
                                   "WHERE seeker_id = :seeker ORDER BY applied_at DESC, id DESC", seeker);
    });
}

std::vector<domain::JobId> SqlApplicationStore::applied_jobs(domain::SeekerId seeker) {
    return database_.read([&](Connection& connection) {
        return connection
            .select<domain::JobId>(
                "SELECT job_id FROM applications WHERE seeker_id = :seeker AND status <> 'Withdrawn' "
                "AND status <> 'JobClosed' ORDER BY applied_at DESC, id DESC",
                seeker)
            .all();
    });
}

std::int64_t SqlApplicationStore::last_change() {
    return database_.read([](Connection& connection) {
        return connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'application'")
            .first()
            .value();
    });
}

std::vector<domain::ApplicationChange> SqlApplicationStore::changes_after(std::int64_t number, int limit) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::ApplicationChange> changes;
        // Skips changes that cannot be read, even if they fill a whole batch.
        for (int read = limit; read == limit && changes.empty();) {
            read = 0;
            connection
                .select<std::int64_t, domain::ApplicationId, domain::SeekerId, domain::JobId,
                        domain::CompanyId, base::Timestamp, std::string, std::optional<domain::PersonId>,
                        std::string, bool>(
                    "SELECT c.number, a.id, a.seeker_id, a.job_id, j.company_id, c.at, c.event, c.person_id, "
                    "c.reason, c.told_by_contact "
                    "FROM application_changes c JOIN applications a ON a.id = c.application_id "
                    "JOIN jobs j ON j.id = a.job_id "
                    "WHERE c.number > :number ORDER BY c.number LIMIT :limit",
                    number, limit)
                .each([&](std::int64_t its_number, domain::ApplicationId id, domain::SeekerId seeker,
                          domain::JobId job, domain::CompanyId company, base::Timestamp at,
                          const std::string& event, std::optional<domain::PersonId> by,
                          const std::string& reason, bool is_told_by_contact) {
                    ++read;
                    number = its_number;
                    static_cast<void>(connection.unreadable_rows().try_read(
                        "application_changes", std::to_string(its_number), [&] {
                            changes.push_back(
                                {its_number,
                                 id,
                                 seeker,
                                 job,
                                 company,
                                 {at, value_named<ApplicationStatus>(event), by,
                                  base::parse_enum<domain::RejectReason>(reason), is_told_by_contact}});
                        }));
                });
        }
        return changes;
    });
}

std::int64_t SqlApplicationStore::cursor(domain::LogFollower follower) {
    return database_.read([follower](Connection& connection) {
        return connection
            .select<std::int64_t>("SELECT value FROM counters WHERE name = :follower",
                                  base::name_of(follower))
            .first()
            .value();
    });
}

void SqlApplicationStore::make_missing_summaries() {
    constexpr int kAtOnce = 200;
    std::string after;
    for (std::size_t read = kAtOnce; read == kAtOnce;) {
        read = database_.transaction([&](Connection& connection) {
            const auto ids = connection
                                 .select<domain::ApplicationId>(
                                     "SELECT id FROM applications WHERE summary = '' "
                                     "AND id > :after ORDER BY id LIMIT :limit",
                                     after, kAtOnce)
                                 .all();
            for (const domain::ApplicationId id : ids) {
                for (const Application& each :
                     select_applications(connection, IfUnreadable::left_out, "WHERE id = :id", id))
                    connection.execute("UPDATE applications SET summary = :summary WHERE id = :id",
                                       document_of(domain::without_prose(each)), id);
            }
            if (!ids.empty()) after = ids.back().text();
            return ids.size();
        });
    }
}

void SqlApplicationStore::sweep(base::Timestamp kept_until) {
    delete_in_steps(database_, "application_keys", "seeker_id, job_id, name", "answered_at <= :moment",
                    kept_until);
}

}  // namespace hoigung::store
