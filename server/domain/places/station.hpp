#pragma once

#include <string>

#include "domain/locale.hpp"

namespace hoigung::domain {

// A station of the MTR.
struct Station {
    LocalizedText name;
    double lat = 0;
    double lng = 0;
    std::string district;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("lat", self.lat);
        visit.required("lng", self.lng);
        visit.required("district", self.district);
    }
};

}  // namespace hoigung::domain
