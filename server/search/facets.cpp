#include "search/facets.hpp"

#include <algorithm>

namespace hoigung::search {
namespace {

using domain::Employment;
using domain::WorkingDay;
using domain::WorkingTime;

std::optional<FacetValue> find(const std::unordered_map<std::string_view, FacetValue>& values,
                               std::string_view code) {
    const auto found = values.find(code);
    if (found == values.end()) return std::nullopt;
    return found->second;
}

}  // namespace

FacetSpace::FacetSpace(const domain::ReferenceLists& lists) {
    const auto& contents = lists.lists();
    const auto next = [this] { return static_cast<FacetValue>(codes_.size()); };

    begin(FacetGroup::district);
    for (const auto& district : contents.districts) {
        districts_.emplace(district.short_code, next());
        codes_.emplace_back(district.short_code);
    }
    for (const auto& region : contents.regions) {
        regions_.emplace(region.code, next());
        codes_.emplace_back(region.code);
    }
    end(FacetGroup::district);
    begin(FacetGroup::category);
    for (const auto& category : contents.categories) {
        categories_.emplace(category.code, next());
        codes_.emplace_back(category.code);
    }
    end(FacetGroup::category);
    begin(FacetGroup::job_type);
    for (const auto& category : contents.categories) {
        for (const auto& type : category.types) {
            if (type.subtitle) continue;
            job_types_.emplace(type.short_code, next());
            category_of_type_.push_back(categories_.at(category.code));
            codes_.emplace_back(type.short_code);
        }
    }
    end(FacetGroup::job_type);
    begin(FacetGroup::employment);
    for (const auto name : base::names_of<Employment>()) codes_.push_back(name);
    end(FacetGroup::employment);
    begin(FacetGroup::working_day);
    for (const auto name : base::names_of<WorkingDay>()) codes_.push_back(name);
    end(FacetGroup::working_day);
    begin(FacetGroup::working_time);
    for (const auto name : base::names_of<WorkingTime>()) codes_.push_back(name);
    end(FacetGroup::working_time);
}

void FacetSpace::begin(FacetGroup group) {
    spans_[static_cast<std::size_t>(group)].begin = static_cast<FacetValue>(codes_.size());
}

void FacetSpace::end(FacetGroup group) {
    spans_[static_cast<std::size_t>(group)].end = static_cast<FacetValue>(codes_.size());
}

std::optional<FacetValue> FacetSpace::district(std::string_view code) const {
    return find(districts_, code);
}

std::vector<FacetValue> FacetSpace::places(std::span<const std::string> districts) const {
    std::vector<FacetValue> values;
    for (const std::string& code : districts) {
        if (const auto value = district(code)) values.push_back(*value);
    }
    for (const auto& entry : regions_) {
        // Clang 14 cannot capture a structured binding in a lambda.
        const std::string_view region = entry.first;
        const auto is_missing = [&](const auto& district) {
            return district.first.starts_with(region) &&
                   std::ranges::find(districts, district.first) == districts.end();
        };
        const auto is_in = [&](const std::string& code) { return code.starts_with(region); };
        if (std::ranges::any_of(districts, is_in) && std::ranges::none_of(districts_, is_missing))
            values.push_back(entry.second);
    }
    return values;
}

std::optional<FacetValue> FacetSpace::job_type(std::string_view code) const {
    if (const auto type = find(job_types_, code)) return type;
    return find(categories_, code);
}

FacetValue FacetSpace::employment(Employment employment) const {
    return static_cast<FacetValue>(span(FacetGroup::employment).begin + static_cast<unsigned>(employment));
}

FacetValue FacetSpace::working_day(WorkingDay day) const {
    return static_cast<FacetValue>(span(FacetGroup::working_day).begin + static_cast<unsigned>(day));
}

FacetValue FacetSpace::working_time(WorkingTime time) const {
    return static_cast<FacetValue>(span(FacetGroup::working_time).begin + static_cast<unsigned>(time));
}

void FacetSpace::values_of(const domain::JobPosting& posting, std::vector<FacetValue>& out) const {
    out.clear();
    for (const auto& address : posting.addresses) {
        if (const auto value = district(address.district)) out.push_back(*value);
    }
    for (const std::string& code : posting.regions) {
        if (const auto region = regions_.find(code); region != regions_.end()) out.push_back(region->second);
    }
    for (const auto& code : posting.job_types) {
        const auto type = find(job_types_, code);
        if (!type) continue;
        out.push_back(*type);
        out.push_back(category_of(*type));
    }
    out.push_back(employment(posting.employment));
    const auto days = domain::working_days_of(posting);
    for (const auto day : domain::kEachWorkingDay) {
        if (days.contains(day)) out.push_back(working_day(day));
    }
    const auto times = domain::working_times_of(posting);
    for (const auto time :
         {WorkingTime::day_time, WorkingTime::afternoon, WorkingTime::night_time, WorkingTime::overnight}) {
        if (times.contains(time)) out.push_back(working_time(time));
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
}

FacetHead FacetSpace::head_of(std::span<const FacetValue> values) const {
    FacetHead head;
    const auto put = [&](std::uint8_t& place, FacetValue value, FacetGroup group) {
        const int number = value - span(group).begin;
        if (place != FacetHead::kNone || number >= FacetHead::kNone) head.rest |= FacetHead::kHasMore;
        place = static_cast<std::uint8_t>(number);
    };
    for (const FacetValue value : values) {
        if (value < span(FacetGroup::district).end) {
            put(head.district, value, FacetGroup::district);
        } else if (value >= span(FacetGroup::employment).begin) {
            head.rest |= static_cast<std::uint16_t>(1U << (value - span(FacetGroup::employment).begin));
        } else if (value >= span(FacetGroup::job_type).begin) {
            put(head.job_type, value, FacetGroup::job_type);
        }
    }
    return head;
}

domain::JobFacets FacetSpace::to_answer(const std::vector<std::int64_t>& counts) const {
    const auto list = [&](FacetGroup group) {
        std::vector<domain::FacetCount> out;
        Span values = span(group);
        if (group == FacetGroup::district)
            values.end = static_cast<FacetValue>(values.begin + districts_.size());
        out.reserve(static_cast<std::size_t>(values.end - values.begin));
        for (FacetValue value = values.begin; value < values.end; ++value)
            out.push_back({std::string(codes_[value]), counts[value]});
        return out;
    };
    return {list(FacetGroup::district),   list(FacetGroup::category),    list(FacetGroup::job_type),
            list(FacetGroup::employment), list(FacetGroup::working_day), list(FacetGroup::working_time)};
}

}  // namespace hoigung::search
