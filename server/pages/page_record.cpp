#include "pages/page_record.hpp"

#include <chrono>
#include <cstring>

namespace hoigung::pages {
namespace {

// Followed by the texts, the dependencies and the gzip form in the order of their sizes here, then by the
// packed page.
struct Head {
    SourcesVersion true_for;
    std::int64_t status = 0;
    std::uint64_t answers_digest = 0;
    std::chrono::steady_clock::time_point made_at;
    std::uint64_t html_size = 0;
    std::uint64_t etag_size = 0;
    std::uint64_t policy_size = 0;
    std::uint64_t job_count = 0;
    std::uint64_t company_count = 0;
    std::uint64_t related_count = 0;
    std::uint64_t search_count = 0;
    domain::AnswerDependencies::Lists lists{};
    std::uint64_t gzip_size = 0;
};

template <class T>
void append(std::string& record, const std::vector<T>& values) {
    static_assert(std::is_trivially_copyable_v<T>);
    record.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
}

}  // namespace

std::string write_record(const KeptPage& kept) {
    const RenderedPage& page = *kept.page;
    const std::string_view gzip = kept.with_gzip ? page.html->encoded(http::Encoding::gzip) : "";
    const Head head{.true_for = kept.true_for,
                    .status = page.status,
                    .answers_digest = page.answers_digest,
                    .made_at = page.made_at,
                    .html_size = page.html->size(),
                    .etag_size = page.etag.size(),
                    .policy_size = page.policy.size(),
                    .job_count = page.dependencies.jobs.size(),
                    .company_count = page.dependencies.companies.size(),
                    .related_count = page.dependencies.related.size(),
                    .search_count = page.dependencies.searches.size(),
                    .lists = page.dependencies.lists,
                    .gzip_size = gzip.size()};
    std::string record(reinterpret_cast<const char*>(&head), sizeof head);
    record.append(page.etag).append(page.policy);
    append(record, page.dependencies.jobs);
    append(record, page.dependencies.companies);
    append(record, page.dependencies.related);
    append(record, page.dependencies.searches);
    return record.append(gzip).append(page.bytes());
}

KeptPage read_record(std::string_view record) {
    Head head;
    std::memcpy(&head, record.data(), sizeof head);
    record.remove_prefix(sizeof head);
    const auto take = [&record](std::size_t size) {
        const std::string_view text = record.substr(0, size);
        record.remove_prefix(size);
        return text;
    };
    auto page = std::make_shared<RenderedPage>();
    page->status = static_cast<int>(head.status);
    page->answers_digest = head.answers_digest;
    page->made_at = head.made_at;
    page->etag = take(head.etag_size);
    page->policy = take(head.policy_size);
    const auto take_all = [&take](auto& values, std::size_t count) {
        values.resize(count);
        const std::string_view bytes = take(count * sizeof values.front());
        if (count > 0) std::memcpy(values.data(), bytes.data(), bytes.size());
    };
    take_all(page->dependencies.jobs, head.job_count);
    take_all(page->dependencies.companies, head.company_count);
    take_all(page->dependencies.related, head.related_count);
    take_all(page->dependencies.searches, head.search_count);
    page->dependencies.lists = head.lists;
    std::string gzip(take(head.gzip_size));
    page->html = http::SharedBody::packed_before(std::string(record), head.html_size, std::move(gzip));
    return {std::move(page), head.true_for, head.gzip_size > 0};
}

}  // namespace hoigung::pages
