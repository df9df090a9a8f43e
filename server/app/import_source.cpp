#include "app/import_source.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <vector>

#include <fmt/format.h>

#include "base/text.hpp"
#include "feeds/postings/text_encoding.hpp"
#include "feeds/postings/xml_feed.hpp"
#include "notify/http_get.hpp"

namespace hoigung::app {
namespace {

namespace fs = std::filesystem;

// A feed is read into memory completely.
constexpr std::size_t kLargestFeed = 256UL << 20;
constexpr std::size_t kMostDocuments = 100'000;
// A list may name lists: a sitemap of sitemaps.
constexpr int kDeepest = 3;

bool is_address(std::string_view source) {
    return source.starts_with("http://") || source.starts_with("https://");
}

std::optional<ImportFormat> format_by_name(std::string_view source) {
    const std::string extension =
        base::fold(fs::path(source.substr(0, source.find('?'))).extension().string());
    if (extension == ".ndjson" || extension == ".jsonl") return ImportFormat::ndjson;
    if (extension == ".xml" || extension == ".rss") return ImportFormat::xml;
    if (extension == ".json" || extension == ".jsonld") return ImportFormat::jsonld;
    if (extension == ".html" || extension == ".htm") return ImportFormat::html;
    if (extension == ".txt") return ImportFormat::list;
    return std::nullopt;
}

ImportFormat format_by_content(std::string_view text) {
    switch (feeds::format_of(text)) {
        case feeds::FeedFormat::xml:
            return ImportFormat::xml;
        case feeds::FeedFormat::html:
            return ImportFormat::html;
        case feeds::FeedFormat::list:
            return ImportFormat::list;
        default:
            return ImportFormat::jsonld;
    }
}

// Markup is recognized by its content, whatever the name says.
ImportFormat format_of(std::string_view source, std::string_view text) {
    const ImportFormat content = format_by_content(text);
    const auto name = format_by_name(source);
    const bool is_told_by_content = base::trim(text).starts_with('<') || !name;
    return is_told_by_content ? content : *name;
}

feeds::FeedFormat feed_format(ImportFormat format) {
    if (format == ImportFormat::xml) return feeds::FeedFormat::xml;
    return format == ImportFormat::html ? feeds::FeedFormat::html : feeds::FeedFormat::jsonld;
}

std::string read_whole(std::istream& input) {
    std::string text;
    std::string piece(1 << 16, '\0');
    while (text.size() <= kLargestFeed && (input.read(piece.data(), std::ssize(piece)) || input.gcount() > 0))
        text.append(piece, 0, static_cast<std::size_t>(input.gcount()));
    return text;
}

}  // namespace

bool ImportSource::take(const std::string& source) {
    return take(source, 0);
}

bool ImportSource::take(const std::string& source, int depth) {
    if (is_stopping()) return false;
    if (depth > kDeepest || ++documents_ > kMostDocuments) return fail(source, "one list too many");
    if (is_address(source)) return take_address(source, depth);
    if (source == "-") return take_stream(source, std::cin, depth);
    std::error_code problem;
    if (fs::is_directory(source, problem)) return take_folder(source, depth);
    std::ifstream file(source, std::ios::binary);
    if (!file) return fail(source, "cannot be read");
    return take_stream(source, file, depth);
}

bool ImportSource::take_folder(const std::string& folder, int depth) {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && format_by_name(entry.path().string()))
            files.push_back(entry.path().string());
    }
    if (files.empty()) return fail(folder, "holds no .xml, .json, .jsonld, .html, .ndjson or .txt");
    std::ranges::sort(files);
    is_one_of_many_ = true;
    bool is_whole = true;
    for (const std::string& file : files) is_whole = take(file, depth + 1) && is_whole;
    return is_whole;
}

bool ImportSource::take_stream(const std::string& source, std::istream& input, int depth) {
    const auto by_name = options_.format ? options_.format : format_by_name(source);
    if (by_name.value_or(ImportFormat::ndjson) == ImportFormat::ndjson) {
        import_.begin_document(is_one_of_many_ ? source + " " : "");
        for (std::string line; std::getline(input, line);) import_.take_line(line);
        return !input.bad() || fail(source, "reading stopped before its end");
    }
    std::string bytes = read_whole(input);
    if (input.bad()) return fail(source, "reading stopped before its end");
    return take_document(source, std::move(bytes), {}, depth);
}

bool ImportSource::take_address(const std::string& address, int depth) {
    auto document = notify::http_get({.url = address,
                                      .timeout = std::chrono::minutes(5),
                                      .largest_answer = kLargestFeed,
                                      .reach = options_.reach,
                                      .stopping = options_.stopping});
    const auto& answer = document.answer;
    if (!answer.failure.empty()) return fail(address, answer.failure);
    if (!answer.is_success()) return fail(address, fmt::format("answered with status {}", answer.status));
    return take_document(document.url, std::move(document.answer.text), document.charset, depth);
}

bool ImportSource::take_document(const std::string& source, std::string bytes, std::string_view charset,
                                 int depth) {
    if (bytes.size() > kLargestFeed) return fail(source, "larger than 256 MiB");
    const std::string text = feeds::document_text(std::move(bytes), charset);
    const ImportFormat format = options_.format.value_or(format_of(source, text));
    if (format == ImportFormat::list) return take_list(source, text, depth);
    // Lines of the catalogue can change anybody's jobs and the home page, so another site must not decide
    // that a document has them.
    if (format == ImportFormat::ndjson && is_address(source) && !options_.format)
        return fail(source, "lines of a catalogue are taken from an address only with --format ndjson");
    import_.begin_document(is_one_of_many_ ? source + " " : "");
    if (format == ImportFormat::ndjson) {
        for (std::string_view rest = text; !rest.empty();) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            import_.take_line(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return true;
    }
    return take_feed(source, text, feed_format(format));
}

bool ImportSource::take_feed(const std::string& source, std::string_view text, feeds::FeedFormat format) {
    const std::string address = is_address(source) ? source : std::string();
    const auto feed = feeds::read_feed(text, format, address);
    if (feed.ok()) {
        for (const feeds::FeedJob& job : *feed) import_.take(job);
        return true;
    }
    const auto whole_part =
        format == feeds::FeedFormat::xml ? feeds::whole_part_of(text) : std::optional<std::string>();
    const auto part = whole_part ? feeds::read_feed(*whole_part, format, address) : feed;
    if (!part.ok()) return fail(source, feed.error());
    for (const feeds::FeedJob& job : *part) import_.take(job);
    ++broken_;
    return fail(source,
                fmt::format("warning: {}; the {} jobs before that are taken", feed.error(), part->size()));
}

bool ImportSource::take_list(const std::string& list, std::string_view text, int depth) {
    const auto entries = feeds::read_list(text);
    if (entries.empty()) return fail(list, "neither a feed nor a list of files or addresses");
    is_one_of_many_ = true;
    bool is_whole = true;
    for (const std::string& entry : entries) {
        if (is_stopping()) return false;
        const bool is_file = !is_address(entry);
        if (is_file && is_address(list)) {
            is_whole = fail(entry, "an address's list names addresses only");
            continue;
        }
        const std::string source = is_file ? (fs::path(list).parent_path() / entry).string() : entry;
        is_whole = take(source, depth + 1) && is_whole;
    }
    return is_whole;
}

bool ImportSource::fail(const std::string& source, std::string_view problem) {
    std::string words = fmt::format("{}: {}", source, problem);
    tell_(words);
    ++failed_;
    if (problem_.empty()) problem_ = std::move(words);
    return false;
}

}  // namespace hoigung::app
