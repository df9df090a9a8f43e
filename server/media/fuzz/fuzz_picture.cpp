#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fuzz/require.hpp"
#include "media/picture_format.hpp"

// A file has at most one format, and removing the metadata of a WebP file removes all of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hoigung;
    const std::string_view file(reinterpret_cast<const char*>(data), size);
    if (media::picture_format(file) != media::PictureFormat::webp) return 0;
    const std::string bare = media::without_notes(file);
    base::require(media::picture_format(bare) == media::PictureFormat::webp);
    base::require(bare.size() <= file.size());
    base::require(media::without_notes(bare) == bare);
    return 0;
}
