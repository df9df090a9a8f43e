#include "search/segment.hpp"

#include <algorithm>

namespace hoigung::search {
namespace {

struct ByteCounter {
    std::size_t bytes = 0;

    template <class T>
    void operator()(const std::vector<T>& values) {
        bytes += values.capacity() * sizeof(T);
    }
    void operator()(const std::vector<std::string>& texts) {
        bytes += texts.capacity() * sizeof(std::string);
        // Short texts are stored inside the string object.
        for (const std::string& text : texts) bytes += text.capacity() > 15 ? text.capacity() + 1 : 0;
    }
    void operator()(const Side&) {}
    void operator()(const std::uint32_t&) {}
};

}  // namespace

std::optional<std::uint32_t> Segment::doc_of(domain::JobId id) const {
    const auto found =
        std::ranges::lower_bound(by_id, id, {}, [this](std::uint32_t doc) { return ids[doc]; });
    if (found == by_id.end() || ids[*found] != id) return std::nullopt;
    return *found;
}

std::span<const std::uint32_t> Segment::docs_of(domain::CompanyId id) const {
    const auto found = std::ranges::lower_bound(companies, id);
    if (found == companies.end() || *found != id) return {};
    const auto number = static_cast<std::size_t>(found - companies.begin());
    return std::span(company_docs)
        .subspan(company_begins[number], company_begins[number + 1] - company_begins[number]);
}

std::size_t Segment::memory() const {
    ByteCounter counter;
    describe(*this, counter);
    return counter.bytes;
}

}  // namespace hoigung::search
