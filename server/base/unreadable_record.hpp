#pragma once

#include "base/outage.hpp"

namespace hoigung::base {

// One record cannot be read, while all others can. A caller that needs this record has to retry later; a loop
// over many records skips it.
class UnreadableRecord : public Outage {
  public:
    using Outage::Outage;
};

}  // namespace hoigung::base
