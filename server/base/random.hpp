#pragma once

#include <cstddef>
#include <span>

namespace hoigung::base {

// Randomness as a port. The system's source is good enough for secrets.
class Random {
  public:
    virtual ~Random() = default;
    virtual void fill(std::span<std::byte> bytes) = 0;
};

class SystemRandom final : public Random {
  public:
    void fill(std::span<std::byte> bytes) override;
};

}  // namespace hoigung::base
