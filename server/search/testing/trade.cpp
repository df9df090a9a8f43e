#include "search/testing/trade.hpp"

#include <algorithm>
#include <span>
#include <stdexcept>

#include "base/embedded.hpp"
#include "base/json_archive.hpp"

namespace hoigung {

[[nodiscard]] std::span<const base::EmbeddedFile> search_test_files();

namespace search::testing {
namespace {

struct JobTerms {
    std::vector<domain::Term> employments;
    std::vector<domain::Term> working_days;
    std::vector<domain::Term> working_times;

    static void describe(auto& self, auto& visit) {
        visit.required("employments", self.employments);
        visit.required("workingDays", self.working_days);
        visit.required("workingTimes", self.working_times);
    }
};

std::string_view text_of(std::string_view path) {
    const auto files = search_test_files();
    const auto file = std::ranges::find(files, path, &base::EmbeddedFile::path);
    if (file == files.end()) throw std::runtime_error("a file of data/ is missing");
    return file->text;
}

template <class T>
T read(std::string_view path) {
    T value;
    base::JsonReader reader;
    const std::string_view text = text_of(path);
    reader.read(boost::json::parse({text.data(), text.size()}), value);
    return value;
}

domain::ReferenceLists::Contents read_lists() {
    auto terms = read<JobTerms>("data/job_terms.json");
    domain::ReferenceLists::Contents contents;
    contents.regions = read<std::vector<domain::Region>>("data/regions.json");
    contents.districts = read<std::vector<domain::District>>("data/districts.json");
    contents.categories = read<std::vector<domain::JobCategory>>("data/job_categories.json");
    contents.minimum_wages = read<std::vector<domain::MinimumWage>>("data/minimum_wage.json");
    contents.law = read<domain::EmploymentLaw::Contents>("data/employment_law.json");
    contents.stations = read<std::vector<domain::Station>>("data/stations.json");
    contents.mtr = read<domain::MtrMap>("data/mtr_network.json");
    contents.employments = std::move(terms.employments);
    contents.working_days = std::move(terms.working_days);
    contents.working_times = std::move(terms.working_times);
    return contents;
}

}  // namespace

const domain::ReferenceLists& reference_lists() {
    static const domain::ReferenceLists lists(read_lists());
    return lists;
}

const std::vector<SynonymGroup>& synonyms() {
    static const auto groups = read_synonyms(text_of("data/synonyms.json"));
    return groups;
}

const std::vector<TradesOfType>& job_trades() {
    static const auto trades = read_job_trades(text_of("data/job_trades.json"));
    return trades;
}

const meaning::Meanings& meanings() {
    static const auto read = meaning::read_meanings(search_test_files());
    return read;
}

std::shared_ptr<const Dictionary> dictionary() {
    static const auto made = std::make_shared<const Dictionary>(reference_lists(), synonyms(), meanings());
    return made;
}

}  // namespace search::testing
}  // namespace hoigung
