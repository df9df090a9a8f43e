#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "base/embedded.hpp"
#include "base/work_queue.hpp"
#include "endpoints/seeker/public_answers.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "graphql/engine.hpp"
#include "graphql/http_request.hpp"
#include "http/cache_report.hpp"
#include "http/encoding.hpp"
#include "http/handler.hpp"

namespace hoigung {

// api/schema.graphql, embedded at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> schema_files();

namespace endpoints {

// The seeker service's GraphQL, over HTTP and for pages that are rendered in this process.
class GraphqlEndpoint {
  public:
    // Throws when schema, resolvers and persisted documents do not match; the message names every mismatch.
    // `cache_bytes` bounds the cache of answers that are the same for every caller.
    GraphqlEndpoint(const SeekerService& service, graphql::Settings settings, std::size_t cache_bytes,
                    http::CacheReport cache_report, base::WorkQueue& sql_queue);

    // A job that the answer opens is counted if a person asks.
    void answer(const http::Request& request, const Identified& who, bool is_person,
                const http::Responder& responder);

    // Runs a persisted document against a snapshot, as a visitor who is not logged in. Adds what the answer
    // depends on to `dependencies`.
    [[nodiscard]] std::string run(const std::shared_ptr<const domain::CatalogueSnapshot>& snapshot,
                                  domain::Locale locale, std::string_view document_id,
                                  const boost::json::object& variables,
                                  domain::AnswerDependencies& dependencies) const;

  private:
    // Answers a request, and counts the job that the answer opens if a person asked.
    class Reply {
      public:
        Reply(const SeekerService& service, bool is_person, const http::Responder& responder)
            : service_(service), is_person_(is_person), responder_(responder) {}

        void send(http::Response response, std::optional<domain::JobId> opened = std::nullopt) const {
            if (opened && is_person_) service_.opened(*opened);
            responder_.answer(std::move(response));
        }

      private:
        const SeekerService& service_;
        bool is_person_;
        http::Responder responder_;
    };

    // Answers from the cache and returns true if the cached answer is fresh enough.
    bool answer_kept(const std::string& key, const PublicAnswer& kept, const Reply& reply);
    // Runs the call on an SQL thread; if it asked for jobs that are no longer in memory, reads them and runs
    // it again.
    [[nodiscard]] graphql::HttpAnswer run_with_old_jobs(const graphql::Call& call,
                                                        ServiceContext& context) const;
    // Returns false, without answering, when the call asked for jobs that have to be read from the database
    // first.
    bool answer_at_once(const graphql::Call& call, domain::Locale locale, const domain::Caller& caller,
                        const Reply& reply) const;
    void execute(const graphql::Call& call, domain::Locale locale, const domain::Caller& caller,
                 std::string_view idempotency_key, const domain::RequestClient& client,
                 const Reply& reply) const;

    // Answers a call that neither needs the database nor depends on the caller; `before` is the cached
    // answer, or null. On a network thread `packed_for` is empty, and the result is false when jobs have to
    // be read from the database first. On other threads it is set, and the body is compressed here.
    bool answer_public(const graphql::Call& call, domain::Locale locale, const std::string& key,
                       const PublicAnswer* before, const Reply& reply,
                       std::optional<http::Encoding> packed_for = std::nullopt);
    // Runs answer_public() on a thread of the queue, also for callers who are logged in.
    void answer_lengthy(graphql::Call call, domain::Locale locale, std::string key,
                        std::shared_ptr<const PublicAnswer> before, http::Encoding encoding,
                        const Reply& reply);

    const SeekerService& service_;
    base::WorkQueue& sql_queue_;
    std::unique_ptr<const graphql::Engine> engine_;
    PublicAnswers public_answers_;
    const http::CacheReport cache_report_;
};

}  // namespace endpoints
}  // namespace hoigung
