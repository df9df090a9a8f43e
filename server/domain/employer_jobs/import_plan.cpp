#include "domain/employer_jobs/import_plan.hpp"

#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/hold_job.hpp"
#include "domain/employer_jobs/job_form.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

template <class Value>
const Value* value_in(const std::map<JobId, Value>& map, JobId id) {
    const auto found = map.find(id);
    return found == map.end() ? nullptr : &found->second;
}

}  // namespace

const Job* ImportContext::job(JobId id) const {
    return value_in(jobs, id);
}

const JobDraft* ImportContext::draft(JobId id) const {
    return value_in(drafts, id);
}

std::optional<EmployerJobNote> ImportContext::note(JobId id) const {
    const EmployerJobNote* found = value_in(notes, id);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

std::vector<std::string> ImportContext::released_words(JobId id) const {
    if (const JobDraft* known = draft(id)) return known->released_words;
    const EmployerJobNote* found = value_in(notes, id);
    return found == nullptr ? std::vector<std::string>() : found->released_words;
}

ImportContext read_import_context(CompanyId company, const EmployerPorts& ports) {
    return look_up(ports.store, [&](EmployerReader& reader) {
        ImportContext context;
        context.company = company;
        context.branches = reader.companies().branches_of(company);
        context.kept_by_feeds = reader.jobs().feed_jobs_of(company);
        for (EmployerJobNote& note : reader.jobs().job_notes_of(company)) {
            if (!note.reference.empty()) context.by_reference.emplace(note.reference, note.job);
            const JobId job = note.job;
            context.notes.emplace(job, std::move(note));
        }
        for (JobDraft& draft : reader.jobs().drafts_of(company)) {
            if (!draft.content.reference.empty())
                context.by_reference.emplace(draft.content.reference, draft.id);
            const JobId job = draft.id;
            context.drafts.emplace(job, std::move(draft));
        }
        return context;
    });
}

void add_jobs(ImportContext& context, std::span<const JobId> ids, const EmployerPorts& ports) {
    for (Job& job : ports.catalogue.jobs(ids)) {
        const JobId id = job.id;
        if (!job.is_removed && job.company_id == context.company) context.jobs.emplace(id, std::move(job));
    }
}

std::vector<std::string> words_to_wait_for(const ImportLine& line, const ImportContext& context) {
    return words_to_wait_for(line.content.posting, context.released_words(line.job), context.job(line.job));
}

ImportPlan::ImportPlan(const EmployerCompany& company, const ImportContext& context, int jobs_left,
                       const EmployerPorts& ports, base::Timestamp now)
    : company_(company),
      context_(context),
      jobs_left_(jobs_left),
      now_(now),
      recent_(ports.catalogue, company.id, now) {}

bool ImportPlan::waits(const ImportLine& line) const {
    return company_.state != CompanyState::verified || !words_to_wait_for(line, context_).empty();
}

ImportAct ImportPlan::act_of(const ImportLine& line) const {
    const Job* job = context_.job(line.job);
    if (!waits(line)) {
        if (job == nullptr) return ImportAct::create;
        // Compares as the ingest does: an empty cell may mean the value that the job already has.
        const JobLine made = job_line(line);
        const bool is_same = job->state == JobState::published && made.posting == job->posting &&
                             made.expires_at == job->expires_at;
        return is_same ? ImportAct::unchanged : ImportAct::change;
    }
    const JobDraft* draft = context_.draft(line.job);
    if (draft != nullptr && draft->content == line.content && draft->publish_at) return ImportAct::unchanged;
    return draft != nullptr || job != nullptr ? ImportAct::change : ImportAct::create;
}

JobLine ImportPlan::job_line(const ImportLine& line) const {
    const Job* job = context_.job(line.job);
    JobLine made = line_of(line.job, company_.id, line.content,
                           job == nullptr ? std::nullopt : std::optional(*job), now_);
    refresh_places(made.posting, context_.branches);
    return made;
}

std::optional<ScheduleProblem> ImportPlan::objection_to(const ImportLine& line) {
    const Job* job = context_.job(line.job);
    if (job != nullptr && job->state == JobState::suspended) return ScheduleProblem::job_suspended;
    if (waits(line) || (job != nullptr && job->state == JobState::published)) return std::nullopt;
    if (jobs_left_ == 0) return ScheduleProblem::limit_reached;
    const JobLine made = job_line(line);
    if (recent_.same_as(made)) return ScheduleProblem::same_job_exists;
    --jobs_left_;
    recent_.add(made);
    return std::nullopt;
}

std::optional<ScheduleProblem> ImportPlan::change_since(const ImportLine& line) const {
    const Job* job = context_.job(line.job);
    const JobDraft* draft = context_.draft(line.job);
    if (line.job_changed_at && job == nullptr) return ScheduleProblem::job_removed;
    // Content that an interrupted earlier attempt has written does not count as a change.
    const bool is_written =
        job != nullptr && job->state == JobState::published && job->posting == job_line(line).posting;
    if (job != nullptr && line.job_changed_at != job->updated_at && !is_written)
        return ScheduleProblem::job_changed;
    if (draft != nullptr && line.draft_version != draft->version && draft->content != line.content)
        return ScheduleProblem::job_changed;
    if (draft == nullptr && line.draft_version && !is_written) return ScheduleProblem::job_changed;
    return std::nullopt;
}

}  // namespace hoigung::domain
