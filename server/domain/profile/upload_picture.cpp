#include "domain/profile/upload_picture.hpp"

#include "domain/identity/require_seeker.hpp"

namespace hoigung::domain {
namespace {

std::optional<UploadRefusal> refusal_of(SeekerId id, std::string_view file, UploadStore& store,
                                        base::Timestamp now) {
    const auto seeker = require_active_seeker(store.seeker(id));
    if (!seeker.ok()) return seeker.error();
    if (file.size() > kLargestUpload) return PictureFault::too_large;
    if (store.count(id, now - std::chrono::hours{24}) >= kUploadsADay) return PictureFault::too_many_uploads;
    return std::nullopt;
}

}  // namespace

base::Result<UploadId, UploadRefusal> upload_picture(SeekerId seeker, std::string_view file,
                                                     PictureEncoder& encoder, UploadStore& store,
                                                     base::Random& random, base::Timestamp now) {
    if (const auto refused = refusal_of(seeker, file, store, now)) return *refused;
    auto encoded = encoder.encode(file);
    if (!encoded.ok()) return UploadRefusal(encoded.error());
    Upload upload{UploadId::make(now, random), seeker, now, {}};
    // Each size has a name of its own that cannot be guessed, not even from another size's.
    for (std::size_t i = 0; i < kPictureSizes.size(); ++i)
        upload.sizes[i] = {kPictureSizes[i], make_picture_name(random), std::move((*encoded)[i])};
    store.add(upload);
    return upload.id;
}

}  // namespace hoigung::domain
