#include "security/base64url.hpp"

#include <algorithm>

#include <openssl/evp.h>

#include "base/base64.hpp"

namespace hoigung::security {

std::string base64url(std::string_view bytes) {
    std::string text = base::base64(bytes);
    while (text.ends_with('=')) text.pop_back();
    std::ranges::replace(text, '+', '-');
    std::ranges::replace(text, '/', '_');
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    std::string padded(text);
    std::ranges::replace(padded, '-', '+');
    std::ranges::replace(padded, '_', '/');
    padded.append((4 - padded.size() % 4) % 4, '=');
    std::string bytes(padded.size() / 4 * 3, '\0');
    const int size = EVP_DecodeBlock(reinterpret_cast<unsigned char*>(bytes.data()),
                                     reinterpret_cast<const unsigned char*>(padded.data()),
                                     static_cast<int>(padded.size()));
    if (size < 0) return std::nullopt;
    // The library also returns the zero bytes of the padding.
    bytes.resize(text.size() * 3 / 4);
    if (base64url(bytes) != text) return std::nullopt;
    return bytes;
}

}  // namespace hoigung::security
