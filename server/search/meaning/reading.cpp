#include <algorithm>

#include "search/meaning/reader.hpp"

namespace hoigung::search::meaning {
namespace {

using domain::PartKind;

constexpr std::size_t kMostTypes = 16;

bool is_within(const std::vector<std::string_view>& inner, const std::vector<std::string_view>& outer) {
    return inner.size() < outer.size() && std::ranges::all_of(inner, [&](std::string_view code) {
               return std::ranges::find(outer, code) != outer.end();
           });
}

// Makes one clause of parts of which any is enough.
void unite(std::vector<Term>& any, std::vector<Clause>& clauses) {
    if (any.empty()) return;
    std::ranges::sort(any);
    any.erase(std::unique(any.begin(), any.end()), any.end());
    clauses.push_back({any, kFactWeight});
}

}  // namespace

TextQuery Reading::query(const LeftOut& left_out) const {
    TextQuery query;
    std::vector<Term> districts;
    std::vector<Term> employments;
    std::vector<Term> types;
    const auto is_asked = [&](std::size_t i) { return left_out.empty() || !left_out[i]; };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        if (!is_asked(i)) {
            query.clauses.insert(query.clauses.end(), part.nearest.begin(), part.nearest.end());
            continue;
        }
        // 九龍旺角 means only 旺角.
        bool is_narrowed = false;
        for (std::size_t other = 0; other < parts.size(); ++other)
            is_narrowed = is_narrowed || (is_asked(other) && !parts[other].districts.empty() &&
                                          is_within(parts[other].districts, part.districts));
        if (is_narrowed) continue;
        for (const std::string_view code : part.districts) districts.push_back(district_term(code));
        if (part.kind == PartKind::employment && !part.clauses.empty()) {
            employments.insert(employments.end(), part.clauses.front().any.begin(),
                               part.clauses.front().any.end());
        } else {
            query.clauses.insert(query.clauses.end(), part.clauses.begin(), part.clauses.end());
        }
        query.excluded.insert(query.excluded.end(), part.excluded.begin(), part.excluded.end());
        query.bounds.tighten(part.bounds);
        types.insert(types.end(), part.types.begin(), part.types.end());
    }
    unite(districts, query.clauses);
    unite(employments, query.clauses);
    query.neighbours = neighbours;
    // Bounded to keep the greatest score within 16 bits.
    types.resize(std::min(types.size(), kMostTypes));
    query.neighbours.insert(query.neighbours.end(), types.begin(), types.end());
    tidy(query);
    return query;
}

std::vector<domain::ReadPart> Reading::told(const LeftOut& left_out) const {
    std::vector<domain::ReadPart> out;
    for (std::size_t i = 0; i < parts.size(); ++i)
        out.push_back({parts[i].kind,
                       parts[i].text,
                       parts[i].name,
                       {parts[i].districts.begin(), parts[i].districts.end()},
                       !left_out.empty() && left_out[i]});
    return out;
}

}  // namespace hoigung::search::meaning
