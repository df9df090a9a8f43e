#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "domain/locale.hpp"

namespace hoigung::pages {

// A document that the browser fills with its page.
struct Shell {
    std::string html;
    // The Content-Security-Policy that allows its inline styles.
    std::string policy;
};

// The shells of the web's build. A page that is always rendered in the browser has one of its own, which
// names the scripts it needs; all other pages share one.
class Shells {
  public:
    // shells.json of the web's build, in which {site_name} stands for the site's name, and the policy of the
    // site.
    [[nodiscard]] static base::Result<Shells> read(std::string_view json, std::string_view policy,
                                                   const domain::LocalizedText& site_name);

    // `route` by its name; "" when it does not matter.
    [[nodiscard]] const Shell& find(domain::Locale locale, std::string_view route) const;

  private:
    using ByRoute = std::map<std::string, Shell, std::less<>>;

    std::map<domain::Locale, ByRoute> shells_;
};

}  // namespace hoigung::pages
