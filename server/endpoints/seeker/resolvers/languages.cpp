#include "endpoints/seeker/resolvers/languages.hpp"

#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::LanguageSkill;
using graphql::Field;

// A language skill, required or known, with the language's name.
struct NamedLanguage {
    const domain::Term* language = nullptr;
    domain::LanguageLevel level = domain::LanguageLevel::basic;
};

// Leaves out languages that the lists no longer have.
template <class Find>
void answer(Field& field, const std::vector<LanguageSkill>& skills, Find find) {
    std::vector<NamedLanguage> named;
    for (const LanguageSkill& skill : skills) {
        if (const domain::Term* language = find(skill.language)) named.push_back({language, skill.level});
    }
    field.value(named);
}

}  // namespace

void bind_languages(graphql::Bindings& bindings) {
    bindings.object<NamedLanguage>("LanguageSkill")
        .field("code", [](const NamedLanguage& skill) -> const std::string& { return skill.language->code; })
        .field("name", [](const NamedLanguage& skill,
                          Field& field) { field.string(context_of(field).text(skill.language->name)); })
        .field("level", [](const NamedLanguage& skill) { return base::name_of(skill.level); });
}

void answer_spoken(Field& field, const std::vector<LanguageSkill>& skills) {
    const auto& lists = context_of(field).service.lists;
    answer(field, skills, [&](const std::string& code) { return lists.spoken_language(code); });
}

void answer_written(Field& field, const std::vector<LanguageSkill>& skills) {
    const auto& lists = context_of(field).service.lists;
    answer(field, skills, [&](const std::string& code) { return lists.written_language(code); });
}

}  // namespace hoigung::endpoints
