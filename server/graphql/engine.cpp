#include "graphql/engine.hpp"

#include <array>

#include <fmt/format.h>
#include <openssl/evp.h>

#include "base/text.hpp"
#include "graphql/language/parser.hpp"
#include "graphql/suggestion.hpp"
#include "graphql/validation/limit_rules.hpp"
#include "graphql/validation/validation.hpp"

namespace hoigung::graphql {
namespace {

std::string sha256_id(std::string_view text) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest;
    unsigned length = 0;
    EVP_Digest(text.data(), text.size(), digest.data(), &length, EVP_sha256(), nullptr);
    return "sha256:" + base::hex_text({reinterpret_cast<const char*>(digest.data()), length});
}

std::string describe(const Error& error) {
    if (error.locations.empty()) return error.message;
    return fmt::format("{} (line {}, column {})", error.message, error.locations.front().line,
                       error.locations.front().column);
}

Outcome refuse(std::vector<Error> errors, std::string& out) {
    out += refusal(errors);
    return Outcome::refused;
}

}  // namespace

base::Result<std::unique_ptr<const Engine>, std::vector<std::string>> Engine::make(
    std::string_view schema_text, Bindings bindings, Settings settings) {
    std::vector<std::string> problems;
    auto schema = Schema::build(schema_text);
    if (!schema) {
        for (const auto& error : schema.error()) problems.push_back("Schema: " + describe(error));
        return problems;
    }
    auto bound = BoundSchema::make(std::move(schema).value(), std::move(bindings));
    if (!bound) return std::move(bound).error();
    std::unique_ptr<Engine> engine(new Engine(std::move(bound).value(), std::move(settings)));
    engine->persist(problems);
    if (!problems.empty()) return problems;
    return std::unique_ptr<const Engine>(std::move(engine));
}

Engine::Engine(std::unique_ptr<const BoundSchema> bound, Settings settings)
    : bound_(std::move(bound)), settings_(std::move(settings)), cache_(settings_.cached_documents) {}

void Engine::persist(std::vector<std::string>& problems) {
    for (const auto& [id, text] : settings_.persisted_documents) {
        if (id != sha256_id(text)) {
            problems.push_back(fmt::format("Persisted document {} has another text than its id says.", id));
            continue;
        }
        auto prepared = prepare_new(text);
        if (prepared) {
            persisted_.emplace(id, std::move(prepared).value());
            continue;
        }
        for (const auto& error : prepared.error()) {
            problems.push_back(fmt::format("Persisted document {}: {}", id, describe(error)));
        }
    }
}

base::Result<std::shared_ptr<const Prepared>, std::vector<Error>> Engine::prepare(
    std::string_view text) const {
    if (auto known = cache_.find(text)) return known;
    auto made = prepare_new(text);
    if (made) cache_.add(*made);
    return made;
}

std::shared_ptr<const Prepared> Engine::persisted(std::string_view document_id) const {
    const auto found = persisted_.find(document_id);
    return found == persisted_.end() ? nullptr : found->second;
}

base::Result<std::shared_ptr<const Prepared>, std::vector<Error>> Engine::prepare_new(
    std::string_view text) const {
    const auto& limits = settings_.limits;
    auto document = parse(text, {.tokens = limits.tokens});
    if (!document) return std::vector{std::move(document).error()};
    const auto& parsed = **document;
    Report amounts(parsed.text());
    check_amounts(parsed, limits, amounts);
    if (!amounts.empty()) return amounts.take();
    auto errors = validate(bound_->schema(), parsed);
    if (!limits.introspection) {
        Report report(parsed.text());
        check_no_introspection(AnnotatedDocument(bound_->schema(), parsed), report);
        for (auto& error : report.take()) errors.push_back(std::move(error));
    }
    if (!errors.empty()) return as_told(std::move(errors));
    std::vector<bool> variable_costs;
    for (const auto& definition : parsed.definitions()) {
        const auto* operation = std::get_if<ast::OperationDefinition>(&definition);
        if (operation == nullptr) continue;
        if (bound_->schema().root(operation->kind) == nullptr) {
            return std::vector{
                Error{.message = fmt::format("Schema is not configured to execute {} operation.",
                                             ast::to_string(operation->kind)),
                      .locations = {locate(parsed.text(), operation->at)}}};
        }
        const auto cost = cost_of(*bound_, parsed, *operation, limits, {});
        variable_costs.push_back(cost.variable);
        if (auto problem = depth_problem(depth_of(parsed, *operation), limits)) errors.push_back(*problem);
        if (auto problem = cost_problem(cost, limits)) errors.push_back(*problem);
    }
    if (!errors.empty()) return errors;
    return std::make_shared<const Prepared>(*bound_, std::move(document).value(), variable_costs);
}

std::vector<Error> Engine::as_told(std::vector<Error> errors) const {
    if (settings_.limits.introspection) return errors;
    for (Error& error : errors) error.message = without_suggestion(std::move(error.message));
    return errors;
}

Outcome Engine::execute(const Prepared& prepared, const Request& request, std::string& out) const {
    const auto chosen = prepared.operation(request.operation_name);
    if (!chosen) return refuse({chosen.error()}, out);
    const auto& operation = **chosen;
    const auto& document = prepared.document();
    static const boost::json::object kNone;
    Arena arena;
    auto variables = coerce_variables(bound_->schema(), document, operation.definition(),
                                      request.variables == nullptr ? kNone : *request.variables, arena);
    if (!variables.errors.empty()) return refuse(as_told(std::move(variables.errors)), out);
    if (operation.variable_cost()) {
        const auto cost =
            cost_of(*bound_, document, operation.definition(), settings_.limits, variables.values);
        if (auto problem = cost_problem(cost, settings_.limits)) return refuse({*problem}, out);
    }
    const auto plan = operation.plan(variables.values);
    if (plan == nullptr) {
        return refuse({Error{.message = "Argument \"if\" of non-null type \"Boolean!\" must not be null."}},
                      out);
    }
    Execution(*bound_, document, *plan, variables.values, request.context, settings_.log, out).run();
    return Outcome::executed;
}

}  // namespace hoigung::graphql
