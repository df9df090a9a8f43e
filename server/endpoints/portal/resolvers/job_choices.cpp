#include <algorithm>
#include <vector>

#include "domain/employer_jobs/find_job_types.hpp"
#include "domain/reckoning/pay_table.hpp"
#include "endpoints/portal/resolvers/job_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::JobTemplate;
using domain::ReferenceLists;
using graphql::Field;

struct ChoiceView {
    std::string_view code;
    std::string_view name;
};

// The items of a list with a code and a name, in the caller's language.
template <class Item, class Code>
auto choices(std::vector<Item> ReferenceLists::Contents::*list, Code code) {
    return [list, code](const ReferenceLists& lists, Field& field) {
        field.list(lists.lists().*list, [&](const Item& each, Field& item) {
            item.object(ChoiceView{std::invoke(code, each), context_of(item).text(each.name)});
        });
    };
}

void types(const domain::JobCategory& category, Field& field) {
    field.list(category.types, [](const domain::JobType& type, Field& item) { item.object(type); });
}

void job_templates(Field& field) {
    const auto codes = field.arguments().strings("codes");
    std::vector<const JobTemplate*> wanted;
    for (const JobTemplate& each : context_of(field).service.job_forms.templates) {
        if (codes.empty() || std::ranges::find(codes, each.code) != codes.end()) wanted.push_back(&each);
    }
    field.list(wanted, [](const JobTemplate* each, Field& item) { item.object(*each); });
}

void job_types(Field& field) {
    if (person_of(field) == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& lists = context.service.ports.lists;
    std::vector<const domain::JobType*> found;
    for (const std::string& code : domain::find_job_types(
             context.service.job_forms.type_names, *context.snapshot, *field.arguments().string("text"))) {
        if (const auto placed = lists.job_type(code)) found.push_back(placed->type);
    }
    field.list(found, [](const domain::JobType* type, Field& item) { item.object(*type); });
}

void pay_among(Field& field) {
    if (person_of(field) == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto& lists = context.service.ports.lists;
    const std::string_view type = *arguments.string("job_type");
    const std::string_view district = *arguments.string("district");
    if (!lists.job_type(type) || lists.district(district) == nullptr)
        return refuse(field, domain::Refusal::IdNotFound);
    const auto group = domain::pay_group(type, district, enumeration<domain::PayUnit>(arguments, "unit"));
    field.value(context.snapshot->pay_table->among(group, *arguments.integer("amount")));
}

}  // namespace

void bind_job_choices(graphql::Bindings& bindings) {
    using Contents = ReferenceLists::Contents;
    bindings.object<ReferenceLists>("JobChoices")
        .field("categories",
               [](const ReferenceLists& lists, Field& field) { field.value(lists.lists().categories); })
        .field("regions", choices(&Contents::regions, &domain::Region::code))
        .field("educations", choices(&Contents::educations, &domain::EducationLevel::id))
        .field("spoken_languages", choices(&Contents::spoken_languages, &domain::Term::code))
        .field("written_languages", choices(&Contents::written_languages, &domain::Term::code))
        .field("skills", choices(&Contents::skills, &domain::Term::code))
        .field("certs", choices(&Contents::certs, &domain::Term::code))
        .field("minimum_wage_cents", [](const ReferenceLists& lists, Field& field) {
            field.integer(lists.minimum_wage_cents(base::hong_kong_date(context_of(field).now())));
        });
    bindings.object<ChoiceView>("Choice").field("code", &ChoiceView::code).field("name", &ChoiceView::name);
    bindings.object<domain::JobCategory>("JobCategoryChoice")
        .field("code", &domain::JobCategory::code)
        .field("name", [](const domain::JobCategory& category,
                          Field& field) { field.string(context_of(field).text(category.name)); })
        .field("types", types);
    bindings.object<domain::JobType>("JobTypeChoice")
        .field("code", &domain::JobType::short_code)
        .field("name", [](const domain::JobType& type, Field& field) {
            field.string(context_of(field).text(type.name));
        });
    bindings.object<JobTemplate>("JobTemplate")
        .field("code", &JobTemplate::code)
        .field("name",
               [](const JobTemplate& each, Field& field) { field.string(context_of(field).text(each.name)); })
        .field("benefits", [](const JobTemplate& each, Field& field) { field.value(each.benefits); })
        .field("content", [](const JobTemplate& each, Field& field) {
            static const Branches kNone = std::make_shared<const std::vector<domain::Branch>>();
            field.object(ContentView{{domain::posting_of(each), "", std::nullopt}, kNone});
        });
    bindings.object<domain::PayAmong>("PayAmong")
        .field("lower", &domain::PayAmong::lower)
        .field("middle", &domain::PayAmong::middle)
        .field("upper", &domain::PayAmong::upper)
        .field("percent_below", &domain::PayAmong::percent_below)
        .field("job_count", &domain::PayAmong::jobs)
        .field("company_count", &domain::PayAmong::companies);
    bindings.root("Query")
        .field("now", [](Field& field) { field.string(base::iso_text(context_of(field).now())); })
        .field("job_choices", [](Field& field) { field.object(context_of(field).service.ports.lists); })
        .field("job_templates", job_templates)
        .field("job_types", job_types)
        .blocking()
        .field("pay_among", pay_among)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
