#pragma once

#include <utility>
#include <vector>

#include "domain/operator/acting.hpp"

namespace hoigung::domain::testing {

// Hears of the acts of one test.
struct HeardActs final : ActLog {
    void note(const ActDone& done) override { acts.push_back(done); }
    void together(const std::function<void()>& work) override { work(); }

    // Somebody acts for the operator at the command line.
    [[nodiscard]] Acting acting(base::Timestamp now) { return {{ActorKind::cli, "may"}, now, *this}; }
    // The acts since the last call, each with its subject.
    [[nodiscard]] std::vector<std::pair<OperatorAct, std::string>> take() {
        std::vector<std::pair<OperatorAct, std::string>> taken;
        for (ActDone& done : acts) taken.emplace_back(done.act, std::move(done.subject));
        acts.clear();
        return taken;
    }

    std::vector<ActDone> acts;
};

// An act at the command line that nobody hears of.
[[nodiscard]] inline Acting acting(base::Timestamp now) {
    static HeardActs unheard;
    unheard.acts.clear();
    return unheard.acting(now);
}

}  // namespace hoigung::domain::testing
