#pragma once

#include "domain/catalogue/showcase.hpp"
#include "domain/ingest/line.hpp"
#include "feeds/demo/employers.hpp"

namespace hoigung::feeds::demo {

// Each list has the newest jobs that fit, at most two of a company.
[[nodiscard]] std::vector<domain::JobList> make_lists(const Material& material,
                                                      const std::vector<domain::JobLine>& open_jobs,
                                                      std::uint64_t seed);
// The companies with the most open jobs, one of each kind of business.
[[nodiscard]] std::vector<domain::FeaturedCompany> feature_companies(
    const std::vector<Employer>& employers, const std::vector<domain::JobLine>& open_jobs,
    std::uint64_t seed);
[[nodiscard]] std::vector<domain::Bid> make_bids(const std::vector<domain::JobLine>& open_jobs,
                                                 std::uint64_t seed);

}  // namespace hoigung::feeds::demo
