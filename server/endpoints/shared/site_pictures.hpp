#pragma once

#include <string>
#include <string_view>

#include "domain/pictures.hpp"
#include "domain/profile/upload_picture.hpp"
#include "endpoints/shared/media_address.hpp"

namespace hoigung::endpoints {

// The pictures that a service takes and shows.
struct SitePictures {
    domain::PictureEncoder& encoder;
    domain::PictureStore& store;
    // The prefix of their addresses, such as `/content`.
    const std::string content_root;

    [[nodiscard]] std::string address(std::string_view name) const {
        return media_address(content_root, name);
    }
};

}  // namespace hoigung::endpoints
