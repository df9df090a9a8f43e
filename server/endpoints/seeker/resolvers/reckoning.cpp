#include "endpoints/seeker/resolvers/reckoning.hpp"

#include "domain/ingest/concerns.hpp"
#include "domain/reckoning/after_mpf.hpp"
#include "domain/reckoning/continuous_contract.hpp"
#include "domain/reckoning/employment.hpp"
#include "domain/reckoning/pay_in_other_unit.hpp"
#include "domain/reckoning/pay_table.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Job;
using domain::LegalNumber;
using graphql::Field;

// A job and the day by whose law it is reckoned.
struct ReckonedJob {
    const Job& job;
    base::Date on;
};

struct PayPlace {
    domain::PayUnit unit;
    domain::PayAmong among;
    const domain::JobType& type;
    const domain::District& district;
};

const domain::ReferenceLists& law_lists_of(Field& field) {
    return context_of(field).service.lists;
}

void answer_reckoning(const Job& job, Field& field) {
    const base::Date today = base::hong_kong_date(context_of(field).service.identity.clock.now());
    field.object(ReckonedJob{job, domain::day_of_law(job, today)});
}

void answer_pay_place(const Job& job, Field& field) {
    ServiceContext& context = context_of(field);
    const domain::JobPosting& posting = job.posting;
    const auto pay = domain::compared_pay(posting);
    if (!pay || posting.job_types.empty() || posting.addresses.empty() || !context.catalogue().is_open(job))
        return field.null();
    const auto type = law_lists_of(field).job_type(posting.job_types.front());
    const domain::District* district = law_lists_of(field).district(posting.addresses.front().district);
    if (!type || district == nullptr) return field.null();
    const auto group = domain::pay_group(type->type->short_code, district->short_code, pay->unit);
    context.dependencies.pay_groups.push_back(group);
    const auto among = context.snapshot->pay_table->among(group, pay->amount);
    if (!among) return field.null();
    field.object(PayPlace{pay->unit, *among, *type->type, *district});
}

void answer_scam_signs(const Job& job, Field& field) {
    field.list(domain::scam_signs_of(job.posting, context_of(field).locale),
               [](const domain::Concern& sign, Field& item) { item.object(sign); });
}

// The fields of a number or a scale: the day from which it is in force, and its source.
template <class T>
void bind_source(graphql::ObjectBinder<T>& binder) {
    binder.field("from", [](const T& each) { return base::to_iso(each.from); })
        .field("checked",
               [](const T& each, Field& field) {
                   each.checked ? field.string(base::to_iso(*each.checked)) : field.null();
               })
        .field("ordinance",
               [](const T& each, Field& field) {
                   const auto* ordinance = law_lists_of(field).law().ordinance(each.source);
                   field.string(ordinance == nullptr ? "" : context_of(field).text(ordinance->name));
               })
        .field("section", [](const T& each, Field& field) {
            field.string(context_of(field).text(each.source.section));
        });
}

void bind_law(graphql::Bindings& bindings) {
    auto number = bindings.object<LegalNumber>("LegalNumber");
    number.field("quantity", [](const LegalNumber& each) { return base::name_of(each.quantity); })
        .field("value", &LegalNumber::value);
    bind_source(number);
    auto scale = bindings.object<domain::CasualScale>("LegalScale");
    bind_source(scale);
}

void bind_pay(graphql::Bindings& bindings) {
    using domain::AfterMpf;
    using domain::OtherPay;
    bindings.object<OtherPay>("OtherPay")
        .field("unit", [](const OtherPay& other) { return base::name_of(other.unit); })
        .field("from_cents", [](const OtherPay& other) { return other.pay.from_cents; })
        .field("to_cents", [](const OtherPay& other) { return other.pay.to_cents; })
        .field("least_hours", &OtherPay::least_hours)
        .field("most_hours", &OtherPay::most_hours);
    bindings.object<AfterMpf>("AfterMpf")
        .field("kind", [](const AfterMpf& after) { return base::name_of(after.kind); })
        .field("own_share_from_cents", [](const AfterMpf& after) { return after.own_share.from_cents; })
        .field("own_share_to_cents", [](const AfterMpf& after) { return after.own_share.to_cents; })
        .field("left_from_cents", [](const AfterMpf& after) { return after.left.from_cents; })
        .field("left_to_cents", [](const AfterMpf& after) { return after.left.to_cents; })
        .field("numbers", &AfterMpf::numbers)
        .field("scale", &AfterMpf::scale);
    bindings.object<PayPlace>("PayPlace")
        .field("unit", [](const PayPlace& place) { return base::name_of(place.unit); })
        .field("lower", [](const PayPlace& place) { return place.among.lower; })
        .field("middle", [](const PayPlace& place) { return place.among.middle; })
        .field("upper", [](const PayPlace& place) { return place.among.upper; })
        .field("percent_below", [](const PayPlace& place) { return place.among.percent_below; })
        .field("job_count", [](const PayPlace& place) { return place.among.jobs; })
        .field("company_count", [](const PayPlace& place) { return place.among.companies; })
        .field("job_type", [](const PayPlace& place,
                              Field& field) { field.string(context_of(field).text(place.type.name)); })
        .field("district", [](const PayPlace& place, Field& field) {
            field.string(context_of(field).text(place.district.name));
        });
}

}  // namespace

void bind_reckoning(graphql::Bindings& bindings, graphql::ObjectBinder<Job>& job) {
    using domain::ContinuousContract;
    job.field("reckoning", answer_reckoning)
        .field("pay_place", answer_pay_place)
        .field("scam_signs", answer_scam_signs);
    bindings.object<ReckonedJob>("Reckoning")
        .field("contract",
               [](const ReckonedJob& self, Field& field) {
                   field.object(
                       domain::continuous_contract(self.job.posting, law_lists_of(field).law(), self.on));
               })
        .field(
            "other_pay",
            [](const ReckonedJob& self, Field& field) {
                field.value(domain::pay_in_other_unit(self.job.posting, law_lists_of(field).law(), self.on));
            })
        .field("after_mpf",
               [](const ReckonedJob& self, Field& field) {
                   field.value(domain::after_mpf(self.job.posting, law_lists_of(field), self.on));
               })
        .field("minimum_wage", [](const ReckonedJob& self, Field& field) {
            field.value(law_lists_of(field).law().number(domain::LegalQuantity::minimum_wage_cents, self.on));
        });
    bindings.object<ContinuousContract>("ContinuousContract")
        .field("answer", [](const ContinuousContract& contract) { return base::name_of(contract.answer); })
        .field("ground", [](const ContinuousContract& contract) { return base::name_of(contract.ground); })
        .field("least_hours", &ContinuousContract::least_hours)
        .field("most_hours", &ContinuousContract::most_hours)
        .field("numbers", &ContinuousContract::numbers)
        .field("follows", &ContinuousContract::follows);
    bindings.object<domain::Concern>("ScamSign")
        .field("kind", [](const domain::Concern& sign) { return base::name_of(sign.kind); })
        .field("words", &domain::Concern::words);
    bind_law(bindings);
    bind_pay(bindings);
}

}  // namespace hoigung::endpoints
