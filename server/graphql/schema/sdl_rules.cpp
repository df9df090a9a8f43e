#include "graphql/schema/sdl_rules.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "base/enum_table.hpp"
#include "graphql/suggestion.hpp"

namespace hoigung::graphql {
namespace {

constexpr std::array<std::string_view, 13> kBuiltinTypes = {
    "String",  "Int",          "Float",       "Boolean",    "ID",          "__Schema",           "__Type",
    "__Field", "__InputValue", "__EnumValue", "__TypeKind", "__Directive", "__DirectiveLocation"};

std::string_view kind_name(ast::TypeKind kind) {
    using enum ast::TypeKind;
    static constexpr base::EnumTable<ast::TypeKind, std::string_view> kNames{
        {{scalar, "scalar"},
         {object, "object"},
         {interface, "interface"},
         {union_, "union"},
         {enumeration, "enum"},
         {input_object, "input object"}}};
    return kNames[kind];
}

std::string_view directive_location(ast::TypeKind kind) {
    using enum ast::TypeKind;
    static constexpr base::EnumTable<ast::TypeKind, std::string_view> kNames{
        {{scalar, "SCALAR"},
         {object, "OBJECT"},
         {interface, "INTERFACE"},
         {union_, "UNION"},
         {enumeration, "ENUM"},
         {input_object, "INPUT_OBJECT"}}};
    return kNames[kind];
}

// Names that may be defined only once, with the position of the first definition.
using Seen = std::map<std::string, ast::Position, std::less<>>;

class SchemaTextRules {
  public:
    SchemaTextRules(const ast::Document& document, const KnownDirectives& builtin, Report& report)
        : document_(document), directives_(builtin), report_(report) {
        add_known_directives(directives_, document);
        for (const auto& definition : document.definitions()) {
            const auto* type = std::get_if<ast::TypeDefinition>(&definition);
            if (type != nullptr && !type->extension) defined_[type->name.text] = type;
        }
    }

    void check() {
        for (const auto& definition : document_.definitions()) {
            if (const auto* schema = std::get_if<ast::SchemaDefinition>(&definition)) check_schema(*schema);
            if (const auto* type = std::get_if<ast::TypeDefinition>(&definition)) check_type(*type);
            if (const auto* directive = std::get_if<ast::DirectiveDefinition>(&definition)) {
                check_directive_definition(*directive);
            }
        }
    }

  private:
    void unique(Seen& seen, std::string key, ast::Position at, std::string message) {
        const auto [first, fresh] = seen.emplace(std::move(key), at);
        if (!fresh) report_.add(std::move(message), {first->second, at});
    }

    void check_schema(const ast::SchemaDefinition& schema) {
        if (!schema.extension && schema_seen_) {
            report_.add("Must provide only one schema definition.", {schema.at});
        }
        schema_seen_ = schema_seen_ || !schema.extension;
        for (const auto& operation : schema.operation_types) {
            const auto kind = ast::to_string(operation.operation);
            unique(operation_types_, std::string(kind), operation.at,
                   fmt::format("There can be only one {} type in schema.", kind));
            check_type_name(operation.type.text, operation.type.at);
        }
        check_directives(schema.directives, "SCHEMA", schema_place_);
    }

    void check_type(const ast::TypeDefinition& type) {
        const auto name = type.name.text;
        if (type.extension) {
            check_extension(type);
        } else {
            unique(types_, std::string(name), type.name.at,
                   fmt::format("There can be only one type named \"{}\".", name));
        }
        check_directives(type.directives, directive_location(type.kind), type_places_[name]);
        for (const auto& interface : type.interfaces) check_type_name(interface.text, interface.at);
        for (const auto& member : type.members) check_type_name(member.text, member.at);
        for (const auto& value : type.values) {
            unique(enum_values_, fmt::format("{}.{}", name, value.name.text), value.name.at,
                   fmt::format("Enum value \"{}.{}\" can only be defined once.", name, value.name.text));
            check_directives(value.directives, "ENUM_VALUE");
        }
        for (const auto& field : type.fields) {
            unique_field(name, field.name);
            const auto owner = fmt::format("{}.{}", name, field.name.text);
            check_arguments(owner, field.arguments);
            check_type_reference(*field.type);
            check_directives(field.directives, "FIELD_DEFINITION");
        }
        for (const auto& field : type.input_fields) {
            unique_field(name, field.name);
            check_input(field, "INPUT_FIELD_DEFINITION");
        }
    }

    void unique_field(std::string_view type, const ast::Name& field) {
        unique(fields_, fmt::format("{}.{}", type, field.text), field.at,
               fmt::format("Field \"{}.{}\" can only be defined once.", type, field.text));
    }

    void check_extension(const ast::TypeDefinition& type) {
        const auto name = type.name.text;
        const auto found = defined_.find(name);
        if (found == defined_.end()) {
            std::vector<std::string_view> names;
            for (const auto& [defined, definition] : defined_) names.push_back(defined);
            report_.add(fmt::format("Cannot extend type \"{}\" because it is not defined.{}", name,
                                    did_you_mean(name, names)),
                        {type.name.at});
        } else if (found->second->kind != type.kind) {
            report_.add(fmt::format("Cannot extend non-{} type \"{}\".", kind_name(type.kind), name),
                        {found->second->at, type.at});
        }
    }

    void check_directive_definition(const ast::DirectiveDefinition& directive) {
        const auto name = directive.name.text;
        unique(directive_names_, std::string(name), directive.name.at,
               fmt::format("There can be only one directive named \"@{}\".", name));
        check_arguments(fmt::format("@{}", name), directive.arguments);
    }

    void check_arguments(const std::string& owner, std::span<const ast::InputValueDefinition> arguments) {
        std::map<std::string_view, std::vector<ast::Position>> seen;
        for (const auto& argument : arguments) {
            seen[argument.name.text].push_back(argument.name.at);
            check_input(argument, "ARGUMENT_DEFINITION");
        }
        for (const auto& [name, positions] : seen) {
            if (positions.size() < 2) continue;
            report_.add(fmt::format("Argument \"{}({}:)\" can only be defined once.", owner, name),
                        positions);
        }
    }

    void check_input(const ast::InputValueDefinition& input, std::string_view location) {
        check_type_reference(*input.type);
        if (input.default_value != nullptr) check_unique_input_fields(*input.default_value, report_);
        check_directives(input.directives, location);
    }

    void check_directives(std::span<const ast::Directive> directives, std::string_view location) {
        DirectivePlace place;
        check_directives(directives, location, place);
    }

    void check_directives(std::span<const ast::Directive> directives, std::string_view location,
                          DirectivePlace& place) {
        place.check(directives_, directives, report_);
        for (const auto& directive : directives) {
            check_directive(directives_, directive, location, report_);
            for (const auto& argument : directive.arguments) {
                check_unique_input_fields(argument.value, report_);
            }
        }
    }

    void check_type_reference(const ast::TypeReference& type) {
        if (type.inner != nullptr) return check_type_reference(*type.inner);
        check_type_name(type.name, type.at);
    }

    void check_type_name(std::string_view name, ast::Position at) {
        if (defined_.contains(name) || is_builtin_type(name)) return;
        std::vector<std::string_view> names(kBuiltinTypes.begin(), kBuiltinTypes.end());
        for (const auto& [defined, definition] : defined_) names.push_back(defined);
        report_.add(fmt::format("Unknown type \"{}\".{}", name, did_you_mean(name, names)), {at});
    }

    const ast::Document& document_;
    KnownDirectives directives_;
    Report& report_;
    std::map<std::string_view, const ast::TypeDefinition*> defined_;
    bool schema_seen_ = false;
    Seen operation_types_;
    Seen types_;
    Seen enum_values_;
    Seen fields_;
    Seen directive_names_;
    DirectivePlace schema_place_;
    std::map<std::string_view, DirectivePlace> type_places_;
};

}  // namespace

bool is_builtin_type(std::string_view name) {
    return std::ranges::find(kBuiltinTypes, name) != kBuiltinTypes.end();
}

void check_schema_text(const ast::Document& document, const KnownDirectives& builtin, Report& report) {
    SchemaTextRules(document, builtin, report).check();
}

}  // namespace hoigung::graphql
