#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "render/vm.hpp"

namespace hoigung::render {

// The engines in service, idle or lent to a worker. Not thread-safe: the caller locks.
class VmPool {
  public:
    struct Loan {
        unsigned member;
        std::unique_ptr<Vm> vm;
    };

    explicit VmPool(std::size_t wanted) : wanted_(wanted) {}

    [[nodiscard]] bool has_idle() const;
    // Lends the engine that was returned last, because its memory is warm; a doubtful one only when there is
    // no other.
    [[nodiscard]] Loan lend();
    void give_back(Loan loan);
    // The lent engine will not be returned.
    void forget(unsigned member);

    [[nodiscard]] std::size_t sound() const;
    [[nodiscard]] bool wants_another() const { return sound() < wanted_; }
    // Adds a new engine, which replaces a doubtful one; surplus engines are retired.
    void add(std::unique_ptr<Vm> vm);
    // Marks all engines in service for replacement.
    void doubt_all();

    // Retired engines, for the caller to destroy without holding a lock: that takes milliseconds.
    [[nodiscard]] std::vector<std::unique_ptr<Vm>> take_retired();
    [[nodiscard]] bool has_retired() const { return !retired_.empty(); }
    [[nodiscard]] std::size_t heap_bytes() const;

  private:
    struct Member {
        unsigned number;
        std::unique_ptr<Vm> idle;  // null while on loan
        bool sound = true;
        std::size_t heap_bytes = 0;
    };

    void drop_surplus();

    const std::size_t wanted_;
    unsigned next_number_ = 0;
    std::vector<Member> members_;  // the most recently used at the end
    std::vector<std::unique_ptr<Vm>> retired_;
};

}  // namespace hoigung::render
