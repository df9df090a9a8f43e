#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "render/vm.hpp"

namespace hoigung::render {

// The engines in service, idle or on loan to a worker. Has no lock of its own.
class VmPool {
  public:
    struct Loan {
        unsigned member;
        std::unique_ptr<Vm> vm;
    };

    explicit VmPool(std::size_t wanted) : wanted_(wanted) {}

    [[nodiscard]] bool has_idle() const;
    // The one that came back last, for its memory is warm; one in doubt only when there is no other.
    [[nodiscard]] Loan lend();
    void give_back(Loan loan);
    // The engine on loan will not come back.
    void forget(unsigned member);

    [[nodiscard]] std::size_t sound() const;
    [[nodiscard]] bool wants_another() const { return sound() < wanted_; }
    // A new engine takes the place of one in doubt; one too many is put off.
    void add(std::unique_ptr<Vm> vm);
    // All that are in service now are to be replaced.
    void doubt_all();

    // Engines put off, for the caller to end when it holds no lock: that takes milliseconds.
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
    std::vector<Member> members_;  // the last used at the end
    std::vector<std::unique_ptr<Vm>> retired_;
};

}  // namespace hoigung::render
