#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hoigung::http {

enum class Encoding { identity, gzip, brotli };

// The name in Content-Encoding.
[[nodiscard]] std::string_view name(Encoding encoding);

// The encoding that the client prefers by its q-values; brotli before gzip when they are equal.
[[nodiscard]] Encoding choose_encoding(std::string_view accept_encoding);

// Whether compression makes bodies of this media type smaller.
[[nodiscard]] bool is_compressible(std::string_view content_type);

inline constexpr int kGzipLevel = 5;
inline constexpr int kBrotliQuality = 4;
// Takes a third of the time and makes a page a seventh larger.
inline constexpr int kQuickBrotliQuality = 1;

// Whether to spend time on a smaller result.
enum class Packing { thorough, quick };

// `packing` only affects brotli.
[[nodiscard]] std::string compress(std::string_view text, Encoding encoding,
                                   Packing packing = Packing::thorough);

// Reverses compress(); `size` is the size of the text.
[[nodiscard]] std::string decompress_brotli(std::string_view brotli, std::size_t size);

}  // namespace hoigung::http
