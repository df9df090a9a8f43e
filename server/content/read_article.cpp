#include "content/read_article.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "base/text.hpp"
#include "content/front_matter.hpp"

namespace hoigung::content {
namespace {

constexpr std::array<std::string_view, 12> kKnownFields{"key",       "title",      "description", "category",
                                                        "cover",     "cover_text", "created",     "updated",
                                                        "published", "related",    "url",         "source"};
constexpr std::size_t kLongestDescription = 160;
constexpr std::size_t kExcerptLength = 120;
// Reading speed on a phone: Chinese characters, and words of other languages, per minute.
constexpr int kCharactersAMinute = 350;
constexpr int kWordsAMinute = 220;

// Reads the fields of one file's front matter and records their problems.
class Fields {
  public:
    Fields(const FrontMatter& matter, const std::string& file, std::vector<Problem>& problems)
        : matter_(matter), file_(file), problems_(problems) {}

    void problem(int line, std::string message) { problems_.push_back({file_, line, std::move(message)}); }

    std::string optional(std::string_view name) const {
        const auto* field = matter_.find(name);
        return field == nullptr ? "" : field->value;
    }
    std::string required(std::string_view name) {
        std::string value = optional(name);
        if (value.empty()) problem(1, fmt::format("has no {}", name));
        return value;
    }
    base::Date date(std::string_view name) {
        const std::string value = required(name);
        const auto date = base::parse_date(value);
        if (!value.empty() && !date) problem(line(name), fmt::format("{} is not a date: {}", name, value));
        return date.value_or(base::Date{});
    }
    bool flag(std::string_view name, bool otherwise) {
        const std::string value = optional(name);
        if (!value.empty() && value != "true" && value != "false")
            problem(line(name), fmt::format("{} must be true or false, not {}", name, value));
        return value.empty() ? otherwise : value == "true";
    }
    [[nodiscard]] int line(std::string_view name) const {
        const auto* field = matter_.find(name);
        return field == nullptr ? 1 : field->line;
    }
    void refuse_unknown() {
        for (const auto& field : matter_.fields) {
            if (std::ranges::find(kKnownFields, field.name) == kKnownFields.end())
                problem(field.line, fmt::format("there is no field {}", field.name));
        }
    }

  private:
    const FrontMatter& matter_;
    const std::string& file_;
    std::vector<Problem>& problems_;
};

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> items;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        if (const auto item = base::trim(text.substr(0, comma)); !item.empty()) items.emplace_back(item);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return items;
}

int reading_minutes(std::string_view text) {
    int characters = 0;
    int words = 0;
    bool in_word = false;
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t i = 0; i < size;) {
        UChar32 c = 0;
        U8_NEXT(text.data(), i, size, c);
        const bool han = c > 0 && u_hasBinaryProperty(c, UCHAR_IDEOGRAPHIC) != 0;
        const bool of_word = !han && c > 0 && u_isalnum(c) != 0;
        if (han) ++characters;
        if (of_word && !in_word) ++words;
        in_word = of_word;
    }
    constexpr int kFullMinute = kCharactersAMinute * kWordsAMinute;
    const int read = characters * kWordsAMinute + words * kCharactersAMinute;
    return std::max(1, (read + kFullMinute - 1) / kFullMinute);
}

std::string excerpt_of(std::string_view plain) {
    const std::string_view start = base::first_characters(plain, kExcerptLength);
    return start.size() == plain.size() ? std::string(plain) : fmt::format("{}…", base::trim(start));
}

void check_text(const Article& article, const Pictures& pictures, Fields& fields) {
    const auto at = [&](int line) { return article.body_line + line - 1; };
    for (const int line : article.text.first_level_headings)
        fields.problem(at(line), "headings begin at ##: the title is the page's own #");
    for (const auto& picture : article.text.pictures) {
        if (base::trim(picture.text).empty()) fields.problem(at(picture.line), "a picture has no text");
        if (!pictures.has(picture.target))
            fields.problem(at(picture.line), fmt::format("there is no picture covers/{}", picture.target));
    }
    if (base::trim(article.text.plain).empty()) fields.problem(article.body_line, "has no text");
}

void check_fields(const Article& article, Fields& fields) {
    fields.refuse_unknown();
    if (base::length(article.description) > kLongestDescription)
        fields.problem(fields.line("description"),
                       fmt::format("the description is longer than {} characters", kLongestDescription));
    if (article.updated < article.created)
        fields.problem(fields.line("updated"), "was updated before it was created");
    const bool is_blog = article.dir == Dir::blogs || article.dir == Dir::employer_blogs;
    if (is_blog && article.category.empty()) fields.problem(1, "has no category");
    if (article.dir == Dir::news && !article.url.starts_with("https://"))
        fields.problem(fields.line("url"), "a news item needs an https url");
}

}  // namespace

std::optional<Article> read_article(const Place& place, std::string_view text, const Pictures& pictures,
                                    std::vector<Problem>& problems) {
    const auto matter = parse_front_matter(text);
    if (!matter.ok()) {
        problems.push_back({place.file, matter.error().line, matter.error().message});
        return std::nullopt;
    }
    const std::size_t problems_before = problems.size();
    Fields fields(*matter, place.file, problems);
    Article article;
    article.dir = place.dir;
    article.locale = place.locale;
    article.name = place.name;
    article.file = place.file;
    article.key = fields.required("key");
    article.key_line = fields.line("key");
    article.title = fields.required("title");
    article.description = fields.required("description");
    article.category = fields.optional("category");
    article.created = fields.date("created");
    article.updated = matter->find("updated") == nullptr ? article.created : fields.date("updated");
    article.published = fields.flag("published", true);
    article.related = split_list(fields.optional("related"));
    article.url = fields.optional("url");
    article.source = fields.optional("source");
    if (const std::string cover = fields.optional("cover"); !cover.empty()) {
        if (!pictures.has(cover))
            fields.problem(fields.line("cover"), fmt::format("there is no picture covers/{}", cover));
        article.cover = pictures.address(cover);
        article.cover_text = fields.required("cover_text");
    }
    article.body_line = matter->body_line;
    article.text = render_markdown(
        matter->body, {.picture_address = [&](std::string_view name) { return pictures.address(name); },
                       .table_label = place.locale == domain::Locale::en ? "Table" : "表格",
                       // All news items are shown on one page with their texts.
                       .id_prefix = article.dir == Dir::news ? article.key + "-" : ""});
    article.excerpt = excerpt_of(article.text.plain);
    article.reading_minutes = reading_minutes(article.text.plain);
    article.folded = {base::fold(article.title), base::fold(article.description),
                      base::fold(article.text.plain)};
    check_fields(article, fields);
    check_text(article, pictures, fields);
    if (problems.size() > problems_before) return std::nullopt;
    return article;
}

}  // namespace hoigung::content
