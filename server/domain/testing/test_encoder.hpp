#pragma once

#include <array>
#include <string>
#include <string_view>

#include "domain/profile/upload_picture.hpp"

namespace hoigung::domain::testing {

// Accepts anything as a picture.
class TestEncoder final : public PictureEncoder {
  public:
    base::Result<std::array<Picture, 3>, PictureFault> encode(std::string_view file) override {
        const Picture picture{"image/webp", std::string(file)};
        return std::array{picture, picture, picture};
    }
    base::Result<std::array<Picture, 2>, PictureFault> encode_whole(std::string_view file) override {
        const Picture picture{"image/webp", std::string(file)};
        return std::array{picture, picture};
    }
};

}  // namespace hoigung::domain::testing
