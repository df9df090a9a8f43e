#pragma once

#include <string>

#include "base/result.hpp"

namespace hoigung::app {

// The file with a backup's digest, in the format of `sha256sum --check`. The copy of the record of erasures
// has no digest, because a newer copy may replace it.
[[nodiscard]] std::string digest_beside(const std::string& backup);

// Writes the digest of the backup `backup`, whose bytes are still in the file `content`. Throws when it
// cannot.
void write_digest(const std::string& backup, const std::string& content);

// Whether a backup is unchanged since it was written; fails for a backup without a digest.
[[nodiscard]] base::Result<void> compare_digest(const std::string& backup);

}  // namespace hoigung::app
