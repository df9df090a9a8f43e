#include <algorithm>
#include <thread>

#include <malloc.h>

#include "app/command_line.hpp"

int main(int argc, char** argv) {
    // By default every thread gets a malloc arena, which keeps much unused memory: most threads wait for
    // the database.
    mallopt(M_ARENA_MAX, static_cast<int>(std::max(2U, std::thread::hardware_concurrency())));
    // Long texts, such as pages being sent, are returned to the system at once and cause no fragmentation.
    // (Unless it is fixed, the threshold rises to 32 MiB after the first large one.)
    mallopt(M_MMAP_THRESHOLD, 128 << 10);
    return hoigung::app::run(argc, argv, HOIGUNG_VERSION);
}
