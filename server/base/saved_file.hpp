#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.hpp"

namespace hoigung::base {

// A file mapped into memory while the object exists; empty when the file does not exist.
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

// Writes a file that atomically replaces another once it is complete and on disk, so that readers find either
// the old or the new one. Several programs may do this at once. Without put_in_place() the new file is
// deleted.
class NewFile {
  public:
    explicit NewFile(std::filesystem::path place);
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    void write(std::string_view bytes);
    // Fails when this or an earlier write failed.
    [[nodiscard]] Result<void> put_in_place();

  private:
    void note_failure();

    std::filesystem::path place_;
    std::filesystem::path path_;
    int file_;
    // The errno of the first failure; 0 for none.
    int problem_ = 0;
};

}  // namespace hoigung::base
