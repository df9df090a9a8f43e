#include "domain/employer_jobs/find_jobs.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/applicants/applicant_store.hpp"
#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

struct Rows {
    std::vector<JobSummary> on_site;
    std::vector<JobDraft> drafts;
    std::vector<EmployerJobNote> notes;
    std::vector<Branch> branches;
    std::map<JobId, JobSums> sums;
    std::map<JobId, std::int64_t> unread;
    std::map<JobId, std::int64_t> hired;
    std::set<JobId> kept_by_feeds;
};

Rows read_rows(CompanyId company, EmployerStore& store) {
    return look_up(store, [&](EmployerReader& reader) {
        return Rows{
            reader.companies().jobs_on_site(company), reader.jobs().drafts_of(company),
            reader.jobs().job_notes_of(company),      reader.companies().branches_of(company),
            reader.jobs().job_sums_of(company),       reader.applicants().unread_applications_of(company),
            reader.applicants().hired_of(company),    reader.jobs().feed_jobs_of(company)};
    });
}

// A job of the list. Its content is read only when needed: most jobs of a large chain are only counted.
struct Listed {
    EmployerJob job;
    // The job's row on the site.
    const JobSummary* row = nullptr;

    [[nodiscard]] base::Timestamp moment() const { return row ? row->published_at : job.moment(); }
};

template <class Map>
auto value_at(const Map& map, JobId id) {
    const auto found = map.find(id);
    return found == map.end() ? typename Map::mapped_type{} : found->second;
}

JobStage stage_of(JobState state) {
    if (state == JobState::suspended) return JobStage::suspended;
    return state == JobState::published ? JobStage::open : JobStage::closed;
}

JobStage stage_of(const JobDraft& draft) {
    return draft.publish_at ? JobStage::scheduled : JobStage::draft;
}

std::vector<Listed> listed(Rows& rows) {
    std::map<JobId, JobDraft> drafts;
    for (JobDraft& draft : rows.drafts) drafts.emplace(draft.id, std::move(draft));
    std::map<JobId, EmployerJobNote> notes;
    for (EmployerJobNote& note : rows.notes) notes.emplace(note.job, std::move(note));
    std::vector<Listed> jobs;
    jobs.reserve(rows.on_site.size() + drafts.size());
    for (const JobSummary& row : rows.on_site) {
        EmployerJob& made = jobs.emplace_back(Listed{{}, &row}).job;
        made.id = row.id;
        made.stage = stage_of(row.state);
        if (const auto draft = drafts.find(row.id); draft != drafts.end()) {
            made.draft = std::move(draft->second);
            drafts.erase(draft);
        }
        if (const auto note = notes.find(row.id); note != notes.end()) made.note = note->second;
        made.sums = value_at(rows.sums, row.id);
        made.unread = value_at(rows.unread, row.id);
        made.hired = value_at(rows.hired, row.id);
        made.is_kept_by_feed = rows.kept_by_feeds.contains(row.id);
    }
    for (auto& [id, draft] : drafts) {
        EmployerJob& made = jobs.emplace_back().job;
        made.id = id;
        made.stage = stage_of(draft);
        made.draft = std::move(draft);
    }
    return jobs;
}

// Reads the contents of jobs; a job that was removed meanwhile is left out.
void read_contents(std::vector<Listed>& jobs, const Catalogue& in_memory, CatalogueStore& store,
                   auto is_needed) {
    const auto is_to_read = [&](const Listed& each) {
        return each.row != nullptr && !each.job.job && is_needed(each);
    };
    std::vector<JobSummary> rows;
    for (const Listed& each : jobs) {
        if (is_to_read(each)) rows.push_back(*each.row);
    }
    const JobsById read = jobs_of_rows(rows, in_memory, store);
    std::erase_if(jobs, [&](Listed& each) {
        if (!is_to_read(each)) return false;
        each.job.job = value_at(read, each.job.id);
        return each.job.job == nullptr;
    });
}

// All texts that a job is searched by, folded.
std::string words_of(const EmployerJob& job, const std::vector<Branch>& branches) {
    const JobPosting& posting = job.posting();
    std::string words = posting.name.zh_hant + '\n' + posting.name.en + '\n' + job.reference();
    for (const Address& address : posting.addresses) {
        words += '\n' + address.address.zh_hant + '\n' + address.address.en;
        const auto branch = std::ranges::find(branches, address.id, &Branch::id);
        if (branch != branches.end()) words += '\n' + branch->name.zh_hant + '\n' + branch->name.en;
    }
    return base::fold(words);
}

std::vector<std::string> words_of(std::string_view term) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : base::fold(term) + ' ') {
        if (c != ' ' && c != '\t' && c != '\n') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

bool is_wanted(const EmployerJob& job, const EmployerJobQuery& query) {
    const JobPosting& posting = job.posting();
    const bool is_at_place = !query.place || std::ranges::find(posting.addresses, *query.place,
                                                               &Address::id) != posting.addresses.end();
    const bool is_of_type = query.job_type.empty() ||
                            std::ranges::find(posting.job_types, query.job_type) != posting.job_types.end();
    return is_at_place && is_of_type && (!query.employment || *query.employment == posting.employment);
}

bool comes_first(const Listed& first, const Listed& second, const EmployerJobQuery& query) {
    const auto newest = [](const Listed& each) {
        return std::tuple(-each.moment().time_since_epoch(), each.job.id);
    };
    const EmployerJob& one = first.job;
    const EmployerJob& other = second.job;
    switch (query.sort) {
        case EmployerJobSort::newest:
            break;
        case EmployerJobSort::ending: {
            const auto end = [](const EmployerJob& job) {
                const bool is_open = job.stage == JobStage::open;
                return std::tuple(!is_open, is_open ? closes_at(*job.job) : base::Timestamp{});
            };
            if (end(one) != end(other)) return end(one) < end(other);
            break;
        }
        case EmployerJobSort::title: {
            const auto& title = one.posting().name.in(query.locale);
            const auto& other_title = other.posting().name.in(query.locale);
            if (title != other_title) return title < other_title;
            break;
        }
        case EmployerJobSort::most_views:
            if (one.sums.views != other.sums.views) return one.sums.views > other.sums.views;
            break;
        case EmployerJobSort::most_applications:
            if (one.sums.applications != other.sums.applications)
                return one.sums.applications > other.sums.applications;
            break;
    }
    return newest(first) < newest(second);
}

// What the portal keeps about some jobs.
struct PortalData {
    std::vector<JobDraft> drafts;
    std::vector<EmployerJobNote> notes;
    std::map<JobId, JobSums> sums;
    std::map<JobId, std::int64_t> unread;
    std::map<JobId, std::int64_t> hired;
    std::set<JobId> kept_by_feeds;
};

PortalData read_portal_data(std::span<const JobId> ids, EmployerStore& store) {
    return look_up(store, [&](EmployerReader& reader) {
        return PortalData{reader.jobs().drafts(ids),      reader.jobs().job_notes(ids),
                          reader.jobs().job_sums(ids),    reader.applicants().unread_applications(ids),
                          reader.applicants().hired(ids), reader.jobs().kept_by_feeds(ids)};
    });
}

// Joins jobs of the site with their drafts, notes and numbers.
std::map<JobId, EmployerJob> with_portal_data(CompanyId company, std::span<const JobId> ids,
                                              std::vector<Job> on_site, EmployerStore& store) {
    std::map<JobId, EmployerJob> found;
    for (Job& job : on_site) {
        if (job.is_removed || job.company_id != company) continue;
        EmployerJob& made = found[job.id];
        made.stage = stage_of(job.state);
        made.job = std::make_shared<const Job>(std::move(job));
    }
    PortalData data = read_portal_data(ids, store);
    for (JobDraft& draft : data.drafts) {
        if (draft.company != company) continue;
        EmployerJob& made = found[draft.id];
        if (!made.job) made.stage = stage_of(draft);
        made.draft = std::move(draft);
    }
    for (EmployerJobNote& note : data.notes) {
        const auto made = found.find(note.job);
        if (made != found.end() && made->second.job) made->second.note = std::move(note);
    }
    for (auto& [id, made] : found) {
        made.id = id;
        if (!made.job) continue;
        made.sums = value_at(data.sums, id);
        made.unread = value_at(data.unread, id);
        made.hired = value_at(data.hired, id);
        made.is_kept_by_feed = data.kept_by_feeds.contains(id);
    }
    return found;
}

}  // namespace

const std::string& EmployerJob::reference() const {
    static const std::string kNone;
    if (job) return note ? note->reference : kNone;
    return draft->content.reference;
}

base::Timestamp EmployerJob::moment() const {
    if (job) return job->published_at;
    return draft->publish_at.value_or(draft->saved_at);
}

EmployerJobList find_employer_jobs(CompanyId company, const EmployerJobQuery& query,
                                   const Catalogue& in_memory, const EmployerPorts& ports) {
    Rows rows = read_rows(company, ports.store);
    auto all = listed(rows);
    const auto words = words_of(query.term);
    const bool narrows = !words.empty() || query.place || !query.job_type.empty() || query.employment;
    read_contents(all, in_memory, ports.catalogue, [&](const Listed& each) {
        return narrows || query.sort == EmployerJobSort::title ||
               (query.sort == EmployerJobSort::ending && each.job.stage == JobStage::open);
    });
    if (narrows) {
        std::erase_if(all, [&](const Listed& each) {
            if (!is_wanted(each.job, query)) return true;
            if (words.empty()) return false;
            const std::string text = words_of(each.job, rows.branches);
            return !std::ranges::all_of(
                words, [&](const std::string& word) { return text.find(word) != std::string::npos; });
        });
    }
    EmployerJobList list;
    for (const Listed& each : all) ++list.counts[static_cast<std::size_t>(each.job.stage)];
    if (query.stage) std::erase_if(all, [&](const Listed& each) { return each.job.stage != *query.stage; });
    std::ranges::sort(all,
                      [&](const Listed& one, const Listed& other) { return comes_first(one, other, query); });
    list.total = static_cast<std::int64_t>(all.size());
    const auto cut_out = cut(std::span(all), query.page);
    std::vector<Listed> page(std::make_move_iterator(cut_out.begin()),
                             std::make_move_iterator(cut_out.end()));
    read_contents(page, in_memory, ports.catalogue, [](const Listed&) { return true; });
    for (Listed& each : page) list.jobs.push_back(std::move(each.job));
    list.branches = std::move(rows.branches);
    return list;
}

std::optional<EmployerJob> find_employer_job(CompanyId company, std::string_view id,
                                             const EmployerPorts& ports) {
    const auto parsed = JobId::parse(id);
    if (!parsed) return std::nullopt;
    auto found = find_employer_jobs(company, std::span(&*parsed, 1), ports);
    if (found.empty()) return std::nullopt;
    return std::move(found.begin()->second);
}

std::map<JobId, EmployerJob> find_employer_jobs(CompanyId company, std::span<const JobId> ids,
                                                const EmployerPorts& ports) {
    if (ids.empty()) return {};
    return with_portal_data(company, ids, ports.catalogue.jobs(ids), ports.store);
}

std::optional<EmployerJob> with_portal_data(CompanyId company, JobId id, std::optional<Job> on_site,
                                            EmployerStore& store) {
    std::vector<Job> jobs;
    if (on_site) jobs.push_back(std::move(*on_site));
    auto found = with_portal_data(company, std::span(&id, 1), std::move(jobs), store);
    if (found.empty()) return std::nullopt;
    return std::move(found.begin()->second);
}

std::map<JobId, std::vector<JobDay>> find_job_days(std::span<const JobId> jobs, int count,
                                                   EmployerStore& store) {
    return look_up(store, [&](EmployerReader& reader) { return reader.jobs().job_days(jobs, count); });
}

}  // namespace hoigung::domain
