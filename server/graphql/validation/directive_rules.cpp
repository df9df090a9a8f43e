#include "graphql/validation/directive_rules.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "graphql/language/printer.hpp"
#include "graphql/suggestion.hpp"

namespace hoigung::graphql {

KnownDirectives known_directives(std::span<const DirectiveDefinition> definitions) {
    KnownDirectives known;
    for (const auto& definition : definitions) {
        auto& directive = known[definition.name];
        directive = {.locations = definition.locations, .repeatable = definition.repeatable};
        for (const auto& argument : definition.arguments) {
            directive.arguments.push_back({argument.name, argument.is_required(), to_string(*argument.type)});
        }
    }
    return known;
}

void add_known_directives(KnownDirectives& known, const ast::Document& document) {
    for (const auto& definition : document.definitions()) {
        const auto* node = std::get_if<ast::DirectiveDefinition>(&definition);
        if (node == nullptr) continue;
        KnownDirective directive{.repeatable = node->repeatable};
        for (const auto& location : node->locations) directive.locations.push_back(location.text);
        for (const auto& argument : node->arguments) {
            const bool required = argument.type->kind == ast::TypeReference::Kind::non_null &&
                                  argument.default_value == nullptr;
            directive.arguments.push_back({argument.name.text, required, print(*argument.type)});
        }
        known[node->name.text] = std::move(directive);
    }
}

void check_directive(const KnownDirectives& known, const ast::Directive& directive, std::string_view location,
                     Report& report) {
    const auto name = directive.name.text;
    check_unique_arguments(directive.arguments, report);
    const auto found = known.find(name);
    if (found == known.end()) {
        report.add(fmt::format("Unknown directive \"@{}\".", name), {directive.at});
        return;
    }
    const auto& definition = found->second;
    if (std::ranges::find(definition.locations, location) == definition.locations.end()) {
        report.add(fmt::format("Directive \"@{}\" may not be used on {}.", name, location), {directive.at});
    }
    std::vector<std::string_view> names;
    for (const auto& argument : definition.arguments) names.push_back(argument.name);
    for (const auto& argument : directive.arguments) {
        if (std::ranges::find(names, argument.name.text) != names.end()) continue;
        report.add(fmt::format("Unknown argument \"{}\" on directive \"@{}\".{}", argument.name.text, name,
                               did_you_mean(argument.name.text, names)),
                   {argument.name.at});
    }
    for (const auto& argument : definition.arguments) {
        const auto given = [&](const ast::Argument& node) { return node.name.text == argument.name; };
        if (!argument.required || std::ranges::any_of(directive.arguments, given)) continue;
        report.add(fmt::format("Directive \"@{}\" argument \"{}\" of type \"{}\" is required, but it was not "
                               "provided.",
                               name, argument.name, argument.type),
                   {directive.at});
    }
}

void DirectivePlace::check(const KnownDirectives& known, std::span<const ast::Directive> directives,
                           Report& report) {
    for (const auto& directive : directives) {
        const auto found = known.find(directive.name.text);
        if (found == known.end() || found->second.repeatable) continue;
        const auto [seen, first] = seen_.emplace(directive.name.text, directive.at);
        if (first) continue;
        report.add(
            fmt::format("The directive \"@{}\" can only be used once at this location.", directive.name.text),
            {seen->second, directive.at});
    }
}

void check_unique_arguments(std::span<const ast::Argument> arguments, Report& report) {
    std::map<std::string_view, std::vector<ast::Position>> seen;
    for (const auto& argument : arguments) seen[argument.name.text].push_back(argument.name.at);
    for (const auto& [name, positions] : seen) {
        if (positions.size() < 2) continue;
        report.add(fmt::format("There can be only one argument named \"{}\".", name), positions);
    }
}

void check_unique_input_fields(const ast::Value& value, Report& report) {
    for (const auto& item : value.items) check_unique_input_fields(item, report);
    std::map<std::string_view, ast::Position> seen;
    for (const auto& field : value.fields) {
        const auto [first, fresh] = seen.emplace(field.name.text, field.name.at);
        if (!fresh) {
            report.add(fmt::format("There can be only one input field named \"{}\".", field.name.text),
                       {first->second, field.name.at});
        }
        check_unique_input_fields(field.value, report);
    }
}

}  // namespace hoigung::graphql
