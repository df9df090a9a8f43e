#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "base/csv.hpp"
#include "base/fuzz/require.hpp"
#include "base/id.hpp"
#include "base/json_parser.hpp"
#include "base/json_writer.hpp"
#include "base/percent.hpp"
#include "base/text.hpp"
#include "base/text_encoding.hpp"
#include "base/time.hpp"
#include "base/xml.hpp"

namespace {

using namespace hoigung::base;

void check_text(std::string_view text) {
    const std::string valid = to_valid_utf8(text);
    require(is_utf8(valid));
    require(!is_utf8(text) || valid == text);
    require(trim(trim(text)) == trim(text));
    require(length(first_characters(valid, 5)) <= 5);
    const std::string folded = fold(valid);
    require(is_utf8(folded) && fold(folded) == folded);
    require(percent_decode(percent_encode(valid)) == valid);
    require(is_utf8(percent_decode(text)));
    require(mask_telephones(text).size() == text.size());
    require(mask_email(text).size() == text.size());
    require(xml_text(valid).find('<') == std::string::npos);
}

// Reads a file that somebody might send; written as CSV, its cells are read back unchanged.
void check_csv(std::string_view bytes) {
    const auto decoded = decode_text(bytes);
    if (!decoded) return;
    require(is_utf8(decoded->text));
    constexpr CsvLimits kLimits{50, 20};
    const auto lines = read_csv(decoded->text, kLimits);
    if (!lines) return;
    require(lines->size() <= kLimits.lines);
    for (const CsvLine& line : *lines) require(line.number >= 1 && line.cells.size() <= kLimits.columns);
    const std::string cell = csv_cell(decoded->text);
    require(cell.size() >= 2 && std::string_view("=+-@").find(cell[1]) == std::string_view::npos);
}

void check_json(std::string_view text) {
    std::string written;
    append_json_string(written, text);
    JsonParser parser;
    boost::json::error_code error;
    require(parser.parse(written, error).as_string() == std::string_view(to_valid_utf8(text)));

    const auto value = parser.parse(text, error);
    if (error) return;
    boost::json::error_code again;
    require(parser.parse(boost::json::serialize(value), again) == value && !again);
}

// A value that can be parsed is unchanged after writing and parsing it again.
void check_small_values(std::string_view text) {
    if (const auto time = parse_timestamp(text)) require(parse_timestamp(to_iso(*time)) == time);
    if (const auto date = parse_date(text)) require(to_iso(*date) == text);
    if (const auto id = parse_id(text)) require(parse_id(hex_text(*id).view()) == id);
}

}  // namespace

// Fuzzes texts, JSON, times and ids that anybody may send.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check_text(text);
    check_json(text);
    check_small_values(text);
    check_csv(text);
    return 0;
}
