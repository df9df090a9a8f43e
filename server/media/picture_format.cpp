#include "media/picture_format.hpp"

#include <cstdint>

namespace hoigung::media {
namespace {

using namespace std::string_view_literals;

std::uint64_t byte_at(std::string_view file, std::size_t at) {
    return static_cast<unsigned char>(file[at]);
}

std::uint64_t big_endian(std::string_view file, std::size_t at) {
    return byte_at(file, at) << 24 | byte_at(file, at + 1) << 16 | byte_at(file, at + 2) << 8 |
           byte_at(file, at + 3);
}

std::uint64_t little_endian(std::string_view file, std::size_t at) {
    return byte_at(file, at) | byte_at(file, at + 1) << 8 | byte_at(file, at + 2) << 16 |
           byte_at(file, at + 3) << 24;
}

// Whether anything follows the chunk IEND. A truncated file has nothing there.
bool png_goes_on(std::string_view file) {
    constexpr std::size_t kHead = 8;
    constexpr std::size_t kAround = 12;
    for (std::size_t at = kHead; at + kAround <= file.size();) {
        const std::size_t next = at + kAround + big_endian(file, at);
        if (file.substr(at + 4, 4) == "IEND"sv) return next < file.size();
        at = next;
    }
    return false;
}

// Whether the file is longer than its header says; chunks have an even length.
bool webp_goes_on(std::string_view file) {
    const std::uint64_t length = 8 + little_endian(file, 4);
    return file.size() > length + length % 2;
}

void append_little_endian(std::string& out, std::uint64_t number) {
    for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(number >> shift & 0xFF);
}

}  // namespace

std::string without_notes(std::string_view webp) {
    constexpr std::size_t kFileHead = 12;
    constexpr std::size_t kChunkHead = 8;
    // Flags in the first byte of VP8X for a colour profile, EXIF and XMP.
    constexpr char kNotes = 0x20 | 0x08 | 0x04;
    std::string chunks = "WEBP";
    for (std::size_t at = kFileHead; at + kChunkHead <= webp.size();) {
        const std::uint64_t size = little_endian(webp, at + 4);
        std::string chunk(webp.substr(at, kChunkHead + size + size % 2));
        at += chunk.size();
        const std::string_view name = std::string_view(chunk).substr(0, 4);
        if (name == "EXIF"sv || name == "XMP "sv || name == "ICCP"sv) continue;
        if (name == "VP8X"sv && size > 0) chunk[kChunkHead] = static_cast<char>(chunk[kChunkHead] & ~kNotes);
        chunks += chunk;
    }
    std::string file = "RIFF";
    append_little_endian(file, chunks.size());
    return file += chunks;
}

std::optional<PictureFormat> picture_format(std::string_view file) {
    constexpr auto kJpeg = "\xFF\xD8\xFF"sv;
    constexpr auto kPng = "\x89PNG\r\n\x1A\n"sv;
    if (file.starts_with(kJpeg)) return PictureFormat::jpeg;
    if (file.starts_with(kPng) && !png_goes_on(file)) return PictureFormat::png;
    if (file.size() >= 12 && file.starts_with("RIFF"sv) && file.substr(8, 4) == "WEBP"sv &&
        !webp_goes_on(file))
        return PictureFormat::webp;
    return std::nullopt;
}

}  // namespace hoigung::media
