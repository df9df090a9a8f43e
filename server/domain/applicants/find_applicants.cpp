#include "domain/applicants/find_applicants.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "domain/applicants/applicant_store.hpp"
#include "domain/applications/reply_record.hpp"
#include "domain/places/distance.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

constexpr double kMetresOfAKilometre = 1000;

// The jobs of the applicants, from memory or, where the memory is behind, from the database.
JobsById jobs_of(std::span<const ApplicantRow> applicants, CompanyId company, const Catalogue& in_memory,
                 const EmployerPorts& ports) {
    std::unordered_set<JobId> wanted;
    for (const ApplicantRow& applicant : applicants) wanted.insert(applicant.job);
    auto rows = look_up(ports.store,
                        [&](EmployerReader& reader) { return reader.companies().jobs_on_site(company); });
    std::erase_if(rows, [&](const JobSummary& row) { return !wanted.contains(row.id); });
    return jobs_of_rows(rows, in_memory, ports.catalogue);
}

std::string digits_of(std::string_view text) {
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), base::is_digit);
    return digits;
}

// The filter, prepared for comparison with many applicants.
class Matcher {
  public:
    Matcher(const ApplicantFilter& filter, const JobsById& jobs, const ReferenceLists& lists,
            base::Timestamp now)
        : filter_(filter),
          jobs_(jobs),
          lists_(lists),
          now_(now),
          name_(base::fold(base::trim(filter.term))),
          telephone_(digits_of(filter.term)) {}

    // Ignores the filter's status.
    [[nodiscard]] bool matches(const ApplicantRow& row) const {
        if (filter_.job && row.job != *filter_.job) return false;
        if (filter_.only_unread && !row.is_unread()) return false;
        if (filter_.only_waiting && !is_waiting(row)) return false;
        if (!filter_.asks_for_profile()) return true;
        return row.status != ApplicationStatus::withdrawn && has_profile(row);
    }

  private:
    [[nodiscard]] bool is_waiting(const ApplicantRow& row) const {
        return waits_for_reply({row.applied_at, row.answered_at, row.status == ApplicationStatus::withdrawn},
                               now_);
    }

    [[nodiscard]] bool has_profile(const ApplicantRow& row) const {
        const Profile& profile = row.applicant.profile;
        if (filter_.place && std::ranges::count(row.places, *filter_.place, &Address::id) == 0) return false;
        if (!filter_.language.empty() &&
            std::ranges::count(profile.spoken_skills, filter_.language, &LanguageSkill::language) == 0)
            return false;
        if (filter_.experience_months &&
            experience_months(profile.work_experience, row.applied_at) < *filter_.experience_months)
            return false;
        return is_named(row) && is_near(row) && is_free(row);
    }

    [[nodiscard]] bool is_named(const ApplicantRow& row) const {
        if (name_.empty()) return true;
        if (base::fold(row.applicant.profile.name).find(name_) != std::string::npos) return true;
        return !telephone_.empty() &&
               row.applicant.telephone.local().find(telephone_) != std::string_view::npos;
    }

    [[nodiscard]] bool is_near(const ApplicantRow& row) const {
        if (!filter_.within_km) return true;
        const auto distance = distance_km(row.applicant.profile, row.places, lists_);
        return distance && *distance <= *filter_.within_km;
    }

    [[nodiscard]] bool is_free(const ApplicantRow& row) const {
        if (!filter_.hours_fit) return true;
        const auto job = jobs_.find(row.job);
        if (job == jobs_.end()) return false;
        const auto fit =
            hours_fit(job->second->posting.working_hours, row.applicant.profile.availability).percent();
        return fit && *fit >= *filter_.hours_fit;
    }

    const ApplicantFilter& filter_;
    const JobsById& jobs_;
    const ReferenceLists& lists_;
    const base::Timestamp now_;
    const std::string name_;
    const std::string telephone_;
};

// A higher value is a better fit; the match with the job counts before the hours.
std::int64_t fit_of(const ApplicantRow& row, const JobsById& jobs, const ReferenceLists& lists) {
    constexpr std::int64_t kNone = -1000;
    constexpr std::int64_t kMatchWeighs = 10;
    const auto job = jobs.find(row.job);
    if (job == jobs.end() || row.status == ApplicationStatus::withdrawn) return kNone;
    const JobPosting& posting = job->second->posting;
    const Profile& profile = row.applicant.profile;
    const auto hours = hours_fit(posting.working_hours, profile.availability).percent().value_or(0);
    return match_with_job(posting, profile, lists).score * kMatchWeighs + hours;
}

void sort_rows(std::vector<const ApplicantRow*>& rows, ApplicantSort sort, const JobsById& jobs,
               const ReferenceLists& lists) {
    std::ranges::sort(rows, [](const ApplicantRow* one, const ApplicantRow* other) {
        return std::tuple(one->applied_at, one->id) > std::tuple(other->applied_at, other->id);
    });
    if (sort == ApplicantSort::oldest) std::ranges::reverse(rows);
    if (sort != ApplicantSort::best_fit) return;
    std::unordered_map<const ApplicantRow*, std::int64_t> fits;
    for (const ApplicantRow* row : rows) fits[row] = fit_of(*row, jobs, lists);
    std::ranges::stable_sort(rows, std::greater<>{}, [&](const ApplicantRow* row) { return fits[row]; });
}

}  // namespace

base::Timestamp applicants_kept_since(const EmployerPorts& ports, base::Timestamp now) {
    return now - ports.applicants_kept;
}

RankingNeeds needs_of(const ApplicantQuery& query) {
    const bool sorts_by_fit = query.sort == ApplicantSort::best_fit;
    return {query.filter.asks_for_profile() || sorts_by_fit, query.filter.hours_fit || sorts_by_fit};
}

ApplicantsToRank read_applicants(CompanyId company, RankingNeeds needs, const Catalogue& in_memory,
                                 const EmployerPorts& ports, base::Timestamp now) {
    ApplicantsToRank applicants;
    applicants.rows = look_up(ports.store, [&](EmployerReader& reader) {
        return reader.applicants().rows_of(company, applicants_kept_since(ports, now),
                                           needs.profiles ? ApplicantDetail::filters : ApplicantDetail::none);
    });
    if (needs.jobs) applicants.jobs = jobs_of(applicants.rows, company, in_memory, ports);
    return applicants;
}

ApplicantRanking rank(const ApplicantsToRank& applicants, const ApplicantQuery& query,
                      const ReferenceLists& lists, base::Timestamp now) {
    const Matcher matcher(query.filter, applicants.jobs, lists, now);
    ApplicantRanking ranking;
    std::vector<const ApplicantRow*> found;
    for (const ApplicantRow& row : applicants.rows) {
        const bool is_alike = matcher.matches(row);
        const bool matches = is_alike && (!query.filter.status || row.shown_status() == *query.filter.status);
        if (matches || row.id == query.also) found.push_back(&row);
        if (row.id == query.also) ranking.also_matches = matches;
        if (!is_alike) continue;
        ApplicantCount& count = ranking.counts[static_cast<std::size_t>(row.shown_status())];
        ++count.all;
        if (row.is_unread()) ++count.unread;
    }
    sort_rows(found, query.sort, applicants.jobs, lists);
    for (const ApplicantRow* row : found) ranking.ids.push_back(row->id);
    return ranking;
}

ApplicantRanking rank_applicants(CompanyId company, const ApplicantQuery& query, const Catalogue& in_memory,
                                 const EmployerPorts& ports, base::Timestamp now) {
    return rank(read_applicants(company, needs_of(query), in_memory, ports, now), query, ports.lists, now);
}

std::int64_t count_unread_applicants(CompanyId company, EmployerStore& store) {
    return look_up(store, [&](EmployerReader& reader) {
        std::int64_t unread = 0;
        for (const auto& [job, count] : reader.applicants().unread_applications_of(company)) unread += count;
        return unread;
    });
}

std::vector<ApplicantCard> applicant_cards(CompanyId company, std::span<const ApplicationId> ids,
                                           const EmployerPorts& ports, base::Timestamp now) {
    if (ids.empty()) return {};
    return look_up(ports.store, [&](EmployerReader& reader) {
        return reader.applicants().cards(company, ids, applicants_kept_since(ports, now));
    });
}

std::optional<ApplicantCard> find_applicant(CompanyId company, std::string_view id,
                                            const EmployerPorts& ports, base::Timestamp now) {
    const auto parsed = ApplicationId::parse(id);
    if (!parsed) return std::nullopt;
    auto cards = applicant_cards(company, std::span(&*parsed, 1), ports, now);
    if (cards.empty()) return std::nullopt;
    return std::move(cards.front());
}

std::optional<double> distance_km(const Profile& profile, std::span<const Address> places,
                                  const ReferenceLists& lists) {
    const District* home = lists.district(profile.home_district);
    if (home == nullptr) return std::nullopt;
    const DistanceFrom from(Coordinates{home->lat, home->lng});
    std::optional<std::int64_t> nearest;
    for (const Address& place : places) {
        if (!place.coordinates) continue;
        const auto metres = from.metres(GeoPoint::of(*place.coordinates));
        if (!nearest || metres < *nearest) nearest = metres;
    }
    if (!nearest) return std::nullopt;
    return std::round(static_cast<double>(*nearest) / kMetresOfAKilometre * 10) / 10;
}

int experience_months(std::span<const WorkExperience> work, base::Timestamp until) {
    const base::Date today = base::hong_kong_date(until);
    const auto number = [](std::chrono::year_month month) {
        return static_cast<int>(month.year()) * 12 + static_cast<int>(static_cast<unsigned>(month.month()));
    };
    // The first and last month of each job, both included.
    std::vector<std::pair<int, int>> spans;
    for (const WorkExperience& each : work)
        spans.emplace_back(number(each.start.value),
                           number(each.end ? each.end->value : today.year() / today.month()));
    std::ranges::sort(spans);
    int sum = 0;
    int counted_until = 0;
    for (const auto& [first, last] : spans) {
        const int from = std::max(first, counted_until + 1);
        if (last < from) continue;
        sum += last - from + 1;
        counted_until = last;
    }
    return sum;
}

}  // namespace hoigung::domain
