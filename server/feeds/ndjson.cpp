#include "feeds/ndjson.hpp"

#include <array>

#include "base/json_archive.hpp"
#include "base/json_parser.hpp"
#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

using Problems = std::vector<std::string>;

template <class Thing>
LineRead read_as(const boost::json::value& json) {
    Thing thing;
    base::JsonReader reader;
    reader.read(json, thing);
    if (!reader.problems().empty()) return reader.problems();
    return domain::CatalogueLine(std::move(thing));
}

struct Kind {
    std::string_view name;
    LineRead (*read)(const boost::json::value&);
};

constexpr std::array kKinds{
    Kind{"company", read_as<domain::CompanyLine>},
    Kind{"job", read_as<domain::JobLine>},
    Kind{"list", read_as<domain::JobList>},
    Kind{"banner", read_as<domain::Banner>},
    Kind{"featured_company", read_as<domain::FeaturedCompany>},
    Kind{"bid", read_as<domain::Bid>},
};

}  // namespace

LineRead read_catalogue_line(std::string_view text) {
    if (text.size() > kLongestLine) return Problems{"the line is longer than 256 KiB"};
    boost::json::error_code problem;
    boost::json::value json = base::parse_json(text, problem);
    if (problem) return Problems{fmt::format("not JSON: {}", problem.message())};
    if (!json.is_object()) return Problems{"not a JSON object"};
    return read_catalogue_object(std::move(json.get_object()));
}

LineRead read_catalogue_object(boost::json::object line) {
    const auto* kind = line.if_contains("kind");
    if (kind == nullptr || !kind->is_string()) return Problems{"kind is missing"};
    const std::string name(std::string_view(kind->get_string()));
    line.erase("kind");
    for (const Kind& known : kKinds) {
        if (known.name == name) return known.read(std::move(line));
    }
    return Problems{fmt::format("kind '{}' is not known", base::first_characters(name, 40))};
}

}  // namespace hoigung::feeds
