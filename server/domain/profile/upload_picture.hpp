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
// How long an upload is kept before it is put into the profile.
inline constexpr std::chrono::hours kUploadsKept{24};

enum class PictureFault {
    // Not JPEG, PNG or WebP, whatever its name says.
    not_a_picture,
    // Truncated or corrupt.
    damaged,
    too_many_pixels,
    too_large,
    too_many_uploads,
};

// Converts uploads to pictures: upright and without any metadata.
class PictureEncoder {
  public:
    virtual ~PictureEncoder() = default;
    // Three squares, in the order of PictureSize. Slow.
    [[nodiscard]] virtual base::Result<std::array<Picture, 3>, PictureFault> encode(
        std::string_view file) = 0;
    // Not cropped; one picture for wide screens and one for narrow ones.
    [[nodiscard]] virtual base::Result<std::array<Picture, 2>, PictureFault> encode_whole(
        std::string_view file) = 0;
};

using UploadRefusal = std::variant<Refusal, PictureFault>;

// Stores a picture for a seeker's profile. Refused pictures are not stored.
[[nodiscard]] base::Result<UploadId, UploadRefusal> upload_picture(SeekerId seeker, std::string_view file,
                                                                   PictureEncoder& encoder,
                                                                   UploadStore& store, base::Random& random,
                                                                   base::Timestamp now);

}  // namespace hoigung::domain
