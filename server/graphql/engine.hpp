#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "base/result.hpp"
#include "graphql/bindings.hpp"
#include "graphql/document_cache.hpp"
#include "graphql/error.hpp"
#include "graphql/execution/execution.hpp"
#include "graphql/limits.hpp"
#include "graphql/prepared.hpp"

namespace hoigung::graphql {

struct Settings {
    Limits limits{};
    std::size_t cached_documents = 512;
    // Documents that callers may request by id instead of sending them: id ("sha256:<hex>") to text.
    std::map<std::string, std::string> persisted_documents{};
    FaultLog log{};
};

struct Request {
    // May be empty when the document has only one operation.
    std::string_view operation_name{};
    const boost::json::object* variables = nullptr;
    Context context{};
};

enum class Outcome {
    // Executed, with or without errors in fields; the answer has data.
    executed,
    // Refused before execution; the answer has only errors.
    refused
};

// A schema with its resolvers, ready to answer. Thread-safe.
class Engine {
  public:
    // On failure, lists every problem with the schema, the bindings and the persisted documents.
    [[nodiscard]] static base::Result<std::unique_ptr<const Engine>, std::vector<std::string>> make(
        std::string_view schema_text, Bindings bindings, Settings settings);

    [[nodiscard]] const Schema& schema() const { return bound_->schema(); }

    // Parses a document, validates it and checks the limits, or takes it from the cache.
    [[nodiscard]] base::Result<std::shared_ptr<const Prepared>, std::vector<Error>> prepare(
        std::string_view text) const;
    // A persisted document; null for an unknown id.
    [[nodiscard]] std::shared_ptr<const Prepared> persisted(std::string_view document_id) const;

    // Appends the whole answer to `out`.
    Outcome execute(const Prepared& prepared, const Request& request, std::string& out) const;

  private:
    Engine(std::unique_ptr<const BoundSchema> bound, Settings settings);
    // The errors for a caller, without suggestions of names if the caller may not read the schema.
    [[nodiscard]] std::vector<Error> as_told(std::vector<Error> errors) const;
    [[nodiscard]] base::Result<std::shared_ptr<const Prepared>, std::vector<Error>> prepare_new(
        std::string_view text) const;
    void persist(std::vector<std::string>& problems);

    std::unique_ptr<const BoundSchema> bound_;
    Settings settings_;
    mutable DocumentCache cache_;
    std::map<std::string, std::shared_ptr<const Prepared>, std::less<>> persisted_;
};

}  // namespace hoigung::graphql
