#include "graphql/field.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "base/outage.hpp"
#include "graphql/execution/execution.hpp"
#include "graphql/execution/json_text.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql {
namespace {

std::string quoted(std::string_view text) {
    std::string out;
    base::append_json_string(out, text);
    return out;
}

}  // namespace

Field::Field(Execution& execution, const FieldPlan& plan, const Type& type, const PathNode& path,
             const Arguments& arguments)
    : execution_(execution),
      plan_(plan),
      type_(type.nullable()),
      leaf_(type_.kind == Type::Kind::named ? type_.named->leaf : Leaf::none),
      non_null_(type.is_non_null()),
      path_(path),
      arguments_(&arguments),
      start_(execution.out_.position()) {}

void* Field::context(TypeTag tag) const {
    if (execution_.context_.tag != tag) throw std::logic_error("The context is of another type");
    return execution_.context_.pointer;
}

void Field::claim() {
    if (state_ != State::unset) throw std::logic_error("A field was answered twice");
}

// Returns false, with an error, when a list is expected.
bool Field::claim_leaf() {
    claim();
    state_ = State::written;
    if (leaf_ != Leaf::none) return true;
    if (!type_.is_list()) throw std::logic_error("A scalar was answered where an object is due");
    refuse(fmt::format("Expected Iterable, but did not find one for field \"{}.{}\".", plan_.parent->name,
                       plan_.field->name));
    return false;
}

void Field::refuse(std::string message) {
    state_ = State::failed;
    execution_.add_error(plan_, path_, std::move(message));
}

bool Field::selects(std::string_view name) const {
    return plan_.selection != nullptr &&
           std::ranges::any_of(plan_.selection->fields, [&](const FieldPlan& each) {
               return each.field != nullptr && each.field->name == name;
           });
}

void Field::null() {
    claim();
    state_ = State::null;
}

void Field::string(std::string_view text) {
    if (!claim_leaf()) return;
    switch (leaf_) {
        case Leaf::string:
        case Leaf::id:
        case Leaf::custom:
            return append_json_text(execution_.out_, text);
        case Leaf::enumeration:
            if (type_.named->value(text) != nullptr) return append_json_text(execution_.out_, text);
            return refuse(
                fmt::format("Enum \"{}\" cannot represent value: {}", type_.named->name, quoted(text)));
        case Leaf::integer:
            return refuse(fmt::format("Int cannot represent non-integer value: {}", quoted(text)));
        case Leaf::real:
            return refuse(fmt::format("Float cannot represent non numeric value: {}", quoted(text)));
        default:
            return refuse(fmt::format("Boolean cannot represent a non boolean value: {}", quoted(text)));
    }
}

void Field::integer(std::int64_t number) {
    if (!claim_leaf()) return;
    switch (leaf_) {
        case Leaf::integer:
            if (number < std::numeric_limits<std::int32_t>::min() ||
                number > std::numeric_limits<std::int32_t>::max()) {
                return refuse(
                    fmt::format("Int cannot represent non 32-bit signed integer value: {}", number));
            }
            [[fallthrough]];
        case Leaf::real:
        case Leaf::custom:
            return append_json_number(execution_.out_, number);
        case Leaf::string:
        case Leaf::id:
            execution_.out_.append('"');
            append_json_number(execution_.out_, number);
            execution_.out_.append('"');
            return;
        case Leaf::enumeration:
            return refuse(fmt::format("Enum \"{}\" cannot represent value: {}", type_.named->name, number));
        default:
            return refuse(fmt::format("Boolean cannot represent a non boolean value: {}", number));
    }
}

void Field::real(double number) {
    if (!claim_leaf()) return;
    const auto text = print_number(number);
    switch (leaf_) {
        case Leaf::real:
        case Leaf::custom:
            if (std::isfinite(number)) return execution_.out_.append(text);
            return refuse(fmt::format("Float cannot represent non numeric value: {}", text));
        case Leaf::integer:
            return refuse(fmt::format("Int cannot represent non-integer value: {}", text));
        case Leaf::string:
            if (std::isfinite(number)) return append_json_text(execution_.out_, text);
            return refuse(fmt::format("String cannot represent value: {}", text));
        case Leaf::id:
            return refuse(fmt::format("ID cannot represent value: {}", text));
        case Leaf::enumeration:
            return refuse(fmt::format("Enum \"{}\" cannot represent value: {}", type_.named->name, text));
        default:
            return refuse(fmt::format("Boolean cannot represent a non boolean value: {}", text));
    }
}

void Field::boolean(bool value) {
    if (!claim_leaf()) return;
    const std::string_view text = value ? "true" : "false";
    switch (leaf_) {
        case Leaf::boolean:
        case Leaf::custom:
            execution_.out_.append(text);
            return;
        case Leaf::string:
            return append_json_text(execution_.out_, text);
        case Leaf::id:
            return refuse(fmt::format("ID cannot represent value: {}", text));
        case Leaf::enumeration:
            return refuse(fmt::format("Enum \"{}\" cannot represent value: {}", type_.named->name, text));
        default:
            execution_.out_.append(value ? '1' : '0');
    }
}

void Field::begin_object(const void* object, TypeTag tag, std::string_view type_name) {
    claim();
    if (type_.kind != Type::Kind::named || !type_.named->is_composite()) {
        throw std::logic_error("An object was answered where the schema has none");
    }
    const auto& named = *type_.named;
    const SelectionPlan* selection = plan_.selection;
    if (named.is_abstract()) {
        const auto possible = std::ranges::find(named.possible_types, type_name, &NamedType::name);
        if (possible == named.possible_types.end()) {
            return refuse(
                execution_.bound_.schema().type(type_name) == nullptr
                    ? fmt::format("Abstract type \"{}\" was resolved to a type \"{}\" that does not exist "
                                  "inside the schema.",
                                  named.name, type_name)
                    : fmt::format("Runtime Object type \"{}\" is not a possible type for \"{}\".", type_name,
                                  named.name));
        }
        selection = &execution_.plan_.selection_for(
            plan_, static_cast<std::size_t>(possible - named.possible_types.begin()));
    }
    if (execution_.bound_.tag(*selection->type) != tag) {
        throw std::logic_error(fmt::format("\"{}\" is bound to another type", selection->type->name));
    }
    if (const Resolver& answered = execution_.bound_.answered(*selection->type)) answered(object, *this);
    state_ = execution_.write_object(*selection, object, &path_) ? State::written : State::failed;
}

bool Field::begin_list() {
    claim();
    if (!type_.is_list()) throw std::logic_error("A list was answered where the schema has none");
    execution_.out_.append('[');
    return true;
}

bool Field::add_item(std::int64_t index, ItemAnswer answer) {
    if (index > 0) execution_.out_.append(',');
    const PathNode path{.parent = &path_, .key = {}, .index = index};
    Field item(execution_, plan_, *type_.inner, path, *arguments_);
    try {
        answer(item);
    } catch (const base::Outage&) {
        throw;
    } catch (const std::exception& fault) {
        execution_.add_fault(plan_, path, fault.what());
        item.state_ = State::failed;
    }
    if (item.state_ == State::written || item.write_null()) return true;
    state_ = State::failed;
    return false;
}

void Field::end_list() {
    execution_.out_.append(']');
    state_ = State::written;
}

void Field::fail(std::string_view message, std::initializer_list<Extension> extensions) {
    claim();
    state_ = State::failed;
    std::string json;
    for (const auto& extension : extensions) {
        if (!json.empty()) json += ',';
        base::append_json_string(json, extension.name);
        json += ':';
        if (const auto* number = std::get_if<std::int64_t>(&extension.value)) {
            json += fmt::format("{}", *number);
        } else if (const auto* flag = std::get_if<bool>(&extension.value)) {
            json += *flag ? "true" : "false";
        } else {
            base::append_json_string(json, std::get<std::string_view>(extension.value));
        }
    }
    execution_.add_error(plan_, path_, std::string(message), std::move(json));
}

bool Field::write_null() {
    execution_.out_.cut_back(start_);
    if (state_ == State::unset) execution_.add_fault(plan_, path_, "The resolver gave no answer");
    if (state_ == State::null && non_null_) {
        execution_.add_error(plan_, path_,
                             fmt::format("Cannot return null for non-nullable field {}.{}.",
                                         plan_.parent->name, plan_.field->name));
    }
    if (non_null_) return false;
    execution_.out_.append("null");
    return true;
}

}  // namespace hoigung::graphql
