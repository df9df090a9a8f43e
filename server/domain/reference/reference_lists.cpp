#include "domain/reference/reference_lists.hpp"

#include <algorithm>

#include "domain/slug.hpp"

namespace hoigung::domain {
namespace {

template <class List, class Member>
const typename List::value_type* find(const List& list, Member member, std::string_view wanted) {
    const auto found = std::ranges::find(list, wanted, member);
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

ReferenceLists::ReferenceLists(Contents contents)
    : contents_(std::move(contents)),
      law_(contents_.law, contents_.minimum_wages),
      travel_(contents_.mtr, contents_.stations) {
    int index = 0;
    for (District& district : contents_.districts) {
        district.index = ++index;
        district.slug = slug_of(district.name);
        districts_.emplace(district.short_code, &district);
    }
    index = 0;
    for (JobCategory& category : contents_.categories) {
        category.index = ++index;
        category.slug = slug_of(category.name);
        int type_index = 0;
        for (JobType& type : category.types) {
            type.index = ++type_index;
            type.slug = slug_of(type.name);
            if (!type.subtitle) job_types_.emplace(type.short_code, PlacedJobType{&category, &type});
        }
    }
    for (Term& employment : contents_.employments) employment.slug = slug_of(employment.name);
}

const Region* ReferenceLists::region(std::string_view code) const {
    return find(contents_.regions, &Region::code, code);
}

const District* ReferenceLists::district(std::string_view short_code) const {
    const auto found = districts_.find(short_code);
    return found == districts_.end() ? nullptr : found->second;
}

std::optional<PlacedJobType> ReferenceLists::job_type(std::string_view short_code) const {
    const auto found = job_types_.find(short_code);
    if (found == job_types_.end()) return std::nullopt;
    return found->second;
}

const JobCategory* ReferenceLists::category(std::string_view code) const {
    return find(contents_.categories, &JobCategory::code, code);
}

const EducationLevel* ReferenceLists::education(std::string_view id) const {
    return find(contents_.educations, &EducationLevel::id, id);
}

const Term* ReferenceLists::skill(std::string_view id) const {
    return find(contents_.skills, &Term::code, id);
}

const Term* ReferenceLists::cert(std::string_view id) const {
    return find(contents_.certs, &Term::code, id);
}

const Term* ReferenceLists::spoken_language(std::string_view code) const {
    return find(contents_.spoken_languages, &Term::code, code);
}

const Term* ReferenceLists::written_language(std::string_view code) const {
    return find(contents_.written_languages, &Term::code, code);
}

int ReferenceLists::minimum_wage_cents(base::Date on) const {
    const LegalNumber* rate = law_.number(LegalQuantity::minimum_wage_cents, on);
    return rate == nullptr ? 0 : rate->value;
}

}  // namespace hoigung::domain
