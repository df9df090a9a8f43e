#pragma once

#include <stdexcept>

namespace hoigung::base {

// Something the program depends on is unavailable for now. Only the edge catches it, and answers 503.
class Outage : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace hoigung::base
