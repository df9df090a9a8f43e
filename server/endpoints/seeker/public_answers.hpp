#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/lru_cache.hpp"
#include "domain/snapshot/answer_dependencies.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// An answer that is the same for every caller, and the version of the catalogue it is known to be true for.
// It depends on nothing else.
struct PublicAnswer {
    std::string content_type;
    std::shared_ptr<const http::SharedBody> body;
    std::int64_t true_for = 0;
    std::shared_ptr<const domain::AnswerDependencies> dependencies;
};

// The last answer to each question that anybody may ask, compressed once for all who do.
class PublicAnswers {
  public:
    explicit PublicAnswers(std::size_t most_bytes);

    // It may be true for an older version alone.
    [[nodiscard]] std::shared_ptr<const PublicAnswer> find(std::string_view question);
    // An answer that was made anew, as it is kept. While its text is that of `before`, which may be null, it
    // has the body of that one with everything that was compressed.
    std::shared_ptr<const PublicAnswer> keep(std::string question, std::string text, PublicAnswer answer,
                                             const PublicAnswer* before);
    // The answer is true for that version, too.
    void confirm(std::string question, const PublicAnswer& answer, std::int64_t version);

  private:
    base::LruCache<PublicAnswer> answers_;
};

}  // namespace hoigung::endpoints
