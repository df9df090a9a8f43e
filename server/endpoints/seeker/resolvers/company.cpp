#include "domain/catalogue/company.hpp"

#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/resolvers/showcase.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "endpoints/shared/media_address.hpp"

namespace hoigung::endpoints {

using domain::Company;
using graphql::Field;

void answer_picture(Field& field, const std::string& name) {
    name.empty() ? field.null() : field.string(media_address(context_of(field).service.content_root, name));
}

void bind_company(graphql::Bindings& bindings) {
    bindings.object<Company>("Company")
        .field("_id", [](const Company& company) { return company.id.hex(); })
        .field("name", [](const Company& company,
                          Field& field) { field.string(context_of(field).text(company.profile.name)); })
        .field("about", [](const Company& company,
                           Field& field) { field.string(context_of(field).text(company.profile.about)); })
        .field("company_logo",
               [](const Company& company, Field& field) { answer_picture(field, company.profile.logo); })
        .field(
            "company_logo_medium",
            [](const Company& company, Field& field) { answer_picture(field, company.profile.logo_medium); })
        .field("company_logo_thumbnail",
               [](const Company& company, Field& field) {
                   answer_picture(field, company.profile.logo_thumbnail);
               })
        .field("slug", [](const Company& company) { return in_every_language(company.slug); })
        .field("is_suspended", [](const Company&) { return false; })
        .field("reply_record",
               [](const Company& company, Field& field) { field.value(company.reply_record); });
    using domain::PublicReplyRecord;
    bindings.object<PublicReplyRecord>("ReplyRecord")
        .field("applicants", &PublicReplyRecord::applicants)
        .field("percent", &PublicReplyRecord::percent)
        .field("median_hours",
               [](const PublicReplyRecord& record, Field& field) { field.value(record.median_hours); });
}

}  // namespace hoigung::endpoints
