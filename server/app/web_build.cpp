#include "app/web_build.hpp"

#include <fstream>
#include <sstream>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace hoigung::app {
namespace {

base::Result<std::string> read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return base::Failure{
            fmt::format("{} cannot be read: build the web first (script/build)", path.string())};
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

base::Result<std::map<std::string, std::string>> read_documents(const std::string& json) {
    std::map<std::string, std::string> documents;
    try {
        const auto parsed = boost::json::parse(json);
        for (const auto& [hash, text] : parsed.as_object()) {
            documents.emplace(hash, std::string_view(text.as_string()));
        }
    } catch (const std::exception& problem) {
        return base::Failure{fmt::format("documents.json is broken: {}", problem.what())};
    }
    return documents;
}

base::Result<ClientBuild> read_client_build(const std::filesystem::path& folder) {
    const auto documents = TRY(read_file(folder / "server" / "documents.json"));
    return ClientBuild{.files = TRY(http::StaticFiles::load(folder / "client")),
                       .shells_json = TRY(read_file(folder / "server" / "shells.json")),
                       .documents = TRY(read_documents(documents))};
}

}  // namespace

base::Result<WebBuild> read_web_build(const std::filesystem::path& folder) {
    const auto server = folder / "site" / "server";
    const auto client = folder / "site" / "client";
    const auto documents = TRY(read_file(server / "documents.json"));
    return WebBuild{
        .files = TRY(http::StaticFiles::load(client)),
        .bundle = TRY(read_file(server / "entry-server.js")),
        .routes_json = TRY(read_file(server / "routes.json")),
        .shells_json = TRY(read_file(server / "shells.json")),
        .manifests = {TRY(read_file(client / "manifest.webmanifest")),
                      TRY(read_file(client / "manifest-en.webmanifest"))},
        .worker = TRY(read_file(server / "worker.js")),
        .worker_off = TRY(read_file(server / "worker-off.js")),
        .documents = TRY(read_documents(documents)),
        .portal = TRY(read_client_build(folder / "portal")),
        .console = TRY(read_client_build(folder / "console")),
    };
}

}  // namespace hoigung::app
