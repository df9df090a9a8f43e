#pragma once

#include <JavaScriptCore/JavaScript.h>

namespace hoigung::render {

// Puts a `console` whose lines go to the log in place of the engine's own.
void add_console(JSGlobalContextRef context);

}  // namespace hoigung::render
