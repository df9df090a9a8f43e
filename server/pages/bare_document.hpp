#pragma once

#include <string>
#include <string_view>

namespace hoigung::pages {

// A document without its scripts, whose links lead nowhere.
[[nodiscard]] std::string bare_document(std::string_view html);

// A policy for a document that pages of this origin, and no others, may frame, and that runs no script.
[[nodiscard]] std::string framed_policy(std::string policy);

}  // namespace hoigung::pages
