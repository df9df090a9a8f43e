#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <JavaScriptCore/JavaScript.h>

#include "render/pieces.hpp"
#include "render/render_call.hpp"

namespace hoigung::render {

// One JavaScript engine with its own heap and one context, in which the bundle was run. The bundle sets
// `globalThis.hoigung`, an object of functions from strings to a string. Used by one thread at a time.
class Vm {
  public:
    // Whether the engine can be trusted with the next call.
    enum class Condition {
        sound,
        doubtful,  // to be replaced when another is available
        spoiled    // not to be used again
    };

    static base::Result<std::unique_ptr<Vm>, RenderError> create(const std::string& bundle,
                                                                 std::chrono::milliseconds time_limit,
                                                                 std::shared_ptr<PieceCache> piece_cache);
    ~Vm();
    Vm(const Vm&) = delete;
    Vm& operator=(const Vm&) = delete;

    [[nodiscard]] RenderResult call(const RenderCall& call);
    // Runs the calls before there are visitors, with the time limit of loading the bundle: code runs for the
    // first time, on a machine that may be busy starting up.
    base::Result<void, RenderError> warm_up(const std::vector<RenderCall>& calls);

    [[nodiscard]] Condition condition() const { return condition_; }
    // Why the engine is no longer sound, in one word.
    [[nodiscard]] std::string_view complaint() const { return complaint_; }
    void complain(Condition condition, std::string_view complaint);

    // Walks the whole heap for its size, and complains past the limit.
    void read_heap(std::size_t limit);
    // Whether the script has run long enough since the last reading to have filled the heap.
    [[nodiscard]] bool is_heap_reading_due() const { return run_since_reading_ >= reading_due_after_; }
    // The size at the last reading.
    [[nodiscard]] std::size_t heap_bytes() const { return heap_bytes_; }

  private:
    Vm(std::chrono::milliseconds time_limit, std::shared_ptr<PieceCache> piece_cache);

    static bool on_time_limit(JSContextRef context, void* vm);
    base::Result<void, RenderError> load(const std::string& bundle);
    void limit_time(std::chrono::milliseconds limit);
    RenderResult run(const RenderCall& call);
    RenderError thrown(JSValueRef exception);
    void judge(const RenderResult& result);
    std::string text_of(JSValueRef value);
    std::string text_member(JSObjectRef object, const char* name);

    const std::chrono::milliseconds time_limit_;
    // The time limit in force.
    std::chrono::milliseconds limit_;
    Pieces pieces_;
    JSContextGroupRef group_;
    JSGlobalContextRef context_;
    JSObjectRef functions_ = nullptr;
    bool timed_out_ = false;
    int exceptions_in_a_row_ = 0;
    Condition condition_ = Condition::sound;
    std::string_view complaint_;
    std::size_t heap_bytes_ = 0;
    std::chrono::steady_clock::duration run_since_reading_{};
    std::chrono::steady_clock::duration reading_due_after_;
};

}  // namespace hoigung::render
