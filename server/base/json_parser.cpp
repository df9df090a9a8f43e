#include "base/json_parser.hpp"

#include <charconv>
#include <cmath>
#include <utility>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>

namespace hoigung::base {
namespace json = boost::json;

struct JsonParser::Machine {
    // The callbacks of Boost's parser.
    class ValueBuilder {
      public:
        static constexpr std::size_t max_object_size = json::object::max_size();
        static constexpr std::size_t max_array_size = json::array::max_size();
        static constexpr std::size_t max_key_size = json::string::max_size();
        static constexpr std::size_t max_string_size = json::string::max_size();

        json::value_stack values;

        bool on_document_begin(json::error_code&) { return true; }
        bool on_document_end(json::error_code&) { return true; }
        bool on_object_begin(json::error_code&) { return true; }
        bool on_object_end(std::size_t members, json::error_code&) {
            values.push_object(members);
            return true;
        }
        bool on_array_begin(json::error_code&) { return true; }
        bool on_array_end(std::size_t items, json::error_code&) {
            values.push_array(items);
            return true;
        }
        bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
            values.push_chars(part);
            return true;
        }
        bool on_key(json::string_view last_part, std::size_t, json::error_code&) {
            values.push_key(last_part);
            return true;
        }
        bool on_string_part(json::string_view part, std::size_t, json::error_code&) {
            values.push_chars(part);
            return true;
        }
        bool on_string(json::string_view last_part, std::size_t, json::error_code&) {
            values.push_string(last_part);
            return true;
        }
        bool on_number_part(json::string_view, json::error_code&) { return true; }
        bool on_int64(std::int64_t number, json::string_view, json::error_code&) {
            values.push_int64(number);
            return true;
        }
        bool on_uint64(std::uint64_t number, json::string_view, json::error_code&) {
            values.push_uint64(number);
            return true;
        }
        bool on_double(double rough, json::string_view text, json::error_code& error) {
            double exact = rough;
            // When the number is out of range, Boost's result stays: zero, or an infinity, which JSON cannot
            // represent.
            std::from_chars(text.data(), text.data() + text.size(), exact);
            if (!std::isfinite(exact)) {
                error = json::error::exponent_overflow;
                return false;
            }
            values.push_double(exact);
            return true;
        }
        bool on_bool(bool value, json::error_code&) {
            values.push_bool(value);
            return true;
        }
        bool on_null(json::error_code&) {
            values.push_null();
            return true;
        }
        bool on_comment_part(json::string_view, json::error_code&) { return true; }
        bool on_comment(json::string_view, json::error_code&) { return true; }
    };

    explicit Machine(const json::parse_options& options) : parser(options) {}

    json::basic_parser<ValueBuilder> parser;
};

JsonParser::JsonParser(const json::parse_options& options) : machine_(std::make_unique<Machine>(options)) {}
JsonParser::~JsonParser() = default;

json::value JsonParser::parse(std::string_view text, json::error_code& error, json::storage_ptr storage) {
    auto& parser = machine_->parser;
    parser.reset();
    parser.handler().values.reset(std::move(storage));
    const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
    if (!error && read < text.size()) error = json::error::extra_data;
    if (error) {
        // Partly built values must not outlive the storage.
        parser.handler().values.reset();
        return nullptr;
    }
    return parser.handler().values.release();
}

json::value parse_json(std::string_view text, json::error_code& error) {
    return JsonParser().parse(text, error);
}

}  // namespace hoigung::base
