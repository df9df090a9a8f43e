#include "render/pieces.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "base/script_json.hpp"
#include "render/script_text.hpp"

namespace hoigung::render {
namespace {

// Cannot occur in a page's text, where `<` is escaped.
constexpr std::string_view kMarkBegin = "<x-piece id=\"";
constexpr std::string_view kMarkEnd = "\"></x-piece>";

}  // namespace

JSValueRef Pieces::begin(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                         const JSValueRef values[], JSValueRef* exception) {
    auto* const pieces = static_cast<Pieces*>(JSObjectGetPrivate(self));
    if (pieces != nullptr && count == 1)
        pieces->circumstances_ = ScriptText(JSValueToStringCopy(context, values[0], exception)).utf8();
    return JSValueMakeUndefined(context);
}

JSValueRef Pieces::place(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                         const JSValueRef values[], JSValueRef* exception) {
    auto* const pieces = static_cast<Pieces*>(JSObjectGetPrivate(self));
    if (pieces == nullptr || count != 1) return JSValueMakeUndefined(context);
    const ScriptText dependencies(JSValueToStringCopy(context, values[0], exception));
    if (dependencies.get() == nullptr) return JSValueMakeUndefined(context);
    std::string key = pieces->cache_->key(pieces->circumstances_, dependencies.utf16());
    auto html = pieces->cache_->find(key);
    const bool is_known = html != nullptr;
    pieces->places_.push_back({std::move(key), std::move(html)});
    const auto number = static_cast<double>(pieces->places_.size());
    return JSValueMakeNumber(context, is_known ? number : -number);
}

JSValueRef Pieces::keep(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                        const JSValueRef values[], JSValueRef* exception) {
    auto* const pieces = static_cast<Pieces*>(JSObjectGetPrivate(self));
    if (pieces == nullptr || count != 2) return JSValueMakeUndefined(context);
    const double number = JSValueToNumber(context, values[0], exception);
    // Written so that NaN is refused, too.
    if (!(number >= 1 && number <= static_cast<double>(pieces->places_.size())))
        return JSValueMakeUndefined(context);
    const ScriptText html(JSValueToStringCopy(context, values[1], exception));
    if (html.get() == nullptr) return JSValueMakeUndefined(context);
    Place& place = pieces->places_[static_cast<std::size_t>(number) - 1];
    place.html = std::make_shared<const std::string>(html.utf8());
    pieces->cache_->put(place.key, place.html);
    return JSValueMakeUndefined(context);
}

JSValueRef Pieces::given(JSContextRef context, JSObjectRef, JSObjectRef self, size_t count,
                         const JSValueRef values[], JSValueRef* exception) {
    auto* const pieces = static_cast<Pieces*>(JSObjectGetPrivate(self));
    if (pieces == nullptr || count != 1) return JSValueMakeUndefined(context);
    const double index = JSValueToNumber(context, values[0], exception);
    if (!(index >= 0 && index < static_cast<double>(pieces->arguments_.size())))
        return JSValueMakeUndefined(context);
    const std::string& argument = pieces->arguments_[static_cast<std::size_t>(index)];
    pieces->places_.push_back({{}, std::make_shared<const std::string>(base::json_in_script(argument))});
    return JSValueMakeNumber(context, static_cast<double>(pieces->places_.size()));
}

void Pieces::begin_call(std::span<const std::string> arguments) {
    arguments_ = arguments;
    places_.clear();
}

void Pieces::add_to(JSGlobalContextRef context) {
    static const std::array<JSStaticFunction, 5> kFunctions{{{"begin", begin, kJSPropertyAttributeReadOnly},
                                                             {"place", place, kJSPropertyAttributeReadOnly},
                                                             {"keep", keep, kJSPropertyAttributeReadOnly},
                                                             {"given", given, kJSPropertyAttributeReadOnly},
                                                             {nullptr, nullptr, 0}}};
    JSClassDefinition definition = kJSClassDefinitionEmpty;
    definition.className = "Pieces";
    definition.staticFunctions = kFunctions.data();
    const JSClassRef type = JSClassCreate(&definition);
    JSObjectSetProperty(context, JSContextGetGlobalObject(context), ScriptText("pieces").get(),
                        JSObjectMake(context, type, this), kJSPropertyAttributeDontEnum, nullptr);
    JSClassRelease(type);
}

std::string Pieces::put_in(std::string page) const {
    if (places_.empty()) return page;
    std::size_t bytes = page.size();
    for (const Place& place : places_) bytes += place.html ? place.html->size() : 0;
    std::string out;
    out.reserve(bytes);
    std::string_view rest = page;
    while (true) {
        const std::size_t mark = rest.find(kMarkBegin);
        out += rest.substr(0, mark);
        if (mark == std::string_view::npos) return out;
        rest.remove_prefix(mark + kMarkBegin.size());
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (error == std::errc{} && number >= 1 && number <= places_.size() && places_[number - 1].html)
            out += *places_[number - 1].html;
        rest.remove_prefix(
            std::min(rest.size(), static_cast<std::size_t>(end - rest.data()) + kMarkEnd.size()));
    }
}

}  // namespace hoigung::render
