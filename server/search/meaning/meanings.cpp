#include "search/meaning/meanings.hpp"

#include <stdexcept>

#include "base/json_archive.hpp"

namespace hoigung::search::meaning {
namespace {

template <class T>
T read(std::span<const base::EmbeddedFile> files, std::string_view path) {
    const std::string_view json = base::text_of(files, path);
    T value;
    base::JsonReader reader;
    reader.read(boost::json::parse({json.data(), json.size()}), value);
    if (!reader.problems().empty())
        throw std::runtime_error(fmt::format("{}: {}", path, reader.problems().front()));
    return value;
}

}  // namespace

Meanings read_meanings(std::span<const base::EmbeddedFile> files) {
    auto meanings = read<Meanings>(files, "data/meanings.json");
    meanings.stations = read<std::vector<domain::Station>>(files, "data/stations.json");
    meanings.lines = read<std::vector<Line>>(files, "data/lines.json");
    for (AreaLine& area : read<std::vector<AreaLine>>(files, "data/district_areas.json"))
        meanings.places.push_back(std::move(area));
    return meanings;
}

}  // namespace hoigung::search::meaning
