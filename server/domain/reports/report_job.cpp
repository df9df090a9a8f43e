#include "domain/reports/report_job.hpp"

#include "base/text.hpp"

namespace hoigung::domain {

base::Result<ReportId, std::variant<Refusal, ReportFault>> report_job(
    SeekerId seeker, std::string_view job_id, ReportReason reason, std::string_view text,
    const Catalogue& catalogue, ReportStore& store, base::Random& random, base::Timestamp now) {
    constexpr std::chrono::hours kDay{24};
    using Why = std::variant<Refusal, ReportFault>;
    const auto id = JobId::parse(job_id);
    if (!id || catalogue.job(*id) == nullptr) return Why(Refusal::JobNotFound);
    const std::string_view words = base::trim(text);
    if (base::length(words) > kLongestReport || base::has_controls(words))
        return Why(ReportFault::text_length);
    const Report report{ReportId::make(now, random), seeker, *id,         reason,
                        std::string(words),          now,    std::nullopt};
    if (!store.add(report, kReportsADay, now - kDay)) return Why(ReportFault::too_many);
    return report.id;
}

}  // namespace hoigung::domain
