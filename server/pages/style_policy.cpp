#include "pages/style_policy.hpp"

#include <boost/json.hpp>

namespace hoigung::pages {

std::string allow_styles(std::string_view policy, const boost::json::array& hashes) {
    constexpr std::string_view kOwnFiles = "style-src 'self'";
    std::string allowing(policy);
    std::size_t at = allowing.find(kOwnFiles);
    if (at == std::string::npos) return allowing;
    at += kOwnFiles.size();
    std::string places;
    for (const auto& hash : hashes)
        places.append(" '").append(std::string_view(hash.as_string())).append("'");
    return allowing.insert(at, places);
}

}  // namespace hoigung::pages
