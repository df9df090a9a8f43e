#include <map>
#include <set>

#include <fmt/format.h>

#include "graphql/validation/rules.hpp"

// Specification 5.1 and 5.2: documents and operations.
namespace hoigung::graphql {
namespace {

void check_executable(const ast::Document& document, Report& report) {
    for (const auto& definition : document.definitions()) {
        const auto refuse = [&](const std::string& name, ast::Position at) {
            report.add(fmt::format("The {} definition is not executable.", name), {at});
        };
        if (const auto* schema = std::get_if<ast::SchemaDefinition>(&definition)) {
            refuse("schema", schema->at);
        } else if (const auto* type = std::get_if<ast::TypeDefinition>(&definition)) {
            refuse(fmt::format("\"{}\"", type->name.text), type->at);
        } else if (const auto* directive = std::get_if<ast::DirectiveDefinition>(&definition)) {
            refuse(fmt::format("\"{}\"", directive->name.text), directive->at);
        }
    }
}

void check_names(const AnnotatedDocument& annotated, Report& report) {
    std::map<std::string_view, ast::Position> seen;
    for (const auto* operation : annotated.operations) {
        const auto& name = operation->name;
        if (!name) {
            if (annotated.operations.size() > 1) {
                report.add("This anonymous operation must be the only defined operation.", {operation->at});
            }
            continue;
        }
        const auto [first, fresh] = seen.emplace(name.text, name.at);
        if (fresh) continue;
        report.add(fmt::format("There can be only one operation named \"{}\".", name.text),
                   {first->second, name.at});
    }
}

// The fields that a subscription selects at its root, by response key, in order.
class RootFields {
  public:
    explicit RootFields(const AnnotatedDocument& annotated, const NamedType& type)
        : annotated_(annotated), type_(type) {}

    void collect(const ast::SelectionSet& set) {
        for (const auto& selection : set.selections) {
            if (is_left_out(selection)) continue;
            if (selection.kind == ast::Selection::Kind::field) {
                auto& group = groups_[selection.response_key()];
                if (group.empty()) order.push_back(selection.response_key());
                group.push_back(&selection);
            } else if (selection.kind == ast::Selection::Kind::inline_fragment) {
                if (applies(selection.type_condition)) collect(*selection.selection_set);
            } else if (visited_.insert(selection.name.text).second) {
                const auto* fragment = annotated_.fragment(selection.name.text);
                if (fragment != nullptr && applies(fragment->type_condition)) {
                    collect(*fragment->selection_set);
                }
            }
        }
    }

    [[nodiscard]] const std::vector<const ast::Selection*>& group(std::string_view key) const {
        return groups_.at(key);
    }

    std::vector<std::string_view> order;

  private:
    // Whether a @skip or @include that does not depend on a variable leaves the selection out.
    static bool is_left_out(const ast::Selection& selection) {
        for (const auto& directive : selection.directives) {
            for (const auto& argument : directive.arguments) {
                if (argument.name.text != "if" || argument.value.kind != ast::ValueKind::boolean) continue;
                const bool value = argument.value.text == "true";
                if (directive.name.text == "skip" && value) return true;
                if (directive.name.text == "include" && !value) return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool applies(const ast::Name& condition) const {
        if (!condition) return true;
        const auto* type = annotated_.schema.type(condition.text);
        return type != nullptr && (type == &type_ || (type->is_abstract() && type->covers(type_)));
    }

    const AnnotatedDocument& annotated_;
    const NamedType& type_;
    std::map<std::string_view, std::vector<const ast::Selection*>> groups_;
    std::set<std::string_view> visited_;
};

std::vector<ast::Position> positions(const std::vector<const ast::Selection*>& nodes) {
    std::vector<ast::Position> at;
    for (const auto* node : nodes) at.push_back(node->at);
    return at;
}

void check_subscription(const AnnotatedDocument& annotated, const ast::OperationDefinition& operation,
                        Report& report) {
    const auto* root = annotated.schema.root(OperationKind::subscription);
    if (operation.kind != OperationKind::subscription || root == nullptr) return;
    RootFields fields(annotated, *root);
    fields.collect(*operation.selection_set);
    const auto subject = operation.name ? fmt::format("Subscription \"{}\"", operation.name.text)
                                        : std::string("Anonymous Subscription");
    if (fields.order.size() > 1) {
        std::vector<ast::Position> extra;
        for (std::size_t i = 1; i < fields.order.size(); ++i) {
            for (const auto at : positions(fields.group(fields.order[i]))) extra.push_back(at);
        }
        report.add(fmt::format("{} must select only one top level field.", subject), extra);
    }
    for (const auto key : fields.order) {
        const auto& group = fields.group(key);
        if (!group.front()->name.text.starts_with("__")) continue;
        report.add(fmt::format("{} must not select an introspection top level field.", subject),
                   positions(group));
    }
}

}  // namespace

void check_operations(const AnnotatedDocument& annotated, Report& report) {
    check_executable(annotated.document, report);
    check_names(annotated, report);
    for (const auto* operation : annotated.operations) check_subscription(annotated, *operation, report);
}

}  // namespace hoigung::graphql
