#pragma once

#include "feeds/demo/material.hpp"

// The showcase of the demonstration: lists, banners and the design of logos.
namespace hoigung::feeds::demo {

// The jobs that a list contains; unset conditions do not matter.
struct ListRule {
    std::string perk;
    std::optional<domain::Employment> employment;
    bool weekend_only = false;
    bool at_night = false;
    int minimum_hourly = 0;
    std::vector<std::string> regions;

    static void describe(auto& self, auto& visit) {
        visit.optional("perk", self.perk);
        visit.optional("employment", self.employment);
        visit.optional("weekendOnly", self.weekend_only);
        visit.optional("atNight", self.at_night);
        visit.optional("minimumHourly", self.minimum_hourly);
        visit.optional("regions", self.regions);
    }
};

struct ListSketch {
    LocalizedText name;
    ListRule rule;
    std::string search_query;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("rule", self.rule);
        visit.optional("searchQuery", self.search_query);
    }
};

struct BannerSketch {
    std::string scene;
    LocalizedText description;
    std::string link;

    static void describe(auto& self, auto& visit) {
        visit.required("scene", self.scene);
        visit.required("description", self.description);
        visit.required("link", self.link);
    }
};

struct Showcase {
    std::vector<ListSketch> lists;
    std::vector<BannerSketch> banners;

    static void describe(auto& self, auto& visit) {
        visit.required("lists", self.lists);
        visit.required("banners", self.banners);
    }
};

struct Palette {
    std::string ground;
    std::string line;
    std::string spot;

    static void describe(auto& self, auto& visit) {
        visit.required("ground", self.ground);
        visit.required("line", self.line);
        visit.required("spot", self.spot);
    }
};

// SVG path data in a square of 64: the lines, and the filled spot below them.
struct Icon {
    std::string id;
    std::string line;
    std::string spot;

    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("line", self.line);
        visit.optional("spot", self.spot);
    }
};

struct LogoParts {
    std::vector<Palette> palettes;
    std::vector<Icon> icons;

    static void describe(auto& self, auto& visit) {
        visit.required("palettes", self.palettes);
        visit.required("icons", self.icons);
    }
};

}  // namespace hoigung::feeds::demo
