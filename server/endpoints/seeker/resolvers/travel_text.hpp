#pragma once

#include <cstdint>
#include <optional>

#include "domain/catalogue/travel_to_job.hpp"
#include "domain/locale.hpp"
#include "domain/travel/travel_network.hpp"
#include "domain/travel/travel_origin.hpp"

namespace hoigung::endpoints {

// `由旺角出發，乘港鐵`
[[nodiscard]] domain::LocalizedText origin_text(const domain::TravelOrigin& origin);

// `約28分鐘：步行6分鐘、荃灣綫、步行5分鐘`; the district is named where the job has several addresses.
[[nodiscard]] domain::LocalizedText travel_text(const domain::TravelToJob& travel,
                                                const domain::LocalizedText* district);

// `旺角站步行約5分鐘`, or how far the station is where nobody walks to it.
[[nodiscard]] domain::LocalizedText station_text(const domain::Station& station, std::int64_t metres,
                                                 std::optional<int> walk_seconds);

}  // namespace hoigung::endpoints
