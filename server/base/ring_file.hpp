#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <optional>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace hoigung::base {

// Values by key in a file of bounded size, where new values overwrite the oldest: a cache for values that are
// not worth the memory. The file has no name and disappears with the process. Thread-safe.
class RingFile {
  public:
    // Throws std::system_error when the file cannot be created in the folder.
    RingFile(const std::filesystem::path& folder, std::size_t most_bytes);
    RingFile(const RingFile&) = delete;
    RingFile& operator=(const RingFile&) = delete;
    ~RingFile();

    // A value that is too large or cannot be written is not stored, and the key's previous value is removed.
    void put(std::string_view key, std::string_view bytes);
    [[nodiscard]] std::optional<std::string> find(const std::string& key) const;

  private:
    struct Place {
        std::uint64_t begin = 0;
        std::uint64_t size = 0;
    };
    struct Record {
        std::string key;
        Place place;
    };

    std::uint64_t make_room(std::uint64_t size);
    void forget_oldest();
    bool write(Place place, std::string_view bytes);

    const std::uint64_t most_bytes_;
    int file_;
    mutable std::shared_mutex mutex_;
    std::uint64_t next_ = 0;
    bool failing_ = false;
    // In the order of writing, including records that a newer one of the same key has replaced.
    std::deque<Record> records_;
    std::unordered_map<std::string, Place> places_;
};

}  // namespace hoigung::base
