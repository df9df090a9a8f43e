#include <map>
#include <set>

#include <fmt/format.h>

#include "graphql/suggestion.hpp"
#include "graphql/validation/rules.hpp"

// Specification 5.5: fragments; and the rule that every type in a document must be known.
namespace hoigung::graphql {
namespace {

void check_type_name(const AnnotatedDocument& annotated, std::string_view name, ast::Position at,
                     Report& report) {
    if (annotated.schema.type(name) != nullptr) return;
    std::vector<std::string_view> names;
    for (const auto* type : annotated.schema.types()) names.push_back(type->name);
    report.add(fmt::format("Unknown type \"{}\".{}", name, did_you_mean(name, names)), {at});
}

void check_type_reference(const AnnotatedDocument& annotated, const ast::TypeReference& type,
                          Report& report) {
    if (type.inner != nullptr) return check_type_reference(annotated, *type.inner, report);
    check_type_name(annotated, type.name, type.at, report);
}

void check_definitions(const AnnotatedDocument& annotated, Report& report) {
    std::map<std::string_view, ast::Position> seen;
    for (const auto* fragment : annotated.fragments) {
        const auto& [name, at] = fragment->name;
        const auto [first, fresh] = seen.emplace(name, at);
        if (!fresh) {
            report.add(fmt::format("There can be only one fragment named \"{}\".", name),
                       {first->second, at});
        }
        const auto& condition = fragment->type_condition;
        check_type_name(annotated, condition.text, condition.at, report);
        const auto* type = annotated.schema.type(condition.text);
        if (type != nullptr && !type->is_composite()) {
            report.add(fmt::format("Fragment \"{}\" cannot condition on non composite type \"{}\".", name,
                                   condition.text),
                       {condition.at});
        }
    }
}

void check_used(const AnnotatedDocument& annotated, Report& report) {
    std::set<std::string_view> used;
    for (const auto* operation : annotated.operations) {
        for (const auto* fragment : annotated.reachable_fragments(*operation)) {
            used.insert(fragment->name.text);
        }
    }
    for (const auto* fragment : annotated.fragments) {
        if (used.contains(fragment->name.text)) continue;
        report.add(fmt::format("Fragment \"{}\" is never used.", fragment->name.text), {fragment->at});
    }
}

void check_inline(const AnnotatedDocument& annotated, const SelectionUse& use, Report& report) {
    const auto& condition = use.node->type_condition;
    if (condition) check_type_name(annotated, condition.text, condition.at, report);
    if (use.narrowed == nullptr) return;
    if (!use.narrowed->is_composite()) {
        report.add(fmt::format("Fragment cannot condition on non composite type \"{}\".", use.narrowed->name),
                   {condition.at});
    } else if (use.parent != nullptr && !overlap(*use.narrowed, *use.parent)) {
        report.add(fmt::format("Fragment cannot be spread here as objects of type \"{}\" can never be of "
                               "type \"{}\".",
                               use.parent->name, use.narrowed->name),
                   {use.node->at});
    }
}

void check_spread(const AnnotatedDocument& annotated, const SelectionUse& use, Report& report) {
    const auto& name = use.node->name;
    const auto* fragment = annotated.fragment(name.text);
    if (fragment == nullptr) {
        report.add(fmt::format("Unknown fragment \"{}\".", name.text), {name.at});
        return;
    }
    const auto* type = annotated.schema.type(fragment->type_condition.text);
    if (type == nullptr || !type->is_composite() || use.parent == nullptr) return;
    if (overlap(*type, *use.parent)) return;
    report.add(fmt::format("Fragment \"{}\" cannot be spread here as objects of type \"{}\" can never be of "
                           "type \"{}\".",
                           name.text, use.parent->name, type->name),
               {use.node->at});
}

// Finds fragments that reach themselves, each cycle once.
class CycleSearch {
  public:
    CycleSearch(const AnnotatedDocument& annotated, Report& report)
        : annotated_(annotated), report_(report) {}

    void search(const ast::FragmentDefinition& fragment) {
        if (!visited_.insert(fragment.name.text).second) return;
        start_[fragment.name.text] = path_.size();
        for (const auto* spread : annotated_.uses(&fragment).spreads) {
            path_.push_back(spread);
            const auto start = start_.find(spread->name.text);
            if (start != start_.end()) {
                report_cycle(start->second);
            } else if (const auto* next = annotated_.fragment(spread->name.text)) {
                search(*next);
            }
            path_.pop_back();
        }
        start_.erase(fragment.name.text);
    }

  private:
    void report_cycle(std::size_t start) {
        std::string via;
        std::vector<ast::Position> positions;
        for (auto i = start; i < path_.size(); ++i) {
            positions.push_back(path_[i]->at);
            if (i + 1 == path_.size()) break;
            via += fmt::format("{}\"{}\"", via.empty() ? " via " : ", ", path_[i]->name.text);
        }
        report_.add(
            fmt::format("Cannot spread fragment \"{}\" within itself{}.", path_.back()->name.text, via),
            positions);
    }

    const AnnotatedDocument& annotated_;
    Report& report_;
    std::set<std::string_view> visited_;
    std::vector<const ast::Selection*> path_;
    std::map<std::string_view, std::size_t> start_;
};

}  // namespace

void check_fragments(const AnnotatedDocument& annotated, Report& report) {
    check_definitions(annotated, report);
    check_used(annotated, report);
    for (const auto* operation : annotated.operations) {
        for (const auto& variable : operation->variables) {
            if (report.full()) return;
            check_type_reference(annotated, *variable.type, report);
        }
    }
    for (const auto& use : annotated.selections) {
        if (report.full()) return;
        if (use.node->kind == ast::Selection::Kind::inline_fragment) check_inline(annotated, use, report);
        if (use.node->kind == ast::Selection::Kind::fragment_spread) check_spread(annotated, use, report);
    }
    CycleSearch cycles(annotated, report);
    for (const auto* fragment : annotated.fragments) cycles.search(*fragment);
}

}  // namespace hoigung::graphql
