#pragma once

#include <filesystem>
#include <string>

#include <unistd.h>

#include "security/log_seals.hpp"
#include "security/testing/with_employers.hpp"
#include "security/time_codes.hpp"
#include "store/testing/operator_stores.hpp"

namespace hoigung::security::testing {

// The operator's log, staff and their second factors under a key of the test's own, on every database.
class WithAuditKey : public WithEmployers {
  protected:
    ~WithAuditKey() override { std::filesystem::remove(key_file_); }

    const std::filesystem::path key_file_ =
        std::filesystem::temp_directory_path() / ("hoigung-audit-key-test." + std::to_string(getpid()));
    const AuditKey key_{key_file_, true};
    const HmacLogSeals seals_{key_};
    const SealedSecondFactors factors_{key_, random_};
    store::testing::OperatorStores operator_stores_{database(), seals_};
    store::SqlOperatorLog& log_ = operator_stores_.log;
    store::SqlStaffStore& staff_ = operator_stores_.staff;
};

}  // namespace hoigung::security::testing
