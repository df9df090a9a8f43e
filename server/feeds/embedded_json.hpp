#pragma once

#include <span>
#include <stdexcept>
#include <string_view>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/embedded.hpp"
#include "base/json_archive.hpp"
#include "base/json_parser.hpp"

namespace hoigung::feeds {

// Reads an embedded JSON file. Throws with all of its problems, which is a build error.
template <class T>
[[nodiscard]] T read_embedded_json(std::span<const base::EmbeddedFile> files, std::string_view path) {
    const std::string_view text = base::text_of(files, path);
    T value;
    base::JsonReader reader;
    boost::json::error_code problem;
    const boost::json::value json = base::parse_json(text, problem);
    if (problem) throw std::runtime_error(fmt::format("{}: {}", path, problem.message()));
    reader.read(json, value);
    if (!reader.problems().empty())
        throw std::runtime_error(fmt::format("{}: {}", path, fmt::join(reader.problems(), "; ")));
    return value;
}

}  // namespace hoigung::feeds
