#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "app/web_build.hpp"
#include "base/result.hpp"
#include "domain/locale.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::app {

// The documents and files of an application that the browser renders. Nothing in a document depends on who
// asks, not even on whether somebody has a session: a link in a mail arrives without its cookie.
class ClientPages {
  public:
    struct Parts {
        // The path of its pages, with a slash at the end.
        std::string root;
        const ClientBuild& web;
        // The public settings that every document carries, as JSON.
        std::string config_json;
        // The site's Content-Security-Policy; a document's own also allows its styles.
        std::string content_security_policy;
        // A closed application answers 404.
        bool is_open = true;
    };

    [[nodiscard]] static base::Result<ClientPages> make(const Parts& parts);

    // A page or a file at or below the root.
    [[nodiscard]] http::Response answer(std::string_view path) const;

  private:
    struct Document {
        std::shared_ptr<const http::SharedBody> body;
        std::string policy;
    };
    // By the path of the page that the document is for.
    using Documents = std::map<std::string, Document, std::less<>>;

    ClientPages(const Parts& parts) : root_(parts.root), files_(parts.web.files), is_open_(parts.is_open) {}

    [[nodiscard]] const Document& document_of(std::string_view path) const;

    std::string root_;
    const http::StaticFiles& files_;
    bool is_open_;
    std::map<domain::Locale, Documents> documents_;
};

}  // namespace hoigung::app
