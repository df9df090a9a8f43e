#pragma once

#include <vector>

#include "base/outage.hpp"
#include "domain/erasures/erasure_log.hpp"

namespace hoigung::domain::testing {

// A record of erasures in memory, which can be made to fail.
class RememberedErasures final : public ErasureLog {
  public:
    void note(const Erasure& erasure) override {
        if (is_full) throw base::Outage("no room");
        noted.push_back(erasure);
    }
    void take_back(const Erasure& erasure) override { taken_back.push_back(erasure); }

    bool is_full = false;
    std::vector<Erasure> noted;
    std::vector<Erasure> taken_back;
};

}  // namespace hoigung::domain::testing
