#pragma once

#include <chrono>

#include "domain/profile/upload_picture.hpp"

namespace hoigung::media {

struct EncoderLimits {
    // The limit for a JPEG, which can be decoded at a smaller size; one from a 50-megapixel phone fits.
    std::int64_t jpeg_pixels = 51'000'000;
    // The limit for other formats, which must be decoded at full size.
    std::int64_t pixels = 25'000'000;
    int side = 20'000;
    // How long a picture may take to decode.
    std::chrono::milliseconds time{5000};
};

// Encodes pictures with libvips. It detects the format by content, uses only three explicitly chosen readers,
// and re-encodes every picture.
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
