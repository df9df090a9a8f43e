#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"

namespace hoigung::domain {

struct Picture {
    std::string content_type;
    std::string bytes;
};

// Pictures by name. A name is never reused for another picture, so catalogue pictures can be cached forever.
class PictureStore {
  public:
    virtual ~PictureStore() = default;
    virtual void put(std::string_view name, const Picture& picture) = 0;
    [[nodiscard]] virtual std::optional<Picture> get(std::string_view name) = 0;
    // A person's picture. Found only while the profile, or an application that was not withdrawn, uses it and
    // the account is not being deleted.
    [[nodiscard]] virtual std::optional<Picture> get_of_person(std::string_view name) = 0;
    // The names of stored pictures that end with this suffix.
    [[nodiscard]] virtual std::vector<std::string> names(std::string_view ending) = 0;
    virtual void remove(std::string_view name) = 0;
};

// 24 hex digits, a dot and svg, webp, jpg or png.
[[nodiscard]] bool is_picture_name(std::string_view name);
// A name for a person's picture that nobody can guess.
[[nodiscard]] std::string make_picture_name(base::Random& random);

}  // namespace hoigung::domain
