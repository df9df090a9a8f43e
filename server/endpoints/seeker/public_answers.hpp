#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/lru_cache.hpp"
#include "domain/snapshot/answer_dependencies.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// An answer that is the same for every caller and depends on the catalogue alone, with the version for which
// it is known to be true.
struct PublicAnswer {
    std::string content_type;
    std::shared_ptr<const http::SharedBody> body;
    std::int64_t true_for = 0;
    std::shared_ptr<const domain::AnswerDependencies> dependencies;
    // The job that the answer opens for whoever gets it.
    std::optional<domain::JobId> opened{};
};

// A cache of the last answer to each public question, compressed once for all callers.
class PublicAnswers {
  public:
    explicit PublicAnswers(std::size_t most_bytes);

    // The answer found may be true only for an older version of the catalogue.
    [[nodiscard]] std::shared_ptr<const PublicAnswer> find(std::string_view question);
    // Stores a new answer and returns it. If its text equals that of `before`, which may be null, it shares
    // the body of `before` and its compressed forms.
    std::shared_ptr<const PublicAnswer> keep(std::string question, std::string text, PublicAnswer answer,
                                             const PublicAnswer* before);
    // Records that the answer is also true for that version.
    void confirm(std::string question, const PublicAnswer& answer, std::int64_t version);

  private:
    base::LruCache<PublicAnswer> answers_;
};

}  // namespace hoigung::endpoints
