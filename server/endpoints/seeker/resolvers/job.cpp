#include "domain/catalogue/job.hpp"

#include "base/enum_names.hpp"
#include "domain/catalogue/job_terms.hpp"
#include "endpoints/seeker/resolvers/languages.hpp"
#include "endpoints/seeker/resolvers/reckoning.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/resolvers/travel.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Address;
using domain::Job;
using graphql::Field;

const domain::ReferenceLists& reference_lists(Field& field) {
    return context_of(field).service.lists;
}

// A member of the posting that is answered unchanged: numbers, flags.
template <class Get>
auto plain(Get get) {
    return [get](const Job& job, Field& field) { field.value(get(job.posting)); };
}

template <class E>
void answer_name(Field& field, const std::optional<E>& value) {
    value ? field.string(base::name_of(*value)) : field.null();
}

void answer_date(Field& field, const std::optional<base::Date>& date) {
    date ? field.string(base::to_iso(*date)) : field.null();
}

void answer_time(Field& field, const std::optional<domain::TimeOfDay>& time) {
    time ? field.string(time->text()) : field.null();
}

void bind_parts(graphql::Bindings& bindings) {
    bindings.object<Address>("Address")
        .field("_id", [](const Address& address) { return address.id.hex(); })
        .field("address", [](const Address& address,
                             Field& field) { field.string(context_of(field).text(address.address)); })
        .field(
            "district_name",
            [](const Address& address, Field& field) {
                const domain::District* district = reference_lists(field).district(address.district);
                field.string(district != nullptr ? context_of(field).text(district->name) : address.district);
            })
        .field("district_short_code", &Address::district)
        .field("lat",
               [](const Address& address, Field& field) {
                   address.coordinates ? field.real(address.coordinates->lat) : field.null();
               })
        .field("lng", [](const Address& address, Field& field) {
            address.coordinates ? field.real(address.coordinates->lng) : field.null();
        });
    bindings.object<domain::Allowance>("Allowance")
        .field("name", [](const domain::Allowance& allowance) { return base::name_of(allowance.kind); })
        .field("description", [](const domain::Allowance& allowance, Field& field) {
            field.string(context_of(field).text(allowance.description));
        });
    bindings.object<domain::Attribute>("Attribute")
        .field("category", [](const domain::Attribute& attribute,
                              Field& field) { field.string(context_of(field).text(attribute.category)); })
        .field("name", [](const domain::Attribute& attribute,
                          Field& field) { field.string(context_of(field).text(attribute.name)); })
        .field("category_display_sequence", &domain::Attribute::category_display_sequence)
        .field("display_sequence", &domain::Attribute::display_sequence);
    bindings.object<domain::PlacedJobType>("JobTypeOfJob")
        .field("category", [](const domain::PlacedJobType& placed,
                              Field& field) { field.string(context_of(field).text(placed.category->name)); })
        .field("name", [](const domain::PlacedJobType& placed,
                          Field& field) { field.string(context_of(field).text(placed.type->name)); })
        .field("short_code", [](const domain::PlacedJobType& placed) -> const std::string& {
            return placed.type->short_code;
        });
    bindings.object<domain::WorkingHour>("WorkingHour")
        .field("day_of_week", [](const domain::WorkingHour& hour) { return base::name_of(hour.day); })
        .field("start_time",
               [](const domain::WorkingHour& hour, Field& field) { answer_time(field, hour.start); })
        .field("end_time",
               [](const domain::WorkingHour& hour, Field& field) { answer_time(field, hour.end); });
}

void bind_numbers(graphql::ObjectBinder<Job>& job) {
    using domain::JobPosting;
    job.field("from_hourly_rate", plain([](const JobPosting& posting) { return posting.hourly_rate.from; }))
        .field("to_hourly_rate", plain([](const JobPosting& posting) { return posting.hourly_rate.to; }))
        .field("from_monthly_rate",
               plain([](const JobPosting& posting) { return posting.monthly_rate.from; }))
        .field("to_monthly_rate", plain([](const JobPosting& posting) { return posting.monthly_rate.to; }))
        .field("from_working_days_per_week",
               plain([](const JobPosting& posting) { return posting.working_days_per_week.from; }))
        .field("to_working_days_per_week",
               plain([](const JobPosting& posting) { return posting.working_days_per_week.to; }))
        .field("from_working_hours_per_day",
               plain([](const JobPosting& posting) { return posting.working_hours_per_day.from; }))
        .field("to_working_hours_per_day",
               plain([](const JobPosting& posting) { return posting.working_hours_per_day.to; }))
        .field("vacancy", plain([](const JobPosting& posting) { return posting.vacancy; }));
}

void bind_wishes(graphql::ObjectBinder<Job>& job) {
    job.field("career_level",
              [](const Job& self, Field& field) { answer_name(field, self.posting.career_level); })
        .field("education_requirement",
               [](const Job& self, Field& field) {
                   field.value(reference_lists(field).education(self.posting.education));
               })
        .field("cert",
               [](const Job& self, Field& field) {
                   field.list(self.posting.certs, [&](const std::string& id, Field& item) {
                       item.value(reference_lists(item).cert(id));
                   });
               })
        .field("skill",
               [](const Job& self, Field& field) {
                   field.list(self.posting.skills, [&](const std::string& id, Field& item) {
                       item.value(reference_lists(item).skill(id));
                   });
               })
        .field("spoken_skill",
               [](const Job& self, Field& field) { answer_spoken(field, self.posting.spoken_skills); })
        .field("written_skill",
               [](const Job& self, Field& field) { answer_written(field, self.posting.written_skills); });
}

void bind_state(graphql::ObjectBinder<Job>& job) {
    job.field("state", [](const Job& self) { return base::name_of(self.state); })
        .field("is_closed", [](const Job& self) { return self.state == domain::JobState::closed; })
        .field("is_suspended",
               [](const Job& self, Field& field) {
                   field.boolean(self.state == domain::JobState::suspended ||
                                 context_of(field).catalogue().company_of(self).is_suspended);
               })
        .field("is_applied",
               [](const Job& self, Field& field) {
                   ServiceContext& context = context_of(field);
                   const auto& caller = context.caller.seeker;
                   field.boolean(caller && context.caller_jobs.has_applied(self.id, [&] {
                       return context.service.seekers.applications.applied_jobs(*caller);
                   }));
               })
        .personal()
        .field("is_bookmarked",
               [](const Job& self, Field& field) {
                   ServiceContext& context = context_of(field);
                   const auto& caller = context.caller.seeker;
                   field.boolean(caller && context.caller_jobs.has_bookmarked(self.id, [&] {
                       return context.service.seekers.bookmarks.bookmarks(*caller);
                   }));
               })
        .personal()
        .field("is_ad", [](const Job&) { return false; })
        .field("published_at", [](const Job& self) { return base::iso_text(self.published_at); })
        .field("_updated_at", [](const Job& self) { return base::iso_text(self.updated_at); })
        .field("expires_at", [](const Job& self) { return base::iso_text(domain::closes_at(self)); })
        .field("terms_digest", [](const Job& self) { return domain::terms_digest(self.posting); })
        .field("start_date",
               [](const Job& self, Field& field) { answer_date(field, self.posting.start_date); })
        .field("end_date", [](const Job& self, Field& field) { answer_date(field, self.posting.end_date); });
}

}  // namespace

void bind_job(graphql::Bindings& bindings) {
    bind_parts(bindings);
    bind_languages(bindings);
    auto job = bindings.object<Job>("Job");
    job.answered(
        [](const Job& each, Field& field) { context_of(field).dependencies.jobs.push_back(each.id); });
    job.field("_id", [](const Job& self) { return self.id.hex(); })
        .field("job_name",
               [](const Job& self, Field& field) { field.string(context_of(field).text(self.posting.name)); })
        .field("job_description",
               [](const Job& self, Field& field) {
                   ServiceContext& context = context_of(field);
                   if (context.asked_alone == self.id) context.opened = self.id;
                   field.string(context.text(self.posting.description));
               })
        .field(
            "is_untranslated",
            [](const Job& self, Field& field) {
                const auto is_translated = [is_english = context_of(field).locale == domain::Locale::en](
                                               const domain::LocalizedText& text) {
                    return text.empty() || !(is_english ? text.en : text.zh_hant).empty();
                };
                field.boolean(!is_translated(self.posting.name) || !is_translated(self.posting.description));
            })
        .field("slug", [](const Job& self) { return in_every_language(self.slug); })
        .field("region_name",
               [](const Job& self, Field& field) {
                   field.list(self.posting.regions, [&](const std::string& code, Field& item) {
                       const domain::Region* region = reference_lists(item).region(code);
                       item.string(region != nullptr ? context_of(item).text(region->name) : code);
                   });
               })
        .field("company", [](const Job& self,
                             Field& field) { field.object(context_of(field).catalogue().company_of(self)); })
        .field("employment", [](const Job& self) { return base::name_of(self.posting.employment); })
        .field("job_types",
               [](const Job& self, Field& field) {
                   field.list(self.posting.job_types, [&](const std::string& code, Field& item) {
                       item.value(reference_lists(item).job_type(code));
                   });
               })
        .field("address", [](const Job& self, Field& field) { field.value(self.posting.addresses); })
        .field("address_on_map", [](const Job& self) { return self.posting.address_on_map; })
        .field("allowances", [](const Job& self, Field& field) { field.value(self.posting.allowances); })
        .field("attributes", [](const Job& self, Field& field) { field.value(self.posting.attributes); })
        .field("working_hour", [](const Job& self, Field& field) { field.value(self.posting.working_hours); })
        .field("shift_required", [](const Job& self) { return self.posting.shift_required; })
        .field("alternative_sat", [](const Job& self) { return self.posting.alternative_sat; })
        .field("apply_url", [](const Job& self, Field& field) {
            const std::string& url = self.posting.apply_url;
            url.empty() ? field.null() : field.string(url);
        });
    bind_numbers(job);
    bind_wishes(job);
    bind_state(job);
    bind_reckoning(bindings, job);
    bind_travel(bindings, job);
}

}  // namespace hoigung::endpoints
