#include "store/usage_counts.hpp"

#include "store/candidacy_rows.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {

domain::Usage SqlUsageCounts::of(domain::UsageKind kind, std::string_view subject) const {
    if (locks_ == Locks::rows)
        connection_.execute(
            "INSERT INTO usage_counts (kind, subject, ends_at, document) VALUES (:kind, :subject, :ends_at, "
            "'{}') ON CONFLICT (kind, subject) DO UPDATE SET ends_at = usage_counts.ends_at",
            kind, subject, base::Timestamp{});
    const auto document =
        connection_
            .select<std::string>(
                locked(connection_, locks_,
                       "SELECT document FROM usage_counts WHERE kind = :kind AND subject = :subject"),
                kind, subject)
            .first();
    domain::Usage read;
    if (!document) return read;
    // An unreadable count starts again from zero, so that nobody is locked out forever.
    const bool is_read = connection_.unreadable_rows().try_read("usage_counts", subject,
                                                                [&] { read_stored(*document, read); });
    return is_read ? read : domain::Usage();
}

std::int64_t SqlUsageCounts::count_messages(domain::CompanyId company, base::Timestamp since) const {
    return count_messages_of(connection_, company, since);
}

void SqlUsageCounts::put(domain::UsageKind kind, std::string_view subject, const domain::Usage& usage,
                         std::chrono::seconds lasts, base::Timestamp now) {
    connection_.execute(
        "UPDATE usage_counts SET document = :document, ends_at = :ends_at "
        "WHERE kind = :kind AND subject = :subject",
        base::to_json(usage), now + lasts, kind, subject);
}

}  // namespace hoigung::store
