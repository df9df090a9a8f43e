#include "store/profile_store.hpp"

#include "store/identity_rows.hpp"
#include "store/profile_rows.hpp"

namespace hoigung::store {
namespace {

using domain::Profile;
using domain::SeekerId;

// Profiles within one transaction of one connection.
class SqlProfileWriter final : public domain::ProfileWriter {
  public:
    explicit SqlProfileWriter(Connection& connection) : connection_(connection) {}

    std::optional<domain::Seeker> seeker(SeekerId id) override { return lock_seeker(connection_, id); }

    Profile profile(SeekerId id) override { return select_profile(connection_, id); }

    void put(SeekerId id, const Profile& profile, base::Timestamp now) override {
        upsert_profile(connection_, id, profile, now);
        // A picture that was removed from the profile is no longer served at its address.
        connection_.execute(
            "UPDATE uploads SET is_shown = :shown WHERE seeker_id = :seeker AND is_shown AND id <> :kept",
            false, id, profile.picture ? profile.picture->upload.text() : "");
    }

    std::optional<domain::ProfilePicture> show_upload(SeekerId seeker, domain::UploadId id) override {
        const auto shown = connection_.execute(
            "UPDATE uploads SET is_shown = :shown WHERE id = :id AND seeker_id = :seeker", true, id, seeker);
        if (shown == 0) return std::nullopt;
        domain::ProfilePicture picture{id, "", "", ""};
        connection_
            .select<domain::PictureSize, std::string>(
                "SELECT size, name FROM seeker_pictures WHERE upload_id = :id", id)
            .each([&](domain::PictureSize size, std::string name) { picture.name(size) = std::move(name); });
        return picture;
    }

  private:
    Connection& connection_;
};

}  // namespace

void SqlProfileStore::write(const std::function<void(domain::ProfileWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlProfileWriter writer(connection);
            work(writer);
        },
        Repeat::safe);
}

Profile SqlProfileStore::profile(SeekerId id) {
    return database_.read([&](Connection& connection) { return select_profile(connection, id); });
}

}  // namespace hoigung::store
