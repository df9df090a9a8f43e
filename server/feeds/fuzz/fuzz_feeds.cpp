#include <cstddef>
#include <cstdint>
#include <string_view>

#include "feeds/ndjson.hpp"
#include "feeds/postings/json_ld.hpp"
#include "feeds/postings/xml_feed.hpp"
#include "feeds/reference_json.hpp"

// Any input is read or refused; what is read gives lines or problems.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hoigung;
    static const domain::ReferenceLists lists(feeds::read_reference_lists(reference_files()));
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& feed : {feeds::read_xml_feed(text), feeds::read_json_ld(text)}) {
        if (!feed.ok()) continue;
        for (const feeds::FeedJob& job : *feed) static_cast<void>(feeds::lines_of(job, lists));
    }
    static_cast<void>(feeds::read_catalogue_line(text));
    return 0;
}
