#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/search/job_distance.hpp"
#include "domain/search/search_index.hpp"
#include "search/dictionary.hpp"
#include "search/job_text.hpp"
#include "search/text_query.hpp"

// The search without an index: plain loops over the catalogue, by the rules of the domain. Slow and simple.
namespace hoigung::search::testing {

class Oracle {
  public:
    Oracle(const domain::Catalogue& catalogue, const Dictionary& dictionary)
        : catalogue_(catalogue), dictionary_(dictionary) {
        JobAnalyser analyser(dictionary.lexicon);
        std::vector<WeighedTerm> terms;
        for (const domain::Job* job : catalogue.open_jobs()) {
            analyser.analyse(*job, catalogue.company_of(*job), terms);
            auto& of_job = terms_[job->id];
            for (const WeighedTerm& term : terms) of_job[term.term] = term.impact;
        }
    }

    [[nodiscard]] domain::JobSearchAnswer search(const domain::JobQuery& query,
                                                 const domain::JobSearchOptions& options) const {
        return search(query, dictionary_.read(query.term).query(), options);
    }

    [[nodiscard]] domain::JobSearchAnswer search(const domain::JobQuery& asked, const TextQuery& text,
                                                 const domain::JobSearchOptions& options) const {
        const domain::JobQuery query = text.bounds.narrow(asked);
        domain::JobSearchAnswer answer;
        std::vector<Found> found;
        for (const domain::Job* job : catalogue_.open_jobs()) {
            if (passes(*job, query, text, Filter::none)) found.push_back(weigh(*job, query, text));
        }
        answer.total = static_cast<std::int64_t>(found.size());
        // Jobs are already sorted newest first.
        const domain::JobSort order = query.order();
        std::ranges::stable_sort(found, [&](const Found& left, const Found& right) {
            // A text without words gives every job the same score.
            if (order == domain::JobSort::relevance) return !text.clauses.empty() && left.score > right.score;
            return order == domain::JobSort::nearest && left.metres < right.metres;
        });
        if (options.page) {
            for (const Found& item : domain::cut(std::span<const Found>(found), *options.page))
                answer.jobs.push_back(item.job->id);
        }
        if (options.facets) answer.facets = facets(query, text);
        return answer;
    }

    [[nodiscard]] std::vector<domain::JobId> related(const domain::Job& to, domain::Page page) const {
        // Jobs are already sorted newest first.
        std::vector<const domain::Job*> jobs(catalogue_.open_jobs().begin(), catalogue_.open_jobs().end());
        std::erase_if(jobs, [&](const domain::Job* job) { return job->id == to.id; });
        std::ranges::stable_sort(jobs, {}, [&](const domain::Job* job) {
            return std::pair(job->company_id == to.company_id, -likeness(to.posting, job->posting));
        });
        std::vector<domain::JobId> ids;
        for (const domain::Job* job : domain::cut(std::span<const domain::Job* const>(jobs), page))
            ids.push_back(job->id);
        return ids;
    }

    [[nodiscard]] domain::CompanySearchAnswer search(const domain::CompanyQuery& query,
                                                     domain::Page page) const {
        domain::JobQuery jobs;
        jobs.districts = query.districts;
        jobs.job_types = query.job_types;
        jobs.employments = query.employments;
        const TextQuery text = parse_text(query.term, dictionary_.lexicon);
        std::map<domain::CompanyId, std::int64_t> open;
        std::set<domain::CompanyId> passing;
        for (const domain::Job* job : catalogue_.open_jobs()) {
            ++open[job->company_id];
            if (passes(*job, jobs, {}, Filter::none)) passing.insert(job->company_id);
        }
        std::vector<std::tuple<std::int64_t, std::string, domain::CompanyId>> rows;
        for (const domain::CompanyId id : passing) {
            const domain::Company& company = *catalogue_.company(id);
            const auto terms = JobAnalyser(dictionary_.lexicon).analyse_name(company);
            const bool named = std::ranges::all_of(text.clauses, [&](const Clause& clause) {
                return std::ranges::any_of(
                    clause.any, [&](Term term) { return std::ranges::find(terms, term) != terms.end(); });
            });
            if (named) rows.emplace_back(-open[id], fold_text(company.profile.name.in(query.locale)), id);
        }
        std::ranges::sort(rows);
        domain::CompanySearchAnswer answer;
        answer.total = static_cast<std::int64_t>(rows.size());
        for (const auto& [jobs_of, name, id] : domain::cut(std::span(std::as_const(rows)), page))
            answer.companies.push_back({id, -jobs_of});
        return answer;
    }

    [[nodiscard]] std::int64_t count_text(std::string_view term) const {
        return search({}, dictionary_.read(term).query(), {}).total;
    }

  private:
    static int likeness(const domain::JobPosting& left, const domain::JobPosting& right) {
        int score = left.employment == right.employment ? 1 : 0;
        for (const std::string& type : std::set(left.job_types.begin(), left.job_types.end()))
            score += std::ranges::count(right.job_types, type) > 0 ? 2 : 0;
        const bool near = std::ranges::any_of(left.addresses, [&](const domain::Address& address) {
            return std::ranges::count(right.addresses, address.district, &domain::Address::district) > 0;
        });
        return score + (near ? 1 : 0);
    }

    enum class Filter { none, district, job_type, employment, working_day, working_time };

    struct Found {
        const domain::Job* job = nullptr;
        std::int64_t score = 0;
        std::int64_t metres = 0;
    };

    template <class List, class Matches>
    static bool any(const List& list, Matches matches) {
        return list.empty() || std::ranges::any_of(list, matches);
    }

    [[nodiscard]] bool has_type(const domain::JobPosting& job, std::string_view code) const {
        return std::ranges::any_of(job.job_types, [&](const std::string& type) {
            const auto placed = dictionary_.lexicon.lists().job_type(type);
            return placed && (type == code || placed->category->code == code);
        });
    }
    [[nodiscard]] bool has_district(const domain::JobPosting& job, std::string_view code) const {
        return dictionary_.lexicon.lists().district(code) != nullptr &&
               std::ranges::any_of(job.addresses,
                                   [&](const auto& address) { return address.district == code; });
    }
    // Whether a job names only a region, of which every district is asked for.
    [[nodiscard]] bool is_within(const domain::JobPosting& job,
                                 const std::vector<std::string>& districts) const {
        return std::ranges::any_of(job.regions, [&](const std::string& region) {
            return std::ranges::all_of(dictionary_.lexicon.lists().lists().districts, [&](const auto& each) {
                return each.region_code() != region ||
                       std::ranges::find(districts, each.short_code) != districts.end();
            });
        });
    }

    [[nodiscard]] bool passes_choices(const domain::JobPosting& job, const domain::JobQuery& query,
                                      Filter without) const {
        const auto ignored = [&](Filter filter) { return filter == without; };
        return (ignored(Filter::district) ||
                any(query.districts, [&](const auto& code) { return has_district(job, code); }) ||
                is_within(job, query.districts)) &&
               (ignored(Filter::job_type) ||
                any(query.job_types, [&](const auto& code) { return has_type(job, code); })) &&
               (ignored(Filter::employment) ||
                any(query.employments, [&](auto employment) { return employment == job.employment; })) &&
               (ignored(Filter::working_day) || query.working_days.empty() ||
                query.working_days.intersects(domain::working_days_of(job))) &&
               (ignored(Filter::working_time) || query.working_times.empty() ||
                query.working_times.intersects(domain::working_times_of(job)));
    }

    [[nodiscard]] bool passes(const domain::Job& job, const domain::JobQuery& query, const TextQuery& text,
                              Filter without) const {
        const domain::JobPosting& posting = job.posting;
        const auto at_most = [](const auto& number, const auto& bound) {
            return !bound || (number && static_cast<double>(*number) <= static_cast<double>(*bound));
        };
        const auto at_least = [](const auto& number, const auto& bound) {
            return !bound || (number && *number >= *bound);
        };
        if (query.company && *query.company != job.company_id) return false;
        if (std::ranges::find(query.exclude, job.id) != query.exclude.end()) return false;
        if (query.among && std::ranges::find(*query.among, job.id) == query.among->end()) return false;
        if (!passes_choices(posting, query, without)) return false;
        if (!at_most(posting.working_days_per_week.least(), query.from_working_days_per_week)) return false;
        if (!at_most(posting.working_hours_per_day.least(), query.from_working_hours_per_day)) return false;
        if (!at_least(posting.hourly_rate.most(), query.hourly_rate)) return false;
        if (!at_least(posting.monthly_rate.most(), query.monthly_rate)) return false;
        if (query.has_place()) {
            const auto metres = domain::metres_to_job(domain::DistanceFrom(*query.near), posting);
            if (!metres || *metres > domain::kNearMetres) return false;
        }
        const auto& terms = terms_.at(job.id);
        const auto has = [&](Term term) { return terms.contains(term); };
        return std::ranges::all_of(
                   text.clauses,
                   [&](const Clause& clause) { return std::ranges::any_of(clause.any, has); }) &&
               std::ranges::none_of(text.excluded, has);
    }

    [[nodiscard]] Found weigh(const domain::Job& job, const domain::JobQuery& query,
                              const TextQuery& text) const {
        const auto& terms = terms_.at(job.id);
        const auto gain = [&](Term term) {
            const auto found = terms.find(term);
            return found == terms.end() ? 0 : found->second - plain_impact();
        };
        Found found{&job, 0, 0};
        for (const Clause& clause : text.clauses) {
            int most = 0;
            for (const Term term : clause.any) most = std::max(most, gain(term));
            found.score += most * static_cast<std::int64_t>(clause.weight);
        }
        for (const Term term : text.neighbours)
            found.score += gain(term) * static_cast<std::int64_t>(kNeighbourWeight);
        if (query.has_place())
            found.metres = *domain::metres_to_job(domain::DistanceFrom(*query.near), job.posting);
        return found;
    }

    [[nodiscard]] domain::JobFacets facets(const domain::JobQuery& query, const TextQuery& text) const {
        const auto& lists = dictionary_.lexicon.lists().lists();
        domain::JobFacets out;
        for (const auto& district : lists.districts) out.districts.push_back({district.short_code, 0});
        for (const auto& category : lists.categories) {
            out.categories.push_back({category.code, 0});
            for (const auto& type : category.types) {
                if (!type.subtitle) out.job_types.push_back({type.short_code, 0});
            }
        }
        for (const auto name : base::names_of<domain::Employment>())
            out.employments.push_back({std::string(name), 0});
        for (const auto name : base::names_of<domain::WorkingDay>())
            out.working_days.push_back({std::string(name), 0});
        for (const auto name : base::names_of<domain::WorkingTime>())
            out.working_times.push_back({std::string(name), 0});
        for (const domain::Job* job : catalogue_.open_jobs()) count(*job, query, text, out);
        return out;
    }

    void count(const domain::Job& job, const domain::JobQuery& query, const TextQuery& text,
               domain::JobFacets& out) const {
        const domain::JobPosting& posting = job.posting;
        const auto add = [&](Filter without, std::vector<domain::FacetCount>& counts, auto has) {
            if (!passes(job, query, text, without)) return;
            for (domain::FacetCount& value : counts) value.count += has(value.code);
        };
        const auto typed = [&](const std::string& code) { return has_type(posting, code); };
        add(Filter::district, out.districts, [&](const auto& code) { return has_district(posting, code); });
        add(Filter::job_type, out.categories, typed);
        add(Filter::job_type, out.job_types, typed);
        add(Filter::employment, out.employments,
            [&](const auto& code) { return base::name_of(posting.employment) == code; });
        const auto days = domain::working_days_of(posting);
        add(Filter::working_day, out.working_days,
            [&](const auto& code) { return days.contains(*base::parse_enum<domain::WorkingDay>(code)); });
        const auto times = domain::working_times_of(posting);
        add(Filter::working_time, out.working_times,
            [&](const auto& code) { return times.contains(*base::parse_enum<domain::WorkingTime>(code)); });
    }

    const domain::Catalogue& catalogue_;
    const Dictionary& dictionary_;
    std::map<domain::JobId, std::map<Term, Impact>> terms_;
};

}  // namespace hoigung::search::testing
