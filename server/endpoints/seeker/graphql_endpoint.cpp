#include "endpoints/seeker/graphql_endpoint.hpp"

#include <stdexcept>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "domain/snapshot/freshness.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/shared/graphql_http.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/unavailable.hpp"

namespace hoigung::endpoints {
namespace {

// The cache key of a request: equal for requests that ask the same on the same day, whoever sends them. A job
// is reckoned by the law of the day.
std::string question(const http::Request& request, domain::Locale locale, base::Timestamp now) {
    const auto media_type = graphql::choose_media_type(request.header("Accept"));
    std::string key{static_cast<char>('0' + static_cast<int>(request.method)),
                    static_cast<char>('0' + static_cast<int>(locale)),
                    static_cast<char>('0' + static_cast<int>(media_type))};
    key.append(base::to_iso(base::hong_kong_date(now)));
    key.append(request.header("Content-Type")).append(1, '\n');
    return key.append(request.target.query()).append(1, '\n').append(request.body);
}

http::Response response_of(const PublicAnswer& answer) {
    http::Response response;
    response.body = answer.body;
    response.headers.add("Content-Type", answer.content_type);
    response.headers.add("Cache-Control", "no-store");
    response.headers.add("Vary", "Accept-Language");
    return response;
}

domain::Freshness freshness_of(const PublicAnswer& answer, const domain::CatalogueSnapshot& now) {
    return domain::freshness_of(answer.true_for, *answer.dependencies, now, std::chrono::steady_clock::now());
}

// The dependencies of the operation's answer: everything, unless all of its fields report what they read.
std::shared_ptr<const domain::AnswerDependencies> sources_of(const graphql::Operation& operation,
                                                             domain::AnswerDependencies dependencies) {
    if (!operation.traced()) dependencies.read(domain::AnswerDependencies::Lists::any_by_words);
    dependencies.tidy();
    return std::make_shared<const domain::AnswerDependencies>(std::move(dependencies));
}

// How an answer that was made came about.
http::CacheUse use_of(const PublicAnswer* before, const PublicAnswer& made) {
    if (before == nullptr) return http::CacheUse::miss;
    return before->body == made.body ? http::CacheUse::confirmed : http::CacheUse::outdated;
}

// Whether an operation cannot be answered while the database is out of reach.
bool needs_database(const graphql::Operation& operation) {
    return operation.blocking() || operation.kind() != graphql::OperationKind::query;
}

}  // namespace

GraphqlEndpoint::GraphqlEndpoint(const SeekerService& service, graphql::Settings settings,
                                 std::size_t cache_bytes, http::CacheReport cache_report,
                                 base::WorkQueue& sql_queue)
    : service_(service),
      sql_queue_(sql_queue),
      public_answers_(cache_bytes),
      cache_report_(std::move(cache_report)) {
    auto engine = graphql::Engine::make(schema_files().front().text, bind_everything(), std::move(settings));
    if (!engine.ok()) {
        throw std::runtime_error(
            fmt::format("GraphQL does not fit together:\n{}", fmt::join(engine.error(), "\n")));
    }
    engine_ = std::move(engine).value();
}

void GraphqlEndpoint::answer(const http::Request& request, const Identified& who, bool is_person,
                             const http::Responder& responder) {
    const Reply reply(service_, is_person, responder);
    if (!is_graphql_method(request.method)) return reply.send(graphql_method_refused());
    const auto locale = preferred_locale(request.header("Accept-Language"));
    if (who.result == Identified::Result::refused) return reply.send(token_refused(locale));
    // Public data comes from memory: a seeker whose session cannot be read is answered like an anonymous
    // visitor.
    const bool is_unavailable = who.result == Identified::Result::unavailable;
    const auto now = service_.identity.clock.now();
    const bool everybodys = !who.caller.is_logged_in();
    std::string key = everybodys ? question(request, locale, now) : "";
    const auto kept = everybodys ? public_answers_.find(key) : nullptr;
    if (kept && answer_kept(key, *kept, reply)) return;
    auto call = read_graphql(*engine_, request);
    if (!call.ok()) return reply.send(response_of(std::move(call).error()));
    if (is_unavailable && needs_database(*call->operation)) return reply.send(too_busy(locale));
    const bool waits = call->operation->blocking() || (!everybodys && call->operation->personal());
    const bool asks = call->operation->kind() == graphql::OperationKind::query;
    if (!waits && !call->operation->lengthy()) {
        const bool is_done = everybodys && asks ? answer_public(*call, locale, key, kept.get(), reply)
                                                : answer_at_once(*call, locale, who.caller, reply);
        if (is_done) return;
    }
    if (!waits && (everybodys || call->operation->lengthy()))
        return answer_lengthy(std::move(call).value(), locale, question(request, locale, now), kept,
                              http::choose_encoding(request.headers.joined("Accept-Encoding")), reply);

    auto shared = std::make_shared<const graphql::Call>(std::move(call).value());
    const bool taken = sql_queue_.submit(
        [this, shared, locale, caller = who.caller, key = std::string(request.header("Idempotency-Key")),
         client = client_of(request), reply] { execute(*shared, locale, caller, key, client, reply); });
    if (!taken) reply.send(too_busy(locale));
}

graphql::HttpAnswer GraphqlEndpoint::run_with_old_jobs(const graphql::Call& call,
                                                       ServiceContext& context) const {
    auto answer = graphql::run(*engine_, call, graphql::Context::of(context));
    if (context.dependencies.missing.empty()) return answer;
    context.bring_jobs(std::exchange(context.dependencies, {}).missing);
    return graphql::run(*engine_, call, graphql::Context::of(context));
}

bool GraphqlEndpoint::answer_at_once(const graphql::Call& call, domain::Locale locale,
                                     const domain::Caller& caller, const Reply& reply) const {
    ServiceContext context{service_, service_.live_catalogue.snapshot(), locale, caller};
    auto answer = graphql::run(*engine_, call, graphql::Context::of(context));
    if (!context.dependencies.missing.empty()) return false;
    reply.send(response_of(std::move(answer)), context.opened);
    return true;
}

bool GraphqlEndpoint::answer_kept(const std::string& key, const PublicAnswer& kept, const Reply& reply) {
    const auto now = service_.live_catalogue.snapshot();
    const auto freshness = freshness_of(kept, *now);
    if (freshness != domain::Freshness::current && freshness != domain::Freshness::recent) return false;
    reply.send(cache_report_.noted(response_of(kept), http::CacheUse::hit), kept.opened);
    if (freshness == domain::Freshness::current) public_answers_.confirm(key, kept, now->catalogue.edition());
    return true;
}

void GraphqlEndpoint::execute(const graphql::Call& call, domain::Locale locale, const domain::Caller& caller,
                              std::string_view idempotency_key, const domain::RequestClient& client,
                              const Reply& reply) const {
    const auto answer_as = [&](const domain::Caller& who) {
        ServiceContext context{service_, service_.live_catalogue.snapshot(), locale,
                               who,      std::string(idempotency_key),       client};
        auto response = response_of(run_with_old_jobs(call, context));
        reply.send(std::move(response), context.opened);
    };
    try {
        answer_as(caller);
    } catch (const base::Outage& outage) {
        // Public data comes from memory: during an outage a seeker is answered like an anonymous visitor.
        if (needs_database(*call.operation)) return reply.send(unavailable(locale, outage));
        answer_as({});
    }
}

void GraphqlEndpoint::answer_lengthy(graphql::Call call, domain::Locale locale, std::string key,
                                     std::shared_ptr<const PublicAnswer> before, http::Encoding encoding,
                                     const Reply& reply) {
    auto shared = std::make_shared<const graphql::Call>(std::move(call));
    const bool taken = sql_queue_.submit(
        [this, shared, locale, key = std::move(key), before = std::move(before), encoding, reply] {
            // Another caller may have asked the same question in the meantime.
            if (const auto kept = public_answers_.find(key); kept && answer_kept(key, *kept, reply)) return;
            try {
                answer_public(*shared, locale, key, before.get(), reply, encoding);
            } catch (const base::Outage& outage) {
                reply.send(unavailable(locale, outage));
            }
        });
    if (!taken) reply.send(too_busy(locale));
}

bool GraphqlEndpoint::answer_public(const graphql::Call& call, domain::Locale locale, const std::string& key,
                                    const PublicAnswer* before, const Reply& reply,
                                    std::optional<http::Encoding> packed_for) {
    ServiceContext context{service_, service_.live_catalogue.snapshot(), locale, {}};
    auto answer = packed_for ? run_with_old_jobs(call, context)
                             : graphql::run(*engine_, call, graphql::Context::of(context));
    if (!packed_for && !context.dependencies.missing.empty()) return false;
    if (answer.status != 200) {
        reply.send(response_of(std::move(answer)));
        return true;
    }
    PublicAnswer made{std::string(answer.content_type), nullptr, context.snapshot->catalogue.edition(),
                      sources_of(*call.operation, std::move(context.dependencies)), context.opened};
    const auto kept = public_answers_.keep(key, std::move(answer.body), std::move(made), before);
    if (packed_for) static_cast<void>(kept->body->encoded(*packed_for));
    reply.send(cache_report_.noted(response_of(*kept), use_of(before, *kept)), kept->opened);
    return true;
}

std::string GraphqlEndpoint::run(const std::shared_ptr<const domain::CatalogueSnapshot>& snapshot,
                                 domain::Locale locale, std::string_view document_id,
                                 const boost::json::object& variables,
                                 domain::AnswerDependencies& dependencies) const {
    const auto prepared = engine_->persisted(document_id);
    if (prepared == nullptr) throw std::runtime_error(fmt::format("there is no document {}", document_id));
    ServiceContext context{service_, snapshot, locale, {}};
    std::string out;
    engine_->execute(
        *prepared, {.operation_name = {}, .variables = &variables, .context = graphql::Context::of(context)},
        out);
    const auto operation = prepared->operation({});
    dependencies.add(*sources_of(*operation.value(), std::move(context.dependencies)));
    return out;
}

}  // namespace hoigung::endpoints
