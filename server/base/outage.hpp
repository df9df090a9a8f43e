#pragma once

#include <stdexcept>

namespace hoigung::base {

// Something the program stands on is out of reach for now. Nobody but the edge catches it: it answers 503.
class Outage : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace hoigung::base
