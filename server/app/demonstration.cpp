#include "app/demonstration.hpp"

#include <set>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/demo_employers.hpp"
#include "domain/ingest/ingest.hpp"

namespace hoigung::app {
namespace {

constexpr std::size_t kLinesAtOnce = 500;
// The name under which the day of the last put() is stored.
constexpr std::string_view kFeed = "demonstration";

// Made for the day, not the moment: a second run on the same day changes nothing.
feeds::demo::DemoCatalogue catalogue_of_day(const domain::ReferenceLists& lists, base::Timestamp now) {
    const auto today = base::hong_kong_midnight(base::hong_kong_date(now));
    return feeds::demo::make_demo_catalogue(feeds::demo::read_material(demo_files()), lists,
                                            feeds::demo::kDefaultSeed, today);
}

// Ingests the lines like any other catalogue; a refused line is a bug of ours.
void import_lines(const std::vector<domain::CatalogueLine>& lines, const domain::ReferenceLists& lists,
                  domain::CatalogueStore& store, base::Timestamp now) {
    for (std::size_t begin = 0; begin < lines.size(); begin += kLinesAtOnce) {
        const auto part = std::span(lines).subspan(begin, std::min(kLinesAtOnce, lines.size() - begin));
        for (const auto& result : domain::ingest(part, lists, store, now)) {
            if (!result.ok()) {
                throw std::runtime_error(
                    fmt::format("the demonstration catalogue is wrong: {}", fmt::join(result.error(), "; ")));
            }
        }
    }
}

std::optional<domain::CompanyId> first_company(const std::vector<domain::CatalogueLine>& lines) {
    const auto* company = lines.empty() ? nullptr : std::get_if<domain::CompanyLine>(&lines.front());
    return company != nullptr ? std::optional(company->id) : std::nullopt;
}

struct Hide {
    void operator()(domain::CompanyLine& company) const { company.is_suspended = true; }
    void operator()(domain::JobLine& job) const { job.state = domain::JobState::closed; }
    void operator()(auto& shown) const { shown.is_hidden = true; }
};

}  // namespace

std::size_t Demonstration::put(base::Timestamp now) {
    auto made = catalogue_of_day(lists_, now);
    // A missing flag would leave the company suspended after the demonstration was taken off the site.
    for (domain::CatalogueLine& line : made.lines) {
        if (auto* company = std::get_if<domain::CompanyLine>(&line)) company->is_suspended = false;
    }
    const std::size_t lines = take(made, now);
    put_demo_employers(made.lines, employers_, now);
    return lines;
}

std::size_t Demonstration::take(const feeds::demo::DemoCatalogue& made, base::Timestamp now) {
    for (const auto& picture : made.pictures) pictures_.put(picture.name, {"image/svg+xml", picture.svg});
    import_lines(made.lines, lists_, catalogue_, now);
    feeds_.note_read(kFeed, now);
    return made.lines.size();
}

bool Demonstration::renew(base::Timestamp now) {
    const auto put_at = feeds_.read_at(kFeed);
    if (!put_at || base::hong_kong_date(*put_at) >= base::hong_kong_date(now)) return false;
    const auto made = catalogue_of_day(lists_, now);
    const auto first = first_company(made.lines);
    const auto company = first ? catalogue_.company(*first) : std::nullopt;
    if (!company || company->is_suspended) return false;
    take(made, now);
    return true;
}

void Demonstration::remove(base::Timestamp now) {
    auto lines = catalogue_of_day(lists_, now).lines;
    const auto first = first_company(lines);
    if (!first || !catalogue_.company(*first)) return;
    for (domain::CatalogueLine& line : lines) std::visit(Hide{}, line);
    import_lines(lines, lists_, catalogue_, now);
    remove_demo_employers(employers_);
}

std::size_t Demonstration::other_jobs(base::Timestamp now) {
    std::set<domain::JobId> ours;
    for (const auto& line : catalogue_of_day(lists_, now).lines) {
        if (const auto* job = std::get_if<domain::JobLine>(&line)) ours.insert(job->id);
    }
    const auto rows = catalogue_.load();
    return static_cast<std::size_t>(
        std::ranges::count_if(rows.jobs, [&](const domain::Job& job) { return !ours.contains(job.id); }));
}

}  // namespace hoigung::app
