#include "document_printer.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "graphql/language/characters.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql::oracle {
namespace {

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string out;
    for (const auto& part : parts) {
        if (part.empty()) continue;
        if (!out.empty()) out += separator;
        out += part;
    }
    return out;
}

std::string wrap(std::string_view start, const std::string& text, std::string_view end = "") {
    return text.empty() ? "" : fmt::format("{}{}{}", start, text, end);
}

std::string indent(const std::string& text) {
    std::string out;
    for (const char c : text) {
        out += c;
        if (c == '\n') out += "  ";
    }
    return wrap("  ", out);
}

std::string block(const std::vector<std::string>& parts) {
    return wrap("{\n", indent(join(parts, "\n")), "\n}");
}

template <class Range, class F>
std::vector<std::string> each(const Range& range, F print_one) {
    std::vector<std::string> out;
    for (const auto& item : range) out.push_back(print_one(item));
    return out;
}

std::string name_of(const ast::Name& name) {
    return std::string(name.text);
}

std::size_t utf16_length(std::string_view text) {
    std::size_t units = 0;
    for (std::size_t i = 0; i < text.size(); i += utf8_length(static_cast<unsigned char>(text[i]))) {
        units += utf8_length(static_cast<unsigned char>(text[i])) == 4 ? 2U : 1U;
    }
    return units;
}

std::string argument(const ast::Argument& node) {
    return fmt::format("{}: {}", node.name.text, print(node.value));
}

std::string directive(const ast::Directive& node) {
    return fmt::format("@{}{}", node.name.text, wrap("(", join(each(node.arguments, argument), ", "), ")"));
}

std::string directives(std::span<const ast::Directive> nodes) {
    return join(each(nodes, directive), " ");
}

std::string selection_set(const ast::SelectionSet* set);

std::string selection(const ast::Selection& node) {
    if (node.kind == ast::Selection::Kind::fragment_spread) {
        return fmt::format("...{}{}", node.name.text, wrap(" ", directives(node.directives)));
    }
    if (node.kind == ast::Selection::Kind::inline_fragment) {
        return join({"...", wrap("on ", name_of(node.type_condition)), directives(node.directives),
                     selection_set(node.selection_set)},
                    " ");
    }
    const auto prefix = wrap("", name_of(node.alias), ": ") + name_of(node.name);
    auto line = prefix + wrap("(", join(each(node.arguments, argument), ", "), ")");
    if (utf16_length(line) > 80) {
        line = prefix + wrap("(\n", indent(join(each(node.arguments, argument), "\n")), "\n)");
    }
    return join({line, directives(node.directives), selection_set(node.selection_set)}, " ");
}

std::string selection_set(const ast::SelectionSet* set) {
    return set == nullptr ? "" : block(each(set->selections, selection));
}

std::string variable(const ast::VariableDefinition& node) {
    return fmt::format("${}: {}{}{}", node.name.text, print(*node.type),
                       node.default_value == nullptr ? "" : " = " + print(*node.default_value),
                       wrap(" ", directives(node.directives)));
}

std::string definition(const ast::OperationDefinition& node) {
    const auto variables = wrap("(", join(each(node.variables, variable), ", "), ")");
    const auto prefix = join(
        {std::string(ast::to_string(node.kind)), name_of(node.name) + variables, directives(node.directives)},
        " ");
    return (prefix == "query" ? "" : prefix + " ") + selection_set(node.selection_set);
}

std::string definition(const ast::FragmentDefinition& node) {
    return fmt::format("fragment {} on {} {}{}", node.name.text, node.type_condition.text,
                       wrap("", directives(node.directives), " "), selection_set(node.selection_set));
}

std::string description(const ast::Value* node) {
    return node == nullptr ? "" : print(*node) + "\n";
}

std::string definition(const ast::SchemaDefinition& node) {
    const auto operation = [](const ast::OperationTypeDefinition& type) {
        return fmt::format("{}: {}", ast::to_string(type.operation), type.type.text);
    };
    return description(node.description) +
           join({node.extension ? "extend schema" : "schema", directives(node.directives),
                 block(each(node.operation_types, operation))},
                " ");
}

std::string input_value(const ast::InputValueDefinition& node) {
    return description(node.description) +
           join({fmt::format("{}: {}", node.name.text, print(*node.type)),
                 node.default_value == nullptr ? "" : "= " + print(*node.default_value),
                 directives(node.directives)},
                " ");
}

std::string arguments(std::span<const ast::InputValueDefinition> nodes) {
    const auto parts = each(nodes, input_value);
    const bool lines = std::ranges::any_of(
        parts, [](const std::string& part) { return part.find('\n') != std::string::npos; });
    return lines ? wrap("(\n", indent(join(parts, "\n")), "\n)") : wrap("(", join(parts, ", "), ")");
}

std::string field(const ast::FieldDefinition& node) {
    return fmt::format("{}{}{}: {}{}", description(node.description), node.name.text,
                       arguments(node.arguments), print(*node.type), wrap(" ", directives(node.directives)));
}

std::string enum_value(const ast::EnumValueDefinition& node) {
    return description(node.description) + join({name_of(node.name), directives(node.directives)}, " ");
}

std::string definition(const ast::TypeDefinition& node) {
    constexpr std::string_view keywords[] = {"scalar", "type", "interface", "union", "enum", "input"};
    const std::string keyword(keywords[static_cast<std::size_t>(node.kind)]);
    return description(node.description) +
           join(
               {(node.extension ? "extend " : "") + keyword, name_of(node.name),
                wrap("implements ", join(each(node.interfaces, name_of), " & ")), directives(node.directives),
                block(each(node.fields, field)), block(each(node.input_fields, input_value)),
                block(each(node.values, enum_value)), wrap("= ", join(each(node.members, name_of), " | "))},
               " ");
}

std::string definition(const ast::DirectiveDefinition& node) {
    return fmt::format("{}directive @{}{}{} on {}", description(node.description), node.name.text,
                       arguments(node.arguments), node.repeatable ? " repeatable" : "",
                       join(each(node.locations, name_of), " | "));
}

}  // namespace

std::string print_document(const ast::Document& document) {
    std::vector<std::string> parts;
    for (const auto& node : document.definitions()) {
        parts.push_back(std::visit([](const auto& one) { return definition(one); }, node));
    }
    return join(parts, "\n\n");
}

}  // namespace hoigung::graphql::oracle
