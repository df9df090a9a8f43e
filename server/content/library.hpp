#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/shared_slot.hpp"
#include "content/article.hpp"
#include "content/pictures.hpp"

namespace hoigung::content {

struct Category {
    std::string key;
    domain::LocalizedText slug;
    domain::LocalizedText name;

    static void describe(auto& self, auto& visit) {
        visit.required("key", self.key);
        visit.required("slug", self.slug);
        visit.required("name", self.name);
    }
};

// The categories of the two kinds of blogs, in display order.
struct Categories {
    std::vector<Category> blogs;
    std::vector<Category> employer_blogs;

    [[nodiscard]] const std::vector<Category>& of(Dir dir) const;

    static void describe(auto& self, auto& visit) {
        visit.required("blogs", self.blogs);
        visit.required("employer-blogs", self.employer_blogs);
    }
};

// A snapshot of all articles in the files. Immutable.
class Library {
  public:
    struct Contents {
        std::vector<Article> articles;
        Categories categories;
        Pictures pictures{""};
        // The prefix of the content service's addresses.
        std::string root;
        // Grows with every load, so that data made from an older library can be recognized as stale.
        std::int64_t generation = 0;
    };

    explicit Library(Contents contents);
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    // Spec 9: sorted by createdAt, descending.
    [[nodiscard]] std::span<const Article* const> articles(Dir dir, domain::Locale locale) const;
    [[nodiscard]] const Article* find(Dir dir, domain::Locale locale, std::string_view name) const;
    [[nodiscard]] const Article* find_key(Dir dir, domain::Locale locale, std::string_view key) const;
    // The same article in the other language.
    [[nodiscard]] const Article* counterpart(const Article& article) const;

    [[nodiscard]] const std::vector<Category>& categories(Dir dir) const {
        return contents_.categories.of(dir);
    }
    [[nodiscard]] const Category* category(Dir dir, std::string_view key) const;
    [[nodiscard]] const Category* category_by_slug(Dir dir, domain::Locale locale,
                                                   std::string_view slug) const;
    [[nodiscard]] const Pictures& pictures() const { return contents_.pictures; }
    [[nodiscard]] std::int64_t generation() const { return contents_.generation; }

    // The articles and lists of a language as one JSON document, and its address: "/content/db-{hash}.json".
    [[nodiscard]] const std::string& database(domain::Locale locale) const;
    [[nodiscard]] const std::string& database_address(domain::Locale locale) const;

  private:
    struct Database {
        std::string json;
        std::string address;
    };

    Contents contents_;
    std::map<std::pair<Dir, domain::Locale>, std::vector<const Article*>> by_list_;
    std::map<domain::Locale, Database> databases_;
};

// The published library; readers keep the one they hold.
class LiveLibrary {
  public:
    [[nodiscard]] std::shared_ptr<const Library> library() const { return library_.load(); }
    void publish(std::shared_ptr<const Library> library) { library_.store(std::move(library)); }

  private:
    base::SharedSlot<Library> library_{std::make_shared<const Library>(Library::Contents{})};
};

}  // namespace hoigung::content
