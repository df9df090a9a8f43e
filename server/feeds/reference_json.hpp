#pragma once

#include <span>

#include "base/embedded.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung {

// The JSON files of data/, embedded at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> reference_files();

namespace feeds {

// Reads the reference lists from the files of data/. Throws when a file is missing or malformed, which is a
// build error.
[[nodiscard]] domain::ReferenceLists::Contents read_reference_lists(
    std::span<const base::EmbeddedFile> files);

}  // namespace feeds
}  // namespace hoigung
