#pragma once

#include <string>
#include <string_view>

#include "domain/locale.hpp"

namespace hoigung::domain {

struct Region {
    std::string code;
    LocalizedText name;
    // Spec 3: districts lie in five regions but are labelled by three.
    LocalizedText label;

    static void describe(auto& self, auto& visit) {
        visit.required("code", self.code);
        visit.required("name", self.name);
        visit.required("label", self.label);
    }
};

struct District {
    std::string short_code;
    int index = 0;
    LocalizedText name;
    double lat = 0;
    double lng = 0;
    LocalizedText slug;

    [[nodiscard]] std::string_view region_code() const { return std::string_view(short_code).substr(0, 2); }

    static void describe(auto& self, auto& visit) {
        visit.required("shortCode", self.short_code);
        visit.required("name", self.name);
        visit.required("lat", self.lat);
        visit.required("lng", self.lng);
    }
};

}  // namespace hoigung::domain
