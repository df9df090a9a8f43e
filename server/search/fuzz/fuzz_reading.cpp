// Uses any bytes as a search text: the parts that are read occur in the text, in order, and can be rejected.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "base/text.hpp"
#include "search/testing/trade.hpp"

using namespace hoigung;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void check_bounds(const search::Bounds& bounds) {
    require(!bounds.hourly_rate || (*bounds.hourly_rate >= 30 && *bounds.hourly_rate <= 2000));
    require(!bounds.monthly_rate || (*bounds.monthly_rate >= 3000 && *bounds.monthly_rate <= 300'000));
    require(!bounds.days_per_week || (*bounds.days_per_week >= 1 && *bounds.days_per_week <= 7));
    require(!bounds.hours_per_day || (*bounds.hours_per_day >= 1 && *bounds.hours_per_day <= 12));
    require(!bounds.near || bounds.near->valid());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto dictionary = search::testing::dictionary();
    const std::string text(reinterpret_cast<const char*>(data), size);
    const search::meaning::Reading reading = dictionary->read(text);
    const std::string source = search::tokenize(base::first_characters(text, search::kLongestText)).source;
    std::size_t from = 0;
    std::vector<std::string> texts;
    for (const search::meaning::Part& part : reading.parts) {
        const std::size_t at = source.find(part.text, from);
        require(at != std::string::npos && !part.text.empty());
        from = at + part.text.size();
        texts.push_back(part.text);
        check_bounds(part.bounds);
    }
    // All parts can be left out, and any part can be taken as plain words, which reveals repeated parts.
    const search::TextQuery rest = reading.query(search::meaning::Reading::LeftOut(texts.size(), true));
    require(rest.excluded.empty() && rest.bounds.empty());
    for (const search::meaning::Part& part : dictionary->read(text, texts).parts)
        require(part.kind == domain::PartKind::words || std::ranges::find(texts, part.text) == texts.end());
    return 0;
}
