#include "domain/candidacies/offer_interview.hpp"

#include <algorithm>

#include "domain/applications/application_store.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/candidacies/candidacy_access.hpp"
#include "domain/interviews/interview_steps.hpp"
#include "domain/interviews/outcomes.hpp"
#include "domain/request_key.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

constexpr int kShortestMinutes = 15;
constexpr int kLongestMinutes = 240;

bool are_times_usable(const InterviewInput& input, base::Timestamp now) {
    auto times = input.times;
    std::ranges::sort(times);
    const bool are_different = std::ranges::adjacent_find(times) == times.end();
    return !times.empty() && times.size() <= kMostInterviewTimes && are_different &&
           times.back() <= now + kInterviewTerm && input.minutes >= kShortestMinutes &&
           input.minutes <= kLongestMinutes && input.minutes % kShortestMinutes == 0;
}

LocalizedText joined(const LocalizedText& name, const LocalizedText& address) {
    const auto both = [](const std::string& first, const std::string& second) {
        return first.empty() || second.empty() ? first + second : first + ", " + second;
    };
    return {both(name.zh_hant, address.zh_hant), both(name.en, address.en)};
}

Outcome<LocalizedText> place_of(std::string_view id, const Job& job, const std::vector<Branch>& branches) {
    for (const Branch& branch : branches) {
        if (branch.id.text() == id) return joined(branch.name, branch.address);
    }
    for (const Address& address : job.posting.addresses) {
        if (address.id.text() == id) return address.address;
    }
    return Refusal::IdNotFound;
}

Outcome<InterviewTerms> terms_of(const InterviewInput& input, const Job& job,
                                 const std::vector<Branch>& branches, base::Timestamp now) {
    if (!are_times_usable(input, now)) return Refusal::InvalidInterview;
    InterviewTerms terms{input.times, input.minutes, {}, input.is_by_telephone, {}};
    std::ranges::sort(terms.times);
    terms.note = TRY(read_text(input.note, kLongestInterviewNote));
    if (input.is_by_telephone) return terms;
    if (!input.branch.empty()) {
        terms.place = TRY(place_of(input.branch, job, branches));
    } else {
        const std::string text = TRY(read_text(input.place_text, kLongestAddress));
        terms.place = {text, text};
    }
    if (terms.place.empty()) return Refusal::InvalidInterview;
    return terms;
}

std::vector<Branch> branches_of(CompanyId company, EmployerStore& employers) {
    return look_up(employers,
                   [&](EmployerReader& reader) { return reader.companies().branches_of(company); });
}

bool do_overlap(base::Timestamp one, int one_minutes, base::Timestamp other, int other_minutes) {
    return one < other + std::chrono::minutes{other_minutes} &&
           other < one + std::chrono::minutes{one_minutes};
}

bool clashes(const InterviewTerms& terms, const std::vector<Interview>& others) {
    return std::ranges::any_of(others, [&](const Interview& other) {
        return std::ranges::any_of(terms.times, [&](base::Timestamp time) {
            return do_overlap(time, terms.minutes, *other.time, other.terms.minutes);
        });
    });
}

std::vector<InterviewWarning> warnings_of(const InterviewTerms& terms, const Candidacy& candidacy,
                                          PersonId person, CandidacyReader& reader, base::Timestamp now) {
    std::vector<InterviewWarning> warnings;
    if (terms.times.front() < now) warnings.push_back(InterviewWarning::past);
    const auto others = reader.accepted_interviews(
        {candidacy.seeker, person, terms.times.front() - std::chrono::minutes{kLongestMinutes},
         terms.times.back() + std::chrono::minutes{terms.minutes}});
    if (clashes(terms, others)) warnings.push_back(InterviewWarning::clash);
    return warnings;
}

// The waiting interview that an offer renews, or a new one.
Interview offered(CandidacyReader& reader, const Candidacy& candidacy, InterviewId new_id) {
    for (const Interview& each : reader.interviews_of(candidacy.application)) {
        if (!is_waiting(each.state)) continue;
        Interview renewed = each;
        ++renewed.version;
        return renewed;
    }
    Interview made;
    made.id = new_id;
    made.application = candidacy.application;
    made.seeker = candidacy.seeker;
    made.company = candidacy.company();
    return made;
}

std::optional<Interview> made_with(CandidacyReader& reader, ApplicationId application, std::string_view key) {
    for (Interview& each : reader.interviews_of(application)) {
        if (each.key == key) return std::move(each);
    }
    return std::nullopt;
}

}  // namespace

Outcome<std::vector<InterviewWarning>> check_interview(const Person& person, std::string_view company_id,
                                                       std::string_view application_id,
                                                       const InterviewInput& input,
                                                       const CandidacyPorts& ports, base::Timestamp now) {
    const EmployerCompany company =
        TRY(company_for(person, company_id, Permission::answer_applicants, ports.employers));
    const auto branches = branches_of(company.id, ports.employers);
    return look_up(ports.store, [&](CandidacyReader& reader) -> Outcome<std::vector<InterviewWarning>> {
        const auto candidacy =
            candidacy_of_company(reader, company.id, application_id, ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        const auto terms = terms_of(input, candidacy->job, branches, now);
        return terms.ok() ? Outcome<std::vector<InterviewWarning>>(
                                warnings_of(*terms, *candidacy, person.id, reader, now))
                          : terms.error();
    });
}

Outcome<Interview> offer_interview(const Person& person, std::string_view company_id,
                                   std::string_view application_id, std::string_view key,
                                   const InterviewInput& input, const CandidacyPorts& ports,
                                   base::Timestamp now) {
    const EmployerCompany company =
        TRY(company_for(person, company_id, Permission::answer_applicants, ports.employers));
    if (!is_request_key(key)) return Refusal::InvalidRequestKey;
    const auto branches = branches_of(company.id, ports.employers);
    const InterviewId new_id = InterviewId::make(now, ports.random);
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Interview> {
        const auto candidacy =
            candidacy_of_company(writer, company.id, application_id, ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        if (auto before = made_with(writer, candidacy->application, key)) {
            return std::move(*before);
        }
        if (candidacy->status == ApplicationStatus::rejected) return Refusal::StepNotAllowed;
        auto terms = terms_of(input, candidacy->job, branches, now);
        if (!terms.ok()) {
            return terms.error();
        }
        Interview interview = offered(writer, *candidacy, new_id);
        interview.offered_by = person.id;
        interview.state = InterviewState::offered;
        interview.terms = std::move(terms).value();
        interview.time.reset();
        interview.answer.clear();
        interview.remind_at.reset();
        interview.changed_at = now;
        interview.key = key;
        writer.put(interview);
        note_contacted(writer.applications(), candidacy->application, candidacy->status, person.id, now);
        writer.note(*candidacy, CandidacyChangeKind::interview, now);
        writer.queue(deliveries_to_seeker(InterviewChanged{candidacy->job.id, candidacy->application},
                                          candidacy->seeker, ports.random, now));
        return interview;
    });
}

Outcome<Interview> cancel_interview(const Person& person, std::string_view company_id, std::string_view id,
                                    int version, std::string_view note, const CandidacyPorts& ports,
                                    base::Timestamp now) {
    const EmployerCompany company =
        TRY(company_for(person, company_id, Permission::answer_applicants, ports.employers));
    const std::string words = TRY(read_text(note, kLongestInterviewNote));
    const auto interview_id = InterviewId::parse(id);
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Interview> {
        const auto seen = interview_id ? writer.interview(*interview_id) : std::nullopt;
        if (!seen || seen->company != company.id) return Refusal::IdNotFound;
        const auto candidacy =
            candidacy_of_company(writer, company.id, seen->application.text(), ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        // Read again under the lock: nobody else can change it any more.
        Interview interview = writer.interview(*interview_id).value();
        const auto state = state_after(interview.state, InterviewStep::cancel);
        if (interview.version != version || !state || has_begun(interview, now))
            return Refusal::InterviewChanged;
        const bool was_accepted = interview.state == InterviewState::accepted;
        interview.state = *state;
        ++interview.version;
        if (!words.empty()) interview.terms.note = words;
        interview.remind_at.reset();
        interview.changed_at = now;
        writer.put(interview);
        if (was_accepted) {
            // Other members of the company have it in their calendars, too.
            const InterviewTold event{InterviewNews::cancelled, interview, candidacy->job.posting.name,
                                      candidacy->company_name};
            writer.queue(
                deliveries_of(event, writer.receivers_of(company.id), ports.rules, ports.random, now));
        }
        writer.note(*candidacy, CandidacyChangeKind::interview, now);
        writer.queue(deliveries_to_seeker(InterviewChanged{candidacy->job.id, candidacy->application},
                                          candidacy->seeker, ports.random, now));
        return interview;
    });
}

}  // namespace hoigung::domain
