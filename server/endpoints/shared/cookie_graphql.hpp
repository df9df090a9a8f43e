#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/work_queue.hpp"
#include "domain/locale.hpp"
#include "endpoints/shared/cookie_scope.hpp"
#include "graphql/engine.hpp"
#include "graphql/http_request.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The callers of a service, known by a cookie of its own.
class CookieSessions {
  public:
    using Execute = std::function<void(graphql::Context)>;

    virtual ~CookieSessions() = default;

    [[nodiscard]] virtual const CookieScope& cookies() const = 0;
    // The owner whose share of the queue a call uses. Called on a network thread, where it must not read the
    // database.
    [[nodiscard]] virtual base::WorkOwner owner_of(const http::Request& request,
                                                   const graphql::Call& call) const = 0;
    // Identifies the caller and calls `execute` with the context that the service's resolvers expect. Returns
    // the Set-Cookie headers of the answer. Called on a thread that may block.
    [[nodiscard]] virtual std::vector<std::string> run(const http::Request& request, domain::Locale locale,
                                                       const Execute& execute) const = 0;
};

// A schema with its resolvers.
struct GraphqlContract {
    // The owner of the contract, as the message about a mismatch names it: "the portal".
    std::string_view owner;
    std::string_view schema;
    graphql::Bindings resolvers;
    // The limits, and the documents that pages request by hash.
    graphql::Settings settings;
};

// GraphQL over HTTP for people who are known by a cookie. Every answer depends on the caller, so all calls
// run on the threads of a queue and no cache stores an answer.
class CookieGraphql {
  public:
    // Throws when schema, resolvers and persisted documents do not match; the message names every mismatch.
    CookieGraphql(GraphqlContract contract, const CookieSessions& sessions, base::WorkQueue& queue);

    void answer(http::Request request, const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response run(const http::Request& request, const graphql::Call& call,
                                     domain::Locale locale) const;

    const CookieSessions& sessions_;
    base::WorkQueue& queue_;
    std::unique_ptr<const graphql::Engine> engine_;
};

}  // namespace hoigung::endpoints
