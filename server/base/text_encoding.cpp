#include "base/text_encoding.hpp"

#include <memory>

#include <unicode/ucnv.h>

#include "base/text.hpp"

namespace hoigung::base {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";
constexpr std::string_view kLittleEndian = "\xFF\xFE";
constexpr std::string_view kBigEndian = "\xFE\xFF";

struct CloseConverter {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};

// std::nullopt when a byte is invalid in the encoding.
std::optional<std::string> convert(std::string_view bytes, const char* encoding) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, CloseConverter> converter(ucnv_open(encoding, &status));
    if (U_FAILURE(status)) return std::nullopt;
    ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    std::u16string units(bytes.size() + 1, u'\0');
    const auto length = ucnv_toUChars(converter.get(), units.data(), static_cast<std::int32_t>(units.size()),
                                      bytes.data(), static_cast<std::int32_t>(bytes.size()), &status);
    if (U_FAILURE(status)) return std::nullopt;
    std::string text;
    for (std::int32_t i = 0; i < length; ++i) {
        char32_t point = units[static_cast<std::size_t>(i)];
        const bool is_pair = point >= 0xD800 && point < 0xDC00 && i + 1 < length;
        if (is_pair)
            point = 0x10000 + ((point - 0xD800) << 10) + (units[static_cast<std::size_t>(++i)] - 0xDC00);
        append_utf8(text, point);
    }
    if (!is_utf8(text)) return std::nullopt;
    return text;
}

// Text files have carriage returns; other control characters mean a picture or a program.
bool is_text(std::string_view text) {
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n' && c != '\r' && c != '\t') || byte == 0x7F) return false;
    }
    return true;
}

std::optional<DecodedText> decoded(std::optional<std::string> text, std::string_view encoding) {
    if (!text || !is_text(*text)) return std::nullopt;
    return DecodedText{std::move(*text), encoding};
}

}  // namespace

std::optional<DecodedText> decode_text(std::string_view bytes) {
    if (bytes.starts_with(kLittleEndian)) return decoded(convert(bytes.substr(2), "UTF-16LE"), "utf-16");
    if (bytes.starts_with(kBigEndian)) return decoded(convert(bytes.substr(2), "UTF-16BE"), "utf-16");
    const std::string_view content = bytes.starts_with(kMark) ? bytes.substr(kMark.size()) : bytes;
    if (is_utf8(content)) return decoded(std::string(content), "utf-8");
    return decoded(convert(content, "Big5-HKSCS"), "big5");
}

}  // namespace hoigung::base
