#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "domain/operator/erase_again.hpp"

namespace hoigung::security {

// The lines of a record of erasures, with the key of its digests.
class KnownErasures final : public domain::PastErasures {
  public:
    KnownErasures(std::string key, const std::vector<std::string>& lines);

    [[nodiscard]] bool names(domain::ErasedKind kind, std::string_view id, std::string_view address,
                             base::Timestamp created_at) const override;
    // The number of damaged lines.
    [[nodiscard]] std::size_t unreadable() const { return unreadable_; }

  private:
    std::string key_;
    std::set<std::string, std::less<>> ids_;
    // When each address was erased last.
    std::map<std::string, base::Timestamp, std::less<>> addresses_;
    std::size_t unreadable_ = 0;
};

// The record of erasures, a file that every process appends to. A line has the time, the kind of record, and
// keyed digests of its id and its address. The key is in a file beside it that no backup copies, so a backup
// alone does not reveal who was erased. Throws an Outage with the file's name when something fails.
class ErasureFile final : public domain::ErasureLog {
  public:
    explicit ErasureFile(std::filesystem::path file);

    void note(const domain::Erasure& erasure) override;
    void take_back(const domain::Erasure& erasure) override;

    [[nodiscard]] bool exists() const { return std::filesystem::exists(file_); }
    [[nodiscard]] const std::filesystem::path& path() const { return file_; }
    [[nodiscard]] const std::filesystem::path& key_path() const { return key_file_; }

    // Copies the record to a new place. Creates an empty record first if needed, so that there is always a
    // copy.
    void copy_to(const std::filesystem::path& place);
    // Adds the lines of a copy that the record lacks. Both must have the same key, unless one has no lines.
    void merge_copy(const std::filesystem::path& copy);
    [[nodiscard]] KnownErasures known();
    // Removes older lines. Returns their number.
    std::size_t drop_before(base::Timestamp moment);

  private:
    void append(const domain::Erasure& erasure, bool is_taken_back);

    std::filesystem::path file_;
    std::filesystem::path key_file_;
};

}  // namespace hoigung::security
