#include "store/partner_store.hpp"

#include <fmt/format.h>

#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

using domain::PartnerKey;

std::vector<PartnerKey> keys_where(Connection& connection, IfUnreadable otherwise, std::string_view condition,
                                   auto... params) {
    std::vector<PartnerKey> keys;
    connection
        .select<domain::PartnerKeyId, std::string, domain::PartnerRole, std::string, base::Timestamp,
                std::optional<base::Timestamp>, bool, std::optional<domain::PersonId>>(
            fmt::format("SELECT id, name, role, companies, created_at, revoked_at, is_from_portal, "
                        "(SELECT m.person_id FROM partner_key_makers m WHERE m.key_id = partner_keys.id) "
                        "FROM partner_keys {}",
                        condition),
            params...)
        .each_of(connection.unreadable_rows(), "partner_keys", otherwise,
                 [&](domain::PartnerKeyId id, std::string name, domain::PartnerRole role,
                     const std::string& companies, base::Timestamp created_at,
                     std::optional<base::Timestamp> revoked_at, bool is_from_portal,
                     std::optional<domain::PersonId> made_by) {
                     PartnerKey key{id,         std::move(name), role,           {},
                                    created_at, revoked_at,      is_from_portal, made_by};
                     read_stored(companies, key.companies);
                     keys.push_back(std::move(key));
                 });
    return keys;
}

}  // namespace

void SqlPartnerKeyStore::add(const PartnerKey& key, std::string_view digest) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO partner_keys (id, name, role, companies, digest, created_at, is_from_portal) "
            "VALUES (:id, :name, :role, :companies, :digest, :created_at, :is_from_portal)",
            key.id, key.name, key.role, base::to_json(key.companies), digest, key.created_at,
            key.is_from_portal);
        if (key.made_by)
            connection.execute("INSERT INTO partner_key_makers (key_id, person_id) VALUES (:key, :person)",
                               key.id, *key.made_by);
    });
}

std::vector<PartnerKey> SqlPartnerKeyStore::all() {
    return database_.read([](Connection& connection) {
        return keys_where(connection, IfUnreadable::left_out, "ORDER BY created_at, id");
    });
}

std::optional<PartnerKey> SqlPartnerKeyStore::find(std::string_view digest) {
    auto keys = database_.read([&](Connection& connection) {
        return keys_where(connection, IfUnreadable::thrown, "WHERE digest = :digest AND revoked_at IS NULL",
                          digest);
    });
    if (keys.empty()) return std::nullopt;
    return std::move(keys.front());
}

bool SqlPartnerKeyStore::revoke(domain::PartnerKeyId id, base::Timestamp now) {
    return database_.transaction([&](Connection& connection) {
        return connection.execute(
                   "UPDATE partner_keys SET revoked_at = :now WHERE id = :id AND revoked_at IS NULL", now,
                   id) > 0;
    });
}

domain::ConcernPage SqlConcernStore::open_concerns(domain::Page page) {
    return database_.snapshot([&](Connection& connection) {
        domain::ConcernPage found;
        const auto total =
            connection.select<std::int64_t>("SELECT count(*) FROM job_concerns WHERE settled_at IS NULL")
                .first();
        found.total = static_cast<std::size_t>(total.value());
        connection
            .select<domain::JobId, domain::CompanyId, base::Timestamp, std::string>(
                "SELECT c.job_id, j.company_id, c.noted_at, c.document FROM job_concerns c "
                "JOIN jobs j ON j.id = c.job_id WHERE c.settled_at IS NULL "
                "ORDER BY c.noted_at, c.job_id LIMIT :limit OFFSET :offset",
                static_cast<std::int64_t>(page.limit), static_cast<std::int64_t>(page.offset))
            .each_of(connection.unreadable_rows(), "job_concerns", IfUnreadable::left_out,
                     [&](domain::JobId job, domain::CompanyId company, base::Timestamp noted_at,
                         const std::string& document) {
                         domain::JobConcerns entry{job, company, noted_at, {}};
                         read_stored(document, entry.concerns);
                         found.jobs.push_back(std::move(entry));
                     });
        return found;
    });
}

bool SqlConcernStore::mark_reviewed(domain::JobId job, base::Timestamp now) {
    return database_.transaction([&](Connection& connection) {
        return connection.execute(
                   "UPDATE job_concerns SET settled_at = :now WHERE job_id = :job AND settled_at IS NULL",
                   now, job) > 0;
    });
}

}  // namespace hoigung::store
