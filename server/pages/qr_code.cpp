#include "pages/qr_code.hpp"

#include <memory>
#include <stdexcept>

#include <fmt/format.h>
#include <qrencode.h>

namespace hoigung::pages {
namespace {

// The standard asks for four empty modules on every side.
constexpr int kQuietZone = 4;

}  // namespace

std::string qr_code_svg(std::string_view text) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(text.size()), reinterpret_cast<const unsigned char*>(text.data()),
                          0, QR_ECLEVEL_M),
        QRcode_free);
    if (code == nullptr) throw std::runtime_error(fmt::format("no QR code can hold {}", text));
    const int size = code->width + 2 * kQuietZone;
    std::string path;
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x) {
            const unsigned char module = code->data[y * code->width + x];
            if ((module & 1U) != 0) path += fmt::format("M{} {}h1v1h-1z", x + kQuietZone, y + kQuietZone);
        }
    }
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" shape-rendering=\"crispEdges\">"
        "<path fill=\"#fff\" d=\"M0 0h{0}v{0}H0z\"/><path d=\"{1}\"/></svg>",
        size, path);
}

}  // namespace hoigung::pages
