#include "domain/operator/erase_again.hpp"

#include "domain/catalogue/remove_company.hpp"
#include "domain/catalogue/remove_job.hpp"
#include "domain/employers/change_people.hpp"

namespace hoigung::domain {
namespace {

int erase_seekers_again(const PastErasures& past, IdentityStore& identity, const SessionRules& rules,
                        base::Timestamp now) {
    std::vector<SeekerId> due;
    identity.each_seeker([&](const Seeker& seeker, const std::string&) {
        if (past.names(ErasedKind::seeker, seeker.id.text(), seeker.telephone.text(), seeker.created_at))
            due.push_back(seeker.id);
    });
    for (const SeekerId id : due) {
        identity.write([&](IdentityWriter& writer) {
            if (const auto seeker = writer.seeker(id)) remove_account(writer, *seeker, rules, now);
        });
    }
    return static_cast<int>(due.size());
}

}  // namespace

ErasedAgain erase_again(const PastErasures& past, IdentityStore& identity, const SessionRules& rules,
                        const EmployerPorts& ports, base::Timestamp now) {
    ErasedAgain erased;
    erased.seekers = erase_seekers_again(past, identity, rules, now);

    std::vector<Person> people;
    ports.store.each_person([&](const Person& person) {
        if (past.names(ErasedKind::person, person.id.text(), person.email.text(), person.created_at))
            people.push_back(person);
    });
    for (const Person& person : people) {
        const auto inherited = erase_person(person, ports, now);
        erased.inherited.insert(erased.inherited.end(), inherited.begin(), inherited.end());
    }
    erased.people = static_cast<int>(people.size());

    const CatalogueRows rows = ports.catalogue.load();
    const auto is_named = [&](ErasedKind kind, const auto& item) {
        return !item.is_removed && past.names(kind, item.id.text(), "", {});
    };
    for (const Company& company : rows.companies) {
        if (!is_named(ErasedKind::company, company)) continue;
        ports.catalogue.write([&](CatalogueWriter& writer) {
            if (auto stored = writer.company(company.id)) remove_company(writer, *stored, now);
        });
        ++erased.companies;
    }
    for (const Job& job : rows.jobs) {
        if (!is_named(ErasedKind::job, job)) continue;
        ports.catalogue.write([&](CatalogueWriter& writer) {
            if (auto stored = writer.job(job.id)) remove_job(writer, *stored, now);
        });
        ++erased.jobs;
    }
    return erased;
}

}  // namespace hoigung::domain
