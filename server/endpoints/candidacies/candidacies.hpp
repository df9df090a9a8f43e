#pragma once

#include <functional>

#include "domain/candidacies/candidacy_store.hpp"
#include "endpoints/candidacies/streams.hpp"

namespace hoigung::endpoints {

// What the calls about interviews and conversations depend on, on both sides; the same for every request.
struct Candidacies {
    const domain::CandidacyPorts ports;
    Streams& streams;
    // Something was written: open pages and mails wait for it.
    const std::function<void()> changed;
};

}  // namespace hoigung::endpoints
