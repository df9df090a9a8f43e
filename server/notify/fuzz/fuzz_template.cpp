#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "base/fuzz/require.hpp"
#include "base/percent.hpp"
#include "base/text.hpp"
#include "notify/body_template.hpp"

// No value can break out of its quotes or its field in the template, and any text is a valid template.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hoigung;
    using notify::Escaping;
    const std::string_view text(reinterpret_cast<const char*>(data), size);

    const std::string json =
        notify::fill_template(R"({"to":"{to}","text":"{text}"})",
                              {{"to", "+85291234567"}, {"text", std::string(text)}}, Escaping::json);
    boost::json::error_code error;
    const auto value = boost::json::parse(json, error);
    base::require(!error && value.as_object().size() == 2);
    base::require(value.at("text").as_string() == std::string_view(base::to_valid_utf8(text)));

    const std::string form =
        notify::fill_template("text={text}", {{"text", std::string(text)}}, Escaping::form);
    base::require(form.find_first_of("&+ ") == std::string::npos);
    base::require(base::percent_decode(form.substr(5)) == base::to_valid_utf8(text));

    base::require(notify::fill_template(text, {}, Escaping::none) == text);
    return 0;
}
