#pragma once

#include "domain/locale.hpp"
#include "domain/profile/upload_picture.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// Why a picture was not taken, in words for whoever sent it.
[[nodiscard]] http::Response picture_refused(domain::PictureFault fault, domain::Locale locale);

}  // namespace hoigung::endpoints
