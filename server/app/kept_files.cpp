#include "app/kept_files.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "base/log.hpp"
#include "http/static_files.hpp"

namespace hoigung::app {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> kApplications{"site", "portal", "console"};

// Names the files of the build that was started last. Hidden, so that nobody is served it.
constexpr std::string_view kCurrent = ".current";

// Paths below the folder of kept files: "site/assets/app-B7x3kQ9a.js".
using Paths = std::set<std::string>;

Paths hashed_files(const fs::path& web_root) {
    Paths found;
    for (const std::string_view application : kApplications) {
        const fs::path assets = web_root / application / "client" / "assets";
        if (!fs::is_directory(assets)) continue;
        for (const fs::directory_entry& entry : fs::directory_iterator(assets)) {
            const std::string name = entry.path().filename().string();
            if (entry.is_regular_file() && http::has_content_hash(name))
                found.insert((fs::path(application) / "assets" / name).generic_string());
        }
    }
    return found;
}

fs::path source_of(const fs::path& web_root, const fs::path& path) {
    return web_root / *path.begin() / "client" / "assets" / path.filename();
}

// What was in use until this start is as old as this start, however long the process before ran.
void touch_last_build(const fs::path& kept, fs::file_time_type now) {
    std::ifstream last(kept / kCurrent);
    for (std::string path; std::getline(last, path);) {
        std::error_code gone;
        fs::last_write_time(kept / path, now, gone);
    }
}

// A file appears whole or not at all, whenever the process is killed.
void copy_whole(const fs::path& from, const fs::path& to) {
    const fs::path part = to.parent_path() / fmt::format(".{}", to.filename().string());
    fs::create_directories(to.parent_path());
    fs::copy_file(from, part, fs::copy_options::overwrite_existing);
    fs::rename(part, to);
}

void write_current(const fs::path& kept, const Paths& paths) {
    const fs::path part = kept / ".current.part";
    std::ofstream out(part, std::ios::trunc);
    for (const std::string& path : paths) out << path << '\n';
    out.close();
    if (!out) throw fs::filesystem_error("cannot write", part, std::make_error_code(std::errc::io_error));
    fs::rename(part, kept / kCurrent);
}

struct KeptFile {
    fs::path path;
    fs::file_time_type used;
    std::uintmax_t bytes;
};

void drop_old_files(const fs::path& kept, const Paths& current, fs::file_time_type now,
                    const KeptFilesLimits& limits) {
    std::vector<KeptFile> others;
    std::uintmax_t bytes = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kept)) {
        const fs::path relative = entry.path().lexically_relative(kept);
        if (!entry.is_regular_file() || relative == kCurrent) continue;
        bytes += entry.file_size();
        if (!current.contains(relative.generic_string()))
            others.push_back({entry.path(), entry.last_write_time(), entry.file_size()});
    }
    std::ranges::sort(others, {}, &KeptFile::used);
    for (const KeptFile& file : others) {
        if (bytes <= limits.bytes && now - file.used <= limits.age) break;
        fs::remove(file.path);
        bytes -= file.bytes;
    }
}

}  // namespace

void keep_files_of_build(const fs::path& web_root, const fs::path& kept, fs::file_time_type now,
                         const KeptFilesLimits& limits) {
    fs::create_directories(kept);
    touch_last_build(kept, now);
    const Paths current = hashed_files(web_root);
    for (const std::string& path : current) {
        if (!fs::exists(kept / path)) copy_whole(source_of(web_root, path), kept / path);
        fs::last_write_time(kept / path, now);
    }
    write_current(kept, current);
    drop_old_files(kept, current, now, limits);
}

void add_kept_files(WebBuild& web, const fs::path& kept) {
    const std::array<http::StaticFiles*, 3> builds{&web.files, &web.portal.files, &web.console.files};
    for (std::size_t i = 0; i < builds.size(); ++i) {
        if (!fs::is_directory(kept / kApplications[i])) continue;
        if (auto files = http::StaticFiles::load(kept / kApplications[i]); files.ok())
            builds[i]->add_missing(std::move(*files));
        else
            base::log::warning("kept_files_dir: {}", files.error().message);
    }
}

}  // namespace hoigung::app
