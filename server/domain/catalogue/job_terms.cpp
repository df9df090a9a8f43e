#include "domain/catalogue/job_terms.hpp"

#include <fmt/format.h>

#include "base/binary_archive.hpp"
#include "base/hash.hpp"

namespace hoigung::domain {

std::string terms_digest(const JobPosting& posting) {
    std::string bytes;
    base::BinaryWriter writer(bytes);
    const auto write_range = [&](const auto& range) {
        writer.write(range.from);
        writer.write(range.to);
    };
    // Place
    writer.write(posting.addresses);
    writer.write(posting.regions);
    // Pay
    write_range(posting.hourly_rate);
    write_range(posting.monthly_rate);
    writer.write(posting.allowances);
    // Hours
    writer.write(posting.employment);
    write_range(posting.working_days_per_week);
    write_range(posting.working_hours_per_day);
    writer.write(posting.working_hours);
    writer.write(posting.start_date);
    writer.write(posting.end_date);
    writer.write(posting.shift_required);
    writer.write(posting.alternative_sat);
    // Demands
    writer.write(posting.career_level);
    writer.write(posting.education);
    writer.write(posting.spoken_skills);
    writer.write(posting.written_skills);
    writer.write(posting.skills);
    writer.write(posting.certs);
    return fmt::format("{:016x}", base::stable_hash(bytes));
}

}  // namespace hoigung::domain
