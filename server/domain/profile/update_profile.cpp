#include "domain/profile/update_profile.hpp"

#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

using Updated = base::Result<Profile, ProfileRefusal>;

Updated update(SeekerId id, const ProfileChange& change, const ReferenceLists& lists, ProfileWriter& writer,
               base::Timestamp now) {
    const auto seeker = require_active_seeker(writer.seeker(id));
    if (!seeker.ok()) return ProfileRefusal(seeker.error());
    Profile profile = writer.profile(id);
    if (const auto refused = change_profile(profile, change, lists, now)) return *refused;
    if (const auto* picture = std::get_if<NewPicture>(&change); picture != nullptr && picture->upload) {
        const auto upload = UploadId::parse(*picture->upload);
        profile.picture = upload ? writer.show_upload(id, *upload) : std::nullopt;
        if (!profile.picture) return ProfileRefusal(Refusal::IdNotFound);
    }
    writer.put(id, profile, now);
    return profile;
}

}  // namespace

std::optional<Refusal> check_applicant(const Seeker& seeker, std::string_view id) {
    if (id.empty()) return Refusal::UserIdMissing;
    if (SeekerId::parse(id) != seeker.id) return Refusal::NotTheApplicant;
    if (seeker.is_suspended) return Refusal::ApplicantNotUsable;
    return std::nullopt;
}

base::Result<Profile, ProfileRefusal> update_profile(SeekerId seeker, const ProfileChange& change,
                                                     const ReferenceLists& lists, ProfileStore& store,
                                                     base::Timestamp now) {
    return transact(store, [&](ProfileWriter& writer) { return update(seeker, change, lists, writer, now); });
}

}  // namespace hoigung::domain
