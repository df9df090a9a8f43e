#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "base/fuzz/require.hpp"
#include "base/text.hpp"
#include "render/utf16.hpp"

// Valid texts survive a round trip to the script engine; invalid bytes come back as valid text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hoigung;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::string back = render::to_utf8(render::to_utf16(bytes).view());
    base::require(base::is_utf8(back));
    base::require(!base::is_utf8(bytes) || back == bytes);

    std::u16string units(size / 2, u'\0');
    std::memcpy(units.data(), data, units.size() * 2);
    const std::string text = render::to_utf8(units);
    base::require(base::is_utf8(text));
    base::require(render::to_utf8(render::to_utf16(text).view()) == text);
    return 0;
}
