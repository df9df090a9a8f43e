#include "domain/travel/journey.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "domain/places/distance.hpp"
#include "domain/places/hong_kong.hpp"
#include "domain/travel/travel_origin.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::domain {
namespace {

const ReferenceLists& site_lists() {
    return search::testing::reference_lists();
}

const TravelNetwork& railway() {
    return site_lists().travel();
}

Coordinates at_station(std::string_view code) {
    const Station* station = railway().station(code);
    return {station->lat, station->lng};
}

std::optional<TravelOrigin> origin(std::string_view text) {
    return read_travel_origin(text, railway(), site_lists().places());
}

// `walk 6, TWL, walk 5`
std::string told(const Journey& journey) {
    std::string text;
    for (const JourneyPart& part : journey.parts) {
        if (!text.empty()) text += ", ";
        text +=
            part.line != nullptr ? part.line->code : fmt::format("walk {}", (part.walk_seconds + 30) / 60);
    }
    return text;
}

// The quickest journey found anew, without the table: all stops of all services, relaxed until nothing
// changes.
class Oracle {
  public:
    explicit Oracle(const TravelNetwork& network) : network_(network) {}

    std::optional<int> seconds(const Coordinates& from, const Coordinates& to) const {
        std::optional<int> best = walk(from, to);
        for (const std::string& a : stations_near(from)) {
            for (const std::string& b : stations_near(to)) {
                if (a == b) continue;
                const int all = *walk(from, at(a)) + ride_seconds(a, b) + *walk(to, at(b)) +
                                2 * network_.map().times.gate_seconds;
                if (!best || all < *best) best = all;
            }
        }
        return best;
    }

  private:
    using Stop = std::pair<std::string, const MtrService*>;

    Coordinates at(const std::string& code) const {
        const Station* station = network_.station(code);
        return {station->lat, station->lng};
    }

    static bool turns_left(const Coordinates& a, const Coordinates& b, const Coordinates& c) {
        return (c.lat - a.lat) * (b.lng - a.lng) > (b.lat - a.lat) * (c.lng - a.lng);
    }

    std::optional<int> walk(const Coordinates& from, const Coordinates& to) const {
        for (const Water& water : network_.map().water) {
            for (std::size_t i = 1; i < water.line.size(); ++i) {
                const Coordinates &c = water.line[i - 1], &d = water.line[i];
                if (turns_left(from, c, d) != turns_left(to, c, d) &&
                    turns_left(from, to, c) != turns_left(from, to, d))
                    return std::nullopt;
            }
        }
        const TravelTimes& times = network_.map().times;
        const auto metres = DistanceFrom(from).metres(GeoPoint::of(to));
        if (metres > times.walk_metres_at_most) return std::nullopt;
        return static_cast<int>(std::lround(static_cast<double>(metres) * times.walk_detour_percent / 100 *
                                            60 / times.walk_metres_per_minute));
    }

    std::vector<std::string> stations_near(const Coordinates& place) const {
        std::vector<std::pair<std::int64_t, std::string>> near;
        for (const Station& station : site_lists().lists().stations) {
            const auto metres = DistanceFrom(place).metres(GeoPoint::of({station.lat, station.lng}));
            const auto& reach = network_.map().reach;
            const auto own = std::ranges::find(reach, station.code, &StationReach::station);
            const int most = own == reach.end() ? network_.map().times.walk_metres_at_most : own->metres;
            if (most > 0 && metres <= most && walk(place, {station.lat, station.lng}))
                near.emplace_back(metres, station.code);
        }
        std::ranges::stable_sort(near, {}, [](const auto& each) { return each.first; });
        std::vector<std::string> codes;
        for (const auto& [metres, code] : near) {
            if (codes.size() < 3) codes.push_back(code);
        }
        return codes;
    }

    bool has_usual_trains(const std::string& code) const {
        for (const MtrLine& line : network_.map().lines) {
            for (const MtrService& service : line.services) {
                if (!service.only_where_needed &&
                    std::ranges::find(service.stations, code) != service.stations.end())
                    return true;
            }
        }
        return false;
    }

    // The services that are taken between two stations.
    std::vector<const MtrService*> services_between(const std::string& from, const std::string& to) const {
        std::vector<const MtrService*> taken;
        for (const MtrLine& line : network_.map().lines) {
            for (const MtrService& service : line.services) {
                const auto needs = [&](const std::string& code) {
                    return !has_usual_trains(code) &&
                           std::ranges::find(service.stations, code) != service.stations.end();
                };
                if (!service.only_where_needed || needs(from) || needs(to)) taken.push_back(&service);
            }
        }
        return taken;
    }

    int walk_between(const std::string& a, const std::string& b) const {
        for (const StationWalk& walk : network_.map().walks) {
            if ((walk.from == a && walk.to == b) || (walk.from == b && walk.to == a)) return walk.seconds;
        }
        return kNoWay;
    }

    struct Stops {
        std::vector<Stop> all;
        std::vector<std::vector<int>> seconds;
    };

    const Stops& stops_of(const std::vector<const MtrService*>& services) const {
        const auto known = stops_.find(services);
        if (known != stops_.end()) return known->second;
        Stops stops;
        for (const MtrService* service : services) {
            for (const std::string& code : service->stations) stops.all.emplace_back(code, service);
        }
        const std::size_t count = stops.all.size();
        stops.seconds.assign(count, std::vector<int>(count, kNoWay));
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j)
                stops.seconds[i][j] = direct_seconds(stops.all[i], stops.all[j]);
        }
        for (std::size_t via = 0; via < count; ++via) {
            for (std::size_t i = 0; i < count; ++i) {
                for (std::size_t j = 0; j < count; ++j)
                    stops.seconds[i][j] =
                        std::min(stops.seconds[i][j], stops.seconds[i][via] + stops.seconds[via][j]);
            }
        }
        return stops_.emplace(services, std::move(stops)).first->second;
    }

    int direct_seconds(const Stop& from, const Stop& to) const {
        if (from == to) return 0;
        if (from.second != to.second) {
            const int way = from.first == to.first ? network_.map().times.change_seconds
                                                   : walk_between(from.first, to.first);
            return way == kNoWay ? kNoWay : way + to.second->wait_seconds;
        }
        for (const MtrLine& line : network_.map().lines) {
            if (to.second < line.services.data() || to.second >= line.services.data() + line.services.size())
                continue;
            const auto& codes = to.second->stations;
            const auto [first, second] =
                std::minmax({std::ranges::find(codes, from.first), std::ranges::find(codes, to.first)});
            if (second - first == 1)
                return hop_seconds(network_.map(), line, *network_.station(*first),
                                   *network_.station(*second));
        }
        return kNoWay;
    }

    int ride_seconds(const std::string& from, const std::string& to) const {
        const Stops& stops = stops_of(services_between(from, to));
        int best = kNoWay;
        for (std::size_t i = 0; i < stops.all.size(); ++i) {
            for (std::size_t j = 0; j < stops.all.size(); ++j) {
                if (stops.all[i].first == from && stops.all[j].first == to)
                    best = std::min(best, stops.all[i].second->wait_seconds + stops.seconds[i][j]);
            }
        }
        return best;
    }

    static constexpr int kNoWay = 1'000'000;

    const TravelNetwork& network_;
    mutable std::map<std::vector<const MtrService*>, Stops> stops_;
};

TEST(Journey, IsWhatABruteForceSearchFinds) {
    RecordProperty("rows", "13.04");
    const Oracle oracle(railway());
    std::mt19937 random(52);
    std::uniform_real_distribution<double> lat(22.19, 22.55), lng(113.9, 114.29);
    std::uniform_int_distribution<std::size_t> any_station(0, site_lists().lists().stations.size() - 1);
    std::uniform_real_distribution<double> beside(-0.012, 0.012);
    int with_journey = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto place = [&]() -> Coordinates {
            if (i % 5 == 0) return {lat(random), lng(random)};
            const Station& station = site_lists().lists().stations[any_station(random)];
            return {station.lat + beside(random), station.lng + beside(random)};
        };
        const Coordinates from = place(), to = place();
        const auto journey = JourneysFrom(railway(), from).to(to);
        const auto expected = oracle.seconds(from, to);
        ASSERT_EQ(journey.has_value(), expected.has_value()) << from.lat << ' ' << from.lng;
        if (!journey) continue;
        ++with_journey;
        EXPECT_EQ(journey->seconds, *expected)
            << from.lat << ',' << from.lng << " to " << to.lat << ',' << to.lng << ": " << told(*journey);
    }
    EXPECT_GT(with_journey, 500);
}

TEST(Journey, TellsItsParts) {
    RecordProperty("rows", "13.04");
    const auto from_kwun_tong = JourneysFrom(railway(), {22.3170, 114.2240}).to({22.2840, 114.1560});
    ASSERT_TRUE(from_kwun_tong);
    EXPECT_EQ(told(*from_kwun_tong).substr(0, 6), "walk 8");
    EXPECT_EQ(from_kwun_tong->parts.back().line, nullptr);
    const auto by_one_line = JourneysFrom(railway(), at_station("TSW")).to(at_station("MOK"));
    ASSERT_TRUE(by_one_line);
    EXPECT_EQ(told(*by_one_line), "TWL");
    EXPECT_EQ(by_one_line->parts.front().from->code, "TSW");
    EXPECT_EQ(by_one_line->parts.front().to->code, "MOK");
}

TEST(Journey, GoesOnFootWhereThatIsQuicker) {
    RecordProperty("rows", "13.04");
    const auto near = JourneysFrom(railway(), at_station("MOK")).to(at_station("MKK"));
    ASSERT_TRUE(near);
    ASSERT_EQ(near->parts.size(), 1U);
    EXPECT_EQ(near->parts.front().line, nullptr);
    const auto here = JourneysFrom(railway(), at_station("MOK")).to(at_station("MOK"));
    ASSERT_TRUE(here);
    EXPECT_EQ(here->minutes(), 0);
}

TEST(Journey, NobodyWalksAcrossTheHarbour) {
    RecordProperty("rows", "13.04");
    for (const auto& [from, to] : {std::pair{"TST", "CEN"}, {"HUH", "NOP"}, {"YAT", "SKW"}, {"UNI", "TSH"}}) {
        EXPECT_FALSE(railway().walk_seconds(at_station(from), at_station(to))) << from << to;
        const auto journey = JourneysFrom(railway(), at_station(from)).to(at_station(to));
        ASSERT_TRUE(journey);
        EXPECT_NE(journey->parts.front().line, nullptr) << from << to;
    }
    for (const auto& [from, to] : {std::pair{"CEN", "SHW"}, {"TST", "ETS"}, {"TIK", "TKO"}, {"MEF", "LCK"}})
        EXPECT_TRUE(railway().walk_seconds(at_station(from), at_station(to))) << from << to;
}

TEST(Journey, SaysNothingWhereNoStationIsWithinReach) {
    RecordProperty("rows", "13.04");
    const Coordinates sai_kung{22.3814, 114.2705}, sea{22.20, 114.20};
    EXPECT_FALSE(JourneysFrom(railway(), at_station("MOK")).to(sai_kung));
    EXPECT_FALSE(JourneysFrom(railway(), sea).to(at_station("MOK")));
    EXPECT_GT(railway().nearest_station(sai_kung)->metres, 2000);
    // Trains call at the Racecourse on race days alone.
    EXPECT_EQ(railway().station(railway().nearest_station(at_station("RAC"))->station).code, "FOT");
}

TEST(TravelOrigin, IsAStationADistrictOrAPlaceInHongKong) {
    RecordProperty("rows", "13.04");
    EXPECT_EQ(origin("MOK")->name.en, "Mong Kok");
    EXPECT_EQ(origin("030503")->kind, TravelOriginKind::district);
    const auto place = origin("22.31932,114.16944");
    ASSERT_TRUE(place);
    EXPECT_EQ(place->at, (Coordinates{22.32, 114.17}));
    for (const char* bad :
         {"", "XXX", "mok", "999999", "nan,nan", "inf,114", "0,0", "22.3", "22.5431,114.0579",
          "22.5322,114.1190", "23.1,113.3", "-91,200", "22.3193 114.1694"})
        EXPECT_FALSE(origin(bad)) << bad;
}

TEST(HongKong, EndsAtTheBorder) {
    RecordProperty("rows", "13.04");
    for (const Station& station : site_lists().lists().stations)
        EXPECT_TRUE(is_in_hong_kong({station.lat, station.lng})) << station.code;
    for (const District& district : site_lists().lists().districts)
        EXPECT_TRUE(is_in_hong_kong({district.lat, district.lng})) << district.short_code;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_FALSE(is_in_hong_kong({nan, nan}));
    EXPECT_FALSE(is_in_hong_kong({22.5350, 114.0580}));
}

}  // namespace
}  // namespace hoigung::domain
