#pragma once

#include <string>
#include <string_view>

#include "base/id.hpp"
#include "base/random.hpp"
#include "domain/pictures.hpp"

namespace hoigung::domain {

// Partners' pictures are stored under ids of their own, with this suffix.
using PartnerPictureId = base::Id<struct PartnerPictureTag>;
inline constexpr std::string_view kPartnerPictureEnding = ".webp";

// Stores a picture under a new name and returns the name.
[[nodiscard]] inline std::string keep_picture(const Picture& picture, PictureStore& pictures,
                                              base::Random& random, base::Timestamp now) {
    std::string name = PartnerPictureId::make(now, random).text().append(kPartnerPictureEnding);
    pictures.put(name, picture);
    return name;
}

}  // namespace hoigung::domain
