#include <fstream>
#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "base/text.hpp"
#include "domain/ingest/ingest.hpp"
#include "feeds/ndjson.hpp"
#include "feeds/reference_json.hpp"
#include "store/catalogue_store.hpp"

namespace hoigung::app {
namespace {

// So many lines are one transaction: on disk whole or not at all.
constexpr std::size_t kLinesAtOnce = 500;

// Takes lines in, counts what became of them and names those refused.
class Import {
  public:
    Import(domain::CatalogueStore& store, const base::Clock& clock)
        : store_(store), clock_(clock), lists_(feeds::read_reference_lists(reference_files())) {}

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
        const auto results = domain::ingest(lines_, lists_, store_, clock_.now());
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
    void refuse(std::size_t number, const std::vector<std::string>& reasons) {
        ++refused_;
        std::cerr << fmt::format("line {}: {}\n", number, fmt::join(reasons, "; "));
    }

    domain::CatalogueStore& store_;
    const base::Clock& clock_;
    const domain::ReferenceLists lists_;
    std::vector<domain::CatalogueLine> lines_;
    std::vector<std::size_t> numbers_;
    std::size_t number_ = 0;
    std::size_t created_ = 0;
    std::size_t changed_ = 0;
    std::size_t unchanged_ = 0;
    std::size_t refused_ = 0;
};

}  // namespace

int import_file(const Settings& settings, const std::string& file) {
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
    Import import(store, clock);
    for (std::string line; std::getline(input, line);) import.take(line);
    import.flush();
    if (input.bad()) {
        std::cerr << file << ": reading stopped before its end\n";
        return kFailed;
    }
    return import.report();
}

}  // namespace hoigung::app
