#include "search/saved_index.hpp"

#include <cstring>

#include "base/hash.hpp"
#include "base/log.hpp"
#include "base/saved_file.hpp"

namespace hoigung::search {
namespace {

using domain::Catalogue;

constexpr std::uint64_t kMagic = 0x3149'4748'4F49'4755ULL;
// Raise this whenever the layout of a segment or the analysis of text changes.
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
        // Aligns every list to eight bytes.
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

    base::NewFile fresh(file);
    fresh.write({reinterpret_cast<const char*>(&header), sizeof header});
    fresh.write(body);
    return fresh.put_in_place();
}

base::Result<Index> SavedIndex::load(const Catalogue& catalogue, std::shared_ptr<const Dictionary> dictionary,
                                     const std::filesystem::path& file, const TouchedSince& touched_since,
                                     IndexOptions options) {
    const base::MappedFile mapped(file);
    std::string_view bytes = mapped.bytes();
    Header header;
    if (bytes.size() < sizeof header) return base::Failure{"the file does not exist"};
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
