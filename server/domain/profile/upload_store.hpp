#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>

#include "domain/identity/seeker.hpp"
#include "domain/pictures.hpp"
#include "domain/profile/profile.hpp"

namespace hoigung::domain {

// One size of an uploaded picture, and the name that it will be served under.
struct SizedPicture {
    PictureSize size = PictureSize::picture;
    std::string name;
    Picture picture;
};

// A picture that a seeker sent and has not put into the profile yet.
struct Upload {
    UploadId id;
    SeekerId seeker;
    base::Timestamp created_at;
    std::array<SizedPicture, 3> sizes;
};

// Pictures that seekers send.
class UploadStore {
  public:
    virtual ~UploadStore() = default;

    // The seeker's current state, to be checked before a picture is decoded.
    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    // How many pictures a seeker sent after a moment.
    [[nodiscard]] virtual int count(SeekerId seeker, base::Timestamp after) = 0;
    virtual void add(const Upload& upload) = 0;
    // Deletes uploads sent up to a moment that neither a profile nor an application uses. Returns how many.
    virtual int sweep(base::Timestamp sent_until) = 0;
};

}  // namespace hoigung::domain
