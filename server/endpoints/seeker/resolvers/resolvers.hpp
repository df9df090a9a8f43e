#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "domain/locale.hpp"
#include "graphql/bindings.hpp"

// The fields of api/schema.graphql, bound to the domain: one file for each part of the schema.
namespace hoigung::endpoints {

void bind_job(graphql::Bindings& bindings);
void bind_company(graphql::Bindings& bindings);
void bind_showcase(graphql::Bindings& bindings);
void bind_config(graphql::Bindings& bindings);
void bind_queries(graphql::Bindings& bindings);
void bind_search(graphql::Bindings& bindings);
void bind_identity(graphql::Bindings& bindings);
void bind_emails(graphql::Bindings& bindings);
void bind_alerts(graphql::Bindings& bindings);
void bind_news(graphql::Bindings& bindings);
void bind_notifications(graphql::Bindings& bindings);
void bind_recommended(graphql::Bindings& bindings);
void bind_profile(graphql::Bindings& bindings);
void bind_applications(graphql::Bindings& bindings);
void bind_candidacies(graphql::Bindings& bindings);
void bind_bookmarks(graphql::Bindings& bindings);
void bind_reports(graphql::Bindings& bindings);

[[nodiscard]] graphql::Bindings bind_everything();

// Owning copies of an argument's texts.
[[nodiscard]] inline std::vector<std::string> texts(const std::vector<std::string_view>& views) {
    return {views.begin(), views.end()};
}

// A text together with the language it is in.
struct LocalizedValue {
    std::string_view locale;
    std::string_view value;
};

// A text in every language, in the form of the specification's lists of locale and value.
[[nodiscard]] std::array<LocalizedValue, 2> in_every_language(const domain::LocalizedText& text);

}  // namespace hoigung::endpoints
