#include "graphql/engine.hpp"

#include <atomic>
#include <thread>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/outage.hpp"

namespace hoigung::graphql {
namespace {

struct Company {
    std::string name;
};

struct Job {
    std::string id;
    std::string name;
    std::optional<int> rate;
    Company company;
    std::vector<std::string> tags;
};

struct Viewer {
    std::string locale;
    std::vector<std::string> jobs{};
};

constexpr std::string_view kSchema = R"(
  type Query { jobs(limit: Int = 2): [Job!]! job(id: ID!): Job broken: Int away: Int locale: String! must: Int! any: [Any] }
  type Mutation { add(name: String!): Job! }
  type Job { id: ID! name: String! rate: Int company: Company! tags: [String!]! kind: Kind }
  type Company { name: String! }
  enum Kind { ft pt }
  union Any = Job | Company
)";

const std::vector<Job>& jobs() {
    static const std::vector<Job> all{{"1", "Cook", 70, {"Café"}, {"hot", "late"}},
                                      {"2", "侍應 \"A\"", std::nullopt, {"茶餐廳"}, {}},
                                      {"3", "Driver", 80, {"Bus"}, {"day"}}};
    return all;
}

Bindings bindings() {
    Bindings bindings;
    bindings.root("Query")
        .field("jobs",
               [](Field& field) {
                   const auto limit = static_cast<std::size_t>(field.arguments().integer("limit").value());
                   field.value(std::vector(jobs().begin(), jobs().begin() + static_cast<long>(limit)));
               })
        .field("job",
               [](Field& field) {
                   const auto id = *field.arguments().string("id");
                   for (const auto& job : jobs()) {
                       if (job.id == id) return field.object(job);
                   }
                   field.fail("No such job", {{"error_code", 100001}});
               })
        .blocking()
        .field("broken", [](Field&) { throw std::runtime_error("secret password"); })
        .field("away", [](Field&) { throw base::Outage("the database is away"); })
        .field("locale", [](Field& field) { field.string(field.context<Viewer>().locale); })
        .personal()
        .field("must", [](Field& field) { field.null(); })
        .field("any", [](Field& field) {
            field.list(jobs(), [](const Job& job, Field& each) {
                if (job.id == "1") return each.object("Job", job);
                if (job.id == "2") return each.object("Company", job.company);
                each.object("Nothing", job);
            });
        });
    bindings.root("Mutation").field("add", [](Field& field) {
        const Job job{"9", std::string(*field.arguments().string("name")), 1, {"New"}, {}};
        field.object(job);
    });
    bindings.object<Job>("Job")
        .field("id", &Job::id)
        .field("name", &Job::name)
        .field("rate", &Job::rate)
        .field("company", &Job::company)
        .field("tags", &Job::tags)
        .field("kind", [](const Job& job) { return job.id == "3" ? "xx" : "ft"; });
    bindings.object<Company>("Company").field("name", &Company::name);
    return bindings;
}

std::vector<std::string> faults;

std::unique_ptr<const Engine> make_engine(Limits limits = {}) {
    Settings settings{.limits = limits};
    settings.log = [](std::string_view path, std::string_view what) {
        faults.push_back(std::string(path) + ": " + std::string(what));
    };
    auto engine = Engine::make(kSchema, bindings(), std::move(settings));
    EXPECT_TRUE(engine.ok());
    return std::move(engine).value();
}

std::string ask(const Engine& engine, std::string_view text, const boost::json::object& variables = {}) {
    const auto prepared = engine.prepare(text);
    if (!prepared) return refusal(prepared.error());
    Viewer viewer{"en"};
    std::string out;
    engine.execute(**prepared, {.variables = &variables, .context = Context::of(viewer)}, out);
    return out;
}

TEST(Engine, AnswersObjectsListsAndScalars) {
    const auto engine = make_engine();
    EXPECT_EQ(ask(*engine, "{ jobs { id title: name rate company { name } tags __typename } locale }"),
              R"({"data":{"jobs":[{"id":"1","title":"Cook","rate":70,"company":{"name":"Café"},)"
              R"("tags":["hot","late"],"__typename":"Job"},{"id":"2","title":"侍應 \"A\"","rate":null,)"
              R"("company":{"name":"茶餐廳"},"tags":[],"__typename":"Job"}],"locale":"en"}})");
}

TEST(Engine, MergesFieldsOfFragments) {
    const auto engine = make_engine();
    EXPECT_EQ(ask(*engine, R"(query Q($n: Int!, $yes: Boolean!) { ...A jobs(limit: $n) { rate @skip(if: $yes)
                              ... on Job @include(if: $yes) { name } } }
                              fragment A on Query { jobs(limit: $n) { id } })",
                  {{"n", 1}, {"yes", true}}),
              R"({"data":{"jobs":[{"id":"1","name":"Cook"}]}})");
}

TEST(Engine, NullGoesUpToTheNextPlaceThatMayBeNull) {
    const auto engine = make_engine();
    EXPECT_EQ(ask(*engine, "{ locale must }"),
              R"({"errors":[{"message":"Cannot return null for non-nullable field Query.must.",)"
              R"("locations":[{"line":1,"column":10}],"path":["must"]}],"data":null})");
    EXPECT_EQ(ask(*engine, "{ jobs(limit: 3) { kind } }"),
              R"({"errors":[{"message":"Enum \"Kind\" cannot represent value: \"xx\"",)"
              R"("locations":[{"line":1,"column":20}],"path":["jobs",2,"kind"]}],)"
              R"("data":{"jobs":[{"kind":"ft"},{"kind":"ft"},{"kind":null}]}})");
}

TEST(Engine, ErrorsOfResolversCarryExtensions) {
    const auto engine = make_engine();
    EXPECT_EQ(ask(*engine, "{ job(id: 7) { id } }"),
              R"({"errors":[{"message":"No such job","locations":[{"line":1,"column":3}],"path":["job"],)"
              R"("extensions":{"error_code":100001}}],"data":{"job":null}})");
}

TEST(Engine, ExceptionsAreLoggedAndNotShown) {
    const auto engine = make_engine();
    faults.clear();
    EXPECT_EQ(ask(*engine, "{ broken }"),
              R"({"errors":[{"message":"Internal error","locations":[{"line":1,"column":3}],)"
              R"("path":["broken"]}],"data":{"broken":null}})");
    EXPECT_EQ(faults, std::vector<std::string>{"broken: secret password"});
}

TEST(Engine, AnOutageIsTheCallersToAnswer) {
    const auto engine = make_engine();
    EXPECT_THROW(static_cast<void>(ask(*engine, "{ jobs(limit: 1) { id } away }")), base::Outage);
}

TEST(Engine, ResolvesTheTypesOfUnions) {
    const auto engine = make_engine();
    EXPECT_EQ(
        ask(*engine, "{ any { __typename ... on Job { id } ... on Company { name } } }"),
        R"({"errors":[{"message":"Abstract type \"Any\" was resolved to a type \"Nothing\" that does )"
        R"(not exist inside the schema.","locations":[{"line":1,"column":3}],"path":["any",2]}],)"
        R"("data":{"any":[{"__typename":"Job","id":"1"},{"__typename":"Company","name":"茶餐廳"},null]}})");
}

TEST(Engine, TellsOfEachObjectThatIsAnswered) {
    auto telling = bindings();
    telling.object<Job>("Job").answered(
        [](const Job& job, Field& field) { field.context<Viewer>().jobs.push_back(job.id); });
    const auto engine = Engine::make(kSchema, std::move(telling), {});
    ASSERT_TRUE(engine.ok());
    Viewer viewer{"en"};
    std::string out;
    const auto prepared = (*engine)->prepare(
        "{ jobs { name } again: jobs(limit: 1) { tags } any { ... on Company { name } } }");
    (*engine)->execute(**prepared, {.context = Context::of(viewer)}, out);
    EXPECT_EQ(viewer.jobs, (std::vector<std::string>{"1", "2", "1", "1"}));
}

TEST(Engine, RefusesFieldsWithoutResolversAndResolversWithoutFields) {
    auto incomplete = bindings();
    incomplete.object<Job>("Job").field("salary", &Job::rate);
    incomplete.object<Company>("Firm").field("name", &Company::name);
    const auto text = std::string(kSchema) + " extend type Company { city: String } type Lost { x: Int }";
    const auto engine = Engine::make(text, std::move(incomplete), {});
    ASSERT_FALSE(engine.ok());
    EXPECT_EQ(engine.error(),
              (std::vector<std::string>{"Resolver \"Job.salary\" has no field.",
                                        "Field \"Company.city\" has no resolver.",
                                        "Field \"Lost.x\" has no resolver.",
                                        "Resolvers are bound to \"Firm\", which is no object type."}));
}

TEST(Engine, TellsWhichOperationsBlock) {
    const auto engine = make_engine();
    const auto prepared =
        engine->prepare("query A { jobs { id } } query B { ...F } fragment F on Query { job(id: 1) { id } }");
    ASSERT_TRUE(prepared.ok());
    EXPECT_FALSE((*prepared)->operation("A").value()->blocking());
    EXPECT_TRUE((*prepared)->operation("B").value()->blocking());
    EXPECT_FALSE((*prepared)->operation("B").value()->personal());
    const auto personal = engine->prepare("{ jobs { id } ... { locale } }");
    ASSERT_TRUE(personal.ok());
    EXPECT_TRUE((*personal)->operation("").value()->personal());
    EXPECT_FALSE((*personal)->operation("").value()->blocking());
    EXPECT_EQ((*prepared)->operation("C").error().message, "Unknown operation named \"C\".");
}

TEST(Engine, CountsWhatSomethingIsDoneTo) {
    Bindings acts;
    acts.root("Query").field("one", [](Field& field) { field.integer(1); });
    acts.root("Mutation").field("remove", [](Field& field) { field.integer(1); }).cost_of_each("ids", 10);
    const auto engine = Engine::make("type Query { one: Int } type Mutation { remove(ids: [ID!]!): Int }",
                                     std::move(acts), {.limits = {.cost = 45}});
    ASSERT_TRUE(engine.ok());
    const auto answer = [&](std::string_view document, const boost::json::object& variables = {}) {
        return ask(**engine, document, variables);
    };
    constexpr std::string_view kDone = R"({"data":{"remove":1}})";
    const std::string too_much =
        R"({"errors":[{"message":"Operation costs 51, more than the limit of 45."}]})";
    EXPECT_EQ(answer("mutation { remove(ids: [1, 2, 3, 4]) }"), kDone);
    EXPECT_EQ(answer("mutation { remove(ids: [1, 2, 3, 4, 5]) }"), too_much);
    EXPECT_EQ(answer("mutation { remove(ids: 1) }"), kDone);
    constexpr std::string_view kVariable = "mutation($ids: [ID!]!) { remove(ids: $ids) }";
    EXPECT_EQ(answer(kVariable, {{"ids", {1, 2, 3, 4}}}), kDone);
    EXPECT_EQ(answer(kVariable, {{"ids", {1, 2, 3, 4, 5}}}), too_much);
    EXPECT_EQ(answer("mutation($ids: [ID!]!) { a: remove(ids: $ids) b: remove(ids: $ids) ...F } "
                     "fragment F on Mutation { c: remove(ids: $ids) }",
                     {{"ids", {1, 2}}}),
              R"({"errors":[{"message":"Operation costs 63, more than the limit of 45."}]})");
}

TEST(Engine, HoldsDocumentsToTheLimits) {
    const auto engine = make_engine({.depth = 2, .cost = 50, .aliases = 1, .directives = 1, .tokens = 40});
    EXPECT_EQ(ask(*engine, "{ jobs { company { name } } }"),
              R"({"errors":[{"message":"Operation is 3 fields deep, more than the limit of 2."}]})");
    EXPECT_EQ(ask(*engine, "{ jobs(limit: 60) { id } }"),
              R"({"errors":[{"message":"Operation costs 61, more than the limit of 50."}]})");
    EXPECT_EQ(ask(*engine, "query($n: Int) { jobs(limit: $n) { id } }", {{"n", 60}}),
              R"({"errors":[{"message":"Operation costs 61, more than the limit of 50."}]})");
    EXPECT_EQ(ask(*engine, "{ a: locale b: locale }"),
              R"({"errors":[{"message":"Document has 2 aliases, more than the limit of 1."}]})");
    EXPECT_EQ(ask(*engine, "{ locale @skip(if: false) must @skip(if: true) }"),
              R"({"errors":[{"message":"Document has 2 directives, more than the limit of 1."}]})");
    EXPECT_EQ(ask(*engine, "{" + std::string(100, 'a') + std::string(50, '(')),
              R"({"errors":[{"message":"Syntax Error: Expected Name, found \"(\".",)"
              R"("locations":[{"line":1,"column":103}]}]})");
    std::string many = "{";
    for (int i = 0; i < 60; ++i) many += " locale";
    EXPECT_EQ(
        ask(*engine, many + "}"),
        R"({"errors":[{"message":"Syntax Error: Document contains more than 40 tokens. Parsing aborted.",)"
        R"("locations":[{"line":1,"column":276}]}]})");
}

TEST(Engine, IntrospectionIsNotCountedAsDepthAndCanBeOff) {
    const auto shallow = make_engine({.depth = 1});
    const auto answer = ask(*shallow, "{ __schema { queryType { fields { type { ofType { name } } } } } }");
    EXPECT_TRUE(answer.starts_with(R"({"data":{"__schema":)")) << answer;
    const auto closed = make_engine({.introspection = false});
    EXPECT_EQ(ask(*closed, "{ __typename }"), R"({"data":{"__typename":"Query"}})");
    EXPECT_EQ(ask(*closed, "{ __type(name: \"Job\") { name } }"),
              R"({"errors":[{"message":"GraphQL introspection has been disabled, but the requested query )"
              R"(contained the field \"__type\".","locations":[{"line":1,"column":3}]}]})");
}

TEST(Engine, ASchemaThatIsNotToldIsNotSuggestedEither) {
    const auto open = make_engine();
    EXPECT_NE(ask(*open, "{ locales }").find("Did you mean \\\"locale\\\"?"), std::string::npos);
    const auto closed = make_engine({.introspection = false});
    EXPECT_EQ(ask(*closed, "{ locales }"),
              R"({"errors":[{"message":"Cannot query field \"locales\" on type \"Query\".",)"
              R"("locations":[{"line":1,"column":3}]}]})");
}

TEST(Engine, DocumentsAreCachedUpToABound) {
    auto engine = Engine::make(kSchema, bindings(), {.cached_documents = 2});
    ASSERT_TRUE(engine.ok());
    const auto first = (*engine)->prepare("{ locale }").value();
    EXPECT_EQ((*engine)->prepare("{ locale }").value(), first);
    static_cast<void>((*engine)->prepare("{ a: locale }"));
    static_cast<void>((*engine)->prepare("{ b: locale }"));
    EXPECT_NE((*engine)->prepare("{ locale }").value(), first);
}

TEST(Engine, ManyThreadsShareADocument) {
    const auto engine = make_engine();
    constexpr std::string_view text = R"(query($yes: Boolean!) {
        any { __typename ... on Job { id @include(if: $yes) tags } ... on Company { name @skip(if: $yes) } } })";
    const std::map<bool, std::string> expected{{true, ask(*engine, text, {{"yes", true}})},
                                               {false, ask(*engine, text, {{"yes", false}})}};
    const auto fresh = make_engine();
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    threads.reserve(4);
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&, i] {
            for (int j = 0; j < 200; ++j) {
                const bool yes = (i + j) % 2 == 0;
                if (ask(*fresh, text, {{"yes", yes}}) != expected.at(yes)) ++wrong;
            }
        });
    }
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(wrong, 0);
}

TEST(Engine, PersistedDocumentsAreKeptByTheirHash) {
    const std::string id = "sha256:6ec3dd458e2289465b7401619c06ceefef6674fd9028dc5ac2c6ff3ea6e35000";
    const auto engine = Engine::make(kSchema, bindings(), {.persisted_documents = {{id, "{ locale }"}}});
    ASSERT_TRUE(engine.ok());
    EXPECT_NE((*engine)->persisted(id), nullptr);
    EXPECT_EQ((*engine)->persisted("sha256:00"), nullptr);
    const auto wrong = Engine::make(kSchema, bindings(), {.persisted_documents = {{id, "{ nothing }"}}});
    ASSERT_FALSE(wrong.ok());
    EXPECT_EQ(wrong.error().front(), "Persisted document " + id + " has another text than its id says.");
}

TEST(Engine, PersistedDocumentsThatTheSchemaDoesNotKnowAreRefusedAtStart) {
    const std::string id = "sha256:919c0b7aa452b0b2fb42688461501bb8b0c3ef3b9d05ce7b9afd4f28bbe96ceb";
    const auto engine = Engine::make(kSchema, bindings(), {.persisted_documents = {{id, "{ nothing }"}}});
    ASSERT_FALSE(engine.ok());
    EXPECT_EQ(engine.error().front(), "Persisted document " + id +
                                          ": Cannot query field \"nothing\" on type \"Query\". "
                                          "(line 1, column 3)");
}

TEST(Engine, NumbersBeyondADoubleAreNoFloats) {
    const auto engine =
        Engine::make("type Query { f(x: Float): Int }",
                     [] {
                         Bindings bindings;
                         bindings.root("Query").field("f", [](Field& field) { field.integer(1); });
                         return bindings;
                     }(),
                     {});
    ASSERT_TRUE(engine.ok());
    EXPECT_EQ((*engine)->prepare("{ f(x: 1e400) }").error().front().message,
              "Float cannot represent non numeric value: 1e400");
}

TEST(Engine, ManyComparisonsAreCutShort) {
    const auto engine = make_engine({.aliases = 10'000, .tokens = 100'000});
    std::string many = "{";
    for (int i = 0; i < 3'000; ++i) many += " locale";
    const auto prepared = engine->prepare(many + "}");
    ASSERT_FALSE(prepared.ok());
    EXPECT_EQ(prepared.error().front().message,
              "Document is too complex: too many fields answer under the same names.");
}

TEST(Engine, FieldsOfFragmentsThatLeadRoundInCirclesAreComparedOnce) {
    const auto engine = make_engine({.depth = 100});
    const auto prepared = engine->prepare(
        "{ __schema { queryType { ...F ofType { ...F } } } }"
        " fragment F on __Type { ofType { ...F } ofType { name ofType { ...F } ofType { ...F } } }");
    ASSERT_FALSE(prepared.ok());
    for (const Error& error : prepared.error())
        EXPECT_EQ(error.message, "Cannot spread fragment \"F\" within itself.");
}

TEST(Engine, CirclesOfFragmentsThatMeetLateAreCutShort) {
    const auto engine = make_engine({.depth = 100, .tokens = 100'000});
    std::string text = "{ __schema { queryType { ...A0 ...B0 } } }";
    const auto add_circle = [&](std::string_view name, int length) {
        for (int i = 0; i < length; ++i)
            text += fmt::format(" fragment {0}{1} on __Type {{ ofType {{ ...{0}{2} }} }}", name, i,
                                (i + 1) % length);
    };
    add_circle("A", 499);
    add_circle("B", 503);
    const auto prepared = engine->prepare(text);
    ASSERT_FALSE(prepared.ok());
    EXPECT_EQ(prepared.error().back().message,
              "Document is too complex: too many fields answer under the same names.");
}

TEST(Engine, FragmentsThatDoubleEachTimeAreRefusedByTheirCost) {
    const auto engine = make_engine({.depth = 100, .aliases = 1'000});
    std::string text = "{ __schema { queryType { ...F0 } } }";
    for (int i = 0; i < 40; ++i) {
        text += fmt::format(" fragment F{0} on __Type {{ a: ofType {{ ...F{1} }} b: ofType {{ ...F{1} }} }}",
                            i, i + 1);
    }
    const auto prepared = engine->prepare(text + " fragment F40 on __Type { name }");
    ASSERT_FALSE(prepared.ok());
    EXPECT_TRUE(prepared.error().front().message.starts_with("Operation costs "))
        << prepared.error().front().message;
}

}  // namespace
}  // namespace hoigung::graphql
