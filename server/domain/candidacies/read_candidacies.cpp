#include "domain/candidacies/read_candidacies.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

std::vector<ConversationSummary> list_conversations(CompanyId company, Page page, const CandidacyPorts& ports,
                                                    base::Timestamp now) {
    return look_up(ports.store, [&](CandidacyReader& reader) {
        std::vector<ApplicationId> ids;
        for (const Conversation& each : reader.conversations_of(company, ports.kept_since(now), page))
            ids.push_back(each.application);
        auto last = reader.messages(ids, {{}, {}, 1}, Side::company);
        const auto unread = reader.unread_in(ids);
        std::vector<ConversationSummary> summaries;
        for (const ApplicationId id : ids) {
            const auto message = last.find(id);
            if (message == last.end()) continue;
            const auto count = unread.find(id);
            summaries.push_back(
                {id, std::move(message->second.front()), count == unread.end() ? 0 : count->second});
        }
        return summaries;
    });
}

std::int64_t count_unread_messages(CompanyId company, const CandidacyPorts& ports, base::Timestamp now) {
    return look_up(ports.store, [&](CandidacyReader& reader) {
        return reader.unread_messages(company, ports.kept_since(now));
    });
}

std::map<ApplicationId, Conversation> find_conversations(std::span<const ApplicationId> applications,
                                                         CandidacyStore& store) {
    return look_up(store, [&](CandidacyReader& reader) {
        auto found = reader.conversations(applications);
        for (const ApplicationId id : applications) found[id].application = id;
        return found;
    });
}

std::map<ApplicationId, std::vector<Message>> find_messages(std::span<const ApplicationId> applications,
                                                            const MessageRange& range, Side reader,
                                                            CandidacyStore& store) {
    return look_up(store,
                   [&](CandidacyReader& stored) { return stored.messages(applications, range, reader); });
}

std::map<ApplicationId, std::vector<Interview>> find_interviews(std::span<const ApplicationId> applications,
                                                                CandidacyStore& store) {
    return look_up(store, [&](CandidacyReader& reader) { return reader.interviews_of(applications); });
}

std::vector<Interview> list_interviews(CompanyId company, base::Timestamp from, base::Timestamp until,
                                       const CandidacyPorts& ports, base::Timestamp now) {
    return look_up(ports.store, [&](CandidacyReader& reader) {
        return reader.listed_interviews(company, from, until, ports.kept_since(now));
    });
}

}  // namespace hoigung::domain
