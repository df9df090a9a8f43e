#include "domain/employers/export_log.hpp"

#include <fmt/format.h>

#include "base/csv.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

namespace {

// Counts the export and records it in the log.
Outcome<CompanyId> begin_log_export(const Person& person, std::string_view company_id,
                                    const EmployerPorts& ports, base::Timestamp now) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<CompanyId> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::read_log));
        if (left_today(writer, own.company, now).exports == 0) return Refusal::CompanyLimitReached;
        note(writer, ports.random, own.company.id, person, ActivityKind::log_exported, "", now);
        return own.company.id;
    });
}

}  // namespace

Outcome<std::string> export_log(const Person& person, std::string_view company_id, const EmployerPorts& ports,
                                base::Timestamp now) {
    constexpr int kAtOnce = 1000;
    const CompanyId company = TRY(begin_log_export(person, company_id, ports, now));
    std::string csv = "\xEF\xBB\xBFtime,activity,by,subject,person,email\r\n";
    std::optional<ActivityPlace> last;
    for (bool more = true; more;) {
        const auto page = look_up(
            ports.store, [&](EmployerReader& reader) { return reader.logs().after(company, last, kAtOnce); });
        for (const Activity& each : page)
            csv += fmt::format("{},{},{},{},{},{}\r\n", base::to_iso(each.at), base::name_of(each.kind),
                               base::csv_cell(each.by), base::csv_cell(each.subject),
                               each.person ? each.person->text() : "", base::csv_cell(each.email));
        more = !page.empty();
        if (more) last = {page.back().id, page.back().at};
    }
    return csv;
}

}  // namespace hoigung::domain
