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
    // The MTR's own, such as MOK.
    std::string code;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("lat", self.lat);
        visit.required("lng", self.lng);
        visit.required("district", self.district);
        visit.required("code", self.code);
    }
};

}  // namespace hoigung::domain
