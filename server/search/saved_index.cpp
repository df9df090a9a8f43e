#include "search/saved_index.hpp"

#include <cstring>
#include <span>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/hash.hpp"
#include "base/log.hpp"
#include "base/random.hpp"

namespace hoigung::search {
namespace {

using domain::Catalogue;

constexpr std::uint64_t kMagic = 0x3149'4748'4F49'4755ULL;
// Raised whenever the layout of a segment or the analysis of text changes.
constexpr std::uint64_t kLayout = 5;

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t layout = kLayout;
    std::uint64_t dictionary = 0;
    SavedIndex::Origin origin;
    std::uint64_t bytes = 0;
    std::uint64_t checksum = 0;
};

class Writer {
  public:
    template <class T>
    void operator()(const std::vector<T>& values) {
        static_assert(std::is_trivially_copyable_v<T>);
        number(values.size());
        bytes_.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
        // Keeps every list on a boundary of eight.
        bytes_.resize((bytes_.size() + 7) / 8 * 8);
    }
    void operator()(const std::vector<std::string>& texts) {
        std::vector<std::uint32_t> sizes;
        std::vector<char> joined;
        for (const std::string& text : texts) {
            sizes.push_back(static_cast<std::uint32_t>(text.size()));
            joined.insert(joined.end(), text.begin(), text.end());
        }
        (*this)(sizes);
        (*this)(joined);
    }
    void operator()(const Side& side) { number(static_cast<std::uint64_t>(side)); }
    void operator()(const std::uint32_t& value) { number(value); }
    void number(std::uint64_t value) { bytes_.append(reinterpret_cast<const char*>(&value), sizeof value); }
    [[nodiscard]] std::string take() && { return std::move(bytes_); }

  private:
    std::string bytes_;
};

class Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    template <class T>
    void operator()(std::vector<T>& values) {
        const std::uint64_t count = number();
        if (count > bytes_.size() / sizeof(T)) return fail();
        values.resize(count);
        if (count > 0) std::memcpy(values.data(), bytes_.data(), count * sizeof(T));
        const std::size_t taken = (count * sizeof(T) + 7) / 8 * 8;
        if (taken > bytes_.size()) return fail();
        bytes_.remove_prefix(taken);
    }
    void operator()(std::vector<std::string>& texts) {
        std::vector<std::uint32_t> sizes;
        std::vector<char> joined;
        (*this)(sizes);
        (*this)(joined);
        std::size_t at = 0;
        for (const std::uint32_t size : sizes) {
            if (size > joined.size() - at) return fail();
            texts.emplace_back(joined.data() + at, size);
            at += size;
        }
    }
    void operator()(std::uint32_t& value) { value = static_cast<std::uint32_t>(number()); }
    void operator()(Side& side) { side = number() == 0 ? Side::at_least : Side::at_most; }
    std::uint64_t number() {
        std::uint64_t value = 0;
        if (bytes_.size() < sizeof value) {
            fail();
            return 0;
        }
        std::memcpy(&value, bytes_.data(), sizeof value);
        bytes_.remove_prefix(sizeof value);
        return value;
    }
    [[nodiscard]] bool ok() const { return ok_ && bytes_.empty(); }

  private:
    void fail() {
        ok_ = false;
        bytes_ = {};
    }

    std::string_view bytes_;
    bool ok_ = true;
};

// A file in memory for as long as it is read.
class MappedFile {
  public:
    explicit MappedFile(const std::filesystem::path& path) {
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
    ~MappedFile() {
        if (!bytes_.empty()) ::munmap(const_cast<char*>(bytes_.data()), bytes_.size());
    }
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    [[nodiscard]] std::string_view bytes() const { return bytes_; }

  private:
    std::string_view bytes_;
};

bool write_synced(const std::filesystem::path& path, std::string_view header, std::string_view body) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return false;
    const auto write_all = [&](std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t written = ::write(file, bytes.data(), bytes.size());
            if (written <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    };
    const bool ok = write_all(header) && write_all(body) && ::fsync(file) == 0;
    return ::close(file) == 0 && ok;
}

// No other node writes a file of this name.
std::filesystem::path name_beside(const std::filesystem::path& file) {
    std::uint64_t number = 0;
    base::SystemRandom().fill(std::as_writable_bytes(std::span(&number, 1)));
    std::filesystem::path name = file;
    name += fmt::format(".{:016x}.new", number);
    return name;
}

}  // namespace

SavedIndex::Origin SavedIndex::origin_of(std::int64_t version, std::string_view token) {
    return {version, base::stable_hash(token)};
}

base::Result<void> SavedIndex::save(const Index& index, const Catalogue& catalogue,
                                    const std::filesystem::path& file) {
    Writer writer;
    writer.number(index.segments_.size());
    for (const LiveSegment& part : index.segments_) {
        Segment::describe(*part.segment, writer);
        writer(part.live ? *part.live : std::vector<Word>{});
    }
    const std::string body = std::move(writer).take();
    Header header;
    header.dictionary = index.dictionary_->lexicon.fingerprint();
    header.origin = origin_of(catalogue.version(), catalogue.token());
    header.bytes = body.size();
    header.checksum = base::stable_hash(body);

    const std::filesystem::path fresh = name_beside(file);
    const std::string_view head(reinterpret_cast<const char*>(&header), sizeof header);
    std::error_code error;
    if (!write_synced(fresh, head, body)) {
        const auto problem = fmt::format("cannot write {}: {}", fresh.string(), std::strerror(errno));
        std::filesystem::remove(fresh, error);
        return base::Failure{problem};
    }
    std::filesystem::rename(fresh, file, error);
    if (error)
        return base::Failure{fmt::format("cannot put {} in place: {}", file.string(), error.message())};
    return {};
}

base::Result<Index> SavedIndex::load(const Catalogue& catalogue, std::shared_ptr<const Dictionary> dictionary,
                                     const std::filesystem::path& file, const TouchedSince& touched_since,
                                     IndexOptions options) {
    const MappedFile mapped(file);
    std::string_view bytes = mapped.bytes();
    Header header;
    if (bytes.size() < sizeof header) return base::Failure{"there is none"};
    std::memcpy(&header, bytes.data(), sizeof header);
    bytes.remove_prefix(sizeof header);
    if (header.magic != kMagic || header.layout != kLayout) return base::Failure{"it has another layout"};
    if (header.bytes != bytes.size() || header.checksum != base::stable_hash(bytes))
        return base::Failure{"it is damaged"};
    if (header.dictionary != dictionary->lexicon.fingerprint())
        return base::Failure{"it has another dictionary"};
    std::vector<domain::JobId> touched;
    if (header.origin != origin_of(catalogue.version(), catalogue.token())) {
        auto since = touched_since ? touched_since(header.origin) : std::nullopt;
        if (!since) return base::Failure{"it is of another catalogue"};
        touched = *std::move(since);
    }

    Reader reader(bytes);
    Index index(std::move(dictionary), options);
    for (std::uint64_t count = reader.number(); count > 0; --count) {
        auto segment = std::make_shared<Segment>();
        Segment::describe(*segment, reader);
        std::vector<Word> live;
        reader(live);
        LiveSegment part(std::move(segment));
        if (!live.empty()) {
            std::vector<std::uint32_t> hidden;
            for (std::uint32_t doc = 0; doc < part.segment->size(); ++doc) {
                if (!has_bit(live.data(), doc)) hidden.push_back(doc);
            }
            part = part.without(hidden);
        }
        index.segments_.push_back(std::move(part));
    }
    if (!reader.ok()) return base::Failure{"it ends in the middle"};
    if (!touched.empty()) index = index.with(catalogue, touched);
    if (index.size() != catalogue.open_jobs().size()) return base::Failure{"it has other jobs"};
    index.companies_ = std::make_shared<const CompanyTable>(catalogue, index.dictionary_->lexicon);
    return index;
}

Index load_or_build(const Catalogue& catalogue, std::shared_ptr<const Dictionary> dictionary,
                    const std::filesystem::path& file, const SavedIndex::TouchedSince& touched_since) {
    auto loaded = SavedIndex::load(catalogue, dictionary, file, touched_since);
    if (loaded) return std::move(loaded).value();
    base::log::info("the saved search index is not used: {}", loaded.error().message);
    return {catalogue, std::move(dictionary)};
}

}  // namespace hoigung::search
