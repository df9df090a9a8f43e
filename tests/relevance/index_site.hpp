#pragma once

#include <memory>

#include "search/index.hpp"
#include "whole_lists.hpp"

namespace hoigung::relevance {

// The engine as a site: its lists, and its alerts of a text alone.
[[nodiscard]] Site site_of(const search::Index& index, const domain::Catalogue& catalogue,
                           std::shared_ptr<const search::Dictionary> dictionary);

}  // namespace hoigung::relevance
