#include "answer.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <stdexcept>

#include <brotli/decode.h>
#include <strings.h>
#include <zlib.h>

namespace hoigung::bench {
namespace {

// The value of a field of the head; empty if absent.
std::string_view field(std::string_view head, std::string_view name) {
    for (std::size_t at = head.find("\r\n"); at != std::string_view::npos; at = head.find("\r\n", at + 2)) {
        const std::string_view line = head.substr(at + 2, head.find("\r\n", at + 2) - at - 2);
        if (line.size() <= name.size() || line[name.size()] != ':') continue;
        if (strncasecmp(line.data(), name.data(), name.size()) != 0) continue;
        const std::size_t value = line.find_first_not_of(" \t", name.size() + 1);
        return value == std::string_view::npos ? std::string_view{} : line.substr(value);
    }
    return {};
}

std::size_t number(std::string_view text) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{}) throw std::runtime_error("no number where one must be");
    return value;
}

std::string unpack_gzip(std::string_view gzip) {
    z_stream stream{};
    constexpr int kGzipFormat = 15 + 16;
    if (inflateInit2(&stream, kGzipFormat) != Z_OK) throw std::runtime_error("zlib has no memory");
    std::string out;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(gzip.data()));
    stream.avail_in = static_cast<uInt>(gzip.size());
    int state = Z_OK;
    while (state == Z_OK) {
        const std::size_t had = out.size();
        out.resize(std::max<std::size_t>(gzip.size() * 8, had * 2));
        stream.next_out = reinterpret_cast<Bytef*>(out.data() + had);
        stream.avail_out = static_cast<uInt>(out.size() - had);
        state = inflate(&stream, Z_NO_FLUSH);
        out.resize(out.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    return state == Z_STREAM_END ? out : std::string{};
}

// No page is larger.
constexpr std::size_t kLargestPage = std::size_t{4} << 20;

std::string unpack_brotli(std::string_view brotli) {
    std::string out(kLargestPage, '\0');
    std::size_t size = out.size();
    if (BrotliDecoderDecompress(brotli.size(), reinterpret_cast<const std::uint8_t*>(brotli.data()), &size,
                                reinterpret_cast<std::uint8_t*>(out.data())) != BROTLI_DECODER_RESULT_SUCCESS)
        return {};
    out.resize(size);
    return out;
}

}  // namespace

std::optional<AnswerHead> read_head(std::string_view bytes) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view head = bytes.substr(0, end);
    if (!head.starts_with("HTTP/1.1 ") || head.size() < 12) throw std::runtime_error("no HTTP answer");
    AnswerHead answer;
    answer.status = static_cast<int>(number(head.substr(9, 3)));
    answer.head_bytes = end + 4;
    const std::string_view length = field(head, "Content-Length");
    if (length.empty()) throw std::runtime_error("an answer without a length");
    answer.body_bytes = number(length);
    const std::string_view packing = field(head, "Content-Encoding");
    if (packing == "gzip") answer.packing = Packing::gzip;
    if (packing == "br") answer.packing = Packing::brotli;
    answer.closes = field(head, "Connection") == "close";
    return answer;
}

std::string unpack(std::string_view body, Packing packing) {
    switch (packing) {
        case Packing::gzip:
            return unpack_gzip(body);
        case Packing::brotli:
            return unpack_brotli(body);
        case Packing::none:
            break;
    }
    return std::string(body);
}

std::size_t fingerprint(std::string_view body) {
    return std::hash<std::string_view>{}(body);
}

}  // namespace hoigung::bench
