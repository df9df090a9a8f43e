#include "domain/travel/ride_table.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "domain/places/distance.hpp"
#include "domain/travel/travel_network.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::domain {
namespace {

const TravelNetwork& network() {
    return search::testing::reference_lists().travel();
}

std::span<const Station> all_stations() {
    return search::testing::reference_lists().lists().stations;
}

const Station& station(const std::string& code) {
    const Station* found = network().station(code);
    if (found == nullptr) throw std::runtime_error(code);
    return *found;
}

StationIndex index_of(const std::string& code) {
    return static_cast<StationIndex>(&station(code) - all_stations().data());
}

// From one platform to the other, without the wait for the first train.
int platform_to_platform(const std::string& from, const std::string& to) {
    const auto parts = network().rides().parts(index_of(from), index_of(to));
    const MtrLine& line = network().line(parts.front().line);
    int wait = std::numeric_limits<int>::max();
    for (const MtrService& service : line.services) {
        const auto calls_at = [&](StationIndex at) {
            return std::ranges::find(service.stations, network().station(at).code) != service.stations.end();
        };
        if (calls_at(parts.front().from) && calls_at(parts.front().to))
            wait = std::min(wait, service.wait_seconds);
    }
    return network().rides().seconds(index_of(from), index_of(to)) - wait;
}

std::string way(const std::string& from, const std::string& to) {
    std::string text = from;
    for (const RidePart& part : network().rides().parts(index_of(from), index_of(to)))
        text += " " + (part.is_on_foot() ? "walk" : network().line(part.line).code) + " " +
                network().station(part.to).code;
    return text;
}

std::map<std::string, std::set<std::string>> neighbours() {
    std::map<std::string, std::set<std::string>> all;
    for (const MtrLine& line : network().map().lines) {
        for (const MtrService& service : line.services) {
            for (std::size_t i = 1; i < service.stations.size(); ++i) {
                all[service.stations[i - 1]].insert(service.stations[i]);
                all[service.stations[i]].insert(service.stations[i - 1]);
            }
        }
    }
    return all;
}

TEST(RideTable, TheMapIsTheRailwaysOwn) {
    RecordProperty("rows", "13.04");
    EXPECT_EQ(all_stations().size(), 98U);
    EXPECT_EQ(network().map().lines.size(), 10U);
    const auto beside = neighbours();
    std::set<std::string> codes;
    for (const Station& each : all_stations()) {
        EXPECT_TRUE(codes.insert(each.code).second) << each.code;
        EXPECT_TRUE(beside.contains(each.code)) << each.code;
    }
    EXPECT_EQ(beside.size(), codes.size());
    // Branches leave their line where they do, and not at its end.
    using Codes = std::set<std::string>;
    EXPECT_EQ(beside.at("LHP"), Codes{"TKO"});
    EXPECT_EQ(beside.at("POA"), Codes{"HAH"});
    EXPECT_EQ(beside.at("TKO"), (Codes{"TIK", "HAH", "LHP"}));
    EXPECT_EQ(beside.at("LMC"), Codes{"SHS"});
    EXPECT_EQ(beside.at("LOW"), Codes{"SHS"});
    EXPECT_EQ(beside.at("SHS"), (Codes{"FAN", "LOW", "LMC"}));
    EXPECT_EQ(beside.at("FOT"), (Codes{"SHT", "UNI"}));
    EXPECT_EQ(beside.at("RAC"), (Codes{"SHT", "UNI"}));
    EXPECT_EQ(beside.at("ADM"), (Codes{"CEN", "WAC", "TST", "EXC", "OCP"}));
    EXPECT_EQ(beside.at("NAC"), (Codes{"OLY", "LAK", "AUS", "MEF"}));
    // How many stations have one neighbour, two and more.
    std::map<std::size_t, int> by_degree;
    for (const auto& [code, others] : beside) ++by_degree[others.size()];
    EXPECT_EQ(by_degree[1], 15);
    EXPECT_EQ(by_degree[2], 63);
}

TEST(RideTable, NoTrainIsFasterThanTrainsAre) {
    RecordProperty("rows", "13.04");
    const MtrMap& map = network().map();
    for (const MtrLine& line : map.lines) {
        for (const MtrService& service : line.services) {
            for (std::size_t i = 1; i < service.stations.size(); ++i) {
                const Station& from = station(service.stations[i - 1]);
                const Station& to = station(service.stations[i]);
                const double metres = static_cast<double>(
                    DistanceFrom({from.lat, from.lng}).metres(GeoPoint::of({to.lat, to.lng})));
                const double kilometres_per_hour = metres / hop_seconds(map, line, from, to) * 3.6;
                EXPECT_GT(metres, 350) << from.code << to.code;
                EXPECT_LT(metres, 20'000) << from.code << to.code;
                EXPECT_GT(kilometres_per_hour, 15) << from.code << to.code;
                EXPECT_LT(kilometres_per_hour, line.run_seconds_per_kilometre ? 80 : 50)
                    << from.code << to.code;
            }
        }
    }
}

// The journeys that others published, as said in the issue of travel times: within 20% or 3 minutes.
TEST(RideTable, AgreesWithPublishedJourneys) {
    RecordProperty("rows", "13.04");
    struct Published {
        std::string from, to;
        int minutes;
        std::string said_by;
    };
    const std::vector<Published> journeys{
        {"TUC", "HOK", 27, "Simple English Wikipedia, Tung Chung Line, read in November 2026"},
        {"HUH", "ADM", 7, "Hong Kong Free Press, 4 May 2022 (Secretary for Transport)"},
        {"KOT", "ADM", 13, "South China Morning Post, 3 May 2022"},
        {"TAW", "ADM", 17, "South China Morning Post, 5 May 2022"},
        {"HUH", "EXC", 5, "MTR, East Rail Line cross-harbour extension, 2022"},
        {"TAW", "DIH", 9, "MTR, Tuen Ma Line Phase 1, 2020"},
        {"TKW", "ETS", 9, "Asia Excite, June 2021"},
        {"TKW", "CEN", 20, "Asia Excite, June 2021; with a change"},
        {"HOK", "AIR", 24, "Wikipedia, Airport Express, read in November 2026"},
    };
    for (const Published& each : journeys) {
        const int minutes = (platform_to_platform(each.from, each.to) + 59) / 60;
        const double tolerance = std::max(3.0, each.minutes * 0.2);
        EXPECT_NEAR(minutes, each.minutes, tolerance) << each.from << each.to << ": " << each.said_by;
    }
}

TEST(RideTable, RidesToBranchesWhereTheyLeaveTheLine) {
    RecordProperty("rows", "13.04");
    EXPECT_EQ(way("POA", "LHP"), "POA TKL LHP");
    const auto& rides = network().rides();
    EXPECT_GT(
        rides.seconds(index_of("POA"), index_of("LHP")),
        rides.seconds(index_of("POA"), index_of("TKO")) + rides.seconds(index_of("TKO"), index_of("LHP")));
    EXPECT_EQ(way("LMC", "LOW"), "LMC EAL LOW");
    EXPECT_EQ(way("MOK", "CEN"), "MOK TWL CEN");
    EXPECT_EQ(way("ETS", "CEN"), "ETS walk TST TWL CEN");
}

TEST(RideTable, TakesTheAirportExpressAndTheRacecourseOnlyWhereNothingElseGoes) {
    RecordProperty("rows", "13.04");
    EXPECT_EQ(way("HOK", "TSY"), "HOK TCL TSY");
    EXPECT_EQ(way("HOK", "AIR"), "HOK AEL AIR");
    EXPECT_EQ(way("AWE", "AIR"), "AWE AEL AIR");
    EXPECT_EQ(way("SHT", "RAC"), "SHT EAL RAC");
    const MtrMap& map = network().map();
    const auto line = std::ranges::find(map.lines, "EAL", &MtrLine::code);
    const int by_fo_tan = hop_seconds(map, *line, station("SHT"), station("FOT")) +
                          hop_seconds(map, *line, station("FOT"), station("UNI"));
    EXPECT_EQ(platform_to_platform("SHT", "UNI"), by_fo_tan);
}

TEST(RideTable, TakesAsLongThereAsBackButForTheFirstWait) {
    const auto& rides = network().rides();
    for (std::size_t from = 0; from < rides.station_count(); ++from) {
        for (std::size_t to = 0; to < rides.station_count(); ++to) {
            const auto a = static_cast<StationIndex>(from);
            const auto b = static_cast<StationIndex>(to);
            EXPECT_LE(std::abs(rides.seconds(a, b) - rides.seconds(b, a)), 180) << from << ' ' << to;
        }
    }
}

TEST(RideTable, RefusesAMapThatNamesUnknownStationsOrLeavesSomeOut) {
    MtrMap map = network().map();
    EXPECT_THROW(RideTable(map, all_stations().first(97)), std::runtime_error);
    std::vector<Station> more(all_stations().begin(), all_stations().end());
    more.push_back({{"新站", "New"}, 22.3, 114.1, "030503", "NEW"});
    EXPECT_THROW(RideTable(map, more), std::runtime_error);
    EXPECT_EQ(RideTable(MtrMap{}, all_stations()).station_count(), 0U);
}

}  // namespace
}  // namespace hoigung::domain
