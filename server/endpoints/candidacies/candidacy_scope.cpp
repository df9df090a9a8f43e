#include "endpoints/candidacies/candidacy_scope.hpp"

namespace hoigung::endpoints {

const std::vector<domain::Interview>& CandidacyScope::interviews(domain::ApplicationId id) {
    if (!interviews_) interviews_ = domain::find_interviews(applications_, store_);
    return (*interviews_)[id];
}

const domain::Conversation& CandidacyScope::conversation(domain::ApplicationId id) {
    if (!conversations_) conversations_ = domain::find_conversations(applications_, store_);
    return (*conversations_)[id];
}

const std::vector<domain::Message>& CandidacyScope::messages(domain::ApplicationId id,
                                                             const domain::MessageRange& range) {
    const RangeKey key(range.before, range.after, range.limit);
    auto found = messages_.find(key);
    if (found == messages_.end())
        found = messages_.emplace(key, domain::find_messages(applications_, range, reader_, store_)).first;
    return found->second[id];
}

}  // namespace hoigung::endpoints
