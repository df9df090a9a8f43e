#include "endpoints/seeker/resolvers/travel_text.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace hoigung::endpoints {
namespace {

using domain::JourneyPart;
using domain::LocalizedText;

int walked_minutes(int seconds) {
    return std::max(1, (seconds + 30) / 60);
}

double kilometres(std::int64_t metres) {
    return static_cast<double>(metres) / 1000;
}

// The parts of the way, one after the other.
LocalizedText way_text(const std::vector<JourneyPart>& parts) {
    LocalizedText text;
    for (const JourneyPart& part : parts) {
        if (!text.en.empty()) {
            text.zh_hant += "、";
            text.en += ", ";
        }
        if (part.line != nullptr) {
            text.zh_hant += part.line->name.zh_hant;
            text.en += part.line->name.en;
            continue;
        }
        const int minutes = walked_minutes(part.walk_seconds);
        text.zh_hant += fmt::format("步行{}分鐘", minutes);
        text.en += fmt::format("walk {}", minutes);
    }
    return text;
}

}  // namespace

LocalizedText origin_text(const domain::TravelOrigin& origin) {
    const LocalizedText where =
        origin.name.empty() ? LocalizedText{"你的位置", "where you are"} : origin.name;
    return {fmt::format("由{}出發，乘港鐵", where.zh_hant), fmt::format("From {}, by MTR", where.en)};
}

LocalizedText travel_text(const domain::TravelToJob& travel, const LocalizedText* district) {
    const LocalizedText at = district == nullptr ? LocalizedText{}
                                                 : LocalizedText{fmt::format("（{}）", district->zh_hant),
                                                                 fmt::format(" ({})", district->en)};
    if (!travel.journey) {
        const double away = kilometres(travel.metres);
        return {fmt::format("約{:.1f}公里{}，2公里內沒有港鐵站", away, at.zh_hant),
                fmt::format("{:.1f} km away{}, no MTR station within 2 km", away, at.en)};
    }
    const bool is_walk = std::ranges::all_of(travel.journey->parts,
                                             [](const JourneyPart& part) { return part.line == nullptr; });
    const int minutes = std::max(1, travel.journey->minutes());
    if (is_walk)
        return {fmt::format("步行約{}分鐘{}", minutes, at.zh_hant),
                fmt::format("about {} min on foot{}", minutes, at.en)};
    const LocalizedText way = way_text(travel.journey->parts);
    return {fmt::format("約{}分鐘{}：{}", minutes, at.zh_hant, way.zh_hant),
            fmt::format("about {} min{}: {}", minutes, at.en, way.en)};
}

LocalizedText station_text(const domain::Station& station, std::int64_t metres,
                           std::optional<int> walk_seconds) {
    if (!walk_seconds) {
        const double away = kilometres(metres);
        return {fmt::format("最近的港鐵站：{}，約{:.1f}公里", station.name.zh_hant, away),
                fmt::format("Nearest MTR station: {}, {:.1f} km", station.name.en, away)};
    }
    const int minutes = walked_minutes(*walk_seconds);
    return {fmt::format("{}站步行約{}分鐘", station.name.zh_hant, minutes),
            fmt::format("about {} min walk from {} Station", minutes, station.name.en)};
}

}  // namespace hoigung::endpoints
