#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.hpp"

namespace hoigung::base {

// A file in memory for as long as it is read; empty when there is none.
class MappedFile {
  public:
    explicit MappedFile(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] std::string_view bytes() const { return bytes_; }

  private:
    std::string_view bytes_;
};

// A file that takes another's place when it is complete and on disk, so that readers find the one or the
// other. Several programs may do this at once. Without put_in_place() nothing is left of it.
class NewFile {
  public:
    explicit NewFile(std::filesystem::path place);
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    void write(std::string_view bytes);
    // What went wrong, now or while it was written.
    [[nodiscard]] Result<void> put_in_place();

  private:
    void note_failure();

    std::filesystem::path place_;
    std::filesystem::path path_;
    int file_;
    // Of the first thing that failed; 0 for none.
    int problem_ = 0;
};

}  // namespace hoigung::base
