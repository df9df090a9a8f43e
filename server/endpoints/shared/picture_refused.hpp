#pragma once

#include "domain/locale.hpp"
#include "domain/profile/upload_picture.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// Tells the sender why a picture was refused.
[[nodiscard]] http::Response picture_refused(domain::PictureFault fault, domain::Locale locale);

}  // namespace hoigung::endpoints
