#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include <JavaScriptCore/JavaScript.h>

#include "render/piece_cache.hpp"

namespace hoigung::render {

// The pieces of the page that one call of a script makes. The script has an object `pieces` with these
// functions:
//   begin(circumstances)   sets what the following pieces depend on, besides their own dependencies
//   place(dependencies)    the number of a place on the page, negative when the script has to make the piece
//   keep(number, html)     stores the piece that the script made for that place
//   given(index)           the number of a place, in a script element, for a JSON argument of the call
// In the page that the script returns, `<x-piece id="number"></x-piece>` stands for the piece.
class Pieces {
  public:
    explicit Pieces(std::shared_ptr<PieceCache> cache) : cache_(std::move(cache)) {}
    Pieces(const Pieces&) = delete;
    Pieces& operator=(const Pieces&) = delete;

    // This object must outlive the context.
    void add_to(JSGlobalContextRef context);
    // Starts a call with these arguments, which must outlive it.
    void begin_call(std::span<const std::string> arguments);
    [[nodiscard]] std::string put_in(std::string page) const;

  private:
    struct Place {
        std::string key;
        // Null until the piece is made.
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
