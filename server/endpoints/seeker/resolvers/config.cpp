#include "endpoints/seeker/resolvers/config.hpp"

#include <array>

#include <fmt/format.h>

#include "domain/catalogue/stated_jobs.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Term;
using graphql::Field;

struct Config {};

// Spec 9: '$50, $55, $60, $70 and up'; '$12K, $15K, $17K, $20K and up'.
constexpr std::array kHourlyRates{50, 55, 60, 70};
constexpr std::array kMonthlyRates{12000, 15000, 17000, 20000};

const domain::ReferenceLists::Contents& lists_of(Field& field) {
    return context_of(field).service.lists.lists();
}

// Formats 4000 as 4,000.
std::string with_commas(std::size_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, 1, ',');
    return text;
}

// Spec 1: the site claims over 4,000 jobs. It says so only when it is true, and gives the true number
// otherwise.
void answer_job_claim(const Config&, Field& field) {
    const ServiceContext& context = context_of(field);
    const std::size_t stated = domain::stated_jobs(context.catalogue().open_jobs().size());
    if (stated == 0) return field.string("");
    const std::string number = with_commas(stated);
    field.string(context.text({fmt::format("超過 {} 份工作", number), fmt::format("Over {} jobs", number)}));
}

template <class T>
void answer_name(const T& thing, Field& field) {
    field.string(context_of(field).text(thing.name));
}

template <class T>
auto slug_of_thing(const T& thing) {
    return in_every_language(thing.slug);
}

// A whole reference list, unchanged.
template <class List>
auto whole(List domain::ReferenceLists::Contents::*list) {
    return [list](const Config&, Field& field) { field.value(lists_of(field).*list); };
}

void bind_places(graphql::Bindings& bindings) {
    bindings.object<domain::Region>("Region")
        .field("code", &domain::Region::code)
        .field("name", answer_name<domain::Region>)
        .field("label", [](const domain::Region& region, Field& field) {
            field.string(context_of(field).text(region.label));
        });
    bindings.object<domain::District>("District")
        .field("id", &domain::District::short_code)
        .field("index", &domain::District::index)
        .field("name", answer_name<domain::District>)
        .field("region",
               [](const domain::District& district, Field& field) {
                   field.value(context_of(field).service.lists.region(district.region_code()));
               })
        .field("shortCode", &domain::District::short_code)
        .field("lat", &domain::District::lat)
        .field("lng", &domain::District::lng)
        .field("slug", slug_of_thing<domain::District>);
}

void bind_work(graphql::Bindings& bindings) {
    bindings.object<domain::JobType>("JobType")
        .field("id", &domain::JobType::id)
        .field("index", &domain::JobType::index)
        .field("name", answer_name<domain::JobType>)
        .field("shortCode",
               [](const domain::JobType& type, Field& field) {
                   type.subtitle ? field.null() : field.string(type.short_code);
               })
        .field("is_subtitle", &domain::JobType::subtitle)
        .field("slug", slug_of_thing<domain::JobType>);
    bindings.object<domain::JobCategory>("JobCategory")
        .field("code", &domain::JobCategory::code)
        .field("index", &domain::JobCategory::index)
        .field("name", answer_name<domain::JobCategory>)
        .field("types",
               [](const domain::JobCategory& category, Field& field) { field.value(category.types); })
        .field("slug", slug_of_thing<domain::JobCategory>);
    bindings.object<Term>("EmploymentOption")
        .field("code", &Term::code)
        .field("name", answer_name<Term>)
        .field("slug", slug_of_thing<Term>);
    bindings.object<domain::MinimumWage>("MinimumWage")
        .field("from", [](const domain::MinimumWage& wage) { return base::to_iso(wage.from); })
        .field("cents_per_hour", &domain::MinimumWage::cents_per_hour);
}

void bind_people(graphql::Bindings& bindings) {
    bindings.object<domain::EducationLevel>("Education")
        .field("_id", &domain::EducationLevel::id)
        .field("category", &domain::EducationLevel::category)
        .field("level", &domain::EducationLevel::level)
        .field("name", answer_name<domain::EducationLevel>);
    bindings.object<Term>("Language").field("code", &Term::code).field("name", answer_name<Term>);
    bindings.object<Term>("LanguageLevelOption").field("code", &Term::code).field("name", answer_name<Term>);
    bindings.object<Term>("Skill").field("_id", &Term::code).field("name", answer_name<Term>);
    bindings.object<Term>("Cert").field("_id", &Term::code).field("name", answer_name<Term>);
}

}  // namespace

void bind_config(graphql::Bindings& bindings) {
    using Lists = domain::ReferenceLists::Contents;
    bind_places(bindings);
    bind_work(bindings);
    bind_people(bindings);
    bindings.object<Config>("Config")
        .field("job_claim", answer_job_claim)
        .field("regions", whole(&Lists::regions))
        .field("districts", whole(&Lists::districts))
        .field("job_categories", whole(&Lists::categories))
        .field("employments", whole(&Lists::employments))
        .field("educations", whole(&Lists::educations))
        .field("spoken_languages", whole(&Lists::spoken_languages))
        .field("written_languages", whole(&Lists::written_languages))
        .field("language_levels", whole(&Lists::language_levels))
        .field("skills", whole(&Lists::skills))
        .field("certs", whole(&Lists::certs))
        .field("hourly_rate_options", [](const Config&) { return kHourlyRates; })
        .field("monthly_rate_options", [](const Config&) { return kMonthlyRates; })
        .field("minimum_wages", whole(&Lists::minimum_wages))
        .field("mail", [](const Config&, Field& field) {
            field.boolean(context_of(field).service.identity.emails.has_value());
        });
}

void answer_config(Field& field) {
    field.object(Config{});
}

}  // namespace hoigung::endpoints
