#pragma once

#include <string>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "domain/ids.hpp"

namespace hoigung::domain {

enum class ErasedKind { seeker, person, job, company };

// A person, job or company that is erased for good.
struct Erasure {
    ErasedKind kind;
    std::string id;
    // The telephone or mail address of an account; empty for others.
    std::string address;
    base::Timestamp at;
};

// The record of erasures that is kept outside the database, so that restoring an old backup does not bring
// back what was erased since.
class ErasureLog {
  public:
    virtual ~ErasureLog() = default;

    // On disk when this returns. Throws an Outage when it cannot be written: then nothing may be erased.
    virtual void note(const Erasure& erasure) = 0;
    // Records that a noted erasure did not happen.
    virtual void take_back(const Erasure& erasure) = 0;
};

[[nodiscard]] inline Erasure erasure_of(JobId job, base::Timestamp now) {
    return {ErasedKind::job, job.text(), "", now};
}
[[nodiscard]] inline Erasure erasure_of(CompanyId company, base::Timestamp now) {
    return {ErasedKind::company, company.text(), "", now};
}

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ErasedKind> {
    static constexpr std::array<std::string_view, 4> values{"seeker", "person", "job", "company"};
};
