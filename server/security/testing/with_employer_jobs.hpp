#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/find_jobs.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/employers/change_branches.hpp"
#include "domain/testing/samples.hpp"
#include "security/testing/with_employers.hpp"

namespace hoigung::security::testing {

// An owner of a verified company with one branch, who writes and publishes jobs, on every database.
class WithEmployerJobs : public WithEmployers {
  protected:
    WithEmployerJobs() {
        branch_ = add_branch(owner_, company_.id.text(),
                             {.name = {"旺角店", "Mong Kok"},
                              .address = {"彌敦道 700 號", "700 Nathan Road"},
                              .district = "030503",
                              .place = ""},
                             ports(), clock_.now())
                      .value();
    }

    domain::JobForm typed(std::string title = "Waiter") {
        domain::JobForm job;
        job.content.posting = domain::testing::job_line(1, 1).posting;
        job.content.posting.addresses.clear();
        job.content.posting.name = {"侍應 " + title, std::move(title)};
        job.places = {branch_.id.text()};
        return job;
    }
    domain::JobForm with_description(std::string text) {
        domain::JobForm job = typed();
        job.content.posting.description.zh_hant = std::move(text);
        return job;
    }
    domain::JobDraft begin(std::string_view key, domain::DraftOrigin origin = {}) {
        return begin_draft(owner_, company_.id.text(), key, origin, ports(), clock_.now()).value();
    }
    domain::Outcome<domain::JobDraft> save(const domain::JobDraft& draft, domain::JobForm job) {
        return save_draft(owner_, company_.id.text(), draft.id.text(), draft.version, std::move(job), ports(),
                          clock_.now());
    }
    domain::PublishOutcome<domain::JobId> publish(const domain::JobDraft& draft,
                                                  std::optional<base::Timestamp> at = {},
                                                  bool overwrites = false) {
        const std::string company = draft.company.text();
        const std::string id = draft.id.text();
        auto published =
            publish_job(owner_, {company, id, draft.version, at, overwrites}, ports(), clock_.now());
        if (!published.ok()) return published.error();
        return published->id;
    }
    // Publishes a job and returns its id.
    domain::JobId published(const std::string& title = "Waiter") {
        const auto draft = save(begin(title), typed(title)).value();
        const auto id = publish(draft);
        EXPECT_TRUE(id.ok());
        clock_.advance(std::chrono::milliseconds(1));
        return *id;
    }
    domain::JobStage stage(domain::JobId id) {
        return find_employer_job(company_.id, id.text(), ports())->stage;
    }
    domain::Refusal refusal(const domain::PublishOutcome<domain::JobId>& outcome) {
        return refusal_of(outcome.error());
    }

    const domain::Person owner_ = sign_in().person;
    const domain::EmployerCompany company_ = verified(owner_);
    domain::Branch branch_;
};

}  // namespace hoigung::security::testing
