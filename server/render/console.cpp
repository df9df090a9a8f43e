#include "render/console.hpp"

#include <string>

#include "base/log.hpp"
#include "base/text.hpp"
#include "render/script_text.hpp"

namespace hoigung::render {
namespace {

using base::log::Level;

constexpr std::size_t kLongestLine = 2000;

template <Level level>
JSValueRef write_line(JSContextRef context, JSObjectRef, JSObjectRef, size_t count, const JSValueRef values[],
                      JSValueRef* exception) {
    if (base::log::enabled(level)) {
        std::string line = "script:";
        for (size_t i = 0; i < count && line.size() < kLongestLine; ++i) {
            const ScriptText text(JSValueToStringCopy(context, values[i], exception));
            if (!text.get()) return JSValueMakeUndefined(context);
            line += ' ';
            line += text.utf8();
        }
        base::log::write(level, base::first_characters(line, kLongestLine));
    }
    return JSValueMakeUndefined(context);
}

void add_function(JSGlobalContextRef context, JSObjectRef object, const char* name,
                  JSObjectCallAsFunctionCallback function) {
    const ScriptText text(name);
    JSObjectSetProperty(context, object, text.get(),
                        JSObjectMakeFunctionWithCallback(context, text.get(), function),
                        kJSPropertyAttributeNone, nullptr);
}

}  // namespace

void add_console(JSGlobalContextRef context) {
    const JSObjectRef console = JSObjectMake(context, nullptr, nullptr);
    add_function(context, console, "debug", write_line<Level::debug>);
    add_function(context, console, "log", write_line<Level::info>);
    add_function(context, console, "info", write_line<Level::info>);
    add_function(context, console, "warn", write_line<Level::warning>);
    add_function(context, console, "error", write_line<Level::error>);
    JSObjectSetProperty(context, JSContextGetGlobalObject(context), ScriptText("console").get(), console,
                        kJSPropertyAttributeDontEnum, nullptr);
}

}  // namespace hoigung::render
