#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enumerators.hpp"
#include "http/handler.hpp"

// Tables of addresses. Each listener has one; site_routes.cpp holds the rows.
namespace hoigung::app {

// The methods that a route takes, and their names in an Allow header.
struct Methods {
    constexpr Methods(std::string_view its_names, std::initializer_list<http::Method> list)
        : names(its_names) {
        for (const http::Method method : list) takes[static_cast<std::size_t>(method)] = true;
    }
    [[nodiscard]] constexpr bool contains(http::Method method) const {
        return takes[static_cast<std::size_t>(method)];
    }

    std::string_view names;
    std::array<bool, base::enumerator_count<http::Method>()> takes{};
};

// The callers that a route admits. It refuses all others.
enum class Asker {
    anyone,
    // Anyone; the token of a seeker is read if one was sent.
    visitor,
    // A seeker who is logged in, by a token.
    seeker,
    // A person who is logged in to the portal, by a cookie.
    employer,
    // A member of staff who is logged in to the console, by a cookie.
    staff,
    // The holder of a service key.
    partner,
    // The holder of the operator's service key.
    site_operator,
    // A program on this machine. For everybody else the address does not exist.
    this_machine,
    // This machine, and the networks of the setting ops_networks.
    operations,
};

// How a request's body is read: as JSON or a beacon's report, each with a limit from the settings, or by the
// handler itself while it arrives.
enum class BodyKind { json, report, stream };

// A request that has found its route.
struct RoutedRequest {
    http::Request request;
    // The parts of the path that the pattern's stars stand for, percent-encoded.
    std::vector<std::string> ids;
    const http::Responder& responder;
};

// A path's pattern and its parts. A segment may have one `*`, which stands for one or more characters; `/**`
// at the end stands for any rest, and `**` alone for every path.
class PathPattern {
  public:
    enum class TrailingSlash { counts, ignored };

    PathPattern(std::string text, TrailingSlash slash = TrailingSlash::counts);
    PathPattern(const char* text) : PathPattern(std::string(text)) {}

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool matches(std::string_view path) const { return match(path, nullptr); }
    // The parts that the stars stand for.
    [[nodiscard]] std::vector<std::string> ids(std::string_view path) const;

  private:
    bool match(std::string_view path, std::vector<std::string>* ids) const;

    std::string text_;
    // The text before the first star.
    std::string begin_;
    TrailingSlash slash_;
};

// The answer when no route takes a request: 405 with the methods of the path's routes, or else 404.
[[nodiscard]] http::Response no_route(std::span<const std::string_view> allowed);

// A row of a table whose handlers need `Site`.
template <class Site>
struct Route {
    Methods methods;
    PathPattern path;
    Asker asker = Asker::anyone;
    BodyKind body = BodyKind::json;
    // Returns false, without an answer, when the next route that fits has to answer. Null for a path below
    // which there is nothing but the routes above.
    bool (*answer)(const Site& site, Asker asker, RoutedRequest& call) = nullptr;
};

template <class Site>
class RouteTable {
  public:
    RouteTable(Site site, std::vector<Route<Site>> routes)
        : site_(std::move(site)), routes_(std::move(routes)) {}

    // Answers by the first route that takes the request.
    void answer(http::Request request, const http::Responder& responder) const {
        RoutedRequest call{std::move(request), {}, responder};
        std::vector<std::string_view> allowed;
        for (const Route<Site>& route : routes_) {
            const std::string_view path = call.request.target.path();
            if (!route.path.matches(path)) continue;
            if (route.answer == nullptr) break;
            if (route.asker == Asker::this_machine && !call.request.client.is_loopback()) continue;
            if (!route.methods.contains(call.request.method)) {
                allowed.push_back(route.methods.names);
                continue;
            }
            call.ids = route.path.ids(path);
            if (route.answer(site_, route.asker, call)) return;
        }
        responder.answer(no_route(allowed));
    }

    // How the body of a request is read.
    [[nodiscard]] BodyKind body_of(const http::Request& request) const {
        for (const Route<Site>& route : routes_) {
            if (route.path.matches(request.target.path())) return route.body;
        }
        return BodyKind::json;
    }

  private:
    const Site site_;
    const std::vector<Route<Site>> routes_;
};

}  // namespace hoigung::app
