#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "graphql/execution/coercion.hpp"
#include "graphql/language/parser.hpp"
#include "graphql/language/printer.hpp"
#include "graphql/schema/builtins.hpp"
#include "graphql/schema/schema.hpp"
#include "graphql/schema/schema_rules.hpp"
#include "graphql/schema/sdl_rules.hpp"

namespace hoigung::graphql {
namespace {

std::optional<std::string_view> content(const ast::Value* description) {
    if (description == nullptr) return std::nullopt;
    return description->text;
}

Leaf leaf_of(const ast::TypeDefinition& node) {
    if (node.kind == TypeKind::enumeration) return Leaf::enumeration;
    if (node.kind != TypeKind::scalar) return Leaf::none;
    constexpr std::pair<std::string_view, Leaf> scalars[] = {{"String", Leaf::string},
                                                             {"ID", Leaf::id},
                                                             {"Int", Leaf::integer},
                                                             {"Float", Leaf::real},
                                                             {"Boolean", Leaf::boolean}};
    for (const auto& [name, leaf] : scalars) {
        if (node.name.text == name) return leaf;
    }
    return Leaf::custom;
}

}  // namespace

class SchemaBuilder {
  public:
    explicit SchemaBuilder(Schema& schema) : schema_(schema) {}

    std::vector<Error> build(std::unique_ptr<const ast::Document> document) {
        schema_.document_ = std::move(document);
        schema_.builtin_document_ = std::move(parse(kBuiltinSchema)).value();
        Report report(schema_.document_->text());
        report_ = &report;
        add_directives(*schema_.builtin_document_);
        create_types();
        KnownDirectives builtin;
        add_known_directives(builtin, *schema_.builtin_document_);
        check_schema_text(*schema_.document_, builtin, report);
        if (!report.empty()) return report.take();
        fill_types();
        fill_directives();
        set_roots();
        order_types();
        link_implementations();
        for (auto& type : schema_.named_types_) fill_defaults(type);
        for (auto& type : schema_.named_types_) fill_argument_defaults(type);
        for (auto& directive : schema_.directives_) fill_defaults(directive.arguments, directive.name);
        check_schema(schema_, *schema_.document_, report);
        return report.take();
    }

  private:
    // Types by name; types of the text never replace built-in ones.
    void create_types() {
        create_types(*schema_.builtin_document_);
        for (auto& type : schema_.named_types_) type.is_introspection = type.name.starts_with("__");
        schema_.meta_ = by_name_.at("__Meta");
        by_name_.erase("__Meta");
        create_types(*schema_.document_);
    }

    void create_types(const ast::Document& document) {
        const bool own = &document == schema_.document_.get();
        for (const auto& definition : document.definitions()) {
            const auto* node = std::get_if<ast::TypeDefinition>(&definition);
            if (node == nullptr || node->extension || by_name_.contains(node->name.text)) {
                if (own && node != nullptr && !node->extension)
                    own_order_.push_back(by_name_[node->name.text]);
                continue;
            }
            auto& type = schema_.named_types_.emplace_back();
            type.kind = node->kind;
            type.leaf = leaf_of(*node);
            type.name = node->name.text;
            type.description = content(node->description);
            type.type = {Type::Kind::named, &type, nullptr};
            type.ordinal = schema_.named_types_.size() - 1;
            by_name_[type.name] = &type;
            nodes_[&type].push_back(node);
            if (own) own_order_.push_back(&type);
        }
    }

    void fill_types() {
        for (const auto& definition : schema_.document_->definitions()) {
            const auto* node = std::get_if<ast::TypeDefinition>(&definition);
            if (node != nullptr && node->extension) nodes_[by_name_.at(node->name.text)].push_back(node);
        }
        for (auto& type : schema_.named_types_) {
            for (const auto* node : nodes_[&type]) fill_type(type, *node);
            if (std::ranges::find(own_order_, &type) != own_order_.end() && !is_builtin_type(type.name)) {
                type.nodes = nodes_[&type];
            }
        }
    }

    void fill_type(NamedType& type, const ast::TypeDefinition& node) {
        for (const auto& name : node.interfaces) type.interfaces.push_back(by_name_.at(name.text));
        for (const auto& name : node.members) type.possible_types.push_back(by_name_.at(name.text));
        for (const auto& field : node.fields) {
            type.fields.push_back({.name = field.name.text,
                                   .description = content(field.description),
                                   .arguments = make_inputs(field.arguments),
                                   .type = type_of(*field.type),
                                   .deprecation = deprecation_of(field.directives),
                                   .owner = &type,
                                   .ordinal = schema_.field_count_++,
                                   .node = &field});
        }
        for (auto& input : make_inputs(node.input_fields)) type.input_fields.push_back(std::move(input));
        for (const auto& value : node.values) {
            type.values.push_back(
                {value.name.text, content(value.description), deprecation_of(value.directives), &value});
        }
        if (const auto url = directive_text(node.directives, "specifiedBy", "url")) type.specified_by = url;
    }

    std::vector<InputDefinition> make_inputs(std::span<const ast::InputValueDefinition> nodes) {
        std::vector<InputDefinition> inputs;
        for (const auto& node : nodes) {
            inputs.push_back({.name = node.name.text,
                              .description = content(node.description),
                              .type = type_of(*node.type),
                              .deprecation = deprecation_of(node.directives),
                              .node = &node});
        }
        return inputs;
    }

    const Type* type_of(const ast::TypeReference& node) {
        if (node.kind == ast::TypeReference::Kind::named) return &by_name_.at(node.name)->type;
        auto& made = wrapped_[print(node)];
        if (made == nullptr) {
            const auto* inner = type_of(*node.inner);
            const auto kind =
                node.kind == ast::TypeReference::Kind::list ? Type::Kind::list : Type::Kind::non_null;
            made = &schema_.wrapped_types_.emplace_back(Type{kind, inner->named, inner});
        }
        return made;
    }

    std::optional<std::string_view> deprecation_of(std::span<const ast::Directive> directives) {
        const auto found = std::ranges::find_if(
            directives, [](const ast::Directive& directive) { return directive.name.text == "deprecated"; });
        if (found == directives.end()) return std::nullopt;
        if (found->arguments.empty()) return "No longer supported";
        return directive_text(directives, "deprecated", "reason");
    }

    // A string argument of a directive; null counts as left out.
    std::optional<std::string_view> directive_text(std::span<const ast::Directive> directives,
                                                   std::string_view name, std::string_view argument) {
        for (const auto& directive : directives) {
            if (directive.name.text != name) continue;
            for (const auto& given : directive.arguments) {
                if (given.name.text != argument || given.value.kind == ast::ValueKind::null) continue;
                if (given.value.kind == ast::ValueKind::string) return given.value.text;
                report_->add(
                    fmt::format("Argument \"{}\" has invalid value {}.", argument, print(given.value)),
                    {given.value.at});
            }
        }
        return std::nullopt;
    }

    void add_directives(const ast::Document& document) {
        for (const auto& definition : document.definitions()) {
            const auto* node = std::get_if<ast::DirectiveDefinition>(&definition);
            if (node == nullptr) continue;
            auto& directive = schema_.directives_.emplace_back();
            directive.name = node->name.text;
            directive.description = content(node->description);
            directive.repeatable = node->repeatable;
            for (const auto& location : node->locations) directive.locations.push_back(location.text);
            directive_nodes_[directive.name] = node;
        }
    }

    // The text's directives first, then the built-in ones that it does not define itself.
    void fill_directives() {
        const auto builtin = std::exchange(schema_.directives_, {});
        const auto builtin_nodes = directive_nodes_;
        add_directives(*schema_.document_);
        for (auto& directive : schema_.directives_) {
            directive.node = directive_nodes_.at(directive.name);
            directive.arguments = make_inputs(directive.node->arguments);
        }
        for (const auto& directive : builtin) {
            if (schema_.directive(directive.name) != nullptr) continue;
            auto& added = schema_.directives_.emplace_back(directive);
            added.arguments = make_inputs(builtin_nodes.at(added.name)->arguments);
        }
    }

    void set_roots() {
        bool defined = false;
        for (const auto& definition : schema_.document_->definitions()) {
            const auto* node = std::get_if<ast::SchemaDefinition>(&definition);
            if (node == nullptr) continue;
            if (!node->extension) {
                defined = true;
                schema_.description_ = content(node->description);
            }
            for (const auto& operation : node->operation_types) {
                schema_.roots_[static_cast<std::size_t>(operation.operation)] =
                    by_name_.at(operation.type.text);
            }
        }
        if (defined) return;
        constexpr std::string_view names[] = {"Query", "Mutation", "Subscription"};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto found = by_name_.find(names[i]);
            if (found != by_name_.end()) schema_.roots_[i] = found->second;
        }
    }

    // The order of types in introspection: the types of the schema's text, each followed by the built-in
    // types that it is the first to use; then the types that directives and introspection use.
    void order_types() {
        for (const auto* type : own_order_) placed_.insert(type);
        for (const auto* type : own_order_) {
            schema_.types_.push_back(type);
            place_references(*type);
        }
        for (const auto& directive : schema_.directives_) {
            for (const auto& argument : directive.arguments) place(*argument.type->named);
        }
        place(*by_name_.at("__Schema"));
        for (const auto* type : schema_.types_) schema_.types_by_name_.emplace(type->name, type);
    }

    void place(const NamedType& type) {
        if (!placed_.insert(&type).second) return;
        schema_.types_.push_back(&type);
        place_references(type);
    }

    void place_references(const NamedType& type) {
        for (const auto* interface : type.interfaces) place(*interface);
        for (const auto* member : type.possible_types) place(*member);
        for (const auto& field : type.fields) {
            place(*field.type->named);
            for (const auto& argument : field.arguments) place(*argument.type->named);
        }
        for (const auto& field : type.input_fields) place(*field.type->named);
    }

    void link_implementations() {
        for (const auto* type : schema_.types_) {
            for (const auto* interface : type->interfaces) {
                if (interface->kind != TypeKind::interface) continue;
                auto* target = by_name_.at(interface->name);
                auto& list = type->kind == TypeKind::object ? target->possible_types : target->sub_interfaces;
                list.push_back(type);
            }
        }
    }

    // Defaults of nested input objects come first, because the outer ones include them.
    void fill_defaults(NamedType& type) {
        if (type.kind != TypeKind::input_object || !defaulted_.insert(&type).second) return;
        for (const auto& field : type.input_fields) fill_defaults(*by_name_.at(field.type->named->name));
        fill_defaults(type.input_fields, type.name);
    }

    void fill_argument_defaults(NamedType& type) {
        for (auto& field : type.fields) fill_defaults(field.arguments, field.name);
    }

    void fill_defaults(std::vector<InputDefinition>& inputs, std::string_view owner) {
        for (auto& input : inputs) {
            const auto* literal = input.node->default_value;
            if (literal == nullptr || !input.type->named->is_input()) continue;
            if (const auto value = coerce_literal(*literal, *input.type, {}, schema_.arena_)) {
                input.default_value = schema_.arena_.make<Value>(*value);
            } else {
                report_->add(fmt::format("Default value {} of \"{}\" in \"{}\" is not of type \"{}\".",
                                         print(*literal), input.name, owner, to_string(*input.type)),
                             {literal->at});
            }
        }
    }

    Schema& schema_;
    Report* report_ = nullptr;
    std::unordered_map<std::string_view, NamedType*> by_name_;
    std::unordered_map<const NamedType*, std::vector<const ast::TypeDefinition*>> nodes_;
    std::vector<const NamedType*> own_order_;
    std::map<std::string, const Type*> wrapped_;
    std::unordered_map<std::string_view, const ast::DirectiveDefinition*> directive_nodes_;
    std::set<const NamedType*> placed_;
    std::set<const NamedType*> defaulted_;
};

base::Result<std::unique_ptr<const Schema>, std::vector<Error>> Schema::build(std::string_view text) {
    auto document = parse(text);
    if (!document) return std::vector{std::move(document).error()};
    std::unique_ptr<Schema> schema(new Schema());
    auto errors = SchemaBuilder(*schema).build(std::move(document).value());
    if (!errors.empty()) return errors;
    return std::unique_ptr<const Schema>(std::move(schema));
}

}  // namespace hoigung::graphql
