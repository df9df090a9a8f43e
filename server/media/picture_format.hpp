#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::media {

enum class PictureFormat { jpeg, png, webp };

// The format of a file, by its bytes. std::nullopt for other formats, and for a PNG or WebP file with data
// after its end: that is two files in one, and the second may be a page or a program. Cameras do append data
// to a JPEG; it is ignored, and gone once the picture is re-encoded.
[[nodiscard]] std::optional<PictureFormat> picture_format(std::string_view file);

// A well-formed WebP file without its metadata chunks. libvips 8.14 writes one even when it is told not
// to.
[[nodiscard]] std::string without_notes(std::string_view webp);

}  // namespace hoigung::media
