#pragma once

#include <string>

#include "base/json_writer.hpp"
#include "content/library.hpp"

namespace hoigung::content {

enum class Detail { summary, full };
// A small cover above the fold is inlined in the page (`drawn`), all others are linked.
enum class Cover { linked, drawn };

void write_article(base::JsonWriter& json, const Library& library, const Article& article, Detail detail,
                   Cover cover = Cover::linked);
// Writes the category's key, name and the address of its list.
void write_category(base::JsonWriter& json, Dir dir, const Category& category, domain::Locale locale);

// {articles, lists} of one language.
[[nodiscard]] std::string database_json(const Library& library, domain::Locale locale);

}  // namespace hoigung::content
