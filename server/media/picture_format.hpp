#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::media {

enum class PictureFormat { jpeg, png, webp };

// What a file is by its bytes. Nothing for anything else, and for a PNG or WebP file that goes on after its
// end: that is two files in one, and the other one may be a page or a program. Cameras do put more behind a
// JPEG; it is not looked at, and it does not outlive the picture's being written anew.
[[nodiscard]] std::optional<PictureFormat> picture_format(std::string_view file);

// A well-formed WebP file without the chunks that tell about the picture instead of showing it. libvips 8.14
// writes one even when it is told not to.
[[nodiscard]] std::string without_notes(std::string_view webp);

}  // namespace hoigung::media
