#include "content/load.hpp"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "base/hash.hpp"
#include "base/json_archive.hpp"
#include "base/text.hpp"
#include "content/read_article.hpp"

namespace hoigung::content {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kCategories = "categories.json";
constexpr std::string_view kSiteName = "{site_name}";
constexpr std::string_view kPrices = "{prices}";

std::optional<std::string> read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

// Sorted by name, so that messages and results do not depend on the disk.
std::vector<fs::path> files_of(const fs::path& folder, std::string_view ending) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        // A dangling symlink is still somebody's article, so it is reported as unreadable.
        std::error_code broken;
        if (!entry->is_directory(broken) && !name.starts_with('.') && name.ends_with(ending))
            files.push_back(entry->path());
    }
    std::ranges::sort(files);
    return files;
}

Pictures read_pictures(const fs::path& folder, const std::string& root) {
    Pictures pictures(root);
    for (const fs::path& file : files_of(folder, ".svg")) {
        if (auto bytes = read_file(file)) pictures.add(file.filename().string(), std::move(*bytes));
    }
    return pictures;
}

bool is_all_digits(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

void check_categories(const std::vector<Category>& categories, std::vector<Problem>& problems) {
    for (const domain::Locale locale : domain::kLocales) {
        std::set<std::string> slugs;
        for (const Category& category : categories) {
            const std::string& slug = category.slug.in(locale);
            const auto say = [&](std::string_view what) {
                problems.push_back({std::string(kCategories), 1,
                                    fmt::format("the slug {} of {} {}", slug, category.key, what)});
            };
            // An all-digit segment would be a page number.
            if (is_all_digits(slug)) say("is all digits");
            if (slug.find('/') != std::string::npos) say("has a slash");
            if (!slugs.insert(slug).second) say("is another category's too");
        }
    }
}

void fill_in(std::vector<Category>& categories, const domain::LocalizedText& site_name) {
    for (Category& category : categories) {
        category.name.zh_hant = base::replace_all(category.name.zh_hant, kSiteName, site_name.zh_hant);
        category.name.en = base::replace_all(category.name.en, kSiteName, site_name.en);
    }
}

Categories read_categories(const fs::path& folder, const domain::LocalizedText& site_name,
                           std::vector<Problem>& problems) {
    const auto text = read_file(folder / kCategories);
    if (!text) {
        problems.push_back({std::string(kCategories), 1, "cannot be read"});
        return {};
    }
    boost::json::error_code error;
    const auto json = boost::json::parse(*text, error);
    if (error) {
        problems.push_back({std::string(kCategories), 1, "is not JSON: " + error.message()});
        return {};
    }
    Categories categories;
    base::JsonReader reader;
    reader.read(json, categories);
    for (const std::string& problem : reader.problems())
        problems.push_back({std::string(kCategories), 1, problem});
    check_categories(categories.blogs, problems);
    check_categories(categories.employer_blogs, problems);
    fill_in(categories.blogs, site_name);
    fill_in(categories.employer_blogs, site_name);
    return reader.problems().empty() ? categories : Categories{};
}

// Whether another file of the language has the same key or would have the same address.
bool is_taken(const std::vector<Article>& articles, const Article& article, std::vector<Problem>& problems) {
    for (const Article& other : articles) {
        if (other.locale != article.locale) continue;
        if (other.dir == article.dir && other.key == article.key) {
            problems.push_back({article.file, article.key_line,
                                fmt::format("has the key {} of {}", article.key, other.file)});
            return true;
        }
        if (article.dir != Dir::news && other.dir != Dir::news && other.path() == article.path()) {
            problems.push_back({article.file, 1, fmt::format("has the address of {}", other.file)});
            return true;
        }
    }
    return false;
}

}  // namespace

Loaded load_folder(const fs::path& folder, const LoadOptions& options) {
    Loaded loaded;
    auto& [contents, problems] = loaded;
    contents.root = options.root;
    contents.pictures = read_pictures(folder / "covers", options.root);
    contents.categories = read_categories(folder, options.site_name, problems);
    for (const std::string_view dir : base::names_of<Dir>()) {
        for (const domain::Locale locale : domain::kLocales) {
            const fs::path place = fs::path(dir) / base::name_of(locale);
            for (const fs::path& path : files_of(folder / place, ".md")) {
                const auto text = read_file(path);
                const Place where{*base::parse_enum<Dir>(dir), locale, path.stem().string(),
                                  (place / path.filename()).generic_string()};
                if (!text) {
                    problems.push_back({where.file, 1, "cannot be read"});
                    continue;
                }
                const std::string filled_in =
                    base::replace_all(base::replace_all(*text, kSiteName, options.site_name.in(locale)),
                                      kPrices, options.prices.in(locale));
                auto article = read_article(where, filled_in, contents.pictures, problems);
                if (!article || (!article->published && !options.drafts)) continue;
                if (!is_taken(contents.articles, *article, problems))
                    contents.articles.push_back(std::move(*article));
            }
        }
    }
    return loaded;
}

std::string fingerprint(const fs::path& folder) {
    std::vector<std::string> files;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code gone;
        if (entry->is_directory(gone)) continue;
        files.push_back(fmt::format("{} {} {}", entry->path().string(), entry->file_size(gone),
                                    entry->last_write_time(gone).time_since_epoch().count()));
    }
    std::ranges::sort(files);
    return fmt::format("{:016x}", base::stable_hash(fmt::format("{}", fmt::join(files, "\n"))));
}

}  // namespace hoigung::content
