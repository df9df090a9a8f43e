#include "graphql/execution/execution.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/outage.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql {
namespace {

std::vector<PathSegment> segments(const PathNode* path) {
    std::vector<PathSegment> out;
    for (; path != nullptr; path = path->parent) {
        if (path->index >= 0) {
            out.emplace_back(path->index);
        } else {
            out.emplace_back(std::string(path->key));
        }
    }
    std::ranges::reverse(out);
    return out;
}

std::string to_text(const PathNode& path) {
    std::string text;
    for (const auto& segment : segments(&path)) {
        if (!text.empty()) text += '.';
        if (const auto* key = std::get_if<std::string>(&segment)) {
            text += *key;
        } else {
            text += fmt::format("{}", std::get<std::int64_t>(segment));
        }
    }
    return text;
}

}  // namespace

void Execution::run() {
    const auto start = out_.position();
    out_.append("{\"data\":");
    if (!write_object(plan_.root(), nullptr, nullptr)) out_.append("null");
    out_.append('}');
    if (errors_.empty()) return;
    std::string errors = "\"errors\":";
    write_errors(errors, errors_);
    errors += ',';
    out_.insert(start + 1, errors);
}

bool Execution::write_object(const SelectionPlan& selection, const void* object, const PathNode* path) {
    const auto start = out_.position();
    out_.append('{');
    std::size_t comma = 1;
    for (const auto& field : selection.fields) {
        out_.append_padded(field.opening.substr(comma));
        comma = 0;
        if (!field.constant.empty()) {
            out_.append(field.constant);
        } else if (!write_field(field, object, {.parent = path, .key = field.key})) {
            out_.cut_back(start);
            return false;
        }
    }
    out_.append('}');
    return true;
}

bool Execution::write_field(const FieldPlan& field, const void* parent, const PathNode& path) {
    const auto* arguments = field.arguments != nullptr ? field.arguments : arguments_of(field, path);
    if (arguments == nullptr) {
        if (field.field->type->is_non_null()) return false;
        out_.append("null");
        return true;
    }
    Field answer(*this, field, *field.field->type, path, *arguments);
    try {
        (*field.resolve)(parent, answer);
    } catch (const base::Outage&) {
        // Not this field's fault: the whole call has to be retried.
        throw;
    } catch (const std::exception& fault) {
        add_fault(field, path, fault.what());
        answer.state_ = Field::State::failed;
    } catch (...) {
        add_fault(field, path, "unknown exception");
        answer.state_ = Field::State::failed;
    }
    return answer.state_ == Field::State::written || answer.write_null();
}

// Arguments that depend on variables; null, with an error, when the values are invalid.
const Arguments* Execution::arguments_of(const FieldPlan& field, const PathNode& path) {
    if (variable_arguments_.size() <= field.variable_arguments) {
        variable_arguments_.resize(field.variable_arguments + 1);
    }
    if (const auto* known = variable_arguments_[field.variable_arguments]) return known;
    std::vector<Member> members;
    for (const auto& definition : field.field->arguments) {
        bool failed = false;
        const auto value = argument(field, definition, path, failed);
        if (failed) return nullptr;
        if (value) members.push_back({definition.name, *value});
    }
    const auto* made = arena_.make<Arguments>(arena_.list(members), field.field->arguments);
    variable_arguments_[field.variable_arguments] = made;
    return made;
}

std::optional<Value> Execution::argument(const FieldPlan& field, const InputDefinition& definition,
                                         const PathNode& path, bool& failed) {
    const auto fallback = [&]() -> std::optional<Value> {
        if (definition.default_value == nullptr) return std::nullopt;
        return *definition.default_value;
    };
    const auto& given = field.nodes.front()->arguments;
    const auto found = std::ranges::find_if(
        given, [&](const ast::Argument& node) { return node.name.text == definition.name; });
    if (found == given.end()) return fallback();
    const auto& literal = found->value;
    bool is_null = literal.kind == ast::ValueKind::null;
    if (literal.kind == ast::ValueKind::variable) {
        const auto* variable = find_variable(variables_, literal.text);
        if (variable == nullptr) return fallback();
        is_null = variable->is_null();
    }
    if (is_null && definition.type->is_non_null()) {
        failed = true;
        add_error_at(literal.at, path,
                     fmt::format("Argument \"{}\" of non-null type \"{}\" must not be null.", definition.name,
                                 to_string(*definition.type)));
        return std::nullopt;
    }
    auto value = coerce_literal(literal, *definition.type, variables_, arena_);
    if (!value) {
        failed = true;
        add_error_at(literal.at, path,
                     fmt::format("Argument \"{}\" has invalid value {}.", definition.name, print(literal)));
    }
    return value;
}

void Execution::add_error(const FieldPlan& field, const PathNode& path, std::string message,
                          std::string extensions) {
    Error error{.message = std::move(message), .path = segments(&path), .extensions = std::move(extensions)};
    for (const auto* node : field.nodes) error.locations.push_back(locate(document_.text(), node->at));
    errors_.push_back(std::move(error));
}

void Execution::add_error_at(ast::Position at, const PathNode& path, std::string message) {
    errors_.push_back({.message = std::move(message),
                       .locations = {locate(document_.text(), at)},
                       .path = segments(&path)});
}

void Execution::add_fault(const FieldPlan& field, const PathNode& path, std::string_view what) {
    if (log_) log_(to_text(path), what);
    add_error(field, path, "Internal error");
}

}  // namespace hoigung::graphql
