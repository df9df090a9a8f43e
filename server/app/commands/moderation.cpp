#include <iostream>
#include <map>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/open_employers.hpp"
#include "base/hidden_characters.hpp"
#include "domain/operator/close_report.hpp"
#include "domain/operator/settle_concern.hpp"
#include "domain/operator/suspend_company.hpp"
#include "domain/operator/suspend_job.hpp"

namespace hoigung::app {
namespace {

using domain::Refusal;

constexpr domain::Page kFirstThousand{0, 1000};

// Reads jobs by their ids with one statement.
std::map<domain::JobId, domain::Job> jobs_of(Stores& stores, const std::vector<domain::JobId>& ids) {
    std::map<domain::JobId, domain::Job> jobs;
    for (domain::Job& job : stores.catalogue.jobs(ids)) jobs.emplace(job.id, std::move(job));
    return jobs;
}

// A job's id with its title and company, if the job can be read.
std::string words_for(domain::JobId id, const std::map<domain::JobId, domain::Job>& jobs) {
    const auto job = jobs.find(id);
    if (job == jobs.end()) return id.text();
    return fmt::format("{} {} '{}' of {}", id.text(),
                       job->second.is_removed ? "deleted" : base::name_of(job->second.state),
                       base::for_terminal(job->second.posting.name.in(domain::Locale::zh_hant)),
                       job->second.company_id.text());
}

void tell_how_many(std::size_t shown, std::size_t total) {
    if (shown < total) std::cout << fmt::format("and {} more\n", total - shown);
}

}  // namespace

int list_reports(const Settings& settings) {
    OpenEmployers opened(settings);
    const auto found = opened.stores.reports.reports(domain::ReportsShown::waiting, kFirstThousand);
    std::vector<domain::JobId> ids;
    for (const domain::Report& report : found.reports) ids.push_back(report.job);
    const auto jobs = jobs_of(opened.stores, ids);
    for (const domain::Report& report : found.reports)
        std::cout << fmt::format("{} {} at {} job {}: {}\n", report.id.text(), base::name_of(report.reason),
                                 base::to_iso(report.created_at), words_for(report.job, jobs),
                                 base::for_terminal(report.text));
    tell_how_many(found.reports.size(), found.total);
    return kDone;
}

int close_report(const Settings& settings, const std::string& id, const std::string& reason) {
    OpenEmployers opened(settings);
    if (!domain::close_report(ByCommand(settings, *opened.stores.database), id, reason, opened.stores.reports)
             .ok()) {
        std::cerr << id << ": there is no such report, or no reason was given\n";
        return kFailed;
    }
    std::cout << id << " is closed\n";
    return kDone;
}

int list_concerns(const Settings& settings) {
    OpenEmployers opened(settings);
    const auto found = opened.stores.concerns.open_concerns(kFirstThousand);
    std::vector<domain::JobId> ids;
    for (const domain::JobConcerns& each : found.jobs) ids.push_back(each.job);
    const auto jobs = jobs_of(opened.stores, ids);
    for (const domain::JobConcerns& each : found.jobs) {
        std::string wordings;
        for (const domain::Concern& concern : each.concerns)
            wordings += fmt::format("{}{} '{}'", wordings.empty() ? "" : ", ", base::name_of(concern.kind),
                                    base::for_terminal(concern.words));
        std::cout << fmt::format("{} at {}: {}\n", words_for(each.job, jobs), base::to_iso(each.noted_at),
                                 wordings);
    }
    tell_how_many(found.jobs.size(), found.total);
    return kDone;
}

int settle_concern(const Settings& settings, const std::string& id) {
    OpenEmployers opened(settings);
    if (!domain::settle_concern(ByCommand(settings, *opened.stores.database), id, opened.stores.concerns)
             .ok()) {
        std::cerr << id << ": no wording of such a job waits\n";
        return kFailed;
    }
    std::cout << id << " stays as it is\n";
    return kDone;
}

namespace {

std::string_view why(Refusal refusal) {
    switch (refusal) {
        case Refusal::CompanyIsClosed:
            return "its owner has closed it";
        case Refusal::JobClosed:
            return "it is closed";
        case Refusal::JobSuspended:
            return "it is suspended";
        case Refusal::CompanyNotFound:
        case Refusal::JobNotFound:
            return "there is nothing with this id on the site";
        default:
            return "the reason is too long, or is no text";
    }
}

template <class T>
int told(const std::string& id, const domain::Outcome<T>& outcome, const domain::LocalizedText& name,
         std::string_view what) {
    if (!outcome.ok()) {
        std::cerr << id << ": " << why(outcome.error()) << '\n';
        return kFailed;
    }
    std::cout << fmt::format("{} '{}' {}\n", id, base::for_terminal(name.in(domain::Locale::zh_hant)), what);
    return kDone;
}

}  // namespace

int set_company_suspension(const Settings& settings, const std::string& id, bool is_suspended,
                           const std::string& reason) {
    OpenEmployers opened(settings);
    const auto company = domain::CompanyId::parse(id);
    const auto outcome = company ? domain::set_suspension(ByCommand(settings, *opened.stores.database),
                                                          *company, is_suspended, reason, opened.ports)
                                 : domain::Outcome<domain::Company>(Refusal::CompanyNotFound);
    return told(id, outcome, outcome.ok() ? outcome->profile.name : domain::LocalizedText{},
                is_suspended ? "is suspended; its owners are told by mail"
                             : "is on the site; its owners are told by mail");
}

int set_job_suspension(const Settings& settings, const std::string& id, bool is_suspended,
                       const std::string& reason) {
    OpenEmployers opened(settings);
    const auto job = domain::JobId::parse(id);
    const auto act = [&]() -> domain::Outcome<domain::Job> {
        if (!job) return Refusal::JobNotFound;
        ByCommand acting(settings, *opened.stores.database);
        return is_suspended
                   ? domain::take_down_job(acting, *job, reason, opened.ports, opened.stores.concerns)
                   : domain::set_job_suspension(acting, *job, false, reason, opened.ports);
    };
    const auto outcome = act();
    return told(id, outcome, outcome.ok() ? outcome->posting.name : domain::LocalizedText{},
                is_suspended ? "is off the site; its company's owners are told by mail"
                             : "is on the site; its company's owners are told by mail");
}

}  // namespace hoigung::app
