#pragma once

#include <chrono>

#include "domain/profile/upload_picture.hpp"

namespace hoigung::media {

struct EncoderLimits {
    // The limit for a JPEG, which is decoded in a smaller size; one from a 50-megapixel phone fits.
    std::int64_t jpeg_pixels = 51'000'000;
    // Others have to be decoded whole.
    std::int64_t pixels = 25'000'000;
    int side = 20'000;
    // How long a picture may take to decode.
    std::chrono::milliseconds time{5000};
};

// Pictures by libvips. It detects the format by content, uses only the three readers it is told to use, and
// re-encodes every picture.
class VipsPictureEncoder final : public domain::PictureEncoder {
  public:
    explicit VipsPictureEncoder(EncoderLimits limits = {}) : limits_(limits) {}

    [[nodiscard]] base::Result<std::array<domain::Picture, 3>, domain::PictureFault> encode(
        std::string_view file) override;
    [[nodiscard]] base::Result<std::array<domain::Picture, 2>, domain::PictureFault> encode_whole(
        std::string_view file) override;

  private:
    const EncoderLimits limits_;
};

}  // namespace hoigung::media
