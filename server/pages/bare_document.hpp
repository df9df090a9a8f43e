#pragma once

#include <string>
#include <string_view>

namespace hoigung::pages {

// A copy of a document without scripts, whose links do nothing.
[[nodiscard]] std::string bare_document(std::string_view html);

// A policy for a document that only pages of this origin may frame, and that runs no script.
[[nodiscard]] std::string framed_policy(std::string policy);

}  // namespace hoigung::pages
