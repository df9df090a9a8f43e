#include "domain/operator/decide_held_job.hpp"

#include <map>

#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employers/receivers.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

template <class Decide>
Outcome<JobDraft> decide_held(const Acting& acting, OperatorAct act, std::string_view id,
                              const std::string& reason, const EmployerPorts& ports, Decide decide) {
    const auto parsed = JobId::parse(id);
    if (!parsed) return Refusal::IdNotFound;
    const auto seen =
        look_up(ports.store, [&](EmployerReader& reader) { return reader.jobs().draft(*parsed); });
    if (!seen) return Refusal::IdNotFound;
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<JobDraft> {
        // Locks the company.
        static_cast<void>(writer.companies().find(seen->company));
        const auto held = writer.jobs().draft(*parsed);
        if (!held || !held->held_at) return Refusal::IdNotFound;
        JobDraft draft = *held;
        draft.end_hold();
        decide(writer, *held, draft);
        writer.jobs().put(draft);
        acting.done(act, parsed->text(), {reason});
        return *held;
    });
}

}  // namespace

std::vector<HeldJob> held_jobs(const EmployerPorts& ports, int limit) {
    return look_up(ports.store, [&](EmployerReader& reader) {
        std::vector<HeldJob> held;
        std::map<CompanyId, LocalizedText> names;
        for (EmployerCompany& company : reader.jobs().companies_with_held_drafts())
            names.emplace(company.id, std::move(company.profile.name));
        for (JobDraft& draft : reader.jobs().held_drafts(limit)) {
            const CompanyId company = draft.company;
            held.push_back({std::move(draft), names[company]});
        }
        return held;
    });
}

Outcome<JobDraft> release_job(const Acting& acting, std::string_view id, const EmployerPorts& ports) {
    return decide_held(acting, OperatorAct::release_job, id, "", ports,
                       [](EmployerWriter&, const JobDraft& held, JobDraft& draft) {
                           draft.released_words.insert(draft.released_words.end(), held.held_words.begin(),
                                                       held.held_words.end());
                       });
}

Outcome<JobDraft> refuse_job(const Acting& acting, std::string_view id, std::string_view reason,
                             const EmployerPorts& ports) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    if (words.empty()) return Refusal::ReasonMissing;
    return decide_held(
        acting, OperatorAct::refuse_job, id, words, ports,
        [&](EmployerWriter& writer, const JobDraft& held, JobDraft& draft) {
            draft.publish_at.reset();
            draft.refused_because = words;
            const JobRefusedByOperator event{held.company, held.id, held.content.posting.name, words};
            writer.queue(deliveries_of(event, receivers_of(writer.people(), held.company), ports.rules,
                                       ports.random, acting.now));
        });
}

}  // namespace hoigung::domain
