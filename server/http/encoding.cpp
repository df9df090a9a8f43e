#include "http/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <stdexcept>

#include <brotli/decode.h>
#include <brotli/encode.h>
#include <zlib.h>

#include "http/field_values.hpp"
#include "http/headers.hpp"
#include "http/media_type.hpp"

namespace hoigung::http {
namespace {

// A deflate state is 256 KiB and costs more to make than a small answer to compress: each thread keeps one.
class GzipStream {
  public:
    GzipStream() {
        constexpr int kGzipFormat = 15 + 16;
        constexpr int kMemoryLevel = 8;
        if (deflateInit2(&stream_, kGzipLevel, Z_DEFLATED, kGzipFormat, kMemoryLevel, Z_DEFAULT_STRATEGY) !=
            Z_OK) {
            throw std::runtime_error("zlib has no memory");
        }
    }
    ~GzipStream() { deflateEnd(&stream_); }
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;

    std::string compress(std::string_view text) {
        deflateReset(&stream_);
        std::string out(deflateBound(&stream_, text.size()), '\0');
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
        stream_.avail_in = static_cast<uInt>(text.size());
        stream_.next_out = reinterpret_cast<Bytef*>(out.data());
        stream_.avail_out = static_cast<uInt>(out.size());
        if (deflate(&stream_, Z_FINISH) != Z_STREAM_END) throw std::runtime_error("zlib could not compress");
        out.resize(out.size() - stream_.avail_out);
        return out;
    }

  private:
    z_stream stream_{};
};

std::string compress_brotli(std::string_view text) {
    std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
    std::string out(size, '\0');
    if (BrotliEncoderCompress(kBrotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, text.size(),
                              reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                              reinterpret_cast<std::uint8_t*>(out.data())) != BROTLI_TRUE) {
        throw std::runtime_error("brotli could not compress");
    }
    out.resize(size);
    return out;
}

}  // namespace

std::string_view name(Encoding encoding) {
    switch (encoding) {
        case Encoding::gzip:
            return "gzip";
        case Encoding::brotli:
            return "br";
        case Encoding::identity:
            break;
    }
    return "identity";
}

Encoding choose_encoding(std::string_view accept_encoding) {
    constexpr int kNotNamed = -1;
    int gzip = kNotNamed;
    int brotli = kNotNamed;
    int anything = kNotNamed;
    int identity = kNotNamed;
    for_each_weighted(accept_encoding, [&](std::string_view coding, int weight) {
        if (equals_ignoring_case(coding, "br")) brotli = weight;
        if (equals_ignoring_case(coding, "gzip") || equals_ignoring_case(coding, "x-gzip")) gzip = weight;
        if (equals_ignoring_case(coding, "identity")) identity = weight;
        if (coding == "*") anything = weight;
    });
    if (brotli == kNotNamed) brotli = anything;
    if (gzip == kNotNamed) gzip = anything;
    const int best = std::max(brotli, gzip);
    // An explicit preference for identity is respected; otherwise smaller is better.
    if (best <= 0 || identity > best) return Encoding::identity;
    return brotli == best ? Encoding::brotli : Encoding::gzip;
}

bool is_compressible(std::string_view content_type) {
    static constexpr std::array<std::string_view, 6> kTypes{
        "application/json",     "application/javascript", "application/xml",
        "application/x-ndjson", "image/svg+xml",          "application/vnd.ms-fontobject"};
    const std::string_view essence = media_type_essence(content_type);
    if (essence.size() > 5 && equals_ignoring_case(essence.substr(0, 5), "text/")) return true;
    const auto plus = essence.rfind('+');
    if (plus != std::string_view::npos) {
        const std::string_view suffix = essence.substr(plus);
        if (equals_ignoring_case(suffix, "+json") || equals_ignoring_case(suffix, "+xml")) return true;
    }
    return std::any_of(kTypes.begin(), kTypes.end(),
                       [&](std::string_view type) { return equals_ignoring_case(essence, type); });
}

std::string compress(std::string_view text, Encoding encoding) {
    switch (encoding) {
        case Encoding::gzip: {
            thread_local GzipStream stream;
            return stream.compress(text);
        }
        case Encoding::brotli:
            return compress_brotli(text);
        case Encoding::identity:
            break;
    }
    return std::string(text);
}

std::string decompress_brotli(std::string_view brotli, std::size_t size) {
    std::string out(size, '\0');
    if (BrotliDecoderDecompress(brotli.size(), reinterpret_cast<const std::uint8_t*>(brotli.data()), &size,
                                reinterpret_cast<std::uint8_t*>(out.data())) !=
            BROTLI_DECODER_RESULT_SUCCESS ||
        size != out.size()) {
        throw std::runtime_error("brotli could not decompress");
    }
    return out;
}

}  // namespace hoigung::http
