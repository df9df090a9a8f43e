#include "scripted_answers.hpp"

#include <boost/json/value.hpp>

#include "base/json_writer.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql::oracle {
namespace {

using Json = boost::json::value;

void write_value(base::JsonWriter& json, const Value& value) {
    switch (value.kind) {
        case Value::Kind::null:
            json.null();
            return;
        case Value::Kind::boolean:
            json.boolean(value.boolean);
            return;
        case Value::Kind::integer:
            json.integer(value.integer);
            return;
        case Value::Kind::real:
            json.raw(print_number(value.real));
            return;
        case Value::Kind::list:
            json.begin_array();
            for (const auto& item : value.items) write_value(json, item);
            json.end_array();
            return;
        case Value::Kind::object:
            json.begin_object();
            for (const auto& member : value.members) {
                json.key(member.name);
                write_value(json, member.value);
            }
            json.end_object();
            return;
        default:
            json.string(value.text);
    }
}

std::string echo(const FieldDefinition& definition, const Arguments& arguments) {
    std::string out;
    base::JsonWriter json(out);
    json.begin_object();
    for (const auto& argument : definition.arguments) {
        if (const auto* value = arguments.find(argument.name)) {
            json.key(argument.name);
            write_value(json, *value);
        }
    }
    json.end_object();
    return out;
}

void answer(const Json& json, const FieldDefinition& definition, Field& field) {
    switch (json.kind()) {
        case boost::json::kind::null:
            return field.null();
        case boost::json::kind::bool_:
            return field.boolean(json.get_bool());
        case boost::json::kind::int64:
            return field.integer(json.get_int64());
        case boost::json::kind::uint64:
        case boost::json::kind::double_:
            return field.real(json.to_number<double>());
        case boost::json::kind::string:
            return field.string(json.get_string());
        case boost::json::kind::array:
            return field.list(json.get_array(),
                              [&](const Json& item, Field& each) { answer(item, definition, each); });
        case boost::json::kind::object:
            break;
    }
    const auto& object = json.get_object();
    if (const auto* message = object.if_contains("$error")) return field.fail(message->get_string());
    if (object.contains("$echo")) return field.string(echo(definition, field.arguments()));
    if (definition.type->named->is_abstract()) {
        return field.object(std::string_view(object.at("__typename").get_string()), json);
    }
    field.object(json);
}

void answer_member(const Json& parent, const FieldDefinition& definition, Field& field) {
    const auto* object = parent.if_object();
    const auto* member = object == nullptr ? nullptr : object->if_contains(definition.name);
    if (member == nullptr) return field.null();
    answer(*member, definition, field);
}

bool is_root(const Schema& schema, const NamedType* type) {
    return type == schema.root(OperationKind::query) || type == schema.root(OperationKind::mutation) ||
           type == schema.root(OperationKind::subscription);
}

}  // namespace

base::Result<std::unique_ptr<const Engine>, std::vector<std::string>> make_scripted_engine(
    std::string_view schema_text) {
    auto built = Schema::build(schema_text);
    if (!built) return std::vector{built.error().front().message};
    // The resolvers need the definitions of their fields for as long as the engine lives.
    const std::shared_ptr<const Schema> schema = std::move(built).value();
    Bindings bindings;
    for (const auto* type : schema->types()) {
        if (type->kind != TypeKind::object || type->is_introspection) continue;
        for (const auto& field : type->fields) {
            const auto resolve = [schema, &field](const Json& parent, Field& its) {
                answer_member(parent, field, its);
            };
            if (is_root(*schema, type)) {
                bindings.root(type->name).field(field.name, [resolve](Field& its) {
                    resolve(its.context<const Json>(), its);
                });
            } else {
                bindings.object<Json>(type->name).field(field.name, resolve);
            }
        }
    }
    Settings settings;
    settings.limits = {.depth = 1'000,
                       .cost = 1'000'000'000'000,
                       .aliases = 10'000,
                       .directives = 10'000,
                       .tokens = 1'000'000};
    return Engine::make(schema_text, std::move(bindings), std::move(settings));
}

}  // namespace hoigung::graphql::oracle
