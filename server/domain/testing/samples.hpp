#pragma once

#include "domain/catalogue/catalogue.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

// Small, valid objects for tests, distinguished by a number.
namespace hoigung::domain::testing {

template <class Id>
[[nodiscard]] Id numbered(int number) {
    Id id;
    id.bytes[0] = 0x65;
    id.bytes[10] = static_cast<std::uint8_t>(number >> 8);
    id.bytes[11] = static_cast<std::uint8_t>(number);
    return id;
}

// 2026-11-15 09:00 in Hong Kong.
inline constexpr base::Timestamp kNow{std::chrono::sys_days{std::chrono::year{2026} / 11 / 15} +
                                      std::chrono::hours{1}};

// Two districts, two categories, and one of each other list.
[[nodiscard]] const ReferenceLists& small_lists();

[[nodiscard]] CompanyLine company_line(int number);
// A part-time waiter's job in Mong Kok.
[[nodiscard]] JobLine job_line(int number, int company = 1);

[[nodiscard]] Company company(int number);
// Published `number` minutes before kNow, so that lower numbers are newer.
[[nodiscard]] Job job(int number, int company = 1);

}  // namespace hoigung::domain::testing
