#include "security/audit_key.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <span>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/outage.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {
namespace {

// Shorter ones are no keys but typing errors.
constexpr std::size_t kShortest = 32;

[[noreturn]] void fail_for_key(const std::filesystem::path& file, std::string_view problem) {
    throw base::Outage(fmt::format("the key of the operator's log, {}: {} (setting audit_key_file)",
                                   file.string(), problem));
}

std::string read_audit_key(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return std::string(base::trim(text));
}

// Puts a new key in place, unless another process was first.
void make_audit_key(const std::filesystem::path& file) {
    const auto folder = std::filesystem::absolute(file).parent_path();
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    std::string bytes(kShortest, '\0');
    base::SystemRandom().fill(std::as_writable_bytes(std::span(bytes)));
    const std::string text = base64url(bytes) + '\n';
    const std::string part = fmt::format("{}.{}", file.string(), getpid());
    const int handle = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (handle < 0) fail_for_key(file, std::strerror(errno));
    const bool is_written = ::write(handle, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                            ::fsync(handle) == 0;
    // What root makes belongs to whom the folder belongs to, because the service reads it.
    struct stat owner {};
    const bool is_given = ::geteuid() != 0 || ::stat(folder.c_str(), &owner) != 0 ||
                          ::fchown(handle, owner.st_uid, owner.st_gid) == 0;
    ::close(handle);
    const bool is_placed =
        is_written && is_given && (::link(part.c_str(), file.c_str()) == 0 || errno == EEXIST);
    const int problem = errno;
    ::unlink(part.c_str());
    if (!is_placed) fail_for_key(file, std::strerror(problem));
}

}  // namespace

std::string AuditKey::key() const {
    const std::lock_guard lock(mutex_);
    if (!key_.empty()) return key_;
    std::string read = read_audit_key(file_);
    if (read.empty() && makes_) {
        make_audit_key(file_);
        read = read_audit_key(file_);
    }
    if (read.empty()) fail_for_key(file_, "is not there or cannot be read");
    if (read.size() < kShortest) fail_for_key(file_, "is too short for a key");
    key_ = std::move(read);
    return key_;
}

std::string AuditKey::for_purpose(std::string_view purpose) const {
    return hmac_sha256(key(), purpose);
}

bool AuditKey::is_there() const {
    try {
        return !key().empty();
    } catch (const base::Outage&) {
        return false;
    }
}

}  // namespace hoigung::security
