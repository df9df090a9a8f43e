#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/result.hpp"
#include "http/response.hpp"

namespace hoigung::http {

// Files in memory, found by their exact path, so that no path can lead out of their folder.
class StaticFiles {
  public:
    // Reads every file in a folder, recursively. A ".br" or ".gz" beside a file is its compressed form.
    // Hidden files are left out.
    [[nodiscard]] static base::Result<StaticFiles> load(const std::filesystem::path& folder);

    // `path` is relative, without a leading '/': "assets/app-B7x3kQ9a.js".
    void add(std::string path, std::string text, std::string gzip = {}, std::string brotli = {});

    // Adds those of the others whose paths are not taken.
    void add_missing(StaticFiles others);

    // The file at a target's path ("/assets/app-B7x3kQ9a.js"), if there is one.
    [[nodiscard]] std::optional<Response> find(std::string_view path) const;
    [[nodiscard]] std::size_t size() const { return files_.size(); }

  private:
    struct File {
        std::shared_ptr<const SharedBody> body;
        std::string_view content_type;
        std::string_view cache_control;
        std::string etag;
    };
    std::unordered_map<std::string, File> files_;
};

// Whether a file's name carries a hash of its content, as the build writes it: "name-B7x3kQ9a.js".
[[nodiscard]] bool has_content_hash(std::string_view file_name);

}  // namespace hoigung::http
