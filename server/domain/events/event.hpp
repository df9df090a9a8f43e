#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "domain/ids.hpp"

namespace hoigung::domain {

enum class EventName { job_click, job_impression, page_view, empty_search };

// The advert that the event is about, if any.
struct TrackingParams {
    std::string adid;
    std::string bidid;
    std::string requestid;

    [[nodiscard]] bool empty() const { return adid.empty() && bidid.empty() && requestid.empty(); }
    bool operator==(const TrackingParams&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("adid", self.adid);
        visit.optional("bidid", self.bidid);
        visit.optional("requestid", self.requestid);
    }
};

// A report of a visitor's browser about a page or a job card. It identifies no person.
struct TrackingEvent {
    EventName name = EventName::page_view;
    std::optional<JobId> job_id;
    std::optional<CompanyId> company_id;
    // The card's place in its list, from 1.
    std::optional<int> position;
    // One per browser tab.
    std::string session_id;
    // The kind of page, and its section.
    std::string source;
    std::string source_section;
    std::string path;
    // The term of a search without results.
    std::string term;
    TrackingParams tracking_params;
    base::Timestamp at;

    bool operator==(const TrackingEvent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("event", self.name);
        visit.optional("job_id", self.job_id);
        visit.optional("company_id", self.company_id);
        visit.optional("position", self.position);
        visit.required("sessionId", self.session_id);
        visit.optional("source", self.source);
        visit.optional("sourceSection", self.source_section);
        visit.optional("path", self.path);
        visit.optional("term", self.term);
        visit.optional("trackingParams", self.tracking_params);
        visit.required("at", self.at);
    }
};

// A visitor's search without results. Text and visitor are stored as marks; the text itself is stored only
// once several visitors have typed it.
struct EmptySearch {
    std::string mark;
    std::string mark_of_visitor;
    std::string text;
};

// A search text without results that several visitors typed.
struct EmptySearchCount {
    std::string text;
    std::int64_t searches = 0;
    std::int64_t visitors = 0;

    bool operator==(const EmptySearchCount&) const = default;
};

// Spec 7: responses of status 500 and above, responses that do not fit the schema, and exceptions.
enum class ErrorKind { server, schema, thrown };

// An error on a page in a visitor's browser.
struct ErrorReport {
    ErrorKind kind = ErrorKind::thrown;
    std::string message;
    std::string stack;
    std::string path;
    std::optional<int> status;
    std::string version;
    std::string environment;
    // The browser's User-Agent; not part of the report's JSON.
    std::string agent;

    bool operator==(const ErrorReport&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("kind", self.kind);
        visit.required("message", self.message);
        visit.optional("stack", self.stack);
        visit.optional("path", self.path);
        visit.optional("status", self.status);
        visit.optional("version", self.version);
        visit.optional("environment", self.environment);
    }
};

}  // namespace hoigung::domain

namespace hoigung::base {

template <>
struct EnumNames<domain::EventName> {
    static constexpr std::array<std::string_view, 4> values{"job_click", "job_impression", "page_view",
                                                            "empty_search"};
};
template <>
struct EnumNames<domain::ErrorKind> {
    static constexpr std::array<std::string_view, 3> values{"server", "schema", "thrown"};
};

}  // namespace hoigung::base
