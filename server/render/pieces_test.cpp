#include "render/pieces.hpp"

#include <gtest/gtest.h>

#include "render/vm.hpp"

namespace hoigung::render {
namespace {

using namespace std::chrono_literals;

const std::string kBundle = R"js(
let made = 0;
const mark = (number) => '<p><x-piece id="' + number + '"></x-piece></p>';
globalThis.hoigung = {
    page(circumstances, ...names) {
        pieces.begin(circumstances);
        return names.map((name) => {
            const number = pieces.place(name);
            if (number < 0) pieces.keep(-number, '<b>' + name + '</b>' + (++made));
            return mark(Math.abs(number));
        }).join('');
    },
    data(first, second) { return '<script>' + mark(pieces.given(1)) + '</script>' + mark(pieces.given(0)); },
    empty() { pieces.place('never made'); return mark(1) + 'end'; },
    wrong() {
        pieces.begin();
        pieces.place();
        pieces.place(1, 2);
        pieces.keep(1, 'of no place');
        const number = -pieces.place('one');
        for (const other of [0, -1, 2, 1e30, NaN, Infinity, 'x', {}]) pieces.keep(other, 'wrong');
        pieces.place.call({}, 'two');
        pieces.keep.call(null, number, 'wrong');
        pieces.keep(number);
        for (const other of [-1, 1, NaN, 'x']) if (pieces.given(other) !== undefined) return 'given';
        return mark(0) + mark(2) + mark('') + mark(number) + '<x-piece id="';
    },
    thrown() { pieces.place({ toString() { throw new Error('no text'); } }); return ''; },
};
)js";

std::unique_ptr<Vm> make_vm(const std::shared_ptr<PieceCache>& cache) {
    auto vm = Vm::create(kBundle, 250ms, cache);
    EXPECT_TRUE(vm.ok()) << vm.error().message;
    return std::move(vm).value();
}

std::shared_ptr<PieceCache> make_cache(std::size_t bytes = 1 << 20) {
    return std::make_shared<PieceCache>(bytes);
}

TEST(Pieces, AreMadeOnceForAllPagesAndEngines) {
    const auto cache = make_cache();
    const auto vm = make_vm(cache);
    EXPECT_EQ(vm->call({"page", {"zh", "侍應", "廚師"}}).value(), "<p><b>侍應</b>1</p><p><b>廚師</b>2</p>");
    EXPECT_EQ(vm->call({"page", {"zh", "廚師", "店員", "侍應"}}).value(),
              "<p><b>廚師</b>2</p><p><b>店員</b>3</p><p><b>侍應</b>1</p>");
    EXPECT_EQ(make_vm(cache)->call({"page", {"zh", "店員"}}).value(), "<p><b>店員</b>3</p>");
    EXPECT_EQ(make_vm(make_cache())->call({"page", {"zh", "店員"}}).value(), "<p><b>店員</b>1</p>");
}

TEST(Pieces, DependOnTheCircumstances) {
    const auto vm = make_vm(make_cache());
    EXPECT_EQ(vm->call({"page", {"zh", "a"}}).value(), "<p><b>a</b>1</p>");
    EXPECT_EQ(vm->call({"page", {"en", "a"}}).value(), "<p><b>a</b>2</p>");
    EXPECT_EQ(vm->call({"page", {"zh", "a"}}).value(), "<p><b>a</b>1</p>");
}

TEST(Pieces, AreMadeAgainWhenThereWasNoRoomForThem) {
    const auto vm = make_vm(make_cache(1000));
    const std::string one(400, '1');
    const std::string two(400, '2');
    EXPECT_EQ(vm->call({"page", {"", one, two}}).value(),
              "<p><b>" + one + "</b>1</p><p><b>" + two + "</b>2</p>");
    EXPECT_EQ(vm->call({"page", {"", two, one}}).value(),
              "<p><b>" + two + "</b>2</p><p><b>" + one + "</b>3</p>");
}

TEST(Pieces, CanBeWhatTheCallWasGiven) {
    EXPECT_EQ(
        make_vm(make_cache())->call({"data", {"[1]", R"(["</script>", "廚師 <x-piece id=\"1\">"])"}}).value(),
        R"(<script><p>["\u003c/script>", "廚師 \u003cx-piece id=\"1\">"]</p></script><p>[1]</p>)");
}

TEST(Pieces, LeaveAPlaceEmptyThatNothingWasMadeFor) {
    EXPECT_EQ(make_vm(make_cache())->call({"empty", {}}).value(), "<p></p>end");
}

TEST(Pieces, AreNotConfusedByWrongCalls) {
    const auto vm = make_vm(make_cache());
    EXPECT_EQ(vm->call({"wrong", {}}).value(), "<p></p><p></p><p></p><p></p>");
    EXPECT_EQ(vm->call({"thrown", {}}).error().message, "Error: no text");
    EXPECT_EQ(vm->call({"page", {"", "one"}}).value(), "<p><b>one</b>1</p>");
}

}  // namespace
}  // namespace hoigung::render
