#include "domain/travel/ride_table.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include <fmt/format.h>

#include "domain/places/distance.hpp"

namespace hoigung::domain {
namespace {

constexpr int kNever = std::numeric_limits<int>::max();
constexpr std::size_t kNoStop = std::numeric_limits<std::size_t>::max();

// A station on one service.
struct Stop {
    StationIndex station = 0;
    std::uint8_t line = 0;
    std::size_t service = 0;
};

struct GraphEdge {
    std::size_t to = 0;
    int seconds = 0;
};

struct Service {
    bool only_where_needed = false;
    int wait_seconds = 0;
};

// The stops of all services with the ways between them.
struct Graph {
    std::vector<Service> services;
    std::vector<Stop> stops;
    std::vector<std::vector<GraphEdge>> edges;
    // By station.
    std::vector<std::vector<std::size_t>> stops_of;
};

class GraphMaker {
  public:
    GraphMaker(const MtrMap& map, std::span<const Station> stations) : map_(map), stations_(stations) {
        for (std::size_t i = 0; i < stations.size(); ++i)
            codes_.emplace(stations[i].code, static_cast<StationIndex>(i));
        graph_.stops_of.resize(stations.size());
    }

    [[nodiscard]] Graph make() && {
        for (std::size_t line = 0; line < map_.lines.size(); ++line) {
            for (const MtrService& service : map_.lines[line].services)
                add_service(static_cast<std::uint8_t>(line), service);
        }
        for (const auto& stops : graph_.stops_of) add_changes(stops, stops, map_.times.change_seconds);
        for (const StationWalk& walk : map_.walks) {
            const auto& from = graph_.stops_of[index_of(walk.from)];
            const auto& to = graph_.stops_of[index_of(walk.to)];
            add_changes(from, to, walk.seconds);
            add_changes(to, from, walk.seconds);
        }
        for (std::size_t i = 0; i < stations_.size(); ++i) {
            if (graph_.stops_of[i].empty())
                throw std::runtime_error(fmt::format("no line reaches the station {}", stations_[i].code));
        }
        return std::move(graph_);
    }

  private:
    [[nodiscard]] StationIndex index_of(std::string_view code) const {
        const auto found = codes_.find(code);
        if (found == codes_.end()) throw std::runtime_error(fmt::format("{} is no station", code));
        return found->second;
    }

    void add_service(std::uint8_t line, const MtrService& service) {
        const std::size_t number = graph_.services.size();
        graph_.services.push_back({service.only_where_needed, service.wait_seconds});
        std::size_t before = kNoStop;
        for (const std::string& code : service.stations) {
            const StationIndex station = index_of(code);
            const std::size_t stop = graph_.stops.size();
            graph_.stops.push_back({station, line, number});
            graph_.edges.emplace_back();
            graph_.stops_of[station].push_back(stop);
            if (before != kNoStop) {
                const int seconds = hop_seconds(map_, map_.lines[line],
                                                stations_[graph_.stops[before].station], stations_[station]);
                graph_.edges[before].push_back({stop, seconds});
                graph_.edges[stop].push_back({before, seconds});
            }
            before = stop;
        }
    }

    // To another service: the way to its platform, and the wait there.
    void add_changes(const std::vector<std::size_t>& from, const std::vector<std::size_t>& to, int seconds) {
        for (const std::size_t a : from) {
            for (const std::size_t b : to) {
                const std::size_t service = graph_.stops[b].service;
                if (graph_.stops[a].service != service)
                    graph_.edges[a].push_back({b, seconds + graph_.services[service].wait_seconds});
            }
        }
    }

    const MtrMap& map_;
    std::span<const Station> stations_;
    std::unordered_map<std::string_view, StationIndex> codes_;
    Graph graph_;
};

// Whether only services that are taken where they are needed call at a station.
bool is_special(const Graph& graph, std::size_t station) {
    return std::ranges::all_of(graph.stops_of[station], [&](std::size_t stop) {
        return graph.services[graph.stops[stop].service].only_where_needed;
    });
}

// The services that may be taken between two stations.
std::vector<bool> services_between(const Graph& graph, std::size_t from, std::size_t to) {
    std::vector<bool> taken(graph.services.size());
    for (std::size_t i = 0; i < taken.size(); ++i) taken[i] = !graph.services[i].only_where_needed;
    for (const std::size_t station : {from, to}) {
        if (!is_special(graph, station)) continue;
        for (const std::size_t stop : graph.stops_of[station]) taken[graph.stops[stop].service] = true;
    }
    return taken;
}

// The quickest ways from one station by some of the services: Dijkstra's algorithm.
class QuickestWays {
  public:
    QuickestWays(const Graph& graph, std::size_t from, std::vector<bool> taken)
        : graph_(graph),
          taken_(std::move(taken)),
          seconds_(graph.stops.size(), kNever),
          before_(graph.stops.size(), kNoStop),
          is_done_(graph.stops.size()) {
        for (const std::size_t stop : graph.stops_of[from]) {
            const std::size_t service = graph.stops[stop].service;
            if (taken_[service]) seconds_[stop] = graph.services[service].wait_seconds;
        }
        while (settle_next()) {
        }
    }

    // The stop of a station that is reached first; kNoStop when none is.
    [[nodiscard]] std::size_t arrival(std::size_t station) const {
        std::size_t first = kNoStop;
        for (const std::size_t stop : graph_.stops_of[station]) {
            if (seconds_[stop] != kNever && (first == kNoStop || seconds_[stop] < seconds_[first]))
                first = stop;
        }
        return first;
    }
    [[nodiscard]] int seconds(std::size_t stop) const { return seconds_[stop]; }

    // The way to a stop, a part for each line that is ridden.
    [[nodiscard]] std::vector<RidePart> parts(std::size_t stop) const {
        std::vector<RidePart> parts;
        for (std::size_t at = stop; before_[at] != kNoStop; at = before_[at]) {
            const Stop& to = graph_.stops[at];
            const Stop& from = graph_.stops[before_[at]];
            const bool is_change = from.service != to.service;
            if (is_change && from.station == to.station) continue;
            if (is_change) {
                const int seconds = seconds_[at] - seconds_[before_[at]];
                parts.push_back({RidePart::kOnFoot, from.station, to.station,
                                 seconds - graph_.services[to.service].wait_seconds});
            } else if (!parts.empty() && parts.back().line == to.line) {
                // A change between trains of one line continues its part.
                parts.back().from = from.station;
            } else {
                parts.push_back({to.line, from.station, to.station, 0});
            }
        }
        std::ranges::reverse(parts);
        return parts;
    }

  private:
    bool settle_next() {
        std::size_t next = kNoStop;
        for (std::size_t stop = 0; stop < seconds_.size(); ++stop) {
            if (!is_done_[stop] && seconds_[stop] != kNever &&
                (next == kNoStop || seconds_[stop] < seconds_[next]))
                next = stop;
        }
        if (next == kNoStop) return false;
        is_done_[next] = true;
        for (const GraphEdge& edge : graph_.edges[next]) {
            const int seconds = seconds_[next] + edge.seconds;
            if (!taken_[graph_.stops[edge.to].service] || seconds >= seconds_[edge.to]) continue;
            seconds_[edge.to] = seconds;
            before_[edge.to] = next;
        }
        return true;
    }

    const Graph& graph_;
    std::vector<bool> taken_;
    std::vector<int> seconds_;
    std::vector<std::size_t> before_;
    std::vector<bool> is_done_;
};

}  // namespace

int hop_seconds(const MtrMap& map, const MtrLine& line, const Station& from, const Station& to) {
    const DistanceFrom here({from.lat, from.lng});
    const auto metres = static_cast<double>(here.metres(GeoPoint::of({to.lat, to.lng})));
    const int run = line.run_seconds_per_kilometre.value_or(map.times.run_seconds_per_kilometre);
    return map.times.stop_seconds + static_cast<int>(std::lround(metres * run / 1000));
}

RideTable::RideTable(const MtrMap& map, std::span<const Station> stations) {
    if (map.lines.empty()) return;
    if (stations.size() > std::numeric_limits<StationIndex>::max())
        throw std::runtime_error("too many stations for the table of rides");
    count_ = stations.size();
    const Graph graph = GraphMaker(map, stations).make();
    rides_.resize(count_ * count_);
    for (std::size_t from = 0; from < count_; ++from) {
        const auto usual = services_between(graph, from, from);
        const QuickestWays usual_ways(graph, from, usual);
        for (std::size_t to = 0; to < count_; ++to) {
            Ride& ride = rides_[from * count_ + to];
            if (to == from) {
                ride.seconds = 0;
                continue;
            }
            const auto fill = [&](const QuickestWays& ways) {
                const std::size_t stop = ways.arrival(to);
                if (stop == kNoStop)
                    throw std::runtime_error(
                        fmt::format("no way leads from {} to {}", stations[from].code, stations[to].code));
                ride = {ways.seconds(stop), ways.parts(stop)};
            };
            auto taken = services_between(graph, from, to);
            taken == usual ? fill(usual_ways) : fill(QuickestWays(graph, from, std::move(taken)));
        }
    }
}

}  // namespace hoigung::domain
