#include "app/demo_applicants.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "app/demo_employers.hpp"
#include "domain/applicants/applicant_store.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/candidacies/answer_interview.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/identity/account_removal.hpp"
#include "domain/transact.hpp"
#include "feeds/demo/read_material.hpp"

namespace hoigung::app {
namespace {

using domain::ApplicationId;
using domain::Availability;
using domain::SeekerId;
using feeds::demo::DemoApplicant;
using feeds::demo::DemoStep;
using feeds::demo::DemoStepKind;
using feeds::demo::FreeTimes;

// Gives the same numbers at every start, so that ids are the same everywhere.
class DerivedRandom final : public base::Random {
  public:
    explicit DerivedRandom(std::string text) : text_(std::move(text)) {}

    void fill(std::span<std::byte> bytes) override {
        for (std::size_t at = 0; at < bytes.size();) {
            const auto derived = base::derive_id(fmt::format("{} {}", text_, ++count_));
            for (const auto byte : derived) {
                if (at < bytes.size()) bytes[at++] = static_cast<std::byte>(byte);
            }
        }
    }

  private:
    const std::string text_;
    std::uint64_t count_ = 0;
};

template <class T>
T done(domain::Outcome<T> outcome, std::string_view what) {
    if (!outcome.ok())
        throw std::runtime_error(fmt::format("the demonstration's applicants: {} was refused", what));
    return std::move(*outcome);
}

SeekerId id_of(std::size_t number) {
    return {base::derive_id(fmt::format("demonstration applicant {}", number))};
}

// No number of this range is assigned in Hong Kong.
domain::Telephone telephone_of(std::size_t number) {
    return domain::Telephone::parse(fmt::format("+85240000{:03}", number)).value();
}

std::vector<Availability> free_times(FreeTimes free) {
    constexpr int kHour = 60;
    constexpr int kDay = 24 * kHour;
    std::vector<Availability> times;
    for (int day = 0; day < 7; ++day) {
        const auto add = [&](int from, int to) {
            times.push_back({day * kDay + from * kHour, day * kDay + to * kHour});
        };
        if (free == FreeTimes::any) add(7, 23);
        if (free == FreeTimes::mornings && day < 5) add(7, 13);
        if (free == FreeTimes::evenings) add(18, 23);
        if (free == FreeTimes::weekends && day >= 5) add(8, 22);
    }
    return times;
}

// Plays one applicant's story, step by step.
class Story {
  public:
    Story(const DemoApplicant& applicant, std::size_t number, const domain::Job& job,
          const domain::Person& owner, const DemoApplicantStores& stores, base::Timestamp now)
        : applicant_(applicant),
          seeker_(id_of(number)),
          job_(job),
          owner_(owner),
          stores_(stores),
          now_(now),
          random_(fmt::format("demonstration story {} {}", number, base::to_iso(base::hong_kong_date(now)))) {
    }

    void tell(std::size_t number) {
        const base::Timestamp applied = moment(applicant_.applied);
        sign_up(telephone_of(number), applied);
        id_ =
            done(domain::apply_job({seeker_, job_.id.text(), {job_.posting.addresses.front().id.text()}, {}},
                                   stores_.applications, random_, applied),
                 "an application");
        for (const DemoStep& step : applicant_.steps) take(step);
    }

  private:
    // No step is in the future or before the job was published.
    [[nodiscard]] base::Timestamp moment(const feeds::demo::DemoTime& time) const {
        const auto planned = time.on(base::hong_kong_date(now_));
        return std::min(std::max(planned, job_.published_at + std::chrono::minutes(5)), now_);
    }

    void sign_up(const domain::Telephone& telephone, base::Timestamp at) {
        stores_.identity.write([&](domain::IdentityWriter& writer) {
            writer.add({seeker_, telephone, at, false, {}, {}});
        });
        stores_.profiles.write([&](domain::ProfileWriter& writer) {
            domain::Profile profile = applicant_.profile;
            profile.availability = free_times(applicant_.free);
            writer.put(seeker_, profile, at);
        });
    }

    void take(const DemoStep& step) {
        const base::Timestamp at = moment(step.at);
        switch (step.kind) {
            case DemoStepKind::opened:
            case DemoStepKind::note:
            case DemoStepKind::rating:
                return mark(step, at);
            case DemoStepKind::status:
                static_cast<void>(
                    done(domain::change_application_status(stores_.applications, id_,
                                                           {at, step.status.value(), owner_.id, step.reason}),
                         "a status"));
                return;
            case DemoStepKind::message:
                return say(domain::Actor::of(owner_, job_.company_id), step, at);
            case DemoStepKind::reply:
                return say(domain::Actor::of(seeker_), step, at);
            case DemoStepKind::offer:
                return offer(step, at);
            case DemoStepKind::accept:
            case DemoStepKind::ask_another:
                return answer(step, at);
        }
    }

    void mark(const DemoStep& step, base::Timestamp at) {
        stores_.employers.write([&](domain::EmployerWriter& writer) {
            writer.applicants().mark_opened(id_, owner_.id, at);
            if (step.kind == DemoStepKind::rating) writer.applicants().rate(id_, step.rating);
            if (step.kind == DemoStepKind::note)
                writer.applicants().add(
                    id_, {domain::ApplicantNoteId::make(at, random_), owner_.id, at, step.text}, next_key());
        });
    }

    // The writer of a message has read the earlier ones.
    void say(const domain::Actor& actor, const DemoStep& step, base::Timestamp at) {
        static_cast<void>(done(domain::mark_read(actor, id_.text(), messages_, ports(), at), "reading"));
        messages_ =
            done(domain::send_message(actor, id_.text(), next_key(), step.text, ports(), at), "a message")
                .number;
    }

    void offer(const DemoStep& step, base::Timestamp at) {
        domain::InterviewInput input;
        for (const auto& time : step.times) input.times.push_back(time.on(base::hong_kong_date(now_)));
        input.branch = job_.posting.addresses.front().id.text();
        input.note = step.text;
        interview_ = done(domain::offer_interview(owner_, job_.company_id.text(), id_.text(), next_key(),
                                                  input, ports(), at),
                          "an interview");
    }

    void answer(const DemoStep& step, base::Timestamp at) {
        domain::InterviewAnswer answer;
        answer.step = step.kind == DemoStepKind::accept ? domain::InterviewStep::accept
                                                        : domain::InterviewStep::ask_another;
        if (step.kind == DemoStepKind::accept) answer.time = interview_.terms.times.front();
        answer.words = step.text;
        static_cast<void>(done(
            domain::answer_interview(seeker_, interview_.id.text(), interview_.version, answer, ports(), at),
            "an answer"));
    }

    [[nodiscard]] std::string next_key() { return fmt::format("demonstration {}", ++keys_); }
    [[nodiscard]] domain::CandidacyPorts ports() {
        return {stores_.candidacies, stores_.employers, random_, stores_.rules};
    }

    const DemoApplicant& applicant_;
    const SeekerId seeker_;
    const domain::Job& job_;
    const domain::Person& owner_;
    const DemoApplicantStores& stores_;
    const base::Timestamp now_;
    DerivedRandom random_;
    ApplicationId id_{};
    std::int64_t messages_ = 0;
    int keys_ = 0;
    domain::Interview interview_{};
};

// A company's jobs that accept applications, oldest first.
struct DemoOwner {
    domain::Person person;
    std::vector<domain::Membership> memberships;
};

std::optional<DemoOwner> find_demo_owner(domain::EmployerStore& employers) {
    return domain::look_up(employers, [](domain::EmployerReader& reader) -> std::optional<DemoOwner> {
        auto person = reader.people().find(domain::Email::parse(kDemoOwner).value());
        if (!person) return std::nullopt;
        auto memberships = reader.people().memberships_of(person->id);
        return DemoOwner{std::move(*person), std::move(memberships)};
    });
}

std::vector<const domain::Job*> open_jobs_of(domain::CompanyId company,
                                             const domain::CatalogueRows& catalogue) {
    std::vector<const domain::Job*> jobs;
    for (const domain::Job& job : catalogue.jobs) {
        if (job.company_id == company && job.state == domain::JobState::published &&
            !job.posting.addresses.empty())
            jobs.push_back(&job);
    }
    std::ranges::sort(jobs, {}, [](const domain::Job* job) { return std::pair(job->published_at, job->id); });
    return jobs;
}

}  // namespace

void put_demo_applicants(const domain::CatalogueRows& catalogue, const DemoApplicantStores& stores,
                         base::Timestamp now) {
    const auto owner = find_demo_owner(stores.employers);
    if (!owner || owner->memberships.empty()) return;
    const auto jobs = open_jobs_of(owner->memberships.front().company, catalogue);
    if (jobs.empty()) return;
    const auto applicants = feeds::demo::read_material(demo_files()).applicants;
    for (std::size_t number = 0; number < applicants.size(); ++number) {
        if (stores.identity.seeker(id_of(number))) continue;
        const DemoApplicant& applicant = applicants[number];
        Story(applicant, number, *jobs[applicant.job % jobs.size()], owner->person, stores, now).tell(number);
    }
}

void remove_demo_applicants(domain::IdentityStore& identity, base::Timestamp now) {
    const std::size_t count = feeds::demo::read_material(demo_files()).applicants.size();
    for (std::size_t number = 0; number < count; ++number) {
        // These are not real people: their erasure needs no record, and they come back with the same ids.
        identity.write([&](domain::IdentityWriter& writer) {
            if (const auto seeker = writer.seeker(id_of(number))) remove_account(writer, *seeker, {}, now);
        });
    }
}

}  // namespace hoigung::app
