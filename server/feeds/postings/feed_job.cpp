#include "feeds/postings/feed_job.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <openssl/sha.h>

#include "base/text.hpp"
#include "domain/search/distance.hpp"
#include "feeds/postings/job_type_guess.hpp"

namespace hoigung::feeds {
namespace {

using domain::LocalizedText;

// An id that only this thing of this publisher has.
template <class Id>
Id id_of(std::string_view kind, std::string_view publisher, std::string_view mark) {
    const std::string text = fmt::format("{}\n{}\n{}", kind, publisher, mark);
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
    Id id;
    std::copy_n(digest.begin(), id.bytes.size(), id.bytes.begin());
    return id;
}

bool has_chinese(std::string_view text) {
    // The three bytes of U+3400 to U+9FFF.
    return std::ranges::any_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xE3 && byte <= 0xE9;
    });
}

LocalizedText localized(std::string_view text) {
    const std::string trimmed(base::trim(text));
    return has_chinese(trimmed) ? LocalizedText{trimmed, {}} : LocalizedText{{}, trimmed};
}

// The district that the words name, by its longest name; else the nearest one to the place on the map.
std::string district_of(const FeedJob& job, const domain::ReferenceLists& lists) {
    const std::string place = base::fold(job.place);
    const domain::District* found = nullptr;
    std::size_t longest = 0;
    for (const domain::District& district : lists.lists().districts) {
        for (const std::string& name : {base::fold(district.name.zh_hant), base::fold(district.name.en)}) {
            if (name.size() <= longest || place.find(name) == std::string::npos) continue;
            longest = name.size();
            found = &district;
        }
    }
    if (found != nullptr) return found->short_code;
    if (!job.coordinates || !job.coordinates->valid()) return {};
    const domain::DistanceFrom from(*job.coordinates);
    std::int64_t least = domain::kNearMetres;
    for (const domain::District& district : lists.lists().districts) {
        const std::int64_t metres = from.metres(domain::GeoPoint::of({district.lat, district.lng}));
        if (metres > least) continue;
        least = metres;
        found = &district;
    }
    return found != nullptr ? found->short_code : std::string();
}

std::optional<int> whole(std::optional<double> number, double times = 1) {
    if (!number) return std::nullopt;
    return static_cast<int>(std::clamp(*number * times, 0.0, 1e8));
}

// Pay per hour or month, as the site shows it; pay per day or week is left to the text.
void take_pay(const FeedJob& job, domain::JobPosting& posting) {
    constexpr double kMostAnHour = 1000;
    const bool is_small = job.pay.most().value_or(0) < kMostAnHour;
    const PayUnit unit = job.pay_unit != PayUnit::unknown ? job.pay_unit
                         : is_small                       ? PayUnit::hour
                                                          : PayUnit::month;
    if (unit == PayUnit::hour) posting.hourly_rate = {whole(job.pay.from), whole(job.pay.to)};
    if (unit == PayUnit::month) posting.monthly_rate = {whole(job.pay.from), whole(job.pay.to)};
    if (unit == PayUnit::year)
        posting.monthly_rate = {whole(job.pay.from, 1 / 12.0), whole(job.pay.to, 1 / 12.0)};
}

FeedProblems problems_of(const FeedJob& job) {
    FeedProblems problems;
    if (base::trim(job.reference).empty()) problems.emplace_back("the job has no reference of its own");
    if (base::trim(job.title).empty()) problems.emplace_back("the title is missing");
    if (base::trim(job.description).empty()) problems.emplace_back("the description is missing");
    if (base::trim(job.company).empty()) problems.emplace_back("the company is missing");
    return problems;
}

}  // namespace

base::Result<std::vector<domain::CatalogueLine>, FeedProblems> lines_of(const FeedJob& job,
                                                                        const domain::ReferenceLists& lists) {
    FeedProblems problems = problems_of(job);
    std::string district = district_of(job, lists);
    if (district.empty())
        problems.push_back(
            fmt::format("no district of Hong Kong is named by '{}'", base::first_characters(job.place, 60)));
    if (!problems.empty()) return problems;

    domain::CompanyLine company;
    company.id = id_of<domain::CompanyId>("company", job.publisher, base::fold(base::trim(job.company)));
    company.profile.name = localized(job.company);

    domain::JobLine line;
    line.id = id_of<domain::JobId>("job", job.publisher, base::trim(job.reference));
    line.company_id = company.id;
    line.published_at = job.posted_at;
    line.expires_at = job.expires_at;
    domain::JobPosting& posting = line.posting;
    posting.name = localized(job.title);
    posting.description = localized(job.description);
    posting.employment = job.employment.value_or(domain::Employment::full_time);
    posting.job_types = {guess_job_type(job.title, job.category, lists)};
    const std::string_view street = base::trim(job.street.empty() ? job.place : job.street);
    posting.addresses = {{{}, localized(street), std::move(district), job.coordinates}};
    posting.start_date = job.start_date;
    posting.end_date = job.end_date;
    posting.vacancy = job.vacancy;
    take_pay(job, posting);
    return std::vector<domain::CatalogueLine>{std::move(company), std::move(line)};
}

}  // namespace hoigung::feeds
