#pragma once

#include <string>

#include "app/settings.hpp"
#include "domain/locale.hpp"
#include "http/request.hpp"

namespace hoigung::app {

// The site's name in each language.
[[nodiscard]] domain::LocalizedText site_names(const Settings& settings);

// The prefix of the addresses of pictures and articles: on this site, or on the content host.
[[nodiscard]] std::string content_root(const Settings& settings);
// The site's own address without a trailing slash; http://localhost and the port when none is set.
[[nodiscard]] std::string site_address(const Settings& settings);

// The site's address for a request: without public_url, the address that the request was sent to.
[[nodiscard]] std::string site_address(const Settings& settings, const http::Request& request);

// The settings for the pages of the site at this address, as JSON.
[[nodiscard]] std::string public_config_json(const Settings& settings, std::string_view site);

// The web's manifest of a language, with the site's name filled in.
[[nodiscard]] std::string manifest_json(const Settings& settings, const domain::LocalizedText& manifests,
                                        domain::Locale locale);

}  // namespace hoigung::app
