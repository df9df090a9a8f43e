#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "domain/candidacies/read_candidacies.hpp"

namespace hoigung::endpoints {

// The interviews and conversations of an answer's applications, as one side reads them. Each kind is read for
// all applications at once, when a field asks for it first.
class CandidacyScope {
  public:
    CandidacyScope(std::vector<domain::ApplicationId> applications, domain::Side reader,
                   domain::CandidacyStore& store)
        : applications_(std::move(applications)), reader_(reader), store_(store) {}

    // Oldest first.
    [[nodiscard]] const std::vector<domain::Interview>& interviews(domain::ApplicationId id);
    [[nodiscard]] const domain::Conversation& conversation(domain::ApplicationId id);
    [[nodiscard]] const std::vector<domain::Message>& messages(domain::ApplicationId id,
                                                               const domain::MessageRange& range);

  private:
    using RangeKey = std::tuple<std::optional<std::int64_t>, std::optional<std::int64_t>, int>;

    const std::vector<domain::ApplicationId> applications_;
    const domain::Side reader_;
    domain::CandidacyStore& store_;
    std::optional<std::map<domain::ApplicationId, std::vector<domain::Interview>>> interviews_;
    std::optional<std::map<domain::ApplicationId, domain::Conversation>> conversations_;
    std::map<RangeKey, std::map<domain::ApplicationId, std::vector<domain::Message>>> messages_;
};

}  // namespace hoigung::endpoints
