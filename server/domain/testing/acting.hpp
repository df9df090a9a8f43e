#pragma once

#include <utility>
#include <vector>

#include "domain/operator/acting.hpp"

namespace hoigung::domain::testing {

// Somebody acts for the operator at the command line.
[[nodiscard]] inline Acting acting(base::Timestamp now) {
    return {{ActorKind::command_line, "may"}, now};
}

// Hears of the acts of one test.
struct HeardActs {
    [[nodiscard]] Acting acting(base::Timestamp now) {
        Acting made = testing::acting(now);
        made.heard = [this](const ActDone& done) { acts.push_back(done); };
        return made;
    }
    // The acts since the last call, each with its subject.
    [[nodiscard]] std::vector<std::pair<OperatorAct, std::string>> take() {
        std::vector<std::pair<OperatorAct, std::string>> taken;
        for (ActDone& done : acts) taken.emplace_back(done.act, std::move(done.subject));
        acts.clear();
        return taken;
    }

    std::vector<ActDone> acts;
};

}  // namespace hoigung::domain::testing
