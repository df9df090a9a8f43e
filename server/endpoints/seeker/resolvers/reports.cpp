#include "domain/reports/report_job.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::ReportFault;
using graphql::Field;

struct ReportReference {
    std::string id;
};

domain::LocalizedText words_for(ReportFault fault) {
    switch (fault) {
        case ReportFault::text_length:
            return {"內容最多 1000 字", "The text may have at most 1000 characters"};
        case ReportFault::too_many:
            return {"你今日已舉報多個職位，請明天再試",
                    "You have reported many jobs today, please try again tomorrow"};
    }
    return {};
}

void report_job(Field& field) {
    const auto seeker = active_seeker_of(field);
    if (!seeker) return;
    ServiceContext& context = context_of(field);
    const auto& arguments = field.arguments();
    context.bring_job(arguments.string("job_id").value_or(""));
    const auto reason =
        base::parse_enum<domain::ReportReason>(arguments.enumeration("reason").value_or("other"));
    const auto id = domain::report_job(
        seeker->id, arguments.string("job_id").value_or(""), reason.value_or(domain::ReportReason::other),
        arguments.string("text").value_or(""), context.catalogue(), context.service.seekers.reports,
        context.service.identity.random, context.service.identity.clock.now());
    if (id.ok()) return field.object(ReportReference{id->text()});
    if (const auto* refusal = std::get_if<domain::Refusal>(&id.error())) return refuse(field, *refusal);
    field.fail(context.text(words_for(std::get<ReportFault>(id.error()))));
}

}  // namespace

void bind_reports(graphql::Bindings& bindings) {
    bindings.object<ReportReference>("ReportReference").field("_id", &ReportReference::id);
    bindings.root("Mutation").field("report_job", report_job).blocking();
}

}  // namespace hoigung::endpoints
