#include <algorithm>
#include <thread>

#include <malloc.h>

#include "app/command_line.hpp"

int main(int argc, char** argv) {
    // An arena for every thread, as is usual, keeps much that nobody uses: most threads wait for the
    // database.
    mallopt(M_ARENA_MAX, static_cast<int>(std::max(2U, std::thread::hardware_concurrency())));
    return hoigung::app::run(argc, argv);
}
