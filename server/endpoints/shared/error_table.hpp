#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/embedded.hpp"
#include "domain/locale.hpp"
#include "domain/refusal.hpp"

namespace hoigung {

// api/errors.json and api/portal-errors.json, embedded at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> error_files();

namespace endpoints {

// A refusal as callers see it.
struct ErrorEntry {
    int code = 0;
    int status = 0;
    domain::LocalizedText text;
};

// Maps refusals to codes, statuses and texts: the only place that knows E100007 and 409. Several refusals may
// have one code.
class ErrorTable {
  public:
    // Throws when a refusal is missing, is there twice or has no text in one language: that is a build error.
    explicit ErrorTable(std::span<const base::EmbeddedFile> files);

    [[nodiscard]] const ErrorEntry& of(domain::Refusal refusal) const {
        return entries_[static_cast<std::size_t>(refusal)];
    }

  private:
    void add(domain::Refusal refusal, ErrorEntry entry);

    std::vector<ErrorEntry> entries_;
};

}  // namespace endpoints
}  // namespace hoigung
