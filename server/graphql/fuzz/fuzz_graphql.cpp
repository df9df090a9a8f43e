#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "graphql/engine.hpp"
#include "graphql/language/parser.hpp"

namespace {

using namespace hoigung::graphql;

constexpr std::string_view kSchema = R"(
  directive @d(a: [Int!], in: In) repeatable on FIELD | QUERY | FRAGMENT_DEFINITION
  interface Node { id: ID! }
  type A implements Node { id: ID! a(x: Int, in: In = {e: X}): A b: B list: [Either!] }
  type B implements Node { id: ID! n: Float must: Int! a: A }
  union Either = A | B
  enum E { X Y }
  input In { e: E! = Y inner: In list: [[Int]] }
  type Query { node: Node a(limit: Int = 3): [A!] b: B either: Either text(s: String, b: Boolean): String }
  type Mutation { set(in: In!): A! }
  type Subscription { s: Int }
)";

struct A {};
struct B {};

std::unique_ptr<const Engine> make_engine() {
    static const A a;
    static const B b;
    Bindings bindings;
    bindings.root("Query")
        .field("node", [](Field& field) { field.object("A", a); })
        .field("a", [](Field& field) { field.value(std::vector<A>(2)); })
        .field("b", [](Field& field) { field.object(b); })
        .field("either", [](Field& field) { field.object("B", b); })
        .field("text", [](Field& field) { field.value(field.arguments().string("s")); });
    bindings.root("Mutation").field("set", [](Field& field) { field.object(a); });
    bindings.root("Subscription").field("s", [](Field& field) { field.integer(1); });
    bindings.object<A>("A")
        .field("id", [](const A&) { return "a"; })
        .field("a",
               [](const A& parent, Field& field) {
                   if (field.arguments().integer("x").value_or(0) > 1) return field.fail("too much");
                   field.object(parent);
               })
        .field("b", [](const A&) { return B{}; })
        .field("list", [](const A& parent, Field& field) {
            field.list(std::array{1, 2}, [&](int, Field& each) { each.object("A", parent); });
        });
    bindings.object<B>("B")
        .field("id", [](const B&) { return 7; })
        .field("n", [](const B&) { return 0.5; })
        .field("must", [](const B&, Field& field) { field.null(); })
        .field("a", [](const B&) { return &a; });
    return Engine::make(kSchema, std::move(bindings), {.limits = {.cost = 5'000}, .cached_documents = 0})
        .value();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const auto engine = make_engine();
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto prepared = engine->prepare(text);
    if (prepared) {
        for (const auto& operation : (*prepared)->operations()) {
            std::string out;
            engine->execute(**prepared, {.operation_name = operation->definition().name.text}, out);
        }
    }
    static_cast<void>(Schema::build(text));
    return 0;
}
