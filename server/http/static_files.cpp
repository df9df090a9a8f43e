#include "http/static_files.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>
#include <vector>

#include "base/percent.hpp"
#include "http/etag.hpp"
#include "http/media_type.hpp"

namespace hoigung::http {
namespace {

namespace fs = std::filesystem;
using base::Failure;
using base::Result;

constexpr std::string_view kImmutable = "public, max-age=31536000, immutable";
constexpr std::string_view kRevalidated = "public, max-age=0, must-revalidate";

Result<std::string> read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (!in) return Failure{"Cannot read " + path.string()};
    return text;
}

Result<std::string> read_file_if_there(const fs::path& path) {
    if (!fs::is_regular_file(path)) return std::string();
    return read_file(path);
}

bool is_hidden(const fs::path& relative) {
    return std::any_of(relative.begin(), relative.end(),
                       [](const fs::path& part) { return part.string().starts_with('.'); });
}

bool is_compressed_form(const fs::path& path) {
    if (path.extension() != ".br" && path.extension() != ".gz") return false;
    return fs::is_regular_file(fs::path(path).replace_extension());
}

}  // namespace

Result<StaticFiles> StaticFiles::load(const fs::path& folder) {
    std::error_code error;
    fs::recursive_directory_iterator entries(folder, error);
    if (error) return Failure{"Cannot read the folder " + folder.string() + ": " + error.message()};

    StaticFiles files;
    for (const fs::directory_entry& entry : entries) {
        const fs::path relative = entry.path().lexically_relative(folder);
        if (!entry.is_regular_file() || is_hidden(relative) || is_compressed_form(entry.path())) continue;
        std::string text = TRY(read_file(entry.path()));
        std::string gzip = TRY(read_file_if_there(entry.path().string() + ".gz"));
        std::string brotli = TRY(read_file_if_there(entry.path().string() + ".br"));
        files.add(relative.generic_string(), std::move(text), std::move(gzip), std::move(brotli));
    }
    return files;
}

void StaticFiles::add(std::string path, std::string text, std::string gzip, std::string brotli) {
    const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
    File file;
    file.content_type = media_type_of_file(name);
    file.cache_control = has_content_hash(name) ? kImmutable : kRevalidated;
    file.etag = make_etag(text);
    file.body = std::make_shared<SharedBody>(std::move(text), std::move(gzip), std::move(brotli));
    files_.insert_or_assign(std::move(path), std::move(file));
}

void StaticFiles::add_missing(StaticFiles others) {
    files_.merge(others.files_);
}

std::optional<Response> StaticFiles::find(std::string_view path) const {
    if (path.size() < 2 || path.front() != '/') return std::nullopt;
    const auto found = files_.find(base::percent_decode(path.substr(1)));
    if (found == files_.end()) return std::nullopt;
    const File& file = found->second;
    Response response;
    response.headers.add("Content-Type", file.content_type);
    response.headers.add("Cache-Control", file.cache_control);
    response.body = Body(file.body);
    response.etag = file.etag;
    return response;
}

bool has_content_hash(std::string_view file_name) {
    constexpr std::size_t kHashLength = 8;
    const std::string_view stem = file_name.substr(0, file_name.find('.'));
    if (stem.size() < kHashLength + 2 || stem[stem.size() - kHashLength - 1] != '-') return false;
    const std::string_view hash = stem.substr(stem.size() - kHashLength);
    const auto is_hash_character = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    };
    // The "settings" of "app-settings.js" is not a hash: a hash has a digit or mixed case.
    const bool plain_word =
        std::all_of(hash.begin(), hash.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return std::all_of(hash.begin(), hash.end(), is_hash_character) && !plain_word;
}

}  // namespace hoigung::http
