#include "base/base64.hpp"

#include <openssl/evp.h>

namespace hoigung::base {

std::string base64(std::string_view bytes) {
    // The library appends a zero byte, for which a string has room.
    std::string text((bytes.size() + 2) / 3 * 4, '\0');
    EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()),
                    reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<int>(bytes.size()));
    return text;
}

}  // namespace hoigung::base
