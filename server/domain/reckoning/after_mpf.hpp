#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "domain/reckoning/pay_in_other_unit.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// How a job stands to the Mandatory Provident Fund.
enum class MpfKind {
    // A regular employee: a share of the month's pay, after the first 30 days.
    monthly,
    // The same, if the job lasts 60 days.
    monthly_if_long_enough,
    // A casual employee of catering or construction: a share of each day's pay, from the first day.
    daily
};

// What is left of a job's pay for somebody between 18 and 64.
struct AfterMpf {
    MpfKind kind = MpfKind::monthly;
    // Of a month, or of a day.
    PaySpan own_share;
    PaySpan left;
    // The numbers by which it was reckoned; none for a day's, which is by the scale.
    std::vector<const LegalNumber*> numbers{};
    const CasualScale* scale = nullptr;
};

// By the law of a day: Mandatory Provident Fund Schemes Ordinance (Cap. 485), section 7A, and the order for
// casual employees (Cap. 485E). std::nullopt when the pay is unknown, when the job is known to be too short,
// or when those who do it may be no employees.
[[nodiscard]] std::optional<AfterMpf> after_mpf(const JobPosting& posting, const ReferenceLists& lists,
                                                base::Date on);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MpfKind> {
    static constexpr std::array<std::string_view, 3> values{"monthly", "monthly_if_long_enough", "daily"};
};
