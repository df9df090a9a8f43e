#include <cstddef>
#include <cstdint>
#include <string_view>

#include "feeds/ndjson.hpp"
#include "feeds/postings/feed_document.hpp"
#include "feeds/postings/feed_lines.hpp"
#include "feeds/postings/text_encoding.hpp"
#include "feeds/reference_json.hpp"

// Any input is read or refused; every job that is read gives lines or problems.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hoigung;
    static const domain::ReferenceLists lists(feeds::read_reference_lists(reference_files()));
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static const feeds::PlaceNames places(lists, reference_files());
    const std::string document = feeds::document_text(std::string(text));
    for (const auto format : {feeds::FeedFormat::xml, feeds::FeedFormat::jsonld, feeds::FeedFormat::html}) {
        const auto feed = feeds::read_feed(document, format);
        if (!feed.ok()) continue;
        for (const feeds::FeedJob& job : *feed) static_cast<void>(feeds::lines_of(job, lists, places));
    }
    static_cast<void>(feeds::read_list(document));
    static_cast<void>(feeds::read_catalogue_line(text));
    return 0;
}
