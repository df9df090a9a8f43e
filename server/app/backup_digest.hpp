#pragma once

#include <string>

#include "base/result.hpp"

namespace hoigung::app {

// The file with the digest of a backup, as `sha256sum --check` reads it. The copy of the record of erasures
// has none: a newer one may take its place.
[[nodiscard]] std::string digest_beside(const std::string& backup);

// Writes the digest of a backup, which lies in `content` until it has its name. Throws when it cannot.
void write_digest(const std::string& backup, const std::string& content);

// Whether a backup is as it was written; one without a digest is not known to be.
[[nodiscard]] base::Result<void> compare_digest(const std::string& backup);

}  // namespace hoigung::app
