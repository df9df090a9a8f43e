#pragma once

#include <string_view>
#include <variant>

#include "base/random.hpp"
#include "base/result.hpp"
#include "domain/profile/upload_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Spec 9: an upload has at most 10 MB.
inline constexpr std::size_t kLargestUpload = 10'485'760;
inline constexpr int kUploadsADay = 30;
// How long a picture waits to be put into the profile.
inline constexpr std::chrono::hours kUploadsKept{24};

enum class PictureFault {
    // Neither JPEG nor PNG nor WebP, whatever its name says.
    not_a_picture,
    // Cut off, or wrong inside.
    damaged,
    too_many_pixels,
    too_large,
    too_many_uploads,
};

// Makes pictures out of what somebody sent: upright, with nothing in them but what is seen.
class PictureEncoder {
  public:
    virtual ~PictureEncoder() = default;
    // Three squares, in the order of PictureSize. Takes a while.
    [[nodiscard]] virtual base::Result<std::array<Picture, 3>, PictureFault> encode(
        std::string_view file) = 0;
    // With nothing cut off, for wide screens and for narrow ones.
    [[nodiscard]] virtual base::Result<std::array<Picture, 2>, PictureFault> encode_whole(
        std::string_view file) = 0;
};

using UploadRefusal = std::variant<Refusal, PictureFault>;

// Keeps a picture for a seeker's profile. Nothing is kept of one that is refused.
[[nodiscard]] base::Result<UploadId, UploadRefusal> upload_picture(SeekerId seeker, std::string_view file,
                                                                   PictureEncoder& encoder,
                                                                   UploadStore& store, base::Random& random,
                                                                   base::Timestamp now);

}  // namespace hoigung::domain
