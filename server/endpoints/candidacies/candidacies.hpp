#pragma once

#include <functional>

#include "domain/candidacies/candidacy_store.hpp"
#include "endpoints/candidacies/streams.hpp"

namespace hoigung::endpoints {

// The dependencies of the calls about interviews and conversations, for seekers and for employers. One object
// serves all requests.
struct Candidacies {
    const domain::CandidacyPorts ports;
    Streams& streams;
    // Called after a write, so that open pages and mails are updated.
    const std::function<void()> changed;
};

}  // namespace hoigung::endpoints
