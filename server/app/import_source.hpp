#pragma once

#include <atomic>
#include <optional>
#include <string>

#include "app/catalogue_import.hpp"
#include "notify/http_post.hpp"

namespace hoigung::app {

enum class ImportFormat { ndjson, xml, jsonld, html, list };

// Reads the sources of an import: a file, a folder of files, an http address or - for standard input, and the
// documents that lists among them name.
class ImportSource {
  public:
    struct Options {
        // Detected for each document when empty.
        std::optional<ImportFormat> format;
        notify::Reach reach = notify::Reach::the_internet;
        // Ends the import when it becomes true.
        const std::atomic<bool>* stopping = nullptr;
    };

    ImportSource(CatalogueImport& import, CatalogueImport::Tell tell, Options options)
        : import_(import), tell_(std::move(tell)), options_(options) {}

    // Returns whether everything could be read.
    bool take(const std::string& source);
    // The first problem; empty when everything could be read.
    [[nodiscard]] const std::string& problem() const { return problem_; }
    // Whether the only problem was documents that break off early: their complete part was taken.
    [[nodiscard]] bool is_merely_broken() const { return failed_ > 0 && failed_ == broken_; }

  private:
    bool take(const std::string& source, int depth);
    bool take_folder(const std::string& folder, int depth);
    bool take_stream(const std::string& source, std::istream& input, int depth);
    bool take_address(const std::string& address, int depth);
    bool take_document(const std::string& source, std::string bytes, std::string_view charset, int depth);
    bool take_list(const std::string& list, std::string_view text, int depth);
    bool take_feed(const std::string& source, std::string_view text, feeds::FeedFormat format);
    bool fail(const std::string& source, std::string_view problem);
    [[nodiscard]] bool is_stopping() const { return options_.stopping != nullptr && *options_.stopping; }

    CatalogueImport& import_;
    const CatalogueImport::Tell tell_;
    const Options options_;
    std::string problem_;
    std::size_t failed_ = 0;
    std::size_t broken_ = 0;
    bool is_one_of_many_ = false;
    std::size_t documents_ = 0;
};

}  // namespace hoigung::app
