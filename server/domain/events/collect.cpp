#include "domain/events/collect.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr std::chrono::hours kClockTolerance{24};
constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestWord = 40;
constexpr std::size_t kLongestSeal = 120;
constexpr std::size_t kLongestPath = 500;
constexpr std::size_t kLongestTerm = 80;
constexpr std::size_t kLongestMessage = 2000;
constexpr std::size_t kLongestStack = 4000;
constexpr int kLastPosition = 10'000;

bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
}

bool is_word(std::string_view text, std::size_t longest) {
    return text.size() <= longest && std::ranges::all_of(text, is_plain);
}

// A browser's text, made safe to store: of bounded length, and without telephone numbers.
std::string clean(std::string_view text, std::size_t longest) {
    return base::mask_telephones(base::first_characters(base::to_storable(text), longest));
}

// The first problem of an event; empty when it is valid.
std::string problem_of(const TrackingEvent& event) {
    if (event.session_id.empty() || !is_word(event.session_id, kLongestId)) return "sessionId is not valid";
    if (!is_word(event.source, kLongestWord)) return "source is not valid";
    if (!is_word(event.source_section, kLongestWord)) return "sourceSection is not valid";
    const bool is_of_card = event.name == EventName::job_click || event.name == EventName::job_impression;
    if (is_of_card && !event.job_id) return "job_id is missing";
    if (event.name == EventName::empty_search && base::trim(event.term).empty()) return "term is missing";
    if (event.position && (*event.position < 1 || *event.position > kLastPosition))
        return "position is not valid";
    const TrackingParams& params = event.tracking_params;
    if (!is_word(params.adid, kLongestId) || !is_word(params.bidid, kLongestSeal) ||
        !is_word(params.requestid, kLongestId))
        return "trackingParams is not valid";
    return {};
}

// Folds the term and collapses its spaces, so that spellings of one search count together.
std::string as_searched(std::string_view term) {
    std::string text;
    for (const char c : base::fold(base::to_storable(term)))
        if (c != ' ' || (!text.empty() && text.back() != ' ')) text += c;
    return clean(base::trim(text), kLongestTerm);
}

EmptySearch empty_search(std::string_view term, const Visitor& visitor, base::Timestamp now) {
    EmptySearch search;
    search.text = as_searched(term);
    search.mark = visitor.seals.mark(search.text, now);
    search.mark_of_visitor = visitor.seals.mark(fmt::format("{}\n{}", search.text, visitor.address), now);
    return search;
}

// Removes in small transactions, so that other writers never wait long.
template <class Remove>
int remove_all(Remove remove) {
    constexpr int kAtOnce = 1000;
    int removed = 0;
    for (int last = kAtOnce; last >= kAtOnce; removed += last) last = remove(kAtOnce);
    return removed;
}

}  // namespace

Collected collect_events(std::vector<TrackingEvent> events, const Visitor& visitor, EventStore& store,
                         base::Random& random, base::Timestamp now) {
    std::vector<std::string> problems;
    if (events.empty()) problems.emplace_back("events is empty");
    if (events.size() > kMostEventsAtOnce)
        problems.push_back(fmt::format("events takes at most {}", kMostEventsAtOnce));
    for (std::size_t i = 0; i < events.size() && problems.empty(); ++i) {
        if (auto problem = problem_of(events[i]); !problem.empty())
            problems.push_back(fmt::format("events[{}].{}", i, problem));
    }
    if (!problems.empty()) return problems;
    std::vector<EmptySearch> searches;
    std::erase_if(events, [&](const TrackingEvent& event) {
        if (event.name != EventName::empty_search) return false;
        searches.push_back(empty_search(event.term, visitor, now));
        return true;
    });
    for (TrackingEvent& event : events) {
        event.path = clean(event.path, kLongestPath);
        if (event.at < now - kClockTolerance || event.at > now + kClockTolerance) event.at = now;
    }
    if (!events.empty()) store.add(events, random, now);
    if (!searches.empty()) store.add(searches, now);
    return {};
}

Collected collect_error(ErrorReport report, EventStore& store, base::Random& random, base::Timestamp now) {
    if (base::trim(report.message).empty()) return std::vector<std::string>{"message is empty"};
    if (report.status && (*report.status < 0 || *report.status > 999))
        return std::vector<std::string>{"status is not valid"};
    report.message = clean(report.message, kLongestMessage);
    report.stack = clean(report.stack, kLongestStack);
    report.path = clean(report.path, kLongestPath);
    report.version = clean(report.version, kLongestWord);
    report.environment = clean(report.environment, kLongestWord);
    report.agent = clean(report.agent, kLongestPath);
    store.add(report, random, now);
    return {};
}

int sweep_events(EventStore& store, std::chrono::hours kept_for, base::Timestamp now) {
    return remove_all([&](int limit) { return store.sweep(now - kept_for, limit); });
}

int trim_events(EventStore& store, std::int64_t most) {
    return remove_all([&](int limit) { return store.trim(most, limit); });
}

}  // namespace hoigung::domain
