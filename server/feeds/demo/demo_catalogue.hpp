#pragma once

#include <cstdint>

#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"
#include "feeds/demo/pictures.hpp"
#include "feeds/demo/read_material.hpp"

namespace hoigung::feeds::demo {

inline constexpr std::size_t kOpenJobs = 4200;
inline constexpr std::size_t kClosedJobs = 120;
inline constexpr std::size_t kSuspendedJobs = 40;
// The seed of the published demonstration.
inline constexpr std::uint64_t kDefaultSeed = 20160501;

// The demonstration catalogue, which is ingested like any other: pictures to store, and lines in an order in
// which each refers only to earlier ones.
struct DemoCatalogue {
    std::vector<DrawnPicture> pictures;
    std::vector<domain::CatalogueLine> lines;
};

// The same material, seed and moment give the same catalogue. Jobs were published within the 30 days before
// the moment; temp jobs begin after it.
[[nodiscard]] DemoCatalogue make_demo_catalogue(const Material& material, const domain::ReferenceLists& lists,
                                                std::uint64_t seed, base::Timestamp now);

}  // namespace hoigung::feeds::demo
