#include "pages/shells.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/text.hpp"
#include "base/xml.hpp"
#include "pages/style_policy.hpp"

namespace hoigung::pages {
namespace {

constexpr std::string_view kAnyPage = "any";
constexpr std::string_view kSiteName = "{site_name}";

}  // namespace

base::Result<Shells> Shells::read(std::string_view json, std::string_view policy,
                                  const domain::LocalizedText& site_name) {
    Shells shells;
    try {
        const auto read = boost::json::parse({json.data(), json.size()});
        for (const domain::Locale locale : {domain::Locale::zh_hant, domain::Locale::en}) {
            for (const auto& [route, shell] : read.at(base::name_of(locale)).as_object()) {
                shells.shells_[locale][std::string(std::string_view(route))] = {
                    base::replace_all(std::string_view(shell.at("html").as_string()), kSiteName,
                                      base::xml_text(site_name.in(locale))),
                    allow_styles(policy, shell.at("styles").as_array())};
            }
            if (!shells.shells_[locale].contains(kAnyPage)) throw std::runtime_error("no shell for any page");
        }
    } catch (const std::exception& problem) {
        return base::Failure{fmt::format("shells.json does not hold the web's shells: {}", problem.what())};
    }
    return shells;
}

const Shell& Shells::find(domain::Locale locale, std::string_view route) const {
    const ByRoute& shells = shells_.at(locale);
    const auto own = shells.find(route);
    return own != shells.end() ? own->second : shells.find(kAnyPage)->second;
}

}  // namespace hoigung::pages
