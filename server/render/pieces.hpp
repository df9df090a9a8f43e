#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include <JavaScriptCore/JavaScript.h>

#include "render/piece_cache.hpp"

namespace hoigung::render {

// What one call of a script says about pieces of its page. The script has `pieces`, an object with
//   begin(circumstances)  what the pieces that follow depend on beside what they are made from;
//   place(dependencies)      the number of a place on the page, negative when the script has to make the
//   piece; keep(number, html)    the piece that it made for that place; given(index)          the number of a
//   place, in a script element, for a JSON argument of the call.
// In the page that it gives, `<x-piece id="number"></x-piece>` stands for the piece.
class Pieces {
  public:
    explicit Pieces(std::shared_ptr<PieceCache> cache) : cache_(std::move(cache)) {}
    Pieces(const Pieces&) = delete;
    Pieces& operator=(const Pieces&) = delete;

    // It has to live as long as the context.
    void add_to(JSGlobalContextRef context);
    // For a call with these arguments, which have to live as long as it.
    void begin_call(std::span<const std::string> arguments);
    [[nodiscard]] std::string put_in(std::string page) const;

  private:
    struct Place {
        std::string key;
        // Null until it is made.
        std::shared_ptr<const std::string> html;
    };

    static JSValueRef begin(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                            const JSValueRef values[], JSValueRef* exception);
    static JSValueRef place(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                            const JSValueRef values[], JSValueRef* exception);
    static JSValueRef keep(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                           const JSValueRef values[], JSValueRef* exception);
    static JSValueRef given(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                            const JSValueRef values[], JSValueRef* exception);

    std::shared_ptr<PieceCache> cache_;
    std::span<const std::string> arguments_;
    std::string circumstances_;
    std::vector<Place> places_;
};

}  // namespace hoigung::render
