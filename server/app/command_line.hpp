#pragma once

#include <string>

namespace hoigung::app {

// The whole program: reads the command line and the settings, runs one command, returns the exit code.
int run(int argc, char** argv, const std::string& version);

}  // namespace hoigung::app
