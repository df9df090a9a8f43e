#include "domain/employers/company_limits.hpp"

#include <algorithm>
#include <limits>

#include "domain/employers/employer_ports.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// Longer than any file of jobs takes to be published.
constexpr std::chrono::minutes kRoomLasts{10};

}  // namespace

DailyLimits daily_limits(const EmployerCompany& company, base::Timestamp now) {
    constexpr std::chrono::days kNew{7};
    constexpr std::chrono::days kYoung{30};
    const auto age = now - company.created_at;
    if (company.state != CompanyState::verified || age < kNew) return {10, 5, 100, 100};
    if (age < kYoung) return {30, 20, 500, 500};
    return {100, 50, 5000, 5000};
}

DailyLimits left_today(EmployerReader& reader, const EmployerCompany& company, base::Timestamp now) {
    const DailyLimits limits = daily_limits(company, now);
    const auto done = [&](ActivityKind kind) {
        return static_cast<int>(reader.logs().count(company.id, kind, now - std::chrono::hours{24}));
    };
    const int exports = done(ActivityKind::log_exported) + done(ActivityKind::applicants_exported);
    const auto messages =
        static_cast<int>(reader.usage().count_messages(company.id, now - std::chrono::hours{24}));
    const auto under_way = static_cast<int>(
        reader.usage().of(UsageKind::jobs_being_published, company.id.text()).used(kRoomLasts, now));
    const int jobs = done(ActivityKind::job_published) + done(ActivityKind::job_reopened) + under_way;
    return {std::max(0, limits.invitations - done(ActivityKind::person_invited)),
            std::max(0, limits.exports - exports), std::max(0, limits.jobs - jobs),
            std::max(0, limits.messages - messages)};
}

int take_room_for_jobs(EmployerStore& store, CompanyId company, int wanted, base::Timestamp now) {
    constexpr std::int64_t kAny = std::numeric_limits<std::int32_t>::max();
    return transact(store, [&](EmployerWriter& writer) {
        const auto locked = writer.companies().find(company);
        if (!locked) return 0;
        const int taken = std::min(wanted, left_today(writer, *locked, now).jobs);
        if (taken > 0)
            static_cast<void>(take_usage(writer, UsageKind::jobs_being_published, company.text(), taken,
                                         {kAny, kRoomLasts}, now));
        return taken;
    });
}

void give_back_room(EmployerWriter& writer, CompanyId company, int jobs, base::Timestamp now) {
    if (jobs == 0) return;
    const std::string subject = company.text();
    Usage usage = writer.usage().of(UsageKind::jobs_being_published, subject);
    usage.give_back(jobs);
    writer.usage().put(UsageKind::jobs_being_published, subject, usage, kRoomLasts, now);
}

void give_back_room(EmployerStore& store, CompanyId company, int jobs, base::Timestamp now) {
    if (jobs == 0) return;
    store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(company));
        give_back_room(writer, company, jobs, now);
    });
}

}  // namespace hoigung::domain
