#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/new_file.hpp"
#include "app/commands/open_employers.hpp"
#include "app/open_database.hpp"
#include "base/hidden_characters.hpp"
#include "domain/operator/decide_company.hpp"
#include "domain/operator/decide_held_job.hpp"
#include "domain/operator/open_proof.hpp"

namespace hoigung::app {
namespace {

std::string_view words_of(domain::Decision decision) {
    switch (decision) {
        case domain::Decision::company_verified:
            return "is verified and on the site";
        case domain::Decision::company_refused:
            return "is refused";
        case domain::Decision::change_accepted:
            return "is shown as it was changed";
        case domain::Decision::change_refused:
            return "stays as it was";
        case domain::Decision::claim_accepted:
            return "has a new owner";
        case domain::Decision::claim_refused:
            return "stays without the one who claimed it";
    }
    return "";
}

int decided(const std::string& id, const domain::Outcome<domain::CompanyDecision>& outcome) {
    if (!outcome.ok()) {
        std::cerr << id << ": nothing with this id waits for a decision\n";
        return kFailed;
    }
    std::cout << fmt::format("{} '{}' {}\n", outcome->company.text(),
                             base::for_terminal(outcome->name.in(domain::Locale::zh_hant)),
                             words_of(outcome->decision));
    return kDone;
}

// A job with the words for which it is held.
std::string line_of(const domain::JobDraft& held, std::string_view rest) {
    std::string line =
        fmt::format("{} '{}' {}:", held.id.text(),
                    base::for_terminal(held.content.posting.name.in(domain::Locale::zh_hant)), rest);
    for (const std::string& words : held.held_words) line += fmt::format(" '{}'", base::for_terminal(words));
    return line + '\n';
}

int decided_job(const std::string& id, const domain::Outcome<domain::JobDraft>& outcome,
                std::string_view done) {
    if (!outcome.ok()) {
        const bool is_reason = outcome.error() != domain::Refusal::IdNotFound;
        std::cerr << id
                  << (is_reason ? ": a reason has 1 to 500 characters\n" : ": no job with this id waits\n");
        return kFailed;
    }
    std::cout << line_of(*outcome, done);
    return kDone;
}

std::string line_of(const domain::EmployerCompany& company, bool has_proof) {
    const bool is_change = company.state == domain::CompanyState::verified;
    const auto& name = company.profile.name;
    return fmt::format("{} {} '{}' number {} {}\n", company.id.text(), is_change ? "change" : "company",
                       base::for_terminal(name.in(domain::Locale::zh_hant)),
                       company.registration_number.empty() ? "-" : company.registration_number,
                       is_change ? "" : (has_proof ? "with proof" : "without proof"));
}

}  // namespace

int list_waiting_companies(const Settings& settings) {
    OpenEmployers employers(settings);
    employers.stores.employers.read([](domain::EmployerReader& reader) {
        for (const auto& company : reader.companies().undecided())
            std::cout << line_of(company, reader.companies().proof(company.id).has_value());
        for (const domain::Claim& claim : reader.companies().waiting_claims()) {
            const auto person = reader.people().find(claim.person);
            std::cout << fmt::format("{} claim of {} by {} '{}'\n", claim.id.text(), claim.company.text(),
                                     person ? person->email.text() : "-", base::for_terminal(claim.message));
        }
    });
    return kDone;
}

int verify_company(const Settings& settings, const std::string& id) {
    OpenEmployers employers(settings);
    return decided(
        id, domain::accept_waiting(ByCommand(settings, *employers.stores.database), id, employers.ports));
}

int refuse_company(const Settings& settings, const std::string& id, const std::string& reason) {
    OpenEmployers employers(settings);
    return decided(id, domain::refuse_waiting(ByCommand(settings, *employers.stores.database), id, reason,
                                              employers.ports));
}

int list_waiting_jobs(const Settings& settings) {
    constexpr int kShown = 1000;
    OpenEmployers employers(settings);
    for (const domain::HeldJob& held : domain::held_jobs(employers.ports, kShown))
        std::cout << line_of(
            held.draft,
            fmt::format("of '{}' since {}", base::for_terminal(held.company.in(domain::Locale::zh_hant)),
                        base::to_iso(*held.draft.held_at)));
    return kDone;
}

int release_waiting_job(const Settings& settings, const std::string& id) {
    OpenEmployers employers(settings);
    return decided_job(
        id, domain::release_job(ByCommand(settings, *employers.stores.database), id, employers.ports),
        "is released with");
}

int refuse_waiting_job(const Settings& settings, const std::string& id, const std::string& reason) {
    OpenEmployers employers(settings);
    return decided_job(
        id, domain::refuse_job(ByCommand(settings, *employers.stores.database), id, reason, employers.ports),
        "is refused for");
}

int save_proof(const Settings& settings, const std::string& id, const std::string& file) {
    OpenEmployers employers(settings);
    const auto opened =
        domain::open_proof(ByCommand(settings, *employers.stores.database), id, employers.ports);
    if (!opened.ok()) {
        std::cerr << id << ": there is no proof of such a company\n";
        return kFailed;
    }
    if (!write_new_file(file, opened->content)) {
        std::cerr << file << ": cannot be written, or is there already\n";
        return kFailed;
    }
    std::cout << fmt::format("{} ({}) is in {}\n", base::for_terminal(opened->proof.file_name),
                             opened->proof.content_type, file);
    return kDone;
}

}  // namespace hoigung::app
