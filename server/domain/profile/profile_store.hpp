#pragma once

#include <functional>
#include <optional>

#include "domain/identity/seeker.hpp"
#include "domain/profile/profile.hpp"

namespace hoigung::domain {

// Profiles within one transaction. Rows read here cannot change until the transaction ends.
class ProfileWriter {
  public:
    virtual ~ProfileWriter() = default;

    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    // Empty when the seeker has not entered anything yet.
    [[nodiscard]] virtual Profile profile(SeekerId id) = 0;
    virtual void put(SeekerId id, const Profile& profile, base::Timestamp now) = 0;
    // Makes an upload of this seeker public and returns its picture; std::nullopt when it is not theirs.
    [[nodiscard]] virtual std::optional<ProfilePicture> show_upload(SeekerId seeker, UploadId id) = 0;
};

class ProfileStore {
  public:
    virtual ~ProfileStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(ProfileWriter&)>& work) = 0;
    // Empty when the seeker has not entered anything yet.
    [[nodiscard]] virtual Profile profile(SeekerId id) = 0;
};

}  // namespace hoigung::domain
