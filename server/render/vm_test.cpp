#include "render/vm.hpp"

#include <gtest/gtest.h>

namespace hoigung::render {
namespace {

using namespace std::chrono_literals;
using Kind = RenderError::Kind;
using Condition = Vm::Condition;

const std::string kBundle = R"js(
const kept = [];
let cursed = false;
globalThis.hoigung = {
    echo(text) { if (cursed) throw new Error('cursed'); return text; },
    twice(text) { return text + '|' + text; },
    join(...texts) { return texts.length + ':' + texts.join('+'); },
    lone() { return 'a\uD83Db'; },
    number() { return 7; },
    endless() { for (;;) {} },
    slow() { let sum = 0; for (let i = 0; i < 1e8; ++i) sum = (sum + i) % 7; return String(sum); },
    stubborn() { try { for (;;) {} } catch { return 'caught'; } finally { return 'finally'; } },
    endlessLater() { Promise.resolve().then(() => { for (;;) {} }); return 'at once'; },
    endlessWords() { throw { toString() { for (;;) {} } }; },
    fail(text) { throw new TypeError('no ' + text); },
    failWithText() { throw '開工'; },
    deep() { const f = () => f() + 1; return String(f()); },
    curse() { cursed = true; return ''; },
    keep(megabytes) {
        for (let i = 0; i < Number(megabytes) * 10; ++i) kept.push(new Array(13000).fill(0.5 + i));
        return String(kept.length);
    },
    globals() { return Object.keys(globalThis).sort().join(); },
    log(text) { console.log(text, 1); console.warn(text); console.error(text); return 'logged'; },
};
)js";

std::unique_ptr<Vm> make_vm(std::chrono::milliseconds time_limit = 250ms) {
    auto vm = Vm::create(kBundle, time_limit, std::make_shared<PieceCache>(1 << 20));
    EXPECT_TRUE(vm.ok()) << vm.error().message;
    return std::move(vm).value();
}

Kind kind_of(const RenderResult& result) {
    EXPECT_FALSE(result.ok());
    return result.error().kind;
}

TEST(Vm, GivesTheCallsOfAWarmUpTheTimeOfALoadingBundle) {
    const auto vm = make_vm(20ms);
    EXPECT_TRUE(vm->warm_up({{"slow", {}}, {"echo", {"a"}}}).ok());
    EXPECT_EQ(vm->condition(), Vm::Condition::sound);
    EXPECT_EQ(kind_of(vm->call({"slow", {}})), Kind::timeout);
}

TEST(Vm, CarriesTextBothWays) {
    const auto vm = make_vm();
    const std::string chinese = "銅鑼灣兼職侍應，時薪 $75 😀 𠮷";
    EXPECT_EQ(vm->call({"echo", {chinese}}).value(), chinese);
    EXPECT_EQ(vm->call({"twice", {chinese}}).value(), chinese + "|" + chinese);
    EXPECT_EQ(vm->call({"echo", {""}}).value(), "");
    EXPECT_EQ(vm->call({"join", {}}).value(), "0:");
    EXPECT_EQ(vm->call({"join", {"a", "b", "c", "d"}}).value(), "4:a+b+c+d");
    EXPECT_EQ(vm->call({"echo", {std::string("a\0b", 3)}}).value(), std::string("a\0b", 3));
    EXPECT_EQ(vm->call({"lone", {}}).value(), "a\uFFFDb");

    std::string length_of_a_novel;
    while (length_of_a_novel.size() < 3'000'000) length_of_a_novel += chinese + " <b>plain markup</b> ";
    EXPECT_EQ(vm->call({"echo", {length_of_a_novel}}).value(), length_of_a_novel);
    EXPECT_EQ(vm->condition(), Condition::sound);
}

TEST(Vm, RefusesACallThatTheBundleCannotAnswer) {
    const auto vm = make_vm();
    EXPECT_EQ(kind_of(vm->call({"echo", {"1", "2", "3", "4", "5"}})), Kind::broken);
    EXPECT_EQ(kind_of(vm->call({"unknown", {}})), Kind::broken);
    EXPECT_EQ(kind_of(vm->call({"number", {}})), Kind::broken);
    EXPECT_EQ(vm->condition(), Condition::sound);
}

TEST(Vm, GivesTheMessageAndTheStackOfAnException) {
    const auto vm = make_vm();
    const RenderResult result = vm->call({"fail", {"飯"}});
    EXPECT_EQ(kind_of(result), Kind::exception);
    EXPECT_EQ(result.error().message, "TypeError: no 飯");
    EXPECT_NE(result.error().stack.find("fail@bundle.js:"), std::string::npos) << result.error().stack;
    EXPECT_EQ(vm->call({"failWithText", {}}).error().message, "開工");
    EXPECT_EQ(vm->call({"echo", {"on"}}).value(), "on");
    EXPECT_EQ(vm->condition(), Condition::sound);
}

TEST(Vm, StopsWhatRunsTooLong) {
    for (const char* function : {"endless", "stubborn", "endlessLater", "endlessWords"}) {
        const auto vm = make_vm(50ms);
        EXPECT_EQ(kind_of(vm->call({function, {}})), Kind::timeout) << function;
        EXPECT_EQ(vm->condition(), Condition::spoiled) << function;
        EXPECT_EQ(vm->complaint(), "timeout") << function;
    }
}

TEST(Vm, IsSpoiledWhenTheStackIsExhausted) {
    const auto vm = make_vm();
    EXPECT_EQ(kind_of(vm->call({"deep", {}})), Kind::exception);
    EXPECT_EQ(vm->condition(), Condition::spoiled);
    EXPECT_EQ(vm->complaint(), "exhaustion");
}

TEST(Vm, IsInDoubtWhenItOnlyThrows) {
    const auto vm = make_vm();
    for (int i = 0; i < 300; ++i) {
        EXPECT_FALSE(vm->call({"fail", {""}}).ok());
        if (i % 4 == 3) {
            EXPECT_TRUE(vm->call({"echo", {""}}).ok());
        }
    }
    EXPECT_EQ(vm->condition(), Condition::sound);
    EXPECT_TRUE(vm->call({"curse", {}}).ok());
    for (int i = 0; i < 150; ++i) EXPECT_EQ(kind_of(vm->call({"echo", {""}})), Kind::exception);
    EXPECT_EQ(vm->condition(), Condition::doubtful);
    EXPECT_EQ(vm->complaint(), "exceptions");
}

TEST(Vm, IsInDoubtPastItsHeapLimitAndSpoiledFarBeyond) {
    constexpr std::size_t kLimit = 40 << 20;
    const auto vm = make_vm(5s);
    const auto grow_until = [&vm](Condition condition) {
        for (int i = 0; i < 200 && vm->condition() < condition; ++i) {
            EXPECT_TRUE(vm->call({"keep", {"2"}}).ok());
            vm->read_heap(kLimit);
        }
        return vm->condition();
    };
    EXPECT_EQ(grow_until(Condition::doubtful), Condition::doubtful);
    EXPECT_GT(vm->heap_bytes(), kLimit);
    EXPECT_EQ(grow_until(Condition::spoiled), Condition::spoiled);
    EXPECT_GT(vm->heap_bytes(), 2 * kLimit);
    EXPECT_EQ(vm->complaint(), "heap");
}

TEST(Vm, AddsNothingToTheGlobalObjectThatTheBundleDidNot) {
    const auto vm = make_vm();
    EXPECT_EQ(vm->call({"globals", {}}).value(), "hoigung");
    EXPECT_EQ(vm->call({"log", {"開工"}}).value(), "logged");
}

TEST(Vm, RefusesABundleThatDoesNotRun) {
    const auto message = [](const std::string& bundle) {
        const auto vm = Vm::create(bundle, 250ms, std::make_shared<PieceCache>(1 << 20));
        EXPECT_FALSE(vm.ok()) << bundle;
        return vm.ok() ? std::string{} : vm.error().message;
    };
    EXPECT_NE(message("let = ;").find("SyntaxError"), std::string::npos);
    EXPECT_NE(message("\n\nnull.x").find("bundle.js:3"), std::string::npos);
    EXPECT_NE(message("1").find("hoigung"), std::string::npos);
    EXPECT_NE(message("").find("hoigung"), std::string::npos);
}

}  // namespace
}  // namespace hoigung::render
