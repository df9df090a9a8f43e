#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/confirm.hpp"
#include "app/erasures_path.hpp"
#include "app/open_database.hpp"
#include "base/hidden_characters.hpp"
#include "domain/operator/delete_company.hpp"
#include "domain/operator/delete_job.hpp"
#include "domain/operator/find_companies.hpp"
#include "domain/snapshot/find_in_catalogue.hpp"
#include "security/erasure_file.hpp"
#include "store/catalogue_store.hpp"
#include "store/employer_store.hpp"

namespace hoigung::app {
namespace {

// The catalogue's stores, opened for the commands of this file.
struct OpenCatalogue {
    explicit OpenCatalogue(const Settings& settings)
        : database(open_database(settings)), erasures(erasures_path(settings)) {}

    const base::SystemClock clock;
    const std::unique_ptr<store::Database> database;
    store::SqlCatalogueStore store{*database, clock};
    security::ErasureFile erasures;
};

std::string words(const domain::LocalizedText& name) {
    const bool is_in_both = !name.zh_hant.empty() && !name.en.empty();
    return base::for_terminal(is_in_both ? fmt::format("{} / {}", name.zh_hant, name.en)
                                         : name.in(domain::Locale::zh_hant));
}

// The portal's data about a company; empty when the portal does not know it.
std::string in_portal(const domain::KnownCompany& company) {
    std::string words;
    if (!company.registration_number.empty()) words += " number " + company.registration_number;
    if (!company.telephone.empty()) words += " telephone " + base::for_terminal(company.telephone);
    for (const auto& [person, membership] : company.people)
        words += fmt::format(" {} {} '{}'", base::name_of(membership.role), person.email.text(),
                             base::for_terminal(person.name));
    return words;
}

std::string_view state_of(const domain::Job& job) {
    return job.is_removed ? "deleted" : base::name_of(job.state);
}

int nothing_called(const std::string& id) {
    std::cerr << id << ": there is nothing with this id\n";
    return kFailed;
}

}  // namespace

int list_companies(const Settings& settings, const std::string& text) {
    OpenCatalogue catalogue(settings);
    store::SqlEmployerStore employers(*catalogue.database);
    const auto found = domain::find_known_companies(text, catalogue.store.every_company(), employers);
    for (const domain::KnownCompany& company : found)
        std::cout << fmt::format("{} {} '{}'{}\n", company.id.text(), base::name_of(company.fate),
                                 words(company.name), in_portal(company));
    return found.empty() && !text.empty() ? kFailed : kDone;
}

int list_jobs(const Settings& settings, const std::string& text) {
    const auto rows = OpenCatalogue(settings).store.load();
    const auto found = domain::find_jobs(rows, text);
    for (const auto& [job, company] : found)
        std::cout << fmt::format("{} {} '{}' of {} '{}'\n", job->id.text(), state_of(*job),
                                 words(job->posting.name), company->id.text(), words(company->profile.name));
    return found.empty() && !text.empty() ? kFailed : kDone;
}

int delete_company(const Settings& settings, const std::string& id, bool is_asked) {
    OpenCatalogue catalogue(settings);
    const auto parsed = domain::CompanyId::parse(id);
    const auto company = parsed ? catalogue.store.company(*parsed) : std::nullopt;
    if (!company) return nothing_called(id);
    const std::string what = fmt::format("'{}' goes with all its jobs, and applications for them end.",
                                         words(company->profile.name));
    if (is_asked && !is_confirmed(what)) return kFailed;
    const auto deleted = domain::delete_company(ByCommand(settings, *catalogue.database), *parsed,
                                                catalogue.store, catalogue.erasures);
    if (!deleted.ok()) return nothing_called(id);
    std::cout << fmt::format("{} and {} jobs are deleted\n", id, deleted->jobs);
    return kDone;
}

int delete_job(const Settings& settings, const std::string& id, bool is_asked) {
    OpenCatalogue catalogue(settings);
    const auto parsed = domain::JobId::parse(id);
    const auto job = parsed ? catalogue.store.job(*parsed) : std::nullopt;
    if (!job) return nothing_called(id);
    const std::string what = fmt::format("'{}' goes, and applications for it end.", words(job->posting.name));
    if (is_asked && !is_confirmed(what)) return kFailed;
    if (!domain::delete_job(ByCommand(settings, *catalogue.database), *parsed, catalogue.store,
                            catalogue.erasures)
             .ok())
        return nothing_called(id);
    std::cout << id << " is deleted\n";
    return kDone;
}

}  // namespace hoigung::app
