#include "security/erasure_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/outage.hpp"
#include "base/random.hpp"
#include "base/saved_file.hpp"
#include "base/text.hpp"
#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {
namespace {

// A file begins with this line, followed by a digest that identifies the key of its lines.
constexpr std::string_view kHead = "# erasures, key ";
constexpr std::string_view kNoAddress = "-";
// Precedes the kind in a line that takes an erasure back, because it did not happen.
constexpr char kTakenBack = '-';

[[noreturn]] void fail(const std::filesystem::path& file, std::string_view problem) {
    throw base::Outage(fmt::format("the record of erasures {}: {}", file.string(), problem));
}

std::string keyed(std::string_view key, std::string_view what, std::string_view text) {
    return base64url(hmac_sha256(key, fmt::format("{} {}", what, text)));
}

std::string head_of(std::string_view key) {
    return fmt::format("{}{}", kHead, keyed(key, "key", ""));
}

std::string line_of(std::string_view key, const domain::Erasure& erasure) {
    const auto kind = base::name_of(erasure.kind);
    return fmt::format("{} {} {} {}", base::to_iso(erasure.at), kind, keyed(key, kind, erasure.id),
                       erasure.address.empty() ? kNoAddress : keyed(key, "address", erasure.address));
}

std::string read_all(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> lines_in(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end > 0) lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// The head and the lines of a record; without lines, the head may be missing.
struct Record {
    std::string head;
    std::vector<std::string> lines;

    static Record parse(std::string_view text) {
        Record record;
        for (std::string& line : lines_in(text)) {
            (line.starts_with(kHead) ? record.head : record.lines.emplace_back()) = std::move(line);
        }
        return record;
    }
};

struct ReadLine {
    base::Timestamp at;
    bool is_taken_back;
    std::string_view kind;
    std::string_view id;
    std::string_view address;
};

std::optional<ReadLine> parse_line(std::string_view line) {
    std::array<std::string_view, 4> words;
    for (std::string_view& word : words) {
        const std::size_t end = std::min(line.find(' '), line.size());
        word = line.substr(0, end);
        if (word.empty()) return std::nullopt;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    const auto at = base::parse_timestamp(words[0]);
    const bool is_taken_back = words[1].front() == kTakenBack;
    const std::string_view kind = words[1].substr(is_taken_back ? 1 : 0);
    if (!at || !line.empty() || !base::parse_enum<domain::ErasedKind>(kind)) return std::nullopt;
    return ReadLine{*at, is_taken_back, kind, words[2], words[3]};
}

void sync_folder_of(const std::filesystem::path& file) {
    const int handle =
        ::open(std::filesystem::absolute(file).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    (void)::fsync(handle);
    ::close(handle);
}

// Gives a file that root created to the owner of the folder, because the service continues to write it.
void give_to_owner_of_folder(const std::filesystem::path& file) {
    struct stat folder {};
    if (::geteuid() != 0 || ::stat(std::filesystem::absolute(file).parent_path().c_str(), &folder) != 0)
        return;
    if (::chown(file.c_str(), folder.st_uid, folder.st_gid) != 0) fail(file, std::strerror(errno));
}

// The file, opened for appending and locked against all other processes.
class LockedRecord {
  public:
    explicit LockedRecord(const std::filesystem::path& file) : file_(file) {
        if (const auto folder = file.parent_path(); !folder.empty()) {
            std::error_code ignored;
            std::filesystem::create_directories(folder, ignored);
        }
        // Dropping old lines replaces the file. A lock on the replaced file is useless, so the new one is
        // opened.
        while (!open_and_lock()) ::close(handle_);
        if (is_empty()) give_to_owner_of_folder(file_);
    }
    ~LockedRecord() { ::close(handle_); }
    LockedRecord(const LockedRecord&) = delete;
    LockedRecord& operator=(const LockedRecord&) = delete;

    void append(std::string_view line) {
        const bool is_new = is_empty();
        char last = '\n';
        if (!is_new && ::pread(handle_, &last, 1, size() - 1) != 1) fail(file_, std::strerror(errno));
        // A line that was cut off by a crash must not swallow the next one.
        const std::string whole = fmt::format("{}{}\n", last == '\n' ? "" : "\n", line);
        for (std::string_view rest = whole; !rest.empty();) {
            const ssize_t written = ::write(handle_, rest.data(), rest.size());
            if (written <= 0) fail(file_, std::strerror(errno));
            rest.remove_prefix(static_cast<std::size_t>(written));
        }
        if (::fsync(handle_) != 0) fail(file_, std::strerror(errno));
        if (is_new) sync_folder_of(file_);
    }

  private:
    [[nodiscard]] off_t size() const {
        struct stat about {};
        if (::fstat(handle_, &about) != 0) fail(file_, std::strerror(errno));
        return about.st_size;
    }
    [[nodiscard]] bool is_empty() const { return size() == 0; }

    bool open_and_lock() {
        handle_ = ::open(file_.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        if (handle_ < 0 || ::flock(handle_, LOCK_EX) != 0) fail(file_, std::strerror(errno));
        struct stat opened {};
        struct stat named {};
        return ::fstat(handle_, &opened) == 0 && ::stat(file_.c_str(), &named) == 0 &&
               opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
    }

    const std::filesystem::path& file_;
    int handle_ = -1;
};

void put_file(const std::filesystem::path& place, std::string_view text) {
    base::NewFile file(place);
    file.write(text);
    if (const auto put = file.put_in_place(); !put.ok()) fail(place, put.error().message);
    give_to_owner_of_folder(place);
    sync_folder_of(place);
}

// The key of the record's lines. A new record gets a new key; a record with lines needs its own.
std::string key_for(const Record& record, const std::filesystem::path& file,
                    const std::filesystem::path& key_file) {
    std::string key(base::trim(read_all(key_file)));
    if (key.empty() && record.head.empty() && record.lines.empty()) {
        std::string bytes(32, '\0');
        base::SystemRandom().fill(std::as_writable_bytes(std::span(bytes)));
        key = base64url(bytes);
        put_file(key_file, key + '\n');
    }
    if (key.empty()) fail(file, fmt::format("its key {} is not there", key_file.string()));
    if (!record.head.empty() && record.head != head_of(key))
        fail(file, fmt::format("{} is not its key", key_file.string()));
    return key;
}

std::string text_of(const Record& record, std::string_view key) {
    std::string text = head_of(key) + '\n';
    for (const std::string& line : record.lines) text += line + '\n';
    return text;
}

}  // namespace

KnownErasures::KnownErasures(std::string key, const std::vector<std::string>& lines) : key_(std::move(key)) {
    std::set<std::string> taken_back;
    std::vector<ReadLine> read;
    const auto name = [](const ReadLine& line) {
        return fmt::format("{} {} {}", base::to_iso(line.at), line.kind, line.id);
    };
    for (const std::string& text : lines) {
        const auto line = parse_line(text);
        if (!line) {
            ++unreadable_;
        } else if (line->is_taken_back) {
            taken_back.insert(name(*line));
        } else {
            read.push_back(*line);
        }
    }
    for (const ReadLine& line : read) {
        if (taken_back.contains(name(line))) continue;
        ids_.insert(std::string(line.id));
        if (line.address == kNoAddress) continue;
        auto& last = addresses_[fmt::format("{} {}", line.kind, line.address)];
        last = std::max(last, line.at);
    }
}

bool KnownErasures::names(domain::ErasedKind kind, std::string_view id, std::string_view address,
                          base::Timestamp created_at) const {
    const auto word = base::name_of(kind);
    if (ids_.contains(keyed(key_, word, id))) return true;
    if (address.empty()) return false;
    const auto erased = addresses_.find(fmt::format("{} {}", word, keyed(key_, "address", address)));
    return erased != addresses_.end() && created_at < erased->second;
}

ErasureFile::ErasureFile(std::filesystem::path file) : file_(std::move(file)), key_file_(file_) {
    key_file_ += ".key";
}

void ErasureFile::note(const domain::Erasure& erasure) {
    append(erasure, false);
}

void ErasureFile::take_back(const domain::Erasure& erasure) {
    append(erasure, true);
}

void ErasureFile::append(const domain::Erasure& erasure, bool is_taken_back) {
    LockedRecord locked(file_);
    // The first line is enough to add another.
    std::ifstream in(file_, std::ios::binary);
    std::string first;
    std::getline(in, first);
    const Record record = Record::parse(first);
    const std::string key = key_for(record, file_, key_file_);
    if (record.head.empty()) locked.append(head_of(key));
    std::string line = line_of(key, erasure);
    if (is_taken_back) line.insert(line.find(' ') + 1, 1, kTakenBack);
    locked.append(line);
}

void ErasureFile::copy_to(const std::filesystem::path& place) {
    const LockedRecord locked(file_);
    const Record record = Record::parse(read_all(file_));
    put_file(place, text_of(record, key_for(record, file_, key_file_)));
}

void ErasureFile::merge_copy(const std::filesystem::path& copy) {
    const Record other = Record::parse(read_all(copy));
    if (other.lines.empty()) return;
    const LockedRecord locked(file_);
    Record record = Record::parse(read_all(file_));
    // A new machine has no lines yet: it continues the copy's record, with the key file that the operator has
    // restored.
    if (record.lines.empty()) record.head = other.head;
    const std::string key = key_for(record, record.lines.empty() ? copy : file_, key_file_);
    if (other.head != head_of(key)) fail(copy, fmt::format("{} is not its key", key_file_.string()));
    const std::set<std::string> known(record.lines.begin(), record.lines.end());
    std::ranges::copy_if(other.lines, std::back_inserter(record.lines),
                         [&](const std::string& line) { return !known.contains(line); });
    std::ranges::sort(record.lines);
    put_file(file_, text_of(record, key));
}

KnownErasures ErasureFile::known() {
    const LockedRecord locked(file_);
    const Record record = Record::parse(read_all(file_));
    return {record.lines.empty() ? "" : key_for(record, file_, key_file_), record.lines};
}

std::size_t ErasureFile::drop_before(base::Timestamp moment) {
    if (!exists()) return 0;
    const LockedRecord locked(file_);
    Record record = Record::parse(read_all(file_));
    const std::size_t dropped = std::erase_if(record.lines, [&](const std::string& text) {
        const auto line = parse_line(text);
        return line && line->at < moment;
    });
    if (dropped > 0) put_file(file_, text_of(record, key_for(record, file_, key_file_)));
    return dropped;
}

}  // namespace hoigung::security
