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
#include "http/encoding.hpp"
#include "http/handler.hpp"

namespace hoigung {

// api/schema.graphql, put into the program at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> schema_files();

namespace endpoints {

// The seeker service's GraphQL, over HTTP and for the pages within the process.
class GraphqlEndpoint {
  public:
    // Throws when schema, resolvers and persisted documents do not fit together, naming everything at once.
    // `cache_bytes` is for answers that are the same for everybody.
    GraphqlEndpoint(const SeekerService& service, graphql::Settings settings, std::size_t cache_bytes,
                    base::WorkQueue& sql_queue);

    void answer(const http::Request& request, const Identified& who, const http::Responder& responder);

    // Runs a persisted document against a snapshot, as a visitor who is not logged in. Adds what the
    // answer was made from.
    [[nodiscard]] std::string run(const std::shared_ptr<const domain::CatalogueSnapshot>& snapshot,
                                  domain::Locale locale, std::string_view document_id,
                                  const boost::json::object& variables,
                                  domain::AnswerDependencies& dependencies) const;

  private:
    // Answers with what is kept, if it is fresh enough.
    bool answer_kept(const std::string& key, const PublicAnswer& kept, const http::Responder& responder);
    // On an SQL thread: runs it once more, with the jobs that it asked for and that had left memory.
    [[nodiscard]] graphql::HttpAnswer run_with_old_jobs(const graphql::Call& call,
                                                        ServiceContext& context) const;
    // False when it asked for jobs that are not in memory, which have to be read first.
    bool answer_at_once(const graphql::Call& call, domain::Locale locale, const domain::Caller& caller,
                        const http::Responder& responder) const;
    void execute(const graphql::Call& call, domain::Locale locale, const domain::Caller& caller,
                 std::string_view idempotency_key, const http::Responder& responder) const;

    // The answer to a call that neither needs the database nor depends on who asks; `before` is the one that
    // was kept, or null. It is packed here when that would take the network thread too long, which is never
    // on that thread. On it, false when jobs have to be read first that are not in memory.
    bool answer_public(const graphql::Call& call, domain::Locale locale, const std::string& key,
                       const PublicAnswer* before, const http::Responder& responder,
                       std::optional<http::Encoding> packed_for = std::nullopt);
    // The same on a thread of the queue, also for those who are logged in.
    void answer_lengthy(graphql::Call call, domain::Locale locale, std::string key,
                        std::shared_ptr<const PublicAnswer> before, http::Encoding encoding,
                        const http::Responder& responder);

    const SeekerService& service_;
    base::WorkQueue& sql_queue_;
    std::unique_ptr<const graphql::Engine> engine_;
    PublicAnswers public_answers_;
};

}  // namespace endpoints
}  // namespace hoigung
