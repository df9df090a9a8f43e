#include "domain/operator/decide_held_job.hpp"

#include <map>

#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

template <class Decide>
Outcome<JobDraft> decide_held(std::string_view id, const EmployerPorts& ports, Decide decide) {
    const auto parsed = JobId::parse(id);
    Outcome<JobDraft> outcome = Refusal::IdNotFound;
    if (!parsed) return outcome;
    std::optional<CompanyId> company;
    ports.store.read([&](EmployerReader& reader) {
        const auto draft = reader.jobs().draft(*parsed);
        company = draft ? std::optional(draft->company) : std::nullopt;
    });
    if (!company) return outcome;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = Refusal::IdNotFound;
        static_cast<void>(writer.company(*company));
        const auto held = writer.jobs().draft(*parsed);
        if (!held || !held->held_at) return;
        JobDraft draft = *held;
        draft.end_hold();
        decide(writer, *held, draft);
        writer.jobs().put(draft);
        outcome = *held;
    });
    return outcome;
}

}  // namespace

std::vector<HeldJob> held_jobs(const EmployerPorts& ports, int limit) {
    std::vector<HeldJob> held;
    ports.store.read([&](EmployerReader& reader) {
        held.clear();
        std::map<CompanyId, LocalizedText> names;
        for (EmployerCompany& company : reader.jobs().companies_with_held_drafts())
            names.emplace(company.id, std::move(company.profile.name));
        for (JobDraft& draft : reader.jobs().held_drafts(limit)) {
            const CompanyId company = draft.company;
            held.push_back({std::move(draft), names[company]});
        }
    });
    return held;
}

Outcome<JobDraft> release_job(std::string_view id, const EmployerPorts& ports) {
    return decide_held(id, ports, [](EmployerWriter&, const JobDraft& held, JobDraft& draft) {
        draft.released_words.insert(draft.released_words.end(), held.held_words.begin(),
                                    held.held_words.end());
    });
}

Outcome<JobDraft> refuse_job(std::string_view id, std::string_view reason, const EmployerPorts& ports,
                             base::Timestamp now) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    if (words.empty()) return Refusal::ReasonMissing;
    return decide_held(id, ports, [&](EmployerWriter& writer, const JobDraft& held, JobDraft& draft) {
        draft.publish_at.reset();
        draft.refused_because = words;
        const JobRefusedByOperator event{held.company, held.id, held.content.posting.name, words};
        writer.queue(
            deliveries_of(event, recruiters_of(writer, held.company), ports.rules, ports.random, now));
    });
}

}  // namespace hoigung::domain
