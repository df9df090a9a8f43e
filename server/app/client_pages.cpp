#include "app/client_pages.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/text.hpp"
#include "pages/style_policy.hpp"

namespace hoigung::app {
namespace {

// The document of all pages that have none of their own.
constexpr std::string_view kAnyPage = "any";
constexpr std::string_view kConfig = R"(<script type="application/json" id="config">{}</script>)";

std::string config_script(std::string_view json) {
    // Escapes every `<`, so that the text cannot end its script element.
    return fmt::format(R"(<script type="application/json" id="config">{}</script>)",
                       base::replace_all(json, "<", "\\u003c"));
}

}  // namespace

base::Result<ClientPages> ClientPages::make(const Parts& parts) {
    ClientPages pages(parts);
    const std::string config = config_script(parts.config_json);
    try {
        const auto shells = boost::json::parse(parts.web.shells_json);
        for (const domain::Locale locale : {domain::Locale::zh_hant, domain::Locale::en}) {
            Documents& documents = pages.documents_[locale];
            for (const auto& [path, shell] : shells.at(base::name_of(locale)).as_object()) {
                const std::string_view html(shell.at("html").as_string());
                documents[std::string(std::string_view(path))] = {
                    std::make_shared<const http::SharedBody>(base::replace_all(html, kConfig, config)),
                    pages::allow_styles(parts.content_security_policy, shell.at("styles").as_array())};
            }
            if (!documents.contains(kAnyPage)) throw std::runtime_error("no document for any page");
        }
    } catch (const std::exception& problem) {
        return base::Failure{
            fmt::format("shells.json does not hold the documents of {}: {}", parts.root, problem.what())};
    }
    return pages;
}

const ClientPages::Document& ClientPages::document_of(std::string_view path) const {
    constexpr std::string_view kEnglish = "/en";
    // What follows the root, with a slash at its beginning and its end.
    std::string rest(path.substr(root_.size() - 1));
    if (!rest.ends_with('/')) rest += '/';
    domain::Locale locale = domain::Locale::zh_hant;
    if (rest.starts_with("/en/")) {
        locale = domain::Locale::en;
        rest.erase(0, kEnglish.size());
    }
    const Documents& documents = documents_.at(locale);
    const auto own = documents.find(rest);
    return own != documents.end() ? own->second : documents.find(kAnyPage)->second;
}

http::Response ClientPages::answer(std::string_view path) const {
    constexpr std::string_view kFiles = "/assets/";
    if (!is_open_) return http::Response::error(404, "Not found");
    if (path.size() < root_.size()) return http::Response::redirect(301, root_);
    if (const auto file_path = path.substr(root_.size() - 1); file_path.starts_with(kFiles)) {
        auto file = files_.find(file_path);
        return file ? std::move(*file) : http::Response::error(404, "Not found");
    }
    const Document& document = document_of(path);
    return http::Response::html(200, document.body)
        .with("Cache-Control", "no-cache")
        .with("Content-Security-Policy", document.policy)
        .with("X-Robots-Tag", "noindex, nofollow");
}

}  // namespace hoigung::app
