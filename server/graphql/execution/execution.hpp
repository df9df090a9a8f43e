#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graphql/error.hpp"
#include "graphql/execution/bound_schema.hpp"
#include "graphql/execution/output_buffer.hpp"
#include "graphql/execution/plan.hpp"
#include "graphql/field.hpp"

namespace hoigung::graphql {

// Called with errors inside resolvers, whose details callers must not see.
using FaultLog = std::function<void(std::string_view path, std::string_view what)>;

// The caller's own value for the resolvers of one request. One given as const can only be read as const.
struct Context {
    void* pointer = nullptr;
    TypeTag tag = nullptr;

    template <class T>
    static Context of(T& value) {
        return {const_cast<std::remove_const_t<T>*>(&value), &kTypeTag<T>};
    }
};

// One run of an operation. Writes the answer while it resolves; where a null has to replace text that was
// already written, the output is truncated.
class Execution {
  public:
    Execution(const BoundSchema& bound, const ast::Document& document, const OperationPlan& plan,
              Variables variables, Context context, const FaultLog& log, std::string& out)
        : bound_(bound),
          document_(document),
          plan_(plan),
          variables_(variables),
          context_(context),
          log_(log),
          out_(out) {}

    // Appends `{"data":...}`, with errors before the data if there are any; the output is complete when this
    // object is destroyed.
    void run();

  private:
    friend class Field;

    bool write_object(const SelectionPlan& selection, const void* object, const PathNode* path);
    bool write_field(const FieldPlan& field, const void* parent, const PathNode& path);
    const Arguments* arguments_of(const FieldPlan& field, const PathNode& path);
    std::optional<Value> argument(const FieldPlan& field, const InputDefinition& definition,
                                  const PathNode& path, bool& failed);
    void add_error(const FieldPlan& field, const PathNode& path, std::string message,
                   std::string extensions = {});
    void add_error_at(ast::Position at, const PathNode& path, std::string message);
    // Logs the fault and tells the caller only that one occurred.
    void add_fault(const FieldPlan& field, const PathNode& path, std::string_view what);

    const BoundSchema& bound_;
    const ast::Document& document_;
    const OperationPlan& plan_;
    Variables variables_;
    Context context_;
    const FaultLog& log_;
    OutputBuffer out_;
    Arena arena_;
    std::vector<Error> errors_;
    // Arguments that depend on variables, computed once for each field of the plan.
    std::vector<const Arguments*> variable_arguments_;
};

}  // namespace hoigung::graphql
