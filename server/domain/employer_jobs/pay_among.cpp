#include "domain/employer_jobs/pay_among.hpp"

#include <algorithm>
#include <set>

namespace hoigung::domain {
namespace {

constexpr std::size_t kFewestJobs = 10;
constexpr std::size_t kFewestCompanies = 5;

bool is_such(const Job& job, std::string_view job_type, std::string_view district) {
    return std::ranges::find(job.posting.job_types, job_type) != job.posting.job_types.end() &&
           std::ranges::find(job.posting.addresses, district, &Address::district) !=
               job.posting.addresses.end();
}

// The middle of the range that a job offers.
std::optional<int> pay_of(const Range<int>& rate) {
    if (rate.empty()) return std::nullopt;
    return (*rate.least() + *rate.most()) / 2;
}

}  // namespace

std::optional<PayAmong> pay_among(const Catalogue& catalogue, std::string_view job_type,
                                  std::string_view district, PayUnit unit, int amount) {
    std::vector<int> pays;
    std::set<CompanyId> companies;
    for (const Job* job : catalogue.open_jobs()) {
        const auto pay = pay_of(unit == PayUnit::hour ? job->posting.hourly_rate : job->posting.monthly_rate);
        if (!pay || !is_such(*job, job_type, district)) continue;
        pays.push_back(*pay);
        companies.insert(job->company_id);
    }
    if (pays.size() < kFewestJobs || companies.size() < kFewestCompanies) return std::nullopt;
    std::ranges::sort(pays);
    const auto at = [&](std::size_t quarters) { return pays[(pays.size() - 1) * quarters / 4]; };
    const auto below = std::ranges::lower_bound(pays, amount) - pays.begin();
    return PayAmong{at(1),
                    at(2),
                    at(3),
                    static_cast<int>(below * 100 / static_cast<std::ptrdiff_t>(pays.size())),
                    static_cast<int>(pays.size()),
                    static_cast<int>(companies.size())};
}

}  // namespace hoigung::domain
