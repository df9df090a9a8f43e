#include "base/text_encoding.hpp"

#include <memory>

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include "base/text.hpp"

namespace hoigung::base {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";
constexpr std::string_view kLittleEndian = "\xFF\xFE";
constexpr std::string_view kBigEndian = "\xFE\xFF";

struct CloseConverter {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};

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

std::optional<std::string> decode_as(std::string_view bytes, const std::string& encoding,
                                     InvalidBytes invalid) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, CloseConverter> converter(ucnv_open(encoding.c_str(), &status));
    if (invalid == InvalidBytes::refused)
        ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    if (U_FAILURE(status)) return std::nullopt;
    const icu::UnicodeString units(bytes.data(), static_cast<std::int32_t>(bytes.size()), converter.get(),
                                   status);
    if (U_FAILURE(status)) return std::nullopt;
    std::string text;
    units.toUTF8String(text);
    return text;
}

std::optional<DecodedText> decode_text(std::string_view bytes) {
    const auto strictly = [](std::string_view encoded, const char* encoding) {
        return decode_as(encoded, encoding, InvalidBytes::refused);
    };
    if (bytes.starts_with(kLittleEndian)) return decoded(strictly(bytes.substr(2), "UTF-16LE"), "utf-16");
    if (bytes.starts_with(kBigEndian)) return decoded(strictly(bytes.substr(2), "UTF-16BE"), "utf-16");
    const std::string_view content = bytes.starts_with(kMark) ? bytes.substr(kMark.size()) : bytes;
    if (is_utf8(content)) return decoded(std::string(content), "utf-8");
    return decoded(strictly(content, "Big5-HKSCS"), "big5");
}

}  // namespace hoigung::base
