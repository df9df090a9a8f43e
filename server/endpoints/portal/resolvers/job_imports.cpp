#include <algorithm>

#include "domain/employer_jobs/import_jobs.hpp"
#include "endpoints/portal/resolvers/job_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::ImportAct;
using domain::ImportLine;
using domain::JobImport;
using graphql::Field;

struct ImportResultView {
    JobImport import;
};

// An import line whose problem is the refusal it met on being written.
ImportLine refused_line(const domain::RefusedLine& refused, const JobImport& import,
                        const PortalContext& context) {
    const auto found = std::ranges::find(import.lines, refused.number, &ImportLine::number);
    ImportLine line = found == import.lines.end() ? ImportLine{} : *found;
    line.act = ImportAct::skip;
    line.problems = {
        {"", domain::Weight::blocks, context.service.errors.of(refusal_of(refused.problem)).text}};
    return line;
}

void lines(const JobImport& import, Field& field) {
    const auto& arguments = field.arguments();
    const auto page = domain::page_of(arguments.integer("limit"), arguments.integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    const bool only_problems = arguments.boolean("only_problems").value_or(false);
    std::vector<const ImportLine*> wanted;
    for (const ImportLine& line : import.lines) {
        if (!line.problems.empty() || !only_problems) wanted.push_back(&line);
    }
    if (only_problems)
        std::ranges::stable_partition(wanted,
                                      [](const ImportLine* line) { return line->act == ImportAct::skip; });
    field.list(domain::cut(std::span(wanted), *page),
               [](const ImportLine* line, Field& item) { item.object(*line); });
}

template <ImportAct act>
std::int64_t count_of(const JobImport& import) {
    return std::ranges::count(import.lines, act, &ImportLine::act);
}

void job_import(const CompanyView& view, Field& field) {
    if (!allow(view, field, domain::Permission::change_jobs)) return;
    const auto import = domain::find_import(view.company.id, *field.arguments().string("id"),
                                            context_of(field).service.ports.store);
    import.ok() ? field.object(*import) : refuse(field, import.error());
}

void confirm_import(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    auto import =
        domain::confirm_import(*person, *field.arguments().string("company"), *field.arguments().string("id"),
                               context.service.ports, context.now());
    if (!import.ok()) return refuse(field, import.error());
    context.service.changed();
    field.object(ImportResultView{std::move(import).value()});
}

}  // namespace

void bind_job_imports(graphql::Bindings& bindings) {
    bindings.object<JobImport>("JobImport")
        .field("id", [](const JobImport& import) { return import.id.hex(); })
        .field("file_name", &JobImport::file_name)
        .field("encoding", &JobImport::encoding)
        .field("unknown_columns", &JobImport::unknown_columns)
        .field("line_count", [](const JobImport& import) { return import.lines.size(); })
        .field("create_count", count_of<ImportAct::create>)
        .field("change_count", count_of<ImportAct::change>)
        .field("unchanged_count", count_of<ImportAct::unchanged>)
        .field("skip_count", count_of<ImportAct::skip>)
        .field(
            "waiting_count",
            [](const JobImport& import) { return std::ranges::count_if(import.lines, &ImportLine::waits); })
        .field("lines", lines)
        .field("confirmed_at", [](const JobImport& import, Field& field) {
            import.confirmed_at ? field.string(base::iso_text(*import.confirmed_at)) : field.null();
        });
    bindings.object<ImportLine>("ImportLine")
        .field("line", &ImportLine::number)
        .field("act", [](const ImportLine& line) { return base::name_of(line.act); })
        .field("reference", [](const ImportLine& line) { return line.content.reference; })
        .field("name", [](const ImportLine& line, Field& field) { field.object(line.content.posting.name); })
        .field("problems", &ImportLine::problems);
    bindings.object<domain::ImportProblem>("ImportProblem")
        .field("weight", [](const domain::ImportProblem& problem) { return weight_name(problem.weight); })
        .field("column", &domain::ImportProblem::column)
        .field("message", [](const domain::ImportProblem& problem, Field& field) {
            field.string(context_of(field).text(problem.message));
        });
    bindings.object<ImportResultView>("ImportResult")
        .field("created", [](const ImportResultView& view) { return view.import.outcome->created; })
        .field("changed", [](const ImportResultView& view) { return view.import.outcome->changed; })
        .field("unchanged", [](const ImportResultView& view) { return view.import.outcome->unchanged; })
        .field("skipped", [](const ImportResultView& view) { return view.import.outcome->skipped; })
        .field("waiting", [](const ImportResultView& view) { return view.import.outcome->waiting; })
        .field("refused", [](const ImportResultView& view, Field& field) {
            field.list(view.import.outcome->refused, [&](const domain::RefusedLine& refused, Field& item) {
                item.object(refused_line(refused, view.import, context_of(item)));
            });
        });
    bindings.object<CompanyView>("Company").field("job_import", job_import).blocking();
    bindings.root("Mutation").field("confirm_import", confirm_import).blocking();
}

}  // namespace hoigung::endpoints::portal
