#include "domain/employers/export_log.hpp"

#include <limits>

#include <fmt/format.h>

#include "base/csv.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"

namespace hoigung::domain {

Outcome<std::string> export_log(const Person& person, std::string_view company_id, const EmployerPorts& ports,
                                base::Timestamp now) {
    Outcome<std::string> outcome = Refusal::CompanyNotFound;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = [&]() -> Outcome<std::string> {
            const auto own = TRY(own_company(writer, person.id, company_id, Act::read_log));
            if (left_today(writer, own.company, now).exports == 0) return Refusal::CompanyLimitReached;
            note(writer, ports.random, own.company.id, person, ActivityKind::log_exported, "", now);
            constexpr Page kEverything{0, std::numeric_limits<std::int32_t>::max()};
            std::string csv = "\xEF\xBB\xBFtime,activity,by,subject,person,email\r\n";
            for (const Activity& each : writer.log_of(own.company.id, kEverything).entries)
                csv += fmt::format("{},{},{},{},{},{}\r\n", base::to_iso(each.at), base::name_of(each.kind),
                                   base::csv_cell(each.by), base::csv_cell(each.subject),
                                   each.person ? each.person->text() : "", base::csv_cell(each.email));
            return csv;
        }();
    });
    return outcome;
}

}  // namespace hoigung::domain
