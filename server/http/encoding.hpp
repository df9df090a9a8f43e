#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hoigung::http {

enum class Encoding { identity, gzip, brotli };

// The name in Content-Encoding.
[[nodiscard]] std::string_view name(Encoding encoding);

// What the client prefers by its q-values; brotli before gzip when they are equal.
[[nodiscard]] Encoding choose_encoding(std::string_view accept_encoding);

// Whether answers of this media type get smaller by compression.
[[nodiscard]] bool is_compressible(std::string_view content_type);

inline constexpr int kGzipLevel = 5;
inline constexpr int kBrotliQuality = 4;
// A third of the time, and a page is a seventh larger.
inline constexpr int kQuickBrotliQuality = 1;

// Whether it is worth taking time for.
enum class Packing { thorough, quick };

// gzip is packed in one way only.
[[nodiscard]] std::string compress(std::string_view text, Encoding encoding,
                                   Packing packing = Packing::thorough);

// The text that compress() made into `brotli`; its size must be known.
[[nodiscard]] std::string decompress_brotli(std::string_view brotli, std::size_t size);

}  // namespace hoigung::http
