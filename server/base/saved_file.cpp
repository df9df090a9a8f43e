#include "base/saved_file.hpp"

#include <cerrno>
#include <cstring>
#include <span>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/random.hpp"

namespace hoigung::base {
namespace {

// A random name that no other program uses.
std::filesystem::path name_beside(const std::filesystem::path& file) {
    std::uint64_t number = 0;
    SystemRandom().fill(std::as_writable_bytes(std::span(&number, 1)));
    std::filesystem::path name = file;
    name += fmt::format(".{:016x}.new", number);
    return name;
}

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    struct stat about {};
    if (::fstat(file, &about) == 0 && about.st_size > 0) {
        const auto size = static_cast<std::size_t>(about.st_size);
        void* at = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
        if (at != MAP_FAILED) bytes_ = {static_cast<const char*>(at), size};
    }
    ::close(file);
}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) ::munmap(const_cast<char*>(bytes_.data()), bytes_.size());
}

NewFile::NewFile(std::filesystem::path place)
    : place_(std::move(place)),
      path_(name_beside(place_)),
      file_(::open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)) {
    if (file_ < 0) note_failure();
}

NewFile::~NewFile() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(path_.c_str());
}

void NewFile::write(std::string_view bytes) {
    while (!bytes.empty() && problem_ == 0) {
        const ssize_t written = ::write(file_, bytes.data(), bytes.size());
        written > 0 ? bytes.remove_prefix(static_cast<std::size_t>(written)) : note_failure();
    }
}

Result<void> NewFile::put_in_place() {
    if (problem_ == 0 && ::fsync(file_) != 0) note_failure();
    if (problem_ == 0 && ::rename(path_.c_str(), place_.c_str()) != 0) note_failure();
    if (problem_ != 0)
        return Failure{fmt::format("cannot write {}: {}", place_.string(), std::strerror(problem_))};
    ::close(file_);
    file_ = -1;
    return {};
}

void NewFile::note_failure() {
    if (problem_ == 0) problem_ = errno == 0 ? EIO : errno;
}

}  // namespace hoigung::base
