#include "app/portal_pages.hpp"

#include "app/portal_settings.hpp"
#include "base/json_writer.hpp"

namespace hoigung::app {
namespace {

constexpr std::string_view kEnglish = "/portal/en/";
constexpr std::string_view kFiles = "/portal/assets/";

std::string config_json(const Settings& settings) {
    std::string out;
    base::JsonWriter(out)
        .begin_object()
        .member("environment", base::name_of(settings.environment))
        .member("public_url", settings.public_url)
        .member("portal_root", settings.portal_root)
        .member("errors_url", settings.errors_url)
        .end_object();
    // Escapes every `<`, so that the text cannot end its script element.
    std::string safe;
    for (const char c : out) c == '<' ? safe += "\\u003c" : safe += c;
    return safe;
}

std::string with(std::string html, std::string_view place, std::string_view text) {
    const std::size_t at = html.find(place);
    if (at != std::string::npos) html.replace(at, place.size(), text);
    return html;
}

}  // namespace

PortalPages::PortalPages(const Settings& settings, const ClientBuild& web)
    : is_open_(is_portal_open(settings)), files_(web.files) {
    constexpr std::string_view kConfig = R"(<script type="application/json" id="config">{}</script>)";
    const std::string filled =
        R"(<script type="application/json" id="config">)" + config_json(settings) + "</script>";
    std::string chinese = with(web.index_html, kConfig, filled);
    english_ =
        std::make_shared<const http::SharedBody>(with(chinese, R"(lang="zh-Hant-HK")", R"(lang="en-HK")"));
    chinese_ = std::make_shared<const http::SharedBody>(std::move(chinese));
}

http::Response PortalPages::answer(std::string_view path) const {
    if (!is_open_) return http::Response::error(404, "Not found");
    if (path.starts_with(kFiles)) {
        auto file = files_.find(path.substr(kPortal.size() - 1));
        return file ? std::move(*file) : http::Response::error(404, "Not found");
    }
    if (path == kPortal.substr(0, kPortal.size() - 1)) return http::Response::redirect(301, kPortal);
    const bool is_english = path.starts_with(kEnglish);
    return http::Response::html(200, is_english ? english_ : chinese_)
        .with("Cache-Control", "no-cache")
        .with("X-Robots-Tag", "noindex, nofollow");
}

}  // namespace hoigung::app
