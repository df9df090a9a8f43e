#include "pages/page_record.hpp"

#include <cstring>

namespace hoigung::pages {
namespace {

// The texts follow it in the order of their sizes.
struct Head {
    std::int64_t version = 0;
    std::int64_t made_at = 0;
    std::int64_t status = 0;
    std::uint64_t html_size = 0;
    std::uint64_t etag_size = 0;
    std::uint64_t policy_size = 0;
};

}  // namespace

std::string write_record(const RenderedPage& page, std::int64_t version) {
    const Head head{version,          page.made_at.time_since_epoch().count(),
                    page.status,      page.html->size(),
                    page.etag.size(), page.policy.size()};
    std::string record(reinterpret_cast<const char*>(&head), sizeof head);
    return record.append(page.etag).append(page.policy).append(page.bytes());
}

std::shared_ptr<const RenderedPage> read_record(std::string_view record, std::int64_t version) {
    Head head;
    std::memcpy(&head, record.data(), sizeof head);
    if (head.version != version) return nullptr;
    record.remove_prefix(sizeof head);
    const auto take = [&record](std::uint64_t size) {
        std::string text(record.substr(0, size));
        record.remove_prefix(size);
        return text;
    };
    auto page = std::make_shared<RenderedPage>();
    page->status = static_cast<int>(head.status);
    page->made_at = base::Timestamp(std::chrono::milliseconds(head.made_at));
    page->etag = take(head.etag_size);
    page->policy = take(head.policy_size);
    page->html = http::SharedBody::packed_before(std::string(record), head.html_size);
    return page;
}

}  // namespace hoigung::pages
