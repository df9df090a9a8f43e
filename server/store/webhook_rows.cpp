#include "store/webhook_rows.hpp"

#include "store/stored_json.hpp"

namespace hoigung::store {

std::vector<domain::WebhookListener> select_listeners(Connection& connection) {
    std::vector<domain::WebhookListener> all;
    connection
        .select<domain::PartnerKeyId, std::string, std::string, std::string, std::string, int,
                base::Timestamp, bool>(
            "SELECT k.id, k.role, k.companies, w.url, w.secret, w.failures, w.next_try_at, "
            "k.is_from_portal "
            "FROM partner_webhooks w JOIN partner_keys k ON k.id = w.key_id "
            "WHERE k.revoked_at IS NULL ORDER BY k.id")
        .each([&](domain::PartnerKeyId id, const std::string& role, const std::string& companies,
                  std::string url, std::string secret, int failures, base::Timestamp next_try_at,
                  bool is_from_portal) {
            domain::WebhookListener listener;
            listener.key.id = id;
            listener.key.is_from_portal = is_from_portal;
            listener.webhook = {id, std::move(url), std::move(secret), failures, next_try_at};
            const bool is_read = connection.unreadable_rows().try_read("partner_keys", id.text(), [&] {
                listener.key.role = value_named<domain::PartnerRole>(role);
                read_stored(companies, listener.key.companies);
            });
            if (is_read) all.push_back(std::move(listener));
        });
    return all;
}

}  // namespace hoigung::store
