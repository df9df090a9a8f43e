#include "graphql/http_request.hpp"

#include <gtest/gtest.h>

namespace hoigung::graphql {
namespace {

constexpr std::string_view kHello = "query Hello($who: String!) { hello(who: $who) }";
constexpr std::string_view kHelloId =
    "sha256:363c4ccfea93bb2d657b9518ca7ddb58e93fcd210cbc0bafd60d86776482039b";

class GraphqlHttp : public ::testing::Test {
  protected:
    static std::unique_ptr<const Engine> make_engine(std::map<std::string, std::string> persisted = {}) {
        Bindings bindings;
        bindings.root("Query").field("hello", [](Field& field) {
            field.string("Hello " + std::string(*field.arguments().string("who")));
        });
        bindings.root("Mutation").field("bump", [](Field& field) { field.integer(1); });
        auto engine = Engine::make("type Query { hello(who: String!): String! } type Mutation { bump: Int! }",
                                   std::move(bindings), {.persisted_documents = std::move(persisted)});
        EXPECT_TRUE(engine.ok()) << engine.error().front();
        return std::move(engine).value();
    }

    HttpAnswer post(std::string_view body, MediaType media_type = MediaType::json,
                    std::string_view content_type = "application/json; charset=utf-8") {
        auto call = read_post(*engine_, content_type, body, media_type);
        if (!call) return std::move(call).error();
        return run(*engine_, *call, {});
    }

    HttpAnswer get(std::vector<std::pair<std::string, std::string>> parameters,
                   MediaType media_type = MediaType::json) {
        auto call = read_get(*engine_, parameters, media_type);
        if (!call) return std::move(call).error();
        return run(*engine_, *call, {});
    }

    std::unique_ptr<const Engine> engine_ = make_engine();
};

TEST_F(GraphqlHttp, PostTakesQueryVariablesAndOperationName) {
    const auto answer =
        post(R"({"query":"query A { hello(who: \"a\") } query B($w: String!) { hello(who: $w) }",)"
             R"("variables":{"w":"開工"},"operationName":"B","extensions":{}})");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.content_type, "application/json; charset=utf-8");
    EXPECT_EQ(answer.body, R"({"data":{"hello":"Hello 開工"}})");
}

TEST_F(GraphqlHttp, MembersThatAreNullCountAsLeftOut) {
    const auto answer =
        post(R"({"query":"{ hello(who: \"a\") }","variables":null,"operationName":null,"documentId":null})");
    EXPECT_EQ(answer.body, R"({"data":{"hello":"Hello a"}})");
}

TEST_F(GraphqlHttp, MalformedRequestsAre400InEitherMediaType) {
    for (const std::string_view body :
         {"", "{", "[]", "1", R"({"query":1})", R"({"query":"{ hello }","variables":[]})",
          R"({"query":"{ hello }","operationName":{}})", R"({"query":"{ hello }","extensions":"x"})", "{}",
          R"({"documentId":7})", "{\"query\":\"\xFF\"}"}) {
        for (const auto media_type : {MediaType::json, MediaType::graphql_response}) {
            const auto answer = post(body, media_type);
            EXPECT_EQ(answer.status, 400) << body;
            EXPECT_TRUE(answer.body.starts_with(R"({"errors":[{"message":")")) << body;
        }
    }
}

TEST_F(GraphqlHttp, OtherContentTypesAreRefused) {
    EXPECT_EQ(post(R"({"query":"{ hello }"})", MediaType::json, "text/plain").status, 415);
    EXPECT_EQ(post(R"({"query":"{ hello }"})", MediaType::json, "").status, 415);
    EXPECT_EQ(post(R"({"query":"{ __typename }"})", MediaType::json, "Application/JSON").status, 200);
}

TEST_F(GraphqlHttp, RequestErrorsAre200AsJsonAnd400AsGraphqlResponse) {
    for (const std::string_view body :
         {R"({"query":"{ nope }"})", R"({"query":"{"})", R"({"query":"query Q { hello(who: 1) }"})",
          R"({"query":"query($w: String!) { hello(who: $w) }"})",
          R"({"query":"{ hello(who: \"a\") }","operationName":"X"})", R"({"documentId":"sha256:00"})"}) {
        EXPECT_EQ(post(body).status, 200) << body;
        const auto answer = post(body, MediaType::graphql_response);
        EXPECT_EQ(answer.status, 400) << body;
        EXPECT_EQ(answer.content_type, "application/graphql-response+json; charset=utf-8");
    }
}

TEST_F(GraphqlHttp, GetTakesQueriesAndRefusesMutations) {
    EXPECT_EQ(get({{"query", std::string(kHello)}, {"variables", R"({"who":"b"})"}}).body,
              R"({"data":{"hello":"Hello b"}})");
    EXPECT_EQ(get({{"query", std::string(kHello)}, {"variables", "[1]"}}).status, 400);
    EXPECT_EQ(get({{"query", std::string(kHello)}, {"variables", "{"}}).status, 400);
    EXPECT_EQ(get({}).status, 400);
    const auto refused = get({{"query", "mutation { bump }"}});
    EXPECT_EQ(refused.status, 405);
    EXPECT_EQ(refused.allow, "POST");
    EXPECT_EQ(refused.body, R"({"errors":[{"message":"Only queries can be sent with GET."}]})");
    EXPECT_EQ(get({{"query", "query Q { __typename } mutation M { bump }"}, {"operationName", "Q"}}).body,
              R"({"data":{"__typename":"Query"}})");
}

TEST_F(GraphqlHttp, PersistedDocumentsAreNamedByTheirId) {
    engine_ = make_engine({{std::string(kHelloId), std::string(kHello)}});
    EXPECT_EQ(get({{"documentId", std::string(kHelloId)}, {"variables", R"({"who":"c"})"}}).body,
              R"({"data":{"hello":"Hello c"}})");
    EXPECT_EQ(post(R"({"documentId":"sha256:1234"})").body,
              R"({"errors":[{"message":"Unknown document id."}]})");
}

TEST(GraphqlMediaType, IsJsonUnlessTheOtherIsPreferred) {
    EXPECT_EQ(choose_media_type(""), MediaType::json);
    EXPECT_EQ(choose_media_type("*/*"), MediaType::json);
    EXPECT_EQ(choose_media_type("application/json"), MediaType::json);
    EXPECT_EQ(choose_media_type("application/graphql-response+json"), MediaType::graphql_response);
    EXPECT_EQ(choose_media_type("application/graphql-response+json; charset=utf-8, application/json;q=0.9"),
              MediaType::graphql_response);
    EXPECT_EQ(choose_media_type("application/graphql-response+json;q=0.5, application/json"),
              MediaType::json);
    EXPECT_EQ(choose_media_type("application/graphql-response+json;q=0"), MediaType::json);
}

TEST_F(GraphqlHttp, TellsWhatARootFieldIsAskedWith) {
    const auto who = [&](std::string_view body, std::string_view field) {
        const auto call = read_post(*engine_, "application/json", body, MediaType::json);
        return root_argument(*call, field, "who");
    };
    EXPECT_EQ(who(R"({"query":"{ hello(who: \"May\") }"})", ""), "May");
    EXPECT_EQ(who(R"({"query":"query($w: String!) { hello(who: $w) }","variables":{"w":"Lee"}})", "hello"),
              "Lee");
    EXPECT_EQ(who(R"({"query":"{ hello(who: \"May\") }"})", "other"), std::nullopt);
    EXPECT_EQ(who(R"({"query":"mutation { bump }"})", ""), std::nullopt);
}

}  // namespace
}  // namespace hoigung::graphql
