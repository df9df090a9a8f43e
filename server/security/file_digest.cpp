#include "security/file_digest.hpp"

#include <array>
#include <fstream>
#include <memory>

#include <fmt/format.h>
#include <openssl/evp.h>

namespace hoigung::security {

base::Result<std::string> file_digest(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return base::Failure{fmt::format("{} cannot be read", file.string())};
    const std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr);
    std::string piece(1 << 20, '\0');
    while (in.read(piece.data(), std::ssize(piece)) || in.gcount() > 0)
        EVP_DigestUpdate(context.get(), piece.data(), static_cast<std::size_t>(in.gcount()));
    if (in.bad()) return base::Failure{fmt::format("{} cannot be read to its end", file.string())};
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    EVP_DigestFinal_ex(context.get(), digest.data(), &size);
    std::string text;
    for (unsigned int i = 0; i < size; ++i) text += fmt::format("{:02x}", digest[i]);
    return text;
}

}  // namespace hoigung::security
