#include <algorithm>
#include <thread>

#include <malloc.h>

#include "app/command_line.hpp"

int main(int argc, char** argv) {
    // An arena for every thread, as is usual, keeps much that nobody uses: most threads wait for the
    // database.
    mallopt(M_ARENA_MAX, static_cast<int>(std::max(2U, std::thread::hardware_concurrency())));
    // Long texts, such as pages on their way, go back to the system at once and leave no holes. (Unless it is
    // fixed, the threshold rises to 32 MiB after the first great one.)
    mallopt(M_MMAP_THRESHOLD, 128 << 10);
    return hoigung::app::run(argc, argv);
}
