#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "http/multipart.hpp"

// For any input, every part lies inside the body, has a name and contains no delimiter.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view body(reinterpret_cast<const char*>(bytes), size);
    const auto parts = hoigung::http::parse_multipart("multipart/form-data; boundary=X", body);
    if (!parts) return 0;
    for (const auto& part : *parts) {
        const char* const begin = part.content.data();
        if (begin < body.data() || begin + part.content.size() > body.data() + body.size()) std::abort();
        if (part.name.empty() || part.content.find("\r\n--X") != std::string_view::npos) std::abort();
    }
    return 0;
}
