#pragma once

#include <JavaScriptCore/JavaScript.h>

namespace hoigung::render {

// Replaces the engine's `console` by one that writes to the log.
void add_console(JSGlobalContextRef context);

}  // namespace hoigung::render
