#include "app/process_metrics.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>
#include <sstream>
#include <string_view>

#include <unistd.h>

namespace hoigung::app {
namespace {

// Stands for a limit that does not exist or is unknown.
constexpr double kNone = std::numeric_limits<double>::infinity();

double bytes_of_pages(long pages) {
    return static_cast<double>(pages) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double resident_bytes() {
    std::ifstream file("/proc/self/statm");
    long all = 0;
    long resident = 0;
    file >> all >> resident;
    return bytes_of_pages(resident);
}

// The memory limit of the unit or the container; std::nullopt without a limit ("max") or without control
// groups.
std::optional<double> limit_of_group() {
    std::ifstream groups("/proc/self/cgroup");
    std::string group;
    while (std::getline(groups, group)) {
        constexpr std::string_view kUnified = "0::";
        if (!group.starts_with(kUnified)) continue;
        std::ifstream file("/sys/fs/cgroup" + group.substr(kUnified.size()) + "/memory.max");
        double limit = 0;
        if (file >> limit) return limit;
    }
    return std::nullopt;
}

double memory_limit() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const double machine = pages > 0 ? bytes_of_pages(pages) : kNone;
    return std::min(machine, limit_of_group().value_or(machine));
}

// Without the descriptor that this function itself opens.
double open_descriptors() {
    std::error_code none;
    const std::filesystem::directory_iterator all("/proc/self/fd", none);
    return none ? 0 : static_cast<double>(std::distance(begin(all), end(all)) - 1);
}

// Read from the file, because the unit's system call filter forbids getrlimit().
double descriptor_limit() {
    constexpr std::string_view kOpenFiles = "Max open files";
    std::ifstream limits("/proc/self/limits");
    std::string line;
    while (std::getline(limits, line)) {
        if (!line.starts_with(kOpenFiles)) continue;
        std::istringstream rest(line.substr(kOpenFiles.size()));
        double limit = 0;
        if (rest >> limit) return limit;
    }
    return kNone;
}

}  // namespace

ProcessMetrics::ProcessMetrics(base::Metrics& metrics, const std::string& version)
    : resident_(metrics.gauge("hoigung_memory_resident_bytes", "Memory that the process holds")),
      memory_limit_(metrics.gauge("hoigung_memory_limit_bytes",
                                  "Memory of the machine, or what the unit may take if that is less")),
      descriptors_(metrics.gauge("hoigung_open_descriptors", "File descriptors that are open")),
      descriptor_limit_(
          metrics.gauge("hoigung_descriptors_limit", "File descriptors that may be open at a time")) {
    metrics.gauge("hoigung_build_info", "Which version runs; always 1", {{"version", version}}).Set(1);
}

void ProcessMetrics::refresh() {
    resident_.Set(resident_bytes());
    memory_limit_.Set(memory_limit());
    descriptors_.Set(open_descriptors());
    descriptor_limit_.Set(descriptor_limit());
}

}  // namespace hoigung::app
