#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/embedded.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::feeds {

// The place of a feed's job, in the feed's words.
struct FeedPlace {
    std::string street;
    // City and region.
    std::string area;
    std::string country;
    std::optional<domain::Coordinates> coordinates;

    // 'street, area'.
    [[nodiscard]] std::string words() const;
};

// Common names of Hong Kong's districts and of areas within them.
class PlaceNames {
  public:
    // Reads the names from the files of data/.
    PlaceNames(const domain::ReferenceLists& lists, std::span<const base::EmbeddedFile> files);

    // The code of the district that the words name, or that is nearest to the coordinates; empty when
    // unknown.
    [[nodiscard]] std::string district_of(const FeedPlace& place) const;

    // The codes of the regions that the words name: 'Kowloon'.
    [[nodiscard]] std::vector<std::string> regions_of(const FeedPlace& place) const;

    // 'Mong Kok / Tsuen Wan': the districts of an area that only lists districts by name; empty when it lists
    // fewer than two.
    [[nodiscard]] std::vector<FeedPlace> listed_in(const FeedPlace& place) const;

  private:
    struct Name {
        std::string folded;
        std::string district;
    };

    [[nodiscard]] std::string named_by(std::string_view words) const;
    [[nodiscard]] std::string nearest_to(const domain::Coordinates& coordinates) const;

    const domain::ReferenceLists& lists_;
    // Longest first.
    std::vector<Name> names_;
};

// Whether the place is in Hong Kong, judging by its country and words.
enum class Whereabouts { hong_kong, elsewhere, unknown };
[[nodiscard]] Whereabouts whereabouts_of(const FeedPlace& place);

}  // namespace hoigung::feeds
