// Uses any bytes as a search text, as a prefix to complete and as an alert: nothing may crash, and answers
// must be consistent.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/text.hpp"
#include "search/alerts.hpp"
#include "search/index.hpp"
#include "search/testing/random_jobs.hpp"

using namespace hoigung;

namespace {

domain::ReferenceLists::Contents lists() {
    domain::ReferenceLists::Contents contents;
    contents.regions = {{"03", {"九龍", "Kowloon"}, {"九龍", "Kowloon"}}};
    contents.districts = {{"030503", 0, {"旺角", "Mong Kok"}, 22.32, 114.17, {}},
                          {"030501", 0, {"尖沙咀", "Tsim Sha Tsui"}, 22.3, 114.17, {}}};
    contents.categories = {{"food-and-beverage",
                            0,
                            {"餐飲", "Food & Beverage"},
                            {{"WW", 0, {"侍應", "Waiter or Waitress"}, "WW", false, {}}},
                            {}}};
    contents.employments = {{"pt", {"兼職", "Part-time"}, {}}};
    return contents;
}

struct World {
    domain::ReferenceLists reference{lists()};
    std::shared_ptr<const search::Dictionary> dictionary = std::make_shared<const search::Dictionary>(
        reference, std::vector<search::SynonymGroup>{{"侍應", "樓面", "waiter"}, {"夜更", "night shift"}},
        search::meaning::Meanings{});
    domain::Catalogue catalogue{rows()};
    search::Index index{catalogue, dictionary};

    static domain::CatalogueRows rows() {
        search::testing::Chance chance(1);
        domain::CatalogueRows rows;
        for (int i = 0; i < 4; ++i) rows.companies.push_back(chance.company(i));
        for (int i = 0; i < 200; ++i) rows.jobs.push_back(chance.job(i, 4));
        return rows;
    }
};

// Whether a job needs more than matching words.
bool asks_for_facts(const search::TextQuery& query) {
    return std::ranges::any_of(query.clauses, [](const search::Clause& clause) {
        return clause.any.front() == search::district_term("030503") ||
               clause.any.front() == search::district_term("030501") || clause.any.size() > 1;
    });
}

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const World world;
    const std::string text(reinterpret_cast<const char*>(data), size);
    domain::JobQuery query;
    query.term = text;
    const auto counted = world.index.search(query, domain::JobSearchOptions{});
    const auto found = world.index.search(query, domain::JobSearchOptions{domain::Page{0, 30}, true});
    require(counted.total == found.total);
    require(counted.searched_instead == found.searched_instead);
    require(found.jobs.size() == static_cast<std::size_t>(std::min<std::int64_t>(30, found.total)));
    require(world.index.complete(text, 7).size() <= 7);
    domain::CompanyQuery companies;
    companies.term = text;
    require(world.index.search(companies, domain::Page{0, 30}).total <= 4);

    // A job with exactly these words matches, unless they also have another meaning. Text beyond the searched
    // length is cut off first.
    const std::string words(base::first_characters(text, search::kLongestText));
    search::Alerts alerts(world.dictionary);
    domain::AlertFilter filter;
    filter.term = words;
    alerts.put({}, filter);
    domain::Job job;
    job.posting.name = {words, words};
    const search::TextQuery asked = world.dictionary->read(words).query();
    const bool is_plain = asked.excluded.empty() && asked.bounds.empty() && !asks_for_facts(asked);
    require(alerts.matching(job, {}).size() == 1 || !is_plain);
    return 0;
}
