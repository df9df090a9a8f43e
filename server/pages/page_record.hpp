#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "pages/rendered_page.hpp"

namespace hoigung::pages {

// Serializes a packed page, with the version of the sources it was made from. Only this process reads it.
[[nodiscard]] std::string write_record(const RenderedPage& page, std::int64_t version);

// Null when it was made from another version.
[[nodiscard]] std::shared_ptr<const RenderedPage> read_record(std::string_view record, std::int64_t version);

}  // namespace hoigung::pages
