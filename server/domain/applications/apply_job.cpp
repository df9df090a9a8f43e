#include "domain/applications/apply_job.hpp"

#include <algorithm>
#include <array>

#include "domain/catalogue/job_terms.hpp"
#include "domain/identity/require_seeker.hpp"
#include "domain/pictures.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

Outcome<Applicant> usable_applicant(const Seeker& seeker, ApplicationWriter& writer) {
    Profile profile = writer.profile(seeker.id);
    if (seeker.is_suspended || !profile.is_created()) return Refusal::ApplicantNotUsable;
    return Applicant{seeker.telephone, std::move(profile)};
}

// The job, if it takes applications. The order of refusals is part of the contract.
Outcome<Job> vacant_job(std::optional<JobId> id, ApplicationWriter& writer, base::Timestamp now) {
    auto job = id ? writer.job(*id) : std::nullopt;
    if (!job) return Refusal::JobNotFound;
    if (writer.is_suspended(job->company_id)) return Refusal::CompanySuspended;
    if (job->state == JobState::suspended) return Refusal::JobSuspended;
    // The job may have expired without having been closed yet.
    if (job->state == JobState::closed || closes_at(*job) <= now) return Refusal::JobClosed;
    if (!job->posting.apply_url.empty()) return Refusal::AppliedForElsewhere;
    if (job->posting.addresses.empty()) return Refusal::JobHasNoAddress;
    return std::move(*job);
}

// The chosen addresses, in the order in which they were chosen.
Outcome<std::vector<Address>> chosen_addresses(const Job& job, const std::vector<std::string>& ids) {
    if (ids.empty() || ids.size() > kMostLocations) return Refusal::InvalidAddresses;
    std::vector<Address> chosen;
    for (const std::string& text : ids) {
        const auto id = AddressId::parse(text);
        const auto known = [&](const Address& address) { return id && address.id == *id; };
        const auto found = std::ranges::find_if(job.posting.addresses, known);
        if (found == job.posting.addresses.end() || std::ranges::any_of(chosen, known))
            return Refusal::InvalidAddresses;
        chosen.push_back(*found);
    }
    return chosen;
}

// Refuses when the employer has changed the terms since the seeker reviewed them. This is the last refusal in
// the contract's order, so that somebody who has already applied is told so instead.
Outcome<void> check_terms(const JobApplication& request, const Job& job, ApplicationWriter& writer) {
    if (!request.reviewed || *request.reviewed == terms_digest(job.posting)) return {};
    const auto earlier = writer.application(job.id, request.seeker);
    const bool is_open = earlier && earlier->status != ApplicationStatus::job_closed;
    return is_open ? Refusal::AlreadyApplied : Refusal::ChangedMeanwhile;
}

// The id of a new application, and the names of its picture in each size.
struct NewNames {
    ApplicationId application;
    std::array<std::string, kPictureSizes.size()> pictures;
};

NewNames make_names(base::Random& random, base::Timestamp now) {
    NewNames names{ApplicationId::make(now, random), {}};
    for (std::string& name : names.pictures) name = make_picture_name(random);
    return names;
}

Outcome<ApplicationId> apply(const JobApplication& request, const NewNames& names, ApplicationWriter& writer,
                             base::Timestamp now) {
    const Seeker seeker = TRY(require_seeker(writer.seeker(request.seeker)));
    const auto job_id = JobId::parse(request.job_id);
    const std::string_view key = request.idempotency_key;
    if (job_id && !key.empty()) {
        if (const auto first = writer.answered(seeker.id, *job_id, key, now - kAnswersKept)) return *first;
    }
    Application application{names.application, seeker.id, {}, now, ApplicationStatus::applied, {}, {}, {}};
    application.applicant = TRY(usable_applicant(seeker, writer));
    if (auto& picture = application.applicant.profile.picture) {
        for (const PictureSize size : kPictureSizes)
            picture->name(size) = names.pictures[static_cast<std::size_t>(size)];
    }
    const Job job = TRY(vacant_job(job_id, writer, now));
    application.job = job.id;
    application.addresses = TRY(chosen_addresses(job, request.address_ids));
    TRY(check_terms(request, job, writer));
    if (!writer.add(application)) return Refusal::AlreadyApplied;
    if (!key.empty()) writer.keep_answer(application, key);
    return application.id;
}

}  // namespace

Outcome<ApplicationId> apply_job(const JobApplication& request, ApplicationStore& store, base::Random& random,
                                 base::Timestamp now) {
    const NewNames names = make_names(random, now);
    return transact(store, [&](ApplicationWriter& writer) { return apply(request, names, writer, now); });
}

}  // namespace hoigung::domain
