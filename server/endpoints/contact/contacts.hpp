#pragma once

#include <functional>

#include "domain/contact/contact_store.hpp"
#include "endpoints/contact/streams.hpp"

namespace hoigung::endpoints {

// What the calls about interviews and conversations depend on, on both sides; the same for every request.
struct Contacts {
    const domain::ContactPorts ports;
    Streams& streams;
    // Something was written: open pages and mails wait for it.
    const std::function<void()> changed;
};

}  // namespace hoigung::endpoints
