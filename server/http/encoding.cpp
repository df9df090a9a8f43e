#include "http/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <stdexcept>
#include <vector>

#include <brotli/decode.h>
#include <brotli/encode.h>
#include <zlib.h>

#include "http/field_values.hpp"
#include "http/headers.hpp"
#include "http/media_type.hpp"

namespace hoigung::http {
namespace {

// A deflate state has 256 KiB, and making one costs more than compressing a small answer, so each thread
// keeps one.
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

// An encoder takes a megabyte or more in a few blocks, which the system would have to clear for every text,
// so each thread keeps the blocks for the next text.
class BrotliMemory {
  public:
    BrotliMemory() = default;
    ~BrotliMemory() {
        for (Block* const block : spare_) std::free(block);
    }
    BrotliMemory(const BrotliMemory&) = delete;
    BrotliMemory& operator=(const BrotliMemory&) = delete;

    static void* allocate(void* memory, std::size_t size) {
        return static_cast<BrotliMemory*>(memory)->take(size);
    }
    static void release(void* memory, void* address) {
        if (address != nullptr) static_cast<BrotliMemory*>(memory)->give_back(address);
    }

  private:
    // Stored before the bytes that the encoder gets.
    struct alignas(std::max_align_t) Block {
        std::size_t size = 0;
    };
    static constexpr std::size_t kMostSpareBytes = std::size_t{2} << 20;

    void* take(std::size_t size) {
        const auto fits = [size](const Block* block) {
            return block->size >= size && block->size / 2 <= size;
        };
        const auto found = std::ranges::find_if(spare_, fits);
        Block* block = nullptr;
        if (found != spare_.end()) {
            block = *found;
            spare_bytes_ -= block->size;
            spare_.erase(found);
        } else {
            void* const bytes = std::malloc(sizeof(Block) + size);
            if (bytes == nullptr) return nullptr;
            block = new (bytes) Block{size};
        }
        return block + 1;
    }

    void give_back(void* address) {
        Block* const block = static_cast<Block*>(address) - 1;
        if (spare_bytes_ + block->size > kMostSpareBytes) return std::free(block);
        spare_bytes_ += block->size;
        spare_.push_back(block);
    }

    std::vector<Block*> spare_;
    std::size_t spare_bytes_ = 0;
};

std::string compress_brotli(std::string_view text, Packing packing) {
    thread_local BrotliMemory memory;
    const std::unique_ptr<BrotliEncoderState, decltype(&BrotliEncoderDestroyInstance)> encoder(
        BrotliEncoderCreateInstance(BrotliMemory::allocate, BrotliMemory::release, &memory),
        BrotliEncoderDestroyInstance);
    if (!encoder) throw std::runtime_error("brotli has no memory");
    const int quality = packing == Packing::quick ? kQuickBrotliQuality : kBrotliQuality;
    BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_QUALITY, static_cast<std::uint32_t>(quality));
    BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_MODE, BROTLI_MODE_TEXT);
    BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_SIZE_HINT,
                              static_cast<std::uint32_t>(std::min(text.size(), std::size_t{1} << 30)));
    std::string out(BrotliEncoderMaxCompressedSize(text.size()), '\0');
    const auto* next_in = reinterpret_cast<const std::uint8_t*>(text.data());
    auto* next_out = reinterpret_cast<std::uint8_t*>(out.data());
    std::size_t left = text.size();
    std::size_t room = out.size();
    if (BrotliEncoderCompressStream(encoder.get(), BROTLI_OPERATION_FINISH, &left, &next_in, &room, &next_out,
                                    nullptr) != BROTLI_TRUE ||
        BrotliEncoderIsFinished(encoder.get()) != BROTLI_TRUE) {
        throw std::runtime_error("brotli could not compress");
    }
    out.resize(out.size() - room);
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

std::string compress(std::string_view text, Encoding encoding, Packing packing) {
    switch (encoding) {
        case Encoding::gzip: {
            thread_local GzipStream stream;
            return stream.compress(text);
        }
        case Encoding::brotli:
            return compress_brotli(text, packing);
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
