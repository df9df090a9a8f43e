#include "endpoints/shared/picture_refused.hpp"

namespace hoigung::endpoints {
namespace {

using domain::PictureFault;
using http::Response;

struct Words {
    int status;
    domain::LocalizedText text;
};

Words words_for(PictureFault fault) {
    switch (fault) {
        case PictureFault::not_a_picture:
            return {415,
                    {"檔案格式不正確，請使用 JPEG、PNG 或 WebP 圖片",
                     "Invalid file format: please use a JPEG, PNG or WebP picture"}};
        case PictureFault::damaged:
            return {400,
                    {"圖片檔案已損壞，請使用另一張圖片", "The picture is damaged, please use another one"}};
        case PictureFault::too_many_pixels:
            return {413,
                    {"圖片尺寸過大，請使用較小的圖片",
                     "The picture has too many pixels, please use a smaller one"}};
        case PictureFault::too_large:
            return {413, {"檔案大小超出限制（10 MB）", "File size exceeds limit (10 MB)"}};
        case PictureFault::too_many_uploads:
            return {429,
                    {"你今日已上載多張圖片，請明天再試",
                     "You have uploaded many pictures today, please try again tomorrow"}};
    }
    return {500, {}};
}

}  // namespace

Response picture_refused(PictureFault fault, domain::Locale locale) {
    const Words words = words_for(fault);
    auto response = Response::error(words.status, words.text.in(locale));
    return fault == PictureFault::too_many_uploads ? std::move(response).with("Retry-After", "3600")
                                                   : std::move(response);
}

}  // namespace hoigung::endpoints
