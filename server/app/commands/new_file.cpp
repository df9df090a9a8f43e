#include "app/commands/new_file.hpp"

#include <cstdio>

#include <sys/stat.h>

namespace hoigung::app {

bool write_new_file(const std::string& file, std::string_view text) {
    umask(S_IRWXG | S_IRWXO);
    std::FILE* opened = std::fopen(file.c_str(), "wx");
    if (opened == nullptr) return false;
    const bool is_written = std::fwrite(text.data(), 1, text.size(), opened) == text.size();
    return std::fclose(opened) == 0 && is_written;
}

}  // namespace hoigung::app
