#include "base/percent.hpp"

#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::base {

bool is_percent_escape(std::string_view text, std::size_t at) {
    return text[at] == '%' && at + 2 < text.size() && hex_value(text[at + 1]) >= 0 &&
           hex_value(text[at + 2]) >= 0;
}

std::string percent_encode(std::string_view text) {
    return boost::urls::encode(text, boost::urls::unreserved_chars);
}

std::string percent_decode(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_percent_escape(text, i)) {
            out += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
            i += 2;
        } else {
            out += text[i];
        }
    }
    return is_utf8(out) ? out : to_valid_utf8(out);
}

}  // namespace hoigung::base
