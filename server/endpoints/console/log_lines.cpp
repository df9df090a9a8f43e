#include "endpoints/console/log_lines.hpp"

#include <fmt/format.h>

#include "base/csv.hpp"
#include "domain/transact.hpp"

namespace hoigung::endpoints::console {

StaffNames::StaffNames(domain::StaffStore& store) {
    for (const domain::Staff& staff :
         domain::look_up(store, [](const domain::StaffRows& rows) { return rows.all(); }))
        add(staff);
}

void StaffNames::add(const domain::Staff& staff) {
    emails_.emplace(staff.id.text(), staff.email.text());
    ids_.insert_or_assign(staff.email.text(), staff.id.text());
}

std::optional<std::string> StaffNames::id_of(std::string_view email) const {
    const auto address = domain::Email::parse(email);
    const auto found = address ? ids_.find(address->text()) : ids_.end();
    return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

std::string StaffNames::of(const domain::OperatorActor& actor) const {
    if (actor.kind != domain::ActorKind::staff) return "";
    const auto found = emails_.find(actor.name);
    return found == emails_.end() ? "" : found->second;
}

domain::Outcome<domain::LogFilter> log_filter(const FilterText& text, const StaffNames& names) {
    domain::LogFilter filter;
    const auto given = [&](std::string_view name) -> std::optional<std::string> {
        auto value = text(name);
        if (!value || value->empty()) return std::nullopt;
        return value;
    };
    filter.actor = given("actor");
    if (filter.actor) filter.actor = names.id_of(*filter.actor).value_or(*filter.actor);
    filter.act = given("act");
    filter.subject = given("subject");
    for (const auto& [name, moment] : {std::pair{"from", &filter.from}, std::pair{"until", &filter.until}}) {
        const auto value = given(name);
        if (value && !(*moment = base::parse_timestamp(*value))) return domain::Refusal::InvalidMoment;
    }
    return filter;
}

std::string log_as_csv(const std::vector<domain::LogEntry>& entries, const StaffNames& names) {
    std::string csv = "\xEF\xBB\xBFnumber,at,actor_kind,actor,email,act,subject,reason\r\n";
    for (const auto& [line, reason] : entries)
        csv += fmt::format("{},{},{},{},{},{},{},{}\r\n", line.number, base::to_iso(line.at),
                           base::name_of(line.actor.kind), base::csv_cell(line.actor.name),
                           base::csv_cell(names.of(line.actor)), base::csv_cell(line.act),
                           base::csv_cell(line.subject), base::csv_cell(reason.value_or("")));
    return csv;
}

}  // namespace hoigung::endpoints::console
