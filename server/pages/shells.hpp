#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "domain/locale.hpp"

namespace hoigung::pages {

// A document whose page is rendered by the browser.
struct Shell {
    std::string html;
    // The Content-Security-Policy that allows its inline styles.
    std::string policy;
};

// The shells of the web's build. A page that is always rendered in the browser has its own shell, which names
// the scripts it needs; all other pages share one.
class Shells {
  public:
    // Reads shells.json of the web's build, in which {site_name} stands for the site's name. `policy` is the
    // site's own.
    [[nodiscard]] static base::Result<Shells> read(std::string_view json, std::string_view policy,
                                                   const domain::LocalizedText& site_name);

    // `route` is the route's name; "" for the shared shell.
    [[nodiscard]] const Shell& find(domain::Locale locale, std::string_view route) const;

  private:
    using ByRoute = std::map<std::string, Shell, std::less<>>;

    std::map<domain::Locale, ByRoute> shells_;
};

}  // namespace hoigung::pages
