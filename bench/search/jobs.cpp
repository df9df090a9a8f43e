#include "jobs.hpp"

#include <algorithm>
#include <random>
#include <stdexcept>

#include "feeds/demo/demo_catalogue.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::bench {
namespace {

// 2026-11-01T00:00:00Z: the figures do not depend on the day.
constexpr base::Timestamp kNow{std::chrono::milliseconds{1'793'491'200'000}};

domain::Company company_of(const domain::CompanyLine& line, std::size_t batch) {
    domain::Company company;
    company.id = line.id;
    company.profile = line.profile;
    // Further batches have the names with a branch number, as chains do.
    if (batch > 0) {
        company.profile.name.zh_hant += " " + std::to_string(batch);
        company.profile.name.en += " " + std::to_string(batch);
    }
    return company;
}

domain::Job job_of(const domain::JobLine& line) {
    domain::Job job;
    job.id = line.id;
    job.company_id = line.company_id;
    job.published_at = line.published_at.value_or(kNow);
    job.posting = line.posting;
    return job;
}

// A demonstration catalogue has the same addresses in every batch: scatter them within some 300 m.
void scatter(domain::Job& job, std::mt19937_64& random) {
    std::uniform_real_distribution<double> degrees(-0.003, 0.003);
    for (auto& address : job.posting.addresses) {
        if (!address.coordinates) continue;
        address.coordinates->lat += degrees(random);
        address.coordinates->lng += degrees(random);
    }
}

}  // namespace

const domain::ReferenceLists& reference_lists() {
    static const domain::ReferenceLists lists(feeds::read_reference_lists(reference_files()));
    return lists;
}

std::shared_ptr<const search::Dictionary> dictionary() {
    static const auto made = std::make_shared<const search::Dictionary>(
        reference_lists(), search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json")),
        search::meaning::read_meanings(reference_files()));
    return made;
}

domain::CatalogueRows make_rows(std::size_t jobs) {
    const auto material = feeds::demo::read_material(demo_files());
    domain::CatalogueRows rows;
    std::mt19937_64 random(1);
    for (std::size_t batch = 0; rows.jobs.size() < jobs; ++batch) {
        const auto demo = feeds::demo::make_demo_catalogue(material, reference_lists(),
                                                           feeds::demo::kDefaultSeed + batch, kNow);
        for (const auto& line : demo.lines) {
            if (const auto* company = std::get_if<domain::CompanyLine>(&line))
                rows.companies.push_back(company_of(*company, batch));
            const auto* job = std::get_if<domain::JobLine>(&line);
            if (job == nullptr || rows.jobs.size() == jobs) continue;
            if (job->state.value_or(domain::JobState::published) != domain::JobState::published) continue;
            rows.jobs.push_back(job_of(*job));
            scatter(rows.jobs.back(), random);
        }
    }
    return rows;
}

}  // namespace hoigung::bench
