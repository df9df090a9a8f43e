#pragma once

#include "base/outage.hpp"

namespace hoigung::base {

// One record cannot be read, while all others can. Whoever needs just that one has to come again; whoever
// works through many passes it over.
class UnreadableRecord : public Outage {
  public:
    using Outage::Outage;
};

}  // namespace hoigung::base
