#include "store/saved_catalogue.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <future>
#include <optional>
#include <span>
#include <thread>

#include "base/binary_archive.hpp"
#include "base/hash.hpp"
#include "base/saved_file.hpp"

namespace hoigung::store {
namespace {

constexpr std::uint64_t kMagic = 0x3143'4748'4F49'4755ULL;
// Raise this when the layout outside of described values changes, or the way slugs are made.
constexpr std::uint64_t kLayout = 1;
// Each block is read by one thread.
constexpr std::size_t kBlockBytes = 1024 * 1024;

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t layout = kLayout;
    std::uint64_t shape = 0;
};

struct BlockHeader {
    std::uint64_t bytes = 0;
    std::uint64_t checksum = 0;
    std::uint64_t jobs = 0;
};

struct Block {
    std::string_view bytes;
    std::span<domain::Job> jobs;
};

std::uint64_t shape_now() {
    return base::stable_hash(
        base::BinaryShape::of<domain::JobPosting>() + base::BinaryShape::of<domain::CompanyProfile>() +
        base::BinaryShape::of<domain::PublicReplyRecord>() + base::BinaryShape::of<domain::JobState>());
}

void each_member_of_company(auto& company, auto& visit) {
    visit.required("id", company.id);
    visit.required("is_suspended", company.is_suspended);
    visit.required("updated_at", company.updated_at);
    visit.required("profile", company.profile);
    visit.required("slug", company.slug);
    visit.required("is_removed", company.is_removed);
    visit.required("reply_record", company.reply_record);
}

void each_member_of_job(auto& job, auto& visit) {
    visit.required("id", job.id);
    visit.required("company_id", job.company_id);
    visit.required("state", job.state);
    visit.required("published_at", job.published_at);
    visit.required("updated_at", job.updated_at);
    visit.required("expires_at", job.expires_at);
    visit.required("posting", job.posting);
    visit.required("slug", job.slug);
    visit.required("is_removed", job.is_removed);
}

std::string_view bytes_of(const auto& header) {
    return {reinterpret_cast<const char*>(&header), sizeof header};
}

void write_block(base::NewFile& file, std::string_view bytes, std::uint64_t jobs) {
    const BlockHeader header{bytes.size(), base::stable_hash(bytes), jobs};
    file.write(bytes_of(header));
    file.write(bytes);
}

// A removed company or job keeps its name; one that could not be read has none.
bool has_left_out(const domain::Catalogue& catalogue) {
    bool found = false;
    catalogue.each_company([&](const domain::Company& company) {
        found = found || (company.is_removed && company.profile.name.empty());
    });
    catalogue.each_job(
        [&](const domain::Job& job) { found = found || (job.is_removed && job.posting.name.empty()); });
    return found;
}

// The first block: the counts and the companies.
void write_companies(base::NewFile& file, const domain::Catalogue& catalogue) {
    std::uint64_t companies = 0;
    catalogue.each_company([&](const domain::Company&) { ++companies; });
    std::string bytes;
    base::BinaryWriter writer(bytes);
    writer.write(catalogue.version());
    writer.write(catalogue.token());
    writer.write(catalogue.closed_before());
    writer.write(std::uint64_t{catalogue.job_count()});
    writer.write(companies);
    catalogue.each_company([&](const domain::Company& company) { each_member_of_company(company, writer); });
    write_block(file, bytes, 0);
}

void write_jobs(base::NewFile& file, const domain::Catalogue& catalogue) {
    std::string bytes;
    base::BinaryWriter writer(bytes);
    std::uint64_t jobs = 0;
    const auto flush = [&] {
        if (jobs > 0) write_block(file, bytes, jobs);
        bytes.clear();
        jobs = 0;
    };
    catalogue.each_job([&](const domain::Job& job) {
        each_member_of_job(job, writer);
        ++jobs;
        if (bytes.size() >= kBlockBytes) flush();
    });
    flush();
}

// The blocks of a file one after the other, ending at the first damaged one.
class Blocks {
  public:
    explicit Blocks(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] std::optional<BlockHeader> next(std::string_view& block) {
        BlockHeader header;
        if (bytes_.size() < sizeof header) return std::nullopt;
        std::memcpy(&header, bytes_.data(), sizeof header);
        bytes_.remove_prefix(sizeof header);
        if (header.bytes > bytes_.size()) return std::nullopt;
        block = bytes_.substr(0, header.bytes);
        bytes_.remove_prefix(header.bytes);
        return header;
    }

  private:
    std::string_view bytes_;
};

bool is_whole(const BlockHeader& header, std::string_view bytes) {
    return header.checksum == base::stable_hash(bytes);
}

bool read_companies(Blocks& blocks, domain::CatalogueRows& rows) {
    std::string_view bytes;
    const auto header = blocks.next(bytes);
    if (!header || !is_whole(*header, bytes)) return false;
    base::BinaryReader reader(bytes);
    std::uint64_t jobs = 0;
    std::uint64_t companies = 0;
    reader.read(rows.version);
    reader.read(rows.token);
    reader.read(rows.closed_before);
    reader.read(jobs);
    reader.read(companies);
    rows.jobs.resize(jobs);
    for (; companies > 0 && reader.ok(); --companies)
        each_member_of_company(rows.companies.emplace_back(), reader);
    return reader.ok() && reader.at_end();
}

bool read_block(const BlockHeader& header, const Block& block) {
    if (!is_whole(header, block.bytes)) return false;
    base::BinaryReader reader(block.bytes);
    for (domain::Job& job : block.jobs) each_member_of_job(job, reader);
    return reader.ok() && reader.at_end();
}

// Uses all cores: one alone is too slow for a million jobs.
bool read_jobs(Blocks& blocks, std::vector<domain::Job>& jobs) {
    std::vector<std::pair<BlockHeader, Block>> all;
    std::span<domain::Job> left(jobs);
    std::string_view bytes;
    while (const auto header = blocks.next(bytes)) {
        if (header->jobs > left.size()) return false;
        all.push_back({*header, {bytes, left.first(header->jobs)}});
        left = left.subspan(header->jobs);
    }
    if (!left.empty()) return false;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        bool ok = true;
        for (std::size_t i = next++; i < all.size(); i = next++)
            ok = ok && read_block(all[i].first, all[i].second);
        return ok;
    };
    std::vector<std::future<bool>> helpers;
    for (unsigned i = 1; i < std::max(2U, std::thread::hardware_concurrency()); ++i)
        helpers.push_back(std::async(std::launch::async, work));
    bool ok = work();
    for (auto& helper : helpers) ok = helper.get() && ok;
    return ok;
}

}  // namespace

base::Result<void> save_catalogue(const domain::Catalogue& catalogue, const std::filesystem::path& file) {
    if (has_left_out(catalogue)) return base::Failure{"there are rows that could not be read"};
    base::NewFile fresh(file);
    fresh.write(bytes_of(Header{.shape = shape_now()}));
    write_companies(fresh, catalogue);
    write_jobs(fresh, catalogue);
    return fresh.put_in_place();
}

base::Result<domain::CatalogueRows> load_saved_catalogue(const std::filesystem::path& file) {
    const base::MappedFile mapped(file);
    std::string_view bytes = mapped.bytes();
    Header header;
    if (bytes.size() < sizeof header) return base::Failure{"the file does not exist"};
    std::memcpy(&header, bytes.data(), sizeof header);
    bytes.remove_prefix(sizeof header);
    if (header.magic != kMagic || header.layout != kLayout || header.shape != shape_now())
        return base::Failure{"it is of another version"};
    Blocks blocks(bytes);
    domain::CatalogueRows rows;
    if (!read_companies(blocks, rows) || !read_jobs(blocks, rows.jobs)) return base::Failure{"it is damaged"};
    return rows;
}

}  // namespace hoigung::store
