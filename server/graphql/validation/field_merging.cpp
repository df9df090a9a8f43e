#include <algorithm>
#include <map>
#include <memory>
#include <type_traits>
#include <unordered_map>

#include <fmt/format.h>

#include "graphql/language/printer.hpp"
#include "graphql/validation/rules.hpp"

// Specification 5.3.2: fields with the same response key can be merged. The comparison is graphql-js's, which
// looks at every pair of fields once; budgets keep a hostile document from causing too many comparisons or a
// stack overflow. Fragments may form cycles here, because another rule refuses those.
namespace hoigung::graphql {
namespace {

constexpr std::size_t kMostComparisons = 1'000'000;
constexpr std::size_t kMostConflicts = 2'000;
constexpr std::size_t kDeepest = 500;

struct Entry {
    const NamedType* parent = nullptr;
    const ast::Selection* node = nullptr;
    const FieldDefinition* field = nullptr;
};

// The contents of a selection set, including its inline fragments: fields by response key, and fragments by
// name.
struct Contents {
    std::vector<std::string_view> keys{};
    std::unordered_map<std::string_view, std::vector<Entry>> fields{};
    std::vector<std::string_view> fragments{};
};

struct Conflict {
    std::string_view key{};
    std::string reason{};
    std::vector<ast::Position> first{};
    std::vector<ast::Position> second{};
};

using Conflicts = std::vector<Conflict>;

bool types_conflict(const Type& a, const Type& b) {
    if (a.kind != b.kind) return true;
    if (a.kind != Type::Kind::named) return types_conflict(*a.inner, *b.inner);
    return (a.named->is_leaf() || b.named->is_leaf()) && a.named != b.named;
}

bool same_arguments(const ast::Selection& a, const ast::Selection& b) {
    if (a.arguments.size() != b.arguments.size()) return false;
    return std::ranges::all_of(a.arguments, [&](const ast::Argument& argument) {
        const ast::Value* other = nullptr;
        for (const auto& candidate : b.arguments) {
            if (candidate.name.text == argument.name.text) other = &candidate.value;
        }
        return other != nullptr && print_sorted(argument.value) == print_sorted(*other);
    });
}

class FieldMerging {
  public:
    FieldMerging(const AnnotatedDocument& annotated, Report& report)
        : annotated_(annotated), report_(report) {}

    void check(const SelectionSetUse& use) {
        Conflicts conflicts;
        const auto& contents = contents_of(*use.node, use.parent);
        compare_within(contents, conflicts);
        for (std::size_t i = 0; i < contents.fragments.size(); ++i) {
            compare_with_fragment(contents, contents.fragments[i], false, conflicts);
            for (auto j = i + 1; j < contents.fragments.size(); ++j) {
                compare_fragments(contents.fragments[i], contents.fragments[j], false, conflicts);
            }
        }
        for (auto& conflict : conflicts) {
            auto positions = std::move(conflict.first);
            positions.insert(positions.end(), conflict.second.begin(), conflict.second.end());
            report_.add(fmt::format("Fields \"{}\" conflict because {}. Use different aliases on the fields "
                                    "to fetch both if this was intentional.",
                                    conflict.key, conflict.reason),
                        positions);
        }
    }

    [[nodiscard]] bool exhausted() const { return comparisons_ > kMostComparisons; }

  private:
    const Contents& contents_of(const ast::SelectionSet& set, const NamedType* parent) {
        auto& known = contents_[&set];
        if (known == nullptr) {
            known = std::make_unique<Contents>();
            collect(set, parent, *known);
        }
        return *known;
    }

    const Contents& contents_of(const ast::FragmentDefinition& fragment) {
        return contents_of(*fragment.selection_set, annotated_.schema.type(fragment.type_condition.text));
    }

    void collect(const ast::SelectionSet& set, const NamedType* parent, Contents& contents) {
        for (const auto& selection : set.selections) {
            if (selection.kind == ast::Selection::Kind::field) {
                auto& entries = contents.fields[selection.response_key()];
                if (entries.empty()) contents.keys.push_back(selection.response_key());
                const auto* field = parent == nullptr ? nullptr : parent->field(selection.name.text);
                entries.push_back({parent, &selection, field});
            } else if (selection.kind == ast::Selection::Kind::fragment_spread) {
                if (std::ranges::find(contents.fragments, selection.name.text) == contents.fragments.end()) {
                    contents.fragments.push_back(selection.name.text);
                }
            } else {
                const auto& condition = selection.type_condition;
                collect(*selection.selection_set, condition ? annotated_.schema.type(condition.text) : parent,
                        contents);
            }
        }
    }

    void compare_within(const Contents& contents, Conflicts& conflicts) {
        for (const auto key : contents.keys) {
            const auto& entries = contents.fields.at(key);
            for (std::size_t i = 0; i < entries.size(); ++i) {
                for (auto j = i + 1; j < entries.size(); ++j) {
                    compare(key, entries[i], entries[j], false, conflicts);
                }
            }
        }
    }

    void compare_between(const Contents& a, const Contents& b, bool exclusive, Conflicts& conflicts) {
        for (const auto key : a.keys) {
            const auto other = b.fields.find(key);
            if (other == b.fields.end()) continue;
            for (const auto& first : a.fields.at(key)) {
                for (const auto& second : other->second) {
                    compare(key, first, second, exclusive, conflicts);
                }
            }
        }
    }

    void compare_with_fragment(const Contents& contents, std::string_view name, bool exclusive,
                               Conflicts& conflicts) {
        const auto* fragment = annotated_.fragment(name);
        if (fragment == nullptr || !remember(with_fragment_, {&contents, name}, exclusive)) return;
        const Deeper deeper(*this);
        if (spend()) return;
        const auto& other = contents_of(*fragment);
        if (&contents == &other) return;
        compare_between(contents, other, exclusive, conflicts);
        for (const auto inner : other.fragments) compare_with_fragment(contents, inner, exclusive, conflicts);
    }

    void compare_fragments(std::string_view a, std::string_view b, bool exclusive, Conflicts& conflicts) {
        if (a == b || !remember(fragments_, std::minmax(a, b), exclusive)) return;
        const Deeper deeper(*this);
        if (spend()) return;
        const auto* first = annotated_.fragment(a);
        const auto* second = annotated_.fragment(b);
        if (first == nullptr || second == nullptr) return;
        const auto& first_contents = contents_of(*first);
        const auto& second_contents = contents_of(*second);
        compare_between(first_contents, second_contents, exclusive, conflicts);
        for (const auto inner : second_contents.fragments) compare_fragments(a, inner, exclusive, conflicts);
        for (const auto inner : first_contents.fragments) compare_fragments(inner, b, exclusive, conflicts);
    }

    void compare_selection_sets(const Contents& a, const Contents& b, bool exclusive, Conflicts& conflicts) {
        compare_between(a, b, exclusive, conflicts);
        for (const auto name : b.fragments) compare_with_fragment(a, name, exclusive, conflicts);
        for (const auto name : a.fragments) compare_with_fragment(b, name, exclusive, conflicts);
        for (const auto first : a.fragments) {
            for (const auto second : b.fragments) compare_fragments(first, second, exclusive, conflicts);
        }
    }

    void compare(std::string_view key, const Entry& a, const Entry& b, bool parents_exclusive,
                 Conflicts& conflicts) {
        const Deeper deeper(*this);
        if (spend()) return;
        const auto refuse = [&](std::string reason) {
            if (++conflicts_ > kMostConflicts) comparisons_ = kMostComparisons;
            conflicts.push_back({key, std::move(reason), {a.node->at}, {b.node->at}});
        };
        const auto is_object = [](const NamedType* type) {
            return type != nullptr && type->kind == TypeKind::object;
        };
        // Fields of two different object types are never in the same answer, so only their shapes must agree.
        const bool exclusive =
            parents_exclusive || (a.parent != b.parent && is_object(a.parent) && is_object(b.parent));
        if (!exclusive) {
            const auto first = a.node->name.text;
            const auto second = b.node->name.text;
            if (first != second) {
                return refuse(fmt::format("\"{}\" and \"{}\" are different fields", first, second));
            }
            if (!same_arguments(*a.node, *b.node)) return refuse("they have differing arguments");
        }
        const auto* first = a.field == nullptr ? nullptr : a.field->type;
        const auto* second = b.field == nullptr ? nullptr : b.field->type;
        if (first != nullptr && second != nullptr && types_conflict(*first, *second)) {
            return refuse(fmt::format("they return conflicting types \"{}\" and \"{}\"", to_string(*first),
                                      to_string(*second)));
        }
        if (a.node->selection_set == nullptr || b.node->selection_set == nullptr) return;
        Conflicts inner;
        compare_selection_sets(
            contents_of(*a.node->selection_set, first == nullptr ? nullptr : first->named),
            contents_of(*b.node->selection_set, second == nullptr ? nullptr : second->named), exclusive,
            inner);
        if (!inner.empty()) conflicts.push_back(join(key, a, b, inner));
    }

    static Conflict join(std::string_view key, const Entry& a, const Entry& b, const Conflicts& inner) {
        Conflict joined{key, {}, {a.node->at}, {b.node->at}};
        for (const auto& conflict : inner) {
            if (!joined.reason.empty()) joined.reason += " and ";
            joined.reason +=
                fmt::format("subfields \"{}\" conflict because {}", conflict.key, conflict.reason);
            joined.first.insert(joined.first.end(), conflict.first.begin(), conflict.first.end());
            joined.second.insert(joined.second.end(), conflict.second.begin(), conflict.second.end());
        }
        return joined;
    }

    // Counts one level of nested comparison during its lifetime.
    class Deeper {
      public:
        explicit Deeper(FieldMerging& merging) : merging_(merging) {
            if (++merging_.depth_ > kDeepest) merging_.comparisons_ = kMostComparisons;
        }
        ~Deeper() { --merging_.depth_; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;

      private:
        FieldMerging& merging_;
    };

    // Returns true once the budget is used up.
    bool spend() { return ++comparisons_ > kMostComparisons; }

    // Returns false when the pair was already compared at least as strictly.
    template <class Pair>
    static bool remember(std::map<Pair, bool>& compared, const std::type_identity_t<Pair>& pair,
                         bool exclusive) {
        const auto [known, fresh] = compared.try_emplace(pair, exclusive);
        if (fresh) return true;
        if (exclusive || !known->second) return false;
        known->second = exclusive;
        return true;
    }

    const AnnotatedDocument& annotated_;
    Report& report_;
    std::unordered_map<const ast::SelectionSet*, std::unique_ptr<Contents>> contents_;
    // The compared pairs, and whether they were only compared as fields that are never in the same answer.
    std::map<std::pair<std::string_view, std::string_view>, bool> fragments_;
    std::map<std::pair<const Contents*, std::string_view>, bool> with_fragment_;
    std::size_t depth_ = 0;
    std::size_t comparisons_ = 0;
    std::size_t conflicts_ = 0;
};

}  // namespace

void check_field_merging(const AnnotatedDocument& annotated, Report& report) {
    FieldMerging merging(annotated, report);
    for (const auto& use : annotated.selection_sets) {
        merging.check(use);
        if (!merging.exhausted()) continue;
        report.add("Document is too complex: too many fields answer under the same names.", {});
        return;
    }
}

}  // namespace hoigung::graphql
