#include "endpoints/shared/cookie_graphql.hpp"

#include <future>
#include <map>
#include <optional>
#include <stdexcept>

#include <gmock/gmock.h>

#include "base/outage.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/refuse_field.hpp"

namespace hoigung::endpoints {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kSchema = R"(
    type Query { name: String who_asks: String }
    type Mutation { log_in(as: String!): String log_out: Boolean })";

// The context of a service that has nothing to do with the portal: a reading room.
struct ReaderContext {
    const ErrorTable& errors;
    domain::Locale locale;
    std::optional<std::string> reader;
    std::vector<std::string> set_cookies{};
};

void answer_name(graphql::Field& field) {
    const auto& context = field.context<ReaderContext>();
    if (context.reader) return field.string(*context.reader);
    refuse_field(field, context.errors, context.locale, domain::Refusal::NotLoggedIn, {{"wait", 7}});
}

// Sessions in memory.
class Readers final : public CookieSessions {
  public:
    [[nodiscard]] const CookieScope& cookies() const override { return scope; }
    [[nodiscard]] base::WorkOwner owner_of(const http::Request& request,
                                           const graphql::Call&) const override {
        return {"reader " + std::string(request.cookie("reading_room")), ""};
    }
    [[nodiscard]] std::vector<std::string> run(const http::Request& request, domain::Locale locale,
                                               const Execute& execute) const override {
        if (is_down) throw base::Outage("the list of readers is closed");
        const auto found = names.find(std::string(request.cookie("reading_room")));
        ReaderContext context{errors, locale,
                              found == names.end() ? std::nullopt : std::optional(found->second)};
        execute(graphql::Context::of(context));
        return std::move(context.set_cookies);
    }

    const ErrorTable errors{error_files()};
    const std::map<std::string, std::string> names{{"s3cret", "May"}};
    CookieScope scope{"/reading-room", false};
    bool is_down = false;
};

class Sink final : public http::ResponseSink {
  public:
    void put(http::Response response) override { answer.set_value(std::move(response)); }
    std::promise<http::Response> answer;
};

class CookieGraphqlTest : public ::testing::Test {
  protected:
    static graphql::Bindings resolvers(const CookieScope& scope) {
        graphql::Bindings bindings;
        bindings.root("Query").field("name", answer_name).field("who_asks", [](graphql::Field& field) {
            field.value(field.context<ReaderContext>().reader);
        });
        bindings.root("Mutation")
            .field("log_in",
                   [&scope](graphql::Field& field) {
                       field.context<ReaderContext>().set_cookies = {
                           scope.set("reading_room", "s3cret", std::chrono::hours{8})};
                       field.string(*field.arguments().string("as"));
                   })
            .field("log_out", [&scope](graphql::Field& field) {
                field.context<ReaderContext>().set_cookies = {
                    scope.set("reading_room", "", std::chrono::seconds{0})};
                field.boolean(true);
            });
        return bindings;
    }

    static http::Request post(std::string_view query, std::string_view cookie = "") {
        http::Request request;
        request.method = http::Method::post;
        request.body = R"({"query":")" + std::string(query) + R"("})";
        request.headers.add("Host", "room.example");
        request.headers.add("Content-Type", "application/json");
        request.headers.add("Accept-Language", "en");
        if (!cookie.empty()) request.headers.add("Cookie", cookie);
        return request;
    }

    http::Response ask(http::Request request) {
        const auto sink = std::make_shared<Sink>();
        auto answer = sink->answer.get_future();
        service_.answer(std::move(request), http::Responder(sink));
        return answer.get();
    }

    Readers readers_;
    base::WorkQueue queue_{10};
    const CookieGraphql service_{
        {"the reading room", kSchema, resolvers(readers_.scope), {}}, readers_, queue_};
    base::WorkerThreads threads_{queue_, 1};
};

TEST_F(CookieGraphqlTest, KnowsItsCallersByItsOwnCookieAlone) {
    EXPECT_EQ(ask(post("{ name }", "reading_room=s3cret")).body.view(), R"({"data":{"name":"May"}})");
    EXPECT_EQ(ask(post("{ who_asks }", "reading_room=guessed")).body.view(), R"({"data":{"who_asks":null}})");
    EXPECT_EQ(ask(post("{ who_asks }", "employer_session=s3cret")).body.view(),
              R"({"data":{"who_asks":null}})");
}

TEST_F(CookieGraphqlTest, RefusesInTheCallersLanguageWithACode) {
    const auto answer = ask(post("{ name }"));
    EXPECT_EQ(answer.status, 200);
    EXPECT_THAT(answer.body.view(), HasSubstr(R"("message":"Please log in")"));
    EXPECT_THAT(answer.body.view(), HasSubstr(R"("extensions":{"error_code":200001,"wait":7})"));
    EXPECT_THAT(answer.body.view(), HasSubstr(R"("data":{"name":null})"));
}

TEST_F(CookieGraphqlTest, NoCacheStoresAnAnswerAndNoCookieIsSetUnasked) {
    const auto answer = ask(post("{ who_asks }", "reading_room=s3cret"));
    EXPECT_EQ(answer.headers.find("Cache-Control"), "no-store");
    EXPECT_EQ(answer.headers.find("Set-Cookie"), std::nullopt);
}

TEST_F(CookieGraphqlTest, SetsCookiesOfItsOwnScope) {
    EXPECT_EQ(ask(post("mutation { log_in(as: \\\"May\\\") }")).headers.find("Set-Cookie"),
              "reading_room=s3cret; Path=/reading-room; Max-Age=28800; HttpOnly; SameSite=Strict");
    readers_.scope.is_secure = true;
    EXPECT_EQ(ask(post("mutation { log_out }")).headers.find("Set-Cookie"),
              "reading_room=; Path=/reading-room; Max-Age=0; HttpOnly; SameSite=Strict; Secure");
}

TEST_F(CookieGraphqlTest, RefusesChangesFromPagesOfOtherSites) {
    const auto with = [](std::string_view query, std::string_view name, std::string_view value) {
        auto request = post(query, "reading_room=s3cret");
        request.headers.add(name, value);
        return request;
    };
    EXPECT_EQ(ask(with("mutation { log_out }", "Sec-Fetch-Site", "same-site")).status, 403);
    EXPECT_EQ(ask(with("mutation { log_out }", "Origin", "https://evil.example")).status, 403);
    EXPECT_EQ(ask(with("mutation { log_out }", "Sec-Fetch-Site", "same-origin")).status, 200);
    EXPECT_EQ(ask(with("mutation { log_out }", "Origin", "http://room.example")).status, 200);
    EXPECT_EQ(ask(with("{ who_asks }", "Sec-Fetch-Site", "cross-site")).status, 200);
    readers_.scope.is_secure = true;
    EXPECT_EQ(ask(with("mutation { log_out }", "Origin", "http://room.example")).status, 403);
}

TEST_F(CookieGraphqlTest, ServesItsOwnSchemaAndNoOther) {
    const auto answer = ask(post("{ __schema { queryType { fields { name } } } }"));
    EXPECT_EQ(answer.body.view(),
              R"({"data":{"__schema":{"queryType":{"fields":[{"name":"name"},{"name":"who_asks"}]}}}})");
    EXPECT_THAT(ask(post("{ companies { id } }")).body.view(), HasSubstr("errors"));
}

TEST_F(CookieGraphqlTest, TakesTheMethodsOfGraphqlAlone) {
    auto request = post("{ who_asks }");
    request.method = http::Method::put;
    const auto answer = ask(std::move(request));
    EXPECT_EQ(answer.status, 405);
    EXPECT_EQ(answer.headers.find("Allow"), "GET, POST");
}

TEST_F(CookieGraphqlTest, AnOutageIsAnsweredWithAHintToRetry) {
    readers_.is_down = true;
    const auto answer = ask(post("{ who_asks }"));
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.headers.find("Retry-After"), "5");
    EXPECT_THAT(answer.body.view(), Not(HasSubstr("list of readers")));
}

TEST(CookieGraphql, NamesItsOwnerWhenSchemaAndResolversDoNotMatch) {
    const Readers readers;
    base::WorkQueue queue{10};
    try {
        const CookieGraphql service({"the reading room", kSchema, {}, {}}, readers, queue);
        FAIL() << "no resolver is bound";
    } catch (const std::runtime_error& error) {
        EXPECT_THAT(error.what(), HasSubstr("the reading room's GraphQL does not fit together"));
        EXPECT_THAT(error.what(), HasSubstr("log_in"));
    }
}

}  // namespace
}  // namespace hoigung::endpoints
