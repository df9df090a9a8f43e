#pragma once

#include <functional>
#include <utility>

#include "domain/employers/employer_store.hpp"

namespace hoigung::domain::testing {

// A store whose transactions run twice: the first run is rolled back, as after a conflict, and what another
// transaction changed meanwhile is there in the second.
class RepeatingEmployerStore final : public EmployerStore {
  public:
    RepeatingEmployerStore(EmployerStore& store, std::function<void()> meanwhile)
        : store_(store), meanwhile_(std::move(meanwhile)) {}

    void read(const std::function<void(EmployerReader&)>& work) override { store_.read(work); }
    void write(const std::function<void(EmployerWriter&)>& work) override {
        struct Conflict {};
        try {
            store_.write([&](EmployerWriter& writer) {
                work(writer);
                throw Conflict();
            });
        } catch (const Conflict&) {
            meanwhile_();
        }
        store_.write(work);
    }
    void each_person(const std::function<void(const Person&)>& visit) override { store_.each_person(visit); }
    void sweep(const EmployerRetention& retention) override { store_.sweep(retention); }
    [[nodiscard]] std::int64_t last_access_change() override { return store_.last_access_change(); }
    [[nodiscard]] std::vector<AccessChange> access_changes_after(std::int64_t number, int limit) override {
        return store_.access_changes_after(number, limit);
    }
    std::int64_t end_every_session() override { return store_.end_every_session(); }

  private:
    EmployerStore& store_;
    const std::function<void()> meanwhile_;
};

}  // namespace hoigung::domain::testing
