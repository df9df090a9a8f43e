#include "domain/applicants/publish_reply_records.hpp"

#include "domain/applicants/applicant_store.hpp"
#include "domain/for_each_due.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

std::int64_t first_day(base::Timestamp now) {
    return day_number(now) - kReplyDays + 1;
}

}  // namespace

ReplyRecord reply_record_of(CompanyId company, EmployerStore& store, base::Timestamp now) {
    return look_up(store, [&](EmployerReader& reader) {
        const auto days = reader.applicants().reply_days(company, first_day(now));
        return reply_record(
            days, reader.applicants().missed_interviews(company, now - std::chrono::days{kReplyDays}), now);
    });
}

int publish_reply_records(EmployerStore& store, CatalogueStore& catalogue, base::Timestamp now) {
    const auto companies = look_up(store, [&](EmployerReader& reader) {
        return reader.applicants().companies_with_replies(first_day(now));
    });
    return for_each_due(
        "publish reply records", companies, [](CompanyId id) { return id.text(); },
        [&](CompanyId id) {
            const auto record = public_record(reply_record_of(id, store, now));
            const auto company = catalogue.company(id);
            if (!company || company->reply_record == record) return false;
            catalogue.write([&](CatalogueWriter& writer) { writer.put_reply_record(id, record); });
            return true;
        });
}

}  // namespace hoigung::domain
