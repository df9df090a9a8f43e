#include "render/vm.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <mutex>

#include <fmt/format.h>

#include "render/console.hpp"
#include "render/script_text.hpp"

// The library exports these; its package leaves out the header (WebKit's JSContextRefPrivate.h and
// JSBasePrivate.h) that declares them. The limit is in seconds of the thread's processor time.
extern "C" {
typedef bool (*JSShouldTerminateCallback)(JSContextRef context, void* data);
void JSContextGroupSetExecutionTimeLimit(JSContextGroupRef group, double limit,
                                         JSShouldTerminateCallback callback, void* data);
JSObjectRef JSGetMemoryUsageStatistics(JSContextRef context);
}

namespace hoigung::render {
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::size_t kMostArguments = 4;
// A context that throws this often in a row was left in a bad state by an earlier call. A new engine costs
// about as much as that many pages, so an address that always throws cannot be used to keep the machine busy.
constexpr int kManyExceptionsInARow = 100;
constexpr std::chrono::seconds kLoadingLimit{10};
// A reading walks the whole heap, so it may take at most a fiftieth of the running time.
constexpr std::chrono::milliseconds kShortestTimeBetweenReadings{100};
constexpr int kReadingShare = 50;

// JavaScriptCore reads its options from the environment when the first engine is made; values that the
// operator has set there are respected.
JSContextGroupRef create_group() {
    static std::once_flag once;
    std::call_once(once, [] {
        // The collector's pace depends on the size of the machine's memory. With 16 GiB or more it lets heaps
        // grow far larger, and once the process uses four fifths of the memory it collects constantly, which
        // takes as long as the pages themselves. So it is given a size that the process will not reach.
        ::setenv("JSC_forceRAMSize", "8589934592", 0);
        // Saves some 15 MiB for two engines, and costs a twentieth of a page's time.
        ::setenv("JSC_smallHeapGrowthFactor", "1.7", 0);
        ::setenv("JSC_maxEdenSizeForRateLimitingMultiplier", "2", 0);
        // Compiled code polls whether its time is up. Without this a signal has to catch the thread at the
        // right place to stop it, which on a loaded machine sometimes never succeeds.
        ::setenv("JSC_usePollingTraps", "true", 0);
    });
    return JSContextGroupCreate();
}

// The engine ran out of stack or memory in the middle of a call, so the script's state may be inconsistent.
bool is_exhaustion(std::string_view message) {
    return message.find("Maximum call stack size exceeded") != std::string_view::npos ||
           message.find("Out of memory") != std::string_view::npos;
}

RenderError broken(std::string message) {
    return {RenderError::Kind::broken, std::move(message)};
}

}  // namespace

Vm::Vm(std::chrono::milliseconds time_limit, std::shared_ptr<PieceCache> piece_cache)
    : time_limit_(time_limit),
      limit_(time_limit),
      pieces_(std::move(piece_cache)),
      group_(create_group()),
      context_(JSGlobalContextCreateInGroup(group_, nullptr)),
      reading_due_after_(kShortestTimeBetweenReadings) {
    JSGlobalContextSetInspectable(context_, false);
}

Vm::~Vm() {
    JSGlobalContextRelease(context_);
    JSContextGroupRelease(group_);
}

base::Result<std::unique_ptr<Vm>, RenderError> Vm::create(const std::string& bundle,
                                                          std::chrono::milliseconds time_limit,
                                                          std::shared_ptr<PieceCache> piece_cache) {
    std::unique_ptr<Vm> vm(new Vm(time_limit, std::move(piece_cache)));
    if (auto loaded = vm->load(bundle); !loaded) return std::move(loaded).error();
    return vm;
}

bool Vm::on_time_limit(JSContextRef, void* vm) {
    static_cast<Vm*>(vm)->timed_out_ = true;
    return true;
}

void Vm::limit_time(std::chrono::milliseconds limit) {
    limit_ = limit;
    JSContextGroupSetExecutionTimeLimit(group_, std::chrono::duration<double>(limit).count(), on_time_limit,
                                        this);
}

base::Result<void, RenderError> Vm::load(const std::string& bundle) {
    add_console(context_);
    pieces_.add_to(context_);
    limit_time(kLoadingLimit);
    JSValueRef exception = nullptr;
    JSEvaluateScript(context_, ScriptText(bundle).get(), nullptr, ScriptText("bundle.js").get(), 1,
                     &exception);
    if (timed_out_) return broken("the bundle does not come to an end");
    if (exception) {
        const RenderError error = thrown(exception);
        return broken(fmt::format("the bundle failed: {}\n{}", error.message, error.stack));
    }
    const JSValueRef functions = JSObjectGetProperty(context_, JSContextGetGlobalObject(context_),
                                                     ScriptText("hoigung").get(), &exception);
    if (exception || !JSValueIsObject(context_, functions))
        return broken("the bundle sets no hoigung object");
    functions_ = JSValueToObject(context_, functions, nullptr);
    JSValueProtect(context_, functions_);
    limit_time(time_limit_);
    return {};
}

RenderResult Vm::call(const RenderCall& call) {
    timed_out_ = false;
    const auto begin = Steady::now();
    RenderResult result = run(call);
    run_since_reading_ += Steady::now() - begin;
    // A job left behind by a promise may time out although the call itself gave a value.
    if (timed_out_) {
        result = RenderError{RenderError::Kind::timeout,
                             fmt::format("{} took more than {} ms", call.function, limit_.count())};
    }
    judge(result);
    return result;
}

base::Result<void, RenderError> Vm::warm_up(const std::vector<RenderCall>& calls) {
    limit_time(kLoadingLimit);
    for (const RenderCall& each : calls) TRY(call(each));
    limit_time(time_limit_);
    return {};
}

RenderResult Vm::run(const RenderCall& call) {
    if (call.arguments.size() > kMostArguments) return broken("too many arguments");
    pieces_.begin_call(call.arguments);
    // On the stack, where the collector looks for values that are still needed.
    std::array<JSValueRef, kMostArguments> values{};
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        values[i] = JSValueMakeString(context_, ScriptText(call.arguments[i]).get());
    }

    JSValueRef exception = nullptr;
    const JSValueRef member =
        JSObjectGetProperty(context_, functions_, ScriptText(call.function).get(), &exception);
    if (exception) return thrown(exception);
    const JSObjectRef function =
        JSValueIsObject(context_, member) ? JSValueToObject(context_, member, nullptr) : nullptr;
    if (!function || !JSObjectIsFunction(context_, function)) {
        return broken(fmt::format("the bundle has no function {}", call.function));
    }
    const JSValueRef value = JSObjectCallAsFunction(context_, function, functions_, call.arguments.size(),
                                                    values.data(), &exception);
    if (exception) return thrown(exception);
    if (!value || !JSValueIsString(context_, value)) {
        return broken(fmt::format("{} gave no string", call.function));
    }
    return pieces_.put_in(text_of(value));
}

RenderError Vm::thrown(JSValueRef exception) {
    RenderError error{RenderError::Kind::exception, text_of(exception)};
    if (JSValueIsObject(context_, exception)) {
        error.stack = text_member(JSValueToObject(context_, exception, nullptr), "stack");
    }
    return error;
}

void Vm::judge(const RenderResult& result) {
    if (result) {
        exceptions_in_a_row_ = 0;
        return;
    }
    switch (result.error().kind) {
        case RenderError::Kind::timeout:
            return complain(Condition::spoiled, "timeout");
        case RenderError::Kind::exception:
            if (is_exhaustion(result.error().message)) return complain(Condition::spoiled, "exhaustion");
            if (++exceptions_in_a_row_ >= kManyExceptionsInARow) complain(Condition::doubtful, "exceptions");
            return;
        case RenderError::Kind::busy:
        case RenderError::Kind::broken:
            return;
    }
}

void Vm::complain(Condition condition, std::string_view complaint) {
    if (condition <= condition_) return;
    condition_ = condition;
    complaint_ = complaint;
}

void Vm::read_heap(std::size_t limit) {
    const auto begin = Steady::now();
    const JSObjectRef figures = JSGetMemoryUsageStatistics(context_);
    const JSValueRef size = JSObjectGetProperty(context_, figures, ScriptText("heapSize").get(), nullptr);
    heap_bytes_ = static_cast<std::size_t>(JSValueToNumber(context_, size, nullptr));
    run_since_reading_ = {};
    reading_due_after_ =
        std::max<Steady::duration>(kShortestTimeBetweenReadings, (Steady::now() - begin) * kReadingShare);
    if (heap_bytes_ > 2 * limit) return complain(Condition::spoiled, "heap");
    if (heap_bytes_ > limit) complain(Condition::doubtful, "heap");
}

std::string Vm::text_of(JSValueRef value) {
    return ScriptText(JSValueToStringCopy(context_, value, nullptr)).utf8();
}

std::string Vm::text_member(JSObjectRef object, const char* name) {
    JSValueRef exception = nullptr;
    const JSValueRef member = JSObjectGetProperty(context_, object, ScriptText(name).get(), &exception);
    return !exception && JSValueIsString(context_, member) ? text_of(member) : std::string{};
}

}  // namespace hoigung::render
