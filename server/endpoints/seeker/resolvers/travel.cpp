#include "endpoints/seeker/resolvers/travel.hpp"

#include "domain/catalogue/travel_to_job.hpp"
#include "domain/travel/travel_origin.hpp"
#include "endpoints/seeker/resolvers/travel_text.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Job;
using domain::JourneyPart;
using domain::MtrLine;
using domain::Station;
using domain::TravelOrigin;
using graphql::Field;

// A way to a job, and whether the job has other addresses.
struct JobTravel {
    domain::TravelToJob way;
    bool has_others = false;
};

struct StationOfJob {
    const Station& station;
    std::int64_t metres;
    std::optional<int> walk_seconds;
};

const domain::ReferenceLists& place_lists(Field& field) {
    return context_of(field).service.lists;
}

std::optional<TravelOrigin> origin_asked(Field& field) {
    const auto from = field.arguments().string("from");
    const domain::ReferenceLists& lists = place_lists(field);
    return from ? read_travel_origin(*from, lists.travel(), lists.places()) : std::nullopt;
}

void answer_travel(const Job& job, Field& field) {
    const auto origin = origin_asked(field);
    const domain::TravelNetwork& network = place_lists(field).travel();
    const auto way = origin ? domain::travel_to_job(network, origin->at, job.posting) : std::nullopt;
    if (!way) return field.null();
    field.object(JobTravel{*way, job.posting.addresses.size() > 1});
}

void answer_nearest_station(const Job& job, Field& field) {
    const auto& addresses = job.posting.addresses;
    if (addresses.empty() || !addresses.front().coordinates || !addresses.front().coordinates->valid())
        return field.null();
    const domain::Coordinates& at = *addresses.front().coordinates;
    const domain::TravelNetwork& network = place_lists(field).travel();
    const auto nearest = network.nearest_station(at);
    if (!nearest) return field.null();
    const Station& station = network.station(nearest->station);
    field.object(
        StationOfJob{station, nearest->metres, network.walk_seconds(at, {station.lat, station.lng})});
}

void answer_name_of(Field& field, const Station* station) {
    station == nullptr ? field.null() : field.string(context_of(field).text(station->name));
}

void answer_text(const JobTravel& travel, Field& field) {
    const domain::District* district =
        travel.has_others ? place_lists(field).district(travel.way.address->district) : nullptr;
    const auto text = travel_text(travel.way, district == nullptr ? nullptr : &district->name);
    field.string(context_of(field).text(text));
}

void bind_mtr(graphql::Bindings& bindings) {
    bindings.object<Station>("MtrStation")
        .field("code", &Station::code)
        .field("name", [](const Station& station, Field& field) { answer_name_of(field, &station); });
    bindings.object<MtrLine>("MtrLine")
        .field("code", &MtrLine::code)
        .field("name",
               [](const MtrLine& line, Field& field) { field.string(context_of(field).text(line.name)); })
        .field("colour", &MtrLine::colour)
        .field("stations", [](const MtrLine& line, Field& field) {
            field.list(place_lists(field).travel().stations_of(line),
                       [](const Station* station, Field& item) { item.object(*station); });
        });
}

}  // namespace

void bind_travel(graphql::Bindings& bindings, graphql::ObjectBinder<Job>& job) {
    bind_mtr(bindings);
    job.field("travel", answer_travel).field("nearest_station", answer_nearest_station);
    bindings.object<JobTravel>("Travel")
        .field("minutes",
               [](const JobTravel& travel, Field& field) {
                   travel.way.journey ? field.integer(travel.way.journey->minutes()) : field.null();
               })
        .field("metres", [](const JobTravel& travel) { return travel.way.metres; })
        .field("address", [](const JobTravel& travel) { return travel.way.address->id.hex(); })
        .field("parts",
               [](const JobTravel& travel, Field& field) {
                   const auto& journey = travel.way.journey;
                   field.list(journey ? journey->parts : std::vector<JourneyPart>{},
                              [](const JourneyPart& part, Field& item) { item.object(part); });
               })
        .field("text", answer_text);
    bindings.object<JourneyPart>("TravelPart")
        .field("line", [](const JourneyPart& part, Field& field) { field.value(part.line); })
        .field("from", [](const JourneyPart& part, Field& field) { answer_name_of(field, part.from); })
        .field("to", [](const JourneyPart& part, Field& field) { answer_name_of(field, part.to); })
        .field("walk_seconds", [](const JourneyPart& part, Field& field) {
            part.line == nullptr ? field.integer(part.walk_seconds) : field.null();
        });
    bindings.object<StationOfJob>("NearestStation")
        .field("station", [](const StationOfJob& of, Field& field) { field.object(of.station); })
        .field("metres", [](const StationOfJob& of) { return of.metres; })
        .field("text", [](const StationOfJob& of, Field& field) {
            field.string(context_of(field).text(station_text(of.station, of.metres, of.walk_seconds)));
        });
    bindings.object<TravelOrigin>("TravelOrigin")
        .field("kind", [](const TravelOrigin& origin) { return base::name_of(origin.kind); })
        .field("text", [](const TravelOrigin& origin, Field& field) {
            field.string(context_of(field).text(origin_text(origin)));
        });
    bindings.root("Query")
        .field("travel_origin", [](Field& field) { field.value(origin_asked(field)); })
        .traced()
        .field("mtr_lines",
               [](Field& field) {
                   field.list(place_lists(field).travel().map().lines,
                              [](const MtrLine& line, Field& item) { item.object(line); });
               })
        .traced();
}

}  // namespace hoigung::endpoints
