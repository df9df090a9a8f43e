#pragma once

#include "domain/profile/upload_picture.hpp"

namespace hoigung::media {

struct EncoderLimits {
    // The limit for an uploaded picture; one from a 50-megapixel phone fits.
    std::int64_t pixels = 51'000'000;
    int side = 20'000;
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
