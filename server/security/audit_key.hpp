#pragma once

#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>

namespace hoigung::security {

// The key of the operator's log and of what staff log in with: a file outside the database that all nodes and
// commands share. It is read when it is first needed. Thread-safe.
class AuditKey {
  public:
    // A key that is not there is made where `makes`, otherwise it stays missing.
    AuditKey(std::filesystem::path file, bool makes) : file_(std::move(file)), makes_(makes) {}

    // A key for one purpose. Throws an Outage that names the file when there is no key.
    [[nodiscard]] std::string for_purpose(std::string_view purpose) const;
    [[nodiscard]] bool is_there() const;
    [[nodiscard]] const std::filesystem::path& path() const { return file_; }

  private:
    [[nodiscard]] std::string key() const;

    const std::filesystem::path file_;
    const bool makes_;
    mutable std::mutex mutex_;
    mutable std::string key_;
};

}  // namespace hoigung::security
