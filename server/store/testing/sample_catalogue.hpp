#pragma once

#include <string_view>

#include "domain/catalogue/catalogue.hpp"
#include "domain/slug.hpp"

// Catalogue entries in which every field has a value. The number makes them differ.
namespace hoigung::store::testing {

// The same number always gives the same id; `kind` keeps the ids of different kinds apart.
template <class Id>
[[nodiscard]] Id sample_id(char kind, int number) {
    Id id;
    id.bytes[0] = static_cast<std::uint8_t>(kind);
    for (std::size_t i = 0; i < 4; ++i) id.bytes[11 - i] = static_cast<std::uint8_t>(number >> (8 * i));
    return id;
}

[[nodiscard]] base::Timestamp sample_time();
[[nodiscard]] domain::Company sample_company(int number);
// A published job of the company with the same number modulo 100; the employment varies.
[[nodiscard]] domain::Job sample_job(int number);
[[nodiscard]] domain::JobList sample_list(int number);
[[nodiscard]] domain::Banner sample_banner(int number);
[[nodiscard]] domain::FeaturedCompany sample_featured_company(int number);
[[nodiscard]] domain::Bid sample_bid(int number);

}  // namespace hoigung::store::testing
