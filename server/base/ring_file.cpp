#include "base/ring_file.hpp"

#include <mutex>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "base/log.hpp"

namespace hoigung::base {
namespace {

constexpr int kOwnerOnly = 0600;

// Not every file system supports unnamed files; there the file is unlinked at once.
int open_nameless(const std::filesystem::path& folder) {
    if (const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, kOwnerOnly); file >= 0)
        return file;
    std::string name = (folder / "hoigung-XXXXXX").string();
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file < 0) throw std::system_error(errno, std::generic_category(), folder.string());
    ::unlink(name.c_str());
    return file;
}

}  // namespace

RingFile::RingFile(const std::filesystem::path& folder, std::size_t most_bytes)
    : most_bytes_(most_bytes), file_(open_nameless(folder)) {}

RingFile::~RingFile() {
    ::close(file_);
}

void RingFile::put(std::string_view key, std::string_view bytes) {
    const std::unique_lock lock(mutex_);
    places_.erase(std::string(key));
    if (bytes.size() > most_bytes_) return;
    const Place place{make_room(bytes.size()), bytes.size()};
    if (!write(place, bytes)) return;
    next_ = place.begin + place.size;
    records_.push_back({std::string(key), place});
    places_.emplace(key, place);
}

std::optional<std::string> RingFile::find(const std::string& key) const {
    const std::shared_lock lock(mutex_);
    const auto found = places_.find(key);
    if (found == places_.end()) return std::nullopt;
    const auto [begin, size] = found->second;
    std::string bytes(size, '\0');
    for (std::uint64_t done = 0; done < size;) {
        const auto read = ::pread(file_, bytes.data() + done, size - done, static_cast<off_t>(begin + done));
        if (read < 0 && errno == EINTR) continue;
        if (read <= 0) return std::nullopt;
        done += static_cast<std::uint64_t>(read);
    }
    return bytes;
}

// Returns a position with room for this many bytes; evicts the records there.
std::uint64_t RingFile::make_room(std::uint64_t size) {
    if (next_ + size > most_bytes_) {
        while (!records_.empty() && records_.front().place.begin >= next_) forget_oldest();
        next_ = 0;
    }
    const auto is_in_the_way = [&](const Place& place) {
        return place.begin >= next_ && place.begin < next_ + size;
    };
    while (!records_.empty() && is_in_the_way(records_.front().place)) forget_oldest();
    return next_;
}

void RingFile::forget_oldest() {
    const auto& [key, place] = records_.front();
    const auto newest = places_.find(key);
    if (newest != places_.end() && newest->second.begin == place.begin) places_.erase(newest);
    records_.pop_front();
}

bool RingFile::write(Place place, std::string_view bytes) {
    for (std::uint64_t done = 0; done < bytes.size();) {
        const auto written =
            ::pwrite(file_, bytes.data() + done, bytes.size() - done, static_cast<off_t>(place.begin + done));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            // Logged once: a full disk stays full for a while.
            if (!failing_)
                log::warning("what was to be kept on disk is not: {}",
                             std::generic_category().message(errno));
            failing_ = true;
            return false;
        }
        done += static_cast<std::uint64_t>(written);
    }
    failing_ = false;
    return true;
}

}  // namespace hoigung::base
