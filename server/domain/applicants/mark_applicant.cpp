#include "domain/applicants/mark_applicant.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/find_applicants.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/request_key.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

// Runs `work(writer, card, role)` on the applicant of an act; `work` returns a refusal or std::nullopt.
template <class Work>
Outcome<MarkedApplicant> with_applicant(const ApplicantAct& act, Permission needed,
                                        const EmployerPorts& ports, base::Timestamp now, Work work) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<MarkedApplicant> {
        auto own = TRY(own_company(writer, act.person.id, act.company, needed));
        const auto id = ApplicationId::parse(act.applicant);
        const auto card =
            id ? writer.applicants().card(own.company.id, *id, applicants_kept_since(ports, now))
               : std::nullopt;
        if (!card) return Refusal::IdNotFound;
        // Locks the application, so that nothing is written about an applicant who withdraws at this moment.
        const auto application = writer.applications().application(*id);
        if (!application) return Refusal::NoSuchApplication;
        if (application->status == ApplicationStatus::withdrawn) return Refusal::ApplicationWithdrawn;
        const std::optional<Refusal> refused = work(writer, *card, own.membership.role);
        if (refused) return *refused;
        return MarkedApplicant{std::move(own.company), *id};
    });
}

}  // namespace

Outcome<MarkedApplicant> open_applicant(const ApplicantAct& act, const EmployerPorts& ports,
                                        base::Timestamp now) {
    return with_applicant(
        act, Permission::read_applicants, ports, now,
        [&](EmployerWriter& writer, const ApplicantCard& card, Role role) -> std::optional<Refusal> {
            if (may(role, Permission::answer_applicants))
                writer.applicants().mark_opened(card.application.id, act.person.id, now);
            return std::nullopt;
        });
}

Outcome<MarkedApplicant> add_note(const ApplicantAct& act, std::string_view key, std::string_view text,
                                  const EmployerPorts& ports, base::Timestamp now) {
    auto read = read_text(text, kLongestApplicantNote);
    if (!read.ok()) return read.error();
    if (read->empty()) return Refusal::TextMissing;
    if (!is_request_key(key)) return Refusal::InvalidRequestKey;
    return with_applicant(
        act, Permission::answer_applicants, ports, now,
        [&](EmployerWriter& writer, const ApplicantCard& card, Role) -> std::optional<Refusal> {
            if (card.notes.size() >= kMostNotes) return Refusal::TooManyNotes;
            writer.applicants().add(
                card.application.id,
                ApplicantNote{ApplicantNoteId::make(now, ports.random), act.person.id, now, *read}, key);
            return std::nullopt;
        });
}

Outcome<MarkedApplicant> remove_note(const ApplicantAct& act, std::string_view note_id,
                                     const EmployerPorts& ports, base::Timestamp now) {
    return with_applicant(
        act, Permission::answer_applicants, ports, now,
        [&](EmployerWriter& writer, const ApplicantCard& card, Role role) -> std::optional<Refusal> {
            const auto id = ApplicantNoteId::parse(note_id);
            const auto note = std::ranges::find_if(
                card.notes, [&](const ApplicantNote& each) { return id && each.id == *id; });
            if (note == card.notes.end()) return Refusal::IdNotFound;
            if (note->by != act.person.id && role != Role::owner) return Refusal::PermissionDenied;
            writer.applicants().remove(note->id);
            return std::nullopt;
        });
}

Outcome<MarkedApplicant> rate_applicant(const ApplicantAct& act, std::optional<int> rating,
                                        const EmployerPorts& ports, base::Timestamp now) {
    return with_applicant(
        act, Permission::answer_applicants, ports, now,
        [&](EmployerWriter& writer, const ApplicantCard& card, Role) -> std::optional<Refusal> {
            if (rating && (*rating < 1 || *rating > kBestRating)) return Refusal::LimitTooLarge;
            writer.applicants().rate(card.application.id, rating);
            return std::nullopt;
        });
}

}  // namespace hoigung::domain
