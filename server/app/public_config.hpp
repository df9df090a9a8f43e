#pragma once

#include <string>

#include "app/settings.hpp"
#include "domain/locale.hpp"
#include "http/request.hpp"

namespace hoigung::app {

// The site's name in each language.
[[nodiscard]] domain::LocalizedText site_names(const Settings& settings);

// What addresses of pictures and articles begin with: this site's own, or the content host's.
[[nodiscard]] std::string content_root(const Settings& settings);
// The site's own address, without a slash at its end; where it was started when none is set.
[[nodiscard]] std::string site_address(const Settings& settings);

// The same for a request: without public_url the site is at the address that the request was sent to.
[[nodiscard]] std::string site_address(const Settings& settings, const http::Request& request);

// The settings that every page of the site at an address is given, as JSON.
[[nodiscard]] std::string public_config_json(const Settings& settings, std::string_view site);

// The web's manifest with the site's name in it.
[[nodiscard]] std::string manifest_json(const Settings& settings, std::string_view manifest);

}  // namespace hoigung::app
