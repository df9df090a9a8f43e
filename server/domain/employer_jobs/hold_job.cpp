#include "domain/employer_jobs/hold_job.hpp"

#include <algorithm>

#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

bool has_words(const std::vector<std::string>& list, const std::string& words) {
    return std::ranges::find(list, words) != list.end();
}

}  // namespace

std::vector<std::string> words_to_wait_for(const JobPosting& posting,
                                           const std::vector<std::string>& released, const Job* on_site) {
    auto words = words_to_release(posting);
    if (words.empty()) return words;
    const bool is_open = on_site != nullptr && on_site->state == JobState::published;
    const auto shown = is_open ? words_to_release(on_site->posting) : std::vector<std::string>();
    std::erase_if(
        words, [&](const std::string& each) { return has_words(released, each) || has_words(shown, each); });
    return words;
}

std::vector<std::string> words_to_wait_for(const JobDraft& draft, const Job* on_site) {
    return words_to_wait_for(draft.content.posting, draft.released_words, on_site);
}

std::optional<Refusal> hold_draft(const JobDraft& sent, const std::vector<std::string>& words,
                                  const std::optional<Job>& on_site, const EmployerPorts& ports,
                                  base::Timestamp now) {
    return transact(ports.store, [&](EmployerWriter& writer) -> std::optional<Refusal> {
        static_cast<void>(writer.companies().find(sent.company));
        const auto known = draft_of(writer, sent.company, sent.id.text());
        JobDraft draft = known.value_or(sent);
        // A key's request has no field for the employer's own reference.
        JobContent content = sent.content;
        content.reference = draft.content.reference;
        const bool is_same = known && draft.content == content;
        if (is_same && !draft.refused_because.empty()) return Refusal::JobRefused;
        if (!known && writer.jobs().count_drafts(sent.company) >= kMostDrafts) return Refusal::TooManyDrafts;
        if (is_same && draft.held_at) return std::nullopt;
        draft.content = std::move(content);
        if (known) ++draft.version;
        draft.saved_at = now;
        draft.saved_by.reset();
        draft.based_on = on_site ? std::optional(on_site->updated_at) : std::nullopt;
        draft.publish_at = now;
        draft.schedule_problem.reset();
        draft.hold_for(words, now);
        writer.jobs().put(draft);
        return std::nullopt;
    });
}

void end_wait(EmployerWriter& writer, CompanyId company, JobId job) {
    auto draft = draft_of(writer, company, job.text());
    if (!draft || (!draft->held_at && draft->refused_because.empty())) return;
    if (!draft->saved_by) return writer.jobs().remove_draft(job);
    if (!draft->held_at) return;
    draft->publish_at.reset();
    draft->end_hold();
    writer.jobs().put(*draft);
}

void mark_released(std::vector<Finding>& findings, const std::vector<std::string>& words_to_wait_for) {
    for (Finding& finding : findings) finding.is_released = !has_words(words_to_wait_for, finding.words);
}

}  // namespace hoigung::domain
