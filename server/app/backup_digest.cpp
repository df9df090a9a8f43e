#include "app/backup_digest.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

#include "base/saved_file.hpp"
#include "security/file_digest.hpp"

namespace hoigung::app {

std::string digest_beside(const std::string& backup) {
    return backup + ".sha256";
}

void write_digest(const std::string& backup, const std::string& content) {
    const auto digest = security::file_digest(content);
    if (!digest.ok()) throw std::runtime_error(digest.error().message);
    base::NewFile file(digest_beside(backup));
    file.write(fmt::format("{}  {}\n", *digest, std::filesystem::path(backup).filename().string()));
    if (const auto put = file.put_in_place(); !put.ok()) throw std::runtime_error(put.error().message);
}

base::Result<void> compare_digest(const std::string& backup) {
    std::string written;
    if (!(std::ifstream(digest_beside(backup)) >> written))
        return base::Failure{fmt::format("{}: is not there, or holds no digest", digest_beside(backup))};
    const auto digest = TRY(security::file_digest(backup));
    if (digest == written) return {};
    return base::Failure{fmt::format("{}: is not as it was written: {} has another digest of it", backup,
                                     digest_beside(backup))};
}

}  // namespace hoigung::app
