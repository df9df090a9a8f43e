#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "base/result.hpp"
#include "domain/locale.hpp"
#include "http/static_files.hpp"

namespace hoigung::app {

// An application that the browser renders: its files, the documents of its pages, and the GraphQL documents
// that they request.
struct ClientBuild {
    http::StaticFiles files;
    std::string shells_json;
    std::map<std::string, std::string> documents;
};

// The output of the web's build, read into memory.
struct WebBuild {
    http::StaticFiles files;
    std::string bundle;
    std::string routes_json;
    std::string shells_json;
    domain::LocalizedText manifests;
    // The service worker, and the one that removes it.
    std::string worker;
    std::string worker_off;
    // The site's own GraphQL documents by the sha256 of their text.
    std::map<std::string, std::string> documents;
    ClientBuild portal;
    ClientBuild console;
};

[[nodiscard]] base::Result<WebBuild> read_web_build(const std::filesystem::path& folder);

}  // namespace hoigung::app
