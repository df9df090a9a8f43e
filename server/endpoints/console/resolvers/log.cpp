#include "endpoints/console/log_lines.hpp"
#include "endpoints/console/resolvers/resolvers.hpp"

namespace hoigung::endpoints::console {
namespace {

using graphql::Field;

constexpr int kLinesOfAPage = 50;

struct LogLineView {
    domain::LogEntry entry;
    // Empty for actors who are no staff.
    std::string email;
};

struct LogPageView {
    std::vector<LogLineView> lines;
    bool has_more = false;
};

void log(Field& field) {
    if (staff_with(field, domain::StaffPermission::read_log) == nullptr) return;
    const ConsoleService& service = context_of(field).service;
    const StaffNames names(service.ports.store);
    const auto given = field.arguments().object("filter");
    auto filter = log_filter(
        [&](std::string_view name) -> std::optional<std::string> {
            const auto text = given ? given->string(name) : std::nullopt;
            if (!text) return std::nullopt;
            return std::string(*text);
        },
        names);
    if (!filter.ok()) return refuse(field, filter.error());
    filter->before = given ? given->integer("before") : std::nullopt;
    auto entries = service.log.entries(*filter, kLinesOfAPage + 1);
    LogPageView page{{}, std::ssize(entries) > kLinesOfAPage};
    if (page.has_more) entries.pop_back();
    for (domain::LogEntry& entry : entries) {
        std::string email = names.of(entry.line.actor);
        page.lines.push_back({std::move(entry), std::move(email)});
    }
    field.object(page);
}

void log_acts(Field& field) {
    if (staff_with(field, domain::StaffPermission::read_log) == nullptr) return;
    const auto& names = base::names_of<domain::OperatorAct>();
    field.value(std::vector<std::string_view>(names.begin(), names.end()));
}

}  // namespace

void bind_log(graphql::Bindings& bindings) {
    using View = LogLineView;
    bindings.object<LogPageView>("LogPage")
        .field("lines", [](const LogPageView& page, Field& field) { field.value(page.lines); })
        .field("has_more", &LogPageView::has_more);
    bindings.object<View>("LogLine")
        .field("number", [](const View& view) { return view.entry.line.number; })
        .field("at", [](const View& view) { return base::iso_text(view.entry.line.at); })
        .field("actor_kind", [](const View& view) { return base::name_of(view.entry.line.actor.kind); })
        .field("actor", [](const View& view) { return view.entry.line.actor.name; })
        .field("actor_email",
               [](const View& view, Field& field) {
                   view.email.empty() ? field.null() : field.string(view.email);
               })
        .field("act", [](const View& view) { return view.entry.line.act; })
        .field("subject", [](const View& view) { return view.entry.line.subject; })
        .field("reason",
               [](const View& view, Field& field) {
                   view.entry.reason ? field.string(*view.entry.reason) : field.null();
               })
        .field("has_reason", [](const View& view) { return !view.entry.line.reason_digest.empty(); });
    bindings.root("Query").field("log", log).blocking().field("log_acts", log_acts);
}

}  // namespace hoigung::endpoints::console
