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

// Where a job of a feed is, in the feed's words.
struct FeedPlace {
    std::string street;
    // City and region.
    std::string area;
    std::string country;
    std::optional<domain::Coordinates> coordinates;

    // 'street, area'.
    [[nodiscard]] std::string words() const;
};

// What people call Hong Kong's districts and parts of them.
class PlaceNames {
  public:
    // Reads the names from the files of data/.
    PlaceNames(const domain::ReferenceLists& lists, std::span<const base::EmbeddedFile> files);

    // The code of the district that the words name, or near which the coordinates lie; empty when unknown.
    [[nodiscard]] std::string district_of(const FeedPlace& place) const;

    // The codes of the regions that the words name: 'Kowloon'.
    [[nodiscard]] std::vector<std::string> regions_of(const FeedPlace& place) const;

    // 'Mong Kok / Tsuen Wan': each of several districts that an area lists by name and nothing else; empty
    // when it lists fewer than two.
    [[nodiscard]] std::vector<FeedPlace> listed_in(const FeedPlace& place) const;

  private:
    struct Name {
        std::string folded;
        std::string district;
    };

    [[nodiscard]] std::string named_by(std::string_view words) const;
    [[nodiscard]] std::string nearest_to(const domain::Coordinates& coordinates) const;

    const domain::ReferenceLists& lists_;
    // The longest first.
    std::vector<Name> names_;
};

// Whether the place is in Hong Kong for all it says: its country and words name no other.
enum class Whereabouts { hong_kong, elsewhere, unknown };
[[nodiscard]] Whereabouts whereabouts_of(const FeedPlace& place);

}  // namespace hoigung::feeds
