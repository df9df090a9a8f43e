#include <iostream>
#include <map>
#include <string>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "base/json_writer.hpp"
#include "document_printer.hpp"
#include "graphql/language/parser.hpp"
#include "graphql/validation/validation.hpp"
#include "scripted_answers.hpp"

// Reads commands, one JSON object a line, and answers each with one line of JSON:
//   {"do":"parse","text"}                            {"printed"} or {"errors"}
//   {"do":"schema","name","text"}                    {} or {"errors"}; later commands name the schema
//   {"do":"validate","schema","text"}                {"errors"}
//   {"do":"execute","schema","text","root","variables","operationName"}   the answer itself
namespace hoigung::graphql::oracle {
namespace {

using Json = boost::json::value;

std::string_view text_of(const boost::json::object& command, std::string_view name) {
    const auto* member = command.if_contains(name);
    return member == nullptr || !member->is_string() ? std::string_view() : member->get_string();
}

std::string printed(std::string_view text) {
    const auto document = parse(text);
    if (!document) return refusal({&document.error(), 1});
    std::string out;
    base::JsonWriter(out).begin_object().member("printed", print_document(**document)).end_object();
    return out;
}

class Driver {
  public:
    std::string answer(const boost::json::object& command) {
        const auto what = text_of(command, "do");
        const auto text = text_of(command, "text");
        if (what == "parse") return printed(text);
        if (what == "schema") return add_schema(std::string(text_of(command, "name")), text);
        const auto& schema = schemas_.at(std::string(text_of(command, "schema")));
        if (what == "validate") return validated(schema->schema(), text);
        return executed(*schema, command, text);
    }

  private:
    std::string add_schema(const std::string& name, std::string_view text) {
        const auto schema = Schema::build(text);
        if (!schema) return refusal(schema.error());
        schemas_[name] = make_scripted_engine(text).value();
        return "{}";
    }

    static std::string validated(const Schema& schema, std::string_view text) {
        const auto document = parse(text);
        if (!document) return refusal({&document.error(), 1});
        return refusal(validate(schema, **document));
    }

    static std::string executed(const Engine& engine, const boost::json::object& command,
                                std::string_view text) {
        const auto prepared = engine.prepare(text);
        if (!prepared) return refusal(prepared.error());
        const auto* variables = command.if_contains("variables");
        const auto* root = command.if_contains("root");
        const Json nothing;
        std::string out;
        const Request request{.operation_name = text_of(command, "operationName"),
                              .variables = variables == nullptr ? nullptr : variables->if_object(),
                              .context = Context::of<const Json>(root == nullptr ? nothing : *root)};
        engine.execute(**prepared, request, out);
        return out;
    }

    std::map<std::string, std::unique_ptr<const Engine>> schemas_;
};

}  // namespace
}  // namespace hoigung::graphql::oracle

int main() {
    hoigung::graphql::oracle::Driver driver;
    std::string line;
    boost::json::parse_options options;
    options.max_depth = 500;
    while (std::getline(std::cin, line)) {
        std::cout << driver.answer(boost::json::parse(line, {}, options).as_object()) << '\n' << std::flush;
    }
}
