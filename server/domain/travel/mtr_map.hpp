#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain/locale.hpp"
#include "domain/places/coordinates.hpp"

// The railway as data/mtr_network.json describes it. Stations are named by the MTR's own codes.
namespace hoigung::domain {

// What a journey's parts take. The file says where the numbers come from.
struct TravelTimes {
    int stop_seconds = 0;
    // Of a straight kilometre between two stations.
    int run_seconds_per_kilometre = 0;
    // From one platform to another of the same station.
    int change_seconds = 0;
    // From the street to the platform, or back.
    int gate_seconds = 0;
    int walk_metres_per_minute = 0;
    // How long a way on foot is, in percent of the straight one.
    int walk_detour_percent = 100;
    // How far people walk to a station, or the whole way, in straight metres.
    int walk_metres_at_most = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("stopSeconds", self.stop_seconds);
        visit.required("runSecondsPerKilometre", self.run_seconds_per_kilometre);
        visit.required("changeSeconds", self.change_seconds);
        visit.required("gateSeconds", self.gate_seconds);
        visit.required("walkMetresPerMinute", self.walk_metres_per_minute);
        visit.required("walkDetourPercent", self.walk_detour_percent);
        visit.required("walkMetresAtMost", self.walk_metres_at_most);
    }
};

// Trains that call at these stations, in both directions. A line whose trains end at different stations has
// one service for each.
struct MtrService {
    // The usual wait: half the time between two trains.
    int wait_seconds = 0;
    // Taken only from or to a station that no other service reaches: the Airport Express has fares of its
    // own, and the Racecourse has trains on race days alone.
    bool only_where_needed = false;
    std::vector<std::string> stations;

    static void describe(auto& self, auto& visit) {
        visit.required("waitSeconds", self.wait_seconds);
        visit.optional("onlyWhereNeeded", self.only_where_needed);
        visit.required("stations", self.stations);
    }
};

struct MtrLine {
    std::string code;
    LocalizedText name;
    // Such as #E2231A.
    std::string colour;
    // Where the line is faster than others.
    std::optional<int> run_seconds_per_kilometre{};
    std::vector<MtrService> services;

    static void describe(auto& self, auto& visit) {
        visit.required("code", self.code);
        visit.required("name", self.name);
        visit.required("colour", self.colour);
        visit.optional("runSecondsPerKilometre", self.run_seconds_per_kilometre);
        visit.required("services", self.services);
    }
};

// Two stations between which passengers change on foot.
struct StationWalk {
    std::string from;
    std::string to;
    int seconds = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("from", self.from);
        visit.required("to", self.to);
        visit.required("seconds", self.seconds);
    }
};

// A station that serves only what is close to it.
struct StationReach {
    std::string station;
    int metres = 0;
    std::string why;

    static void describe(auto& self, auto& visit) {
        visit.required("station", self.station);
        visit.required("metres", self.metres);
        visit.required("why", self.why);
    }
};

// A water that nobody walks across, as a line along its middle.
struct Water {
    std::string name;
    std::vector<Coordinates> line;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("line", self.line);
    }
};

struct MtrMap {
    std::string source;
    TravelTimes times;
    std::vector<MtrLine> lines;
    std::vector<StationWalk> walks;
    std::vector<StationReach> reach;
    std::vector<Water> water;

    static void describe(auto& self, auto& visit) {
        visit.required("source", self.source);
        visit.required("times", self.times);
        visit.required("lines", self.lines);
        visit.required("walks", self.walks);
        visit.required("reach", self.reach);
        visit.required("water", self.water);
    }
};

}  // namespace hoigung::domain
