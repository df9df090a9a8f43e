#include <fstream>
#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "app/operator_lists.hpp"
#include "base/text.hpp"
#include "domain/ingest/ingest.hpp"
#include "feeds/ndjson.hpp"
#include "feeds/postings/json_ld.hpp"
#include "feeds/postings/xml_feed.hpp"
#include "store/catalogue_store.hpp"

namespace hoigung::app {
namespace {

// Lines per transaction, which is on disk completely or not at all.
constexpr std::size_t kLinesAtOnce = 500;

// A feed is read into memory as a whole.
constexpr std::size_t kLargestFeed = 256UL << 20;

// A feed knows a company's name and nothing else: what the site knows of it stays.
std::optional<std::string> keep_companies(domain::CatalogueLine& line, domain::CatalogueWriter& stored) {
    auto* company = std::get_if<domain::CompanyLine>(&line);
    if (company == nullptr) return std::nullopt;
    if (const auto known = stored.company(company->id))
        *company = {known->id, known->is_suspended, known->profile};
    return std::nullopt;
}

// Ingests lines, counts the results and lists the refused ones.
class Import {
  public:
    Import(domain::CatalogueStore& store, const base::Clock& clock, ImportFormat format,
           domain::ReferenceLists::Contents lists)
        : store_(store), clock_(clock), format_(format), lists_(std::move(lists)) {}

    // Returns why the text is not a feed at all; otherwise ingests what it can.
    std::optional<std::string> take_feed(std::string_view text) {
        const auto feed =
            format_ == ImportFormat::xml ? feeds::read_xml_feed(text) : feeds::read_json_ld(text);
        if (!feed.ok()) return feed.error();
        for (const feeds::FeedJob& job : *feed) take(job);
        return std::nullopt;
    }

    void take(std::string_view text) {
        ++number_;
        if (base::trim(text).empty()) return;
        auto line = feeds::read_catalogue_line(text);
        if (!line.ok()) return refuse(number_, line.error());
        lines_.push_back(std::move(*line));
        numbers_.push_back(number_);
        if (lines_.size() == kLinesAtOnce) flush();
    }

    void flush() {
        const auto gate = format_ == ImportFormat::ndjson ? domain::LineGate{} : keep_companies;
        const auto results = domain::ingest(lines_, lists_, store_, clock_.now(), gate);
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (!results[i].ok()) {
                refuse(numbers_[i], results[i].error());
                continue;
            }
            switch (*results[i]) {
                case domain::Ingested::created:
                    ++created_;
                    break;
                case domain::Ingested::changed:
                    ++changed_;
                    break;
                case domain::Ingested::unchanged:
                    ++unchanged_;
                    break;
            }
        }
        lines_.clear();
        numbers_.clear();
    }

    int report() const {
        std::cout << fmt::format("{} created, {} changed, {} unchanged, {} refused\n", created_, changed_,
                                 unchanged_, refused_);
        return refused_ == 0 ? kDone : kSomeLinesRefused;
    }

  private:
    void take(const feeds::FeedJob& job) {
        ++number_;
        auto lines = feeds::lines_of(job, lists_);
        if (!lines.ok()) return refuse(number_, lines.error());
        for (domain::CatalogueLine& line : *lines) {
            lines_.push_back(std::move(line));
            numbers_.push_back(number_);
        }
        if (lines_.size() >= kLinesAtOnce) flush();
    }

    void refuse(std::size_t number, const std::vector<std::string>& reasons) {
        ++refused_;
        std::cerr << fmt::format("{} {}: {}\n", format_ == ImportFormat::ndjson ? "line" : "job", number,
                                 fmt::join(reasons, "; "));
    }

    domain::CatalogueStore& store_;
    const base::Clock& clock_;
    const ImportFormat format_;
    const domain::ReferenceLists lists_;
    std::vector<domain::CatalogueLine> lines_;
    std::vector<std::size_t> numbers_;
    std::size_t number_ = 0;
    std::size_t created_ = 0;
    std::size_t changed_ = 0;
    std::size_t unchanged_ = 0;
    std::size_t refused_ = 0;
};

std::string read_whole(std::istream& input) {
    std::string text;
    std::string piece(1 << 16, '\0');
    while (text.size() <= kLargestFeed && (input.read(piece.data(), std::ssize(piece)) || input.gcount() > 0))
        text.append(piece, 0, static_cast<std::size_t>(input.gcount()));
    return text;
}

ImportFormat format_of(std::string_view file) {
    if (file.ends_with(".xml")) return ImportFormat::xml;
    return file.ends_with(".jsonld") ? ImportFormat::jsonld : ImportFormat::ndjson;
}

}  // namespace

int import_file(const Settings& settings, const std::string& file, std::optional<ImportFormat> wanted) {
    std::ifstream opened;
    if (file != "-") {
        opened.open(file, std::ios::binary);
        if (!opened) {
            std::cerr << file << ": cannot be read\n";
            return kFailed;
        }
    }
    std::istream& input = file == "-" ? std::cin : opened;
    const auto database = open_database(settings);
    const base::SystemClock clock;
    store::SqlCatalogueStore store(*database, clock);
    const ImportFormat format = wanted.value_or(format_of(file));
    Import import(store, clock, format, operator_lists(settings.lists_dir).reference);
    if (format != ImportFormat::ndjson) {
        const std::string text = read_whole(input);
        const auto problem = text.size() > kLargestFeed ? "larger than 256 MiB" : import.take_feed(text);
        if (problem) {
            std::cerr << file << ": " << *problem << '\n';
            return kFailed;
        }
    } else {
        for (std::string line; std::getline(input, line);) import.take(line);
    }
    import.flush();
    if (input.bad()) {
        std::cerr << file << ": reading stopped before its end\n";
        return kFailed;
    }
    return import.report();
}

}  // namespace hoigung::app
