#include "store/profile_rows.hpp"

#include "store/stored_json.hpp"

namespace hoigung::store {

domain::Profile select_profile(Connection& connection, domain::SeekerId seeker) {
    domain::Profile profile;
    const auto document =
        connection.select<std::string>("SELECT document FROM profiles WHERE seeker_id = :seeker", seeker)
            .first();
    if (document) read_stored(*document, profile);
    return profile;
}

void upsert_profile(Connection& connection, domain::SeekerId seeker, const domain::Profile& profile,
                    base::Timestamp now) {
    const auto upload = profile.picture ? std::optional(profile.picture->upload) : std::nullopt;
    connection.execute(
        "INSERT INTO profiles (seeker_id, updated_at, upload_id, document) "
        "VALUES (:seeker, :updated_at, :upload, :document) ON CONFLICT (seeker_id) DO UPDATE SET "
        "updated_at = excluded.updated_at, upload_id = excluded.upload_id, document = excluded.document",
        seeker, now, upload, base::to_json(profile));
}

}  // namespace hoigung::store
