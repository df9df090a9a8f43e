#include "http/connection.hpp"

#include <algorithm>
#include <exception>

#include <boost/asio/co_spawn.hpp>

#include "base/log.hpp"
#include "base/outage.hpp"
#include "http/access_log.hpp"
#include "http/coroutine_end.hpp"
#include "http/exchange.hpp"

namespace hoigung::http {
namespace {

using State = RequestParser::State;
using namespace std::chrono_literals;

constexpr std::size_t kHeadRoom = 4 * 1024;
// With more pending output than this, it is written before the next pipelined request is read.
constexpr std::size_t kOutboxBytes = 64 * 1024;
// When the server stops, a request may be in flight on an idle connection: if the connection were closed at
// once, a proxy could not know whether the request was served.
constexpr auto kRequestWhileStopping = 500ms;

bool is_sane_request_id(std::string_view id) {
    constexpr std::size_t kShortest = 8;
    constexpr std::size_t kLongest = 64;
    return id.size() >= kShortest && id.size() <= kLongest && std::all_of(id.begin(), id.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_' || c == '.';
           });
}

}  // namespace

Connection::Connection(Socket socket, const IpAddress& peer, bool admitted, Loop& loop,
                       ListenerState& service)
    : channel_(std::move(socket), service.options.limits),
      peer_(peer),
      admitted_(admitted),
      from_proxy_(contains(service.options.trusted_proxies, peer)),
      loop_(loop),
      service_(service),
      place_(loop.enter(*this)),
      parser_(service.options.limits),
      client_(peer),
      request_began_(SteadyClock::now()),
      handler_spoke_(channel_.executor()) {
    if (admitted_) service_.server_metrics.connection_opened();
}

Connection::~Connection() {
    if (admitted_) {
        service_.table.leave(peer_, !from_proxy_);
        service_.server_metrics.connection_closed();
    }
    loop_.leave(place_);
}

Task<> Connection::run() {
    if (admitted_) {
        // g++ 12 miscompiles a loop whose condition awaits into a trap, so awaited results are named
        // everywhere.
        bool more = true;
        while (more) more = co_await serve_request();
    } else {
        refuse(Response::error(503, "The server has too many connections.").with("Retry-After", "5"), true);
    }
    if (!channel_.write_now()) co_await channel_.write_rest();
    if (lingering_) co_await channel_.linger();
    close();
}

// Serves one request; returns true when another may follow on this connection.
Task<bool> Connection::serve_request() {
    const bool has_head = co_await read_head();
    if (!has_head) co_return false;
    Request request = begin_request();
    const bool has_body = parser_.state() == State::body;

    if (const auto wait = service_.limiter.take(client_, request_began_)) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(*wait).count();
        co_return refuse(Response::error(429, "Too many requests; try again later.")
                             .with("Retry-After", std::to_string(std::max<std::int64_t>(1, seconds))),
                         has_body);
    }
    if (has_body) {
        const auto& rule_for = service_.options.body_rule;
        const BodyRule rule = rule_for ? rule_for(request) : BodyRule{};
        if (rule.streamed) {
            request.stream = make_body_stream(weak_from_this(), loop_.handle());
        } else {
            parser_.limit_body(rule.largest);
            const bool complete = co_await read_body();
            if (!complete) co_return false;
            request.body = std::move(parser_.body());
        }
    }

    const bool streamed = request.stream != nullptr;
    dispatch(std::move(request));
    if (streamed) {
        co_await stream_body();
    } else if (!answer_) {
        co_await wait_for_handler();
    }
    if (channel_.is_closed()) co_return false;
    if (answer_->stream && terms_.method != Method::head) {
        co_await stream_events();
        co_return false;
    }
    if (parser_.state() != State::done) co_return refuse(std::move(*answer_), true);
    enqueue(std::move(*answer_));
    if (channel_.write_buffer().answers() >= service_.options.limits.pipelined ||
        channel_.write_buffer().bytes() >= kOutboxBytes) {
        if (!channel_.write_now()) co_await channel_.write_rest();
    }
    co_return terms_.keep_alive && !channel_.is_closed();
}

Task<bool> Connection::read_head() {
    parser_.reset();
    terms_ = {};
    path_.clear();
    client_ = peer_;
    const Limits& limits = service_.options.limits;
    bool begun = false;
    channel_.set_deadline(limits.idle);
    for (;;) {
        if (!channel_.pending().empty()) {
            if (!begun) {
                begun = true;
                request_began_ = SteadyClock::now();
                channel_.set_deadline(limits.head_time);
            }
            channel_.use(parser_.take_head(channel_.pending()));
            if (parser_.state() == State::refused) {
                const auto [status, message] = parser_.refusal();
                co_return refuse(Response::error(status, message), true);
            }
            if (parser_.state() != State::head) co_return true;
        }
        if (!channel_.write_now()) {
            co_await channel_.write_rest();
            channel_.set_deadline(begun ? limits.head_time : limits.idle);
        }
        if (loop_.draining() && !begun) channel_.set_deadline(kRequestWhileStopping);
        waiting_for_request_ = !begun;
        const bool more = co_await channel_.read(kHeadRoom);
        waiting_for_request_ = false;
        if (!more) co_return false;
    }
}

Request Connection::begin_request() {
    Request request = std::move(parser_.request());
    request.client =
        client_address(peer_, from_proxy_ ? request.headers.joined("X-Forwarded-For") : std::string(),
                       service_.options.trusted_proxies);
    request.is_secure = from_proxy_ && request.header("X-Forwarded-Proto") == "https";
    request.received = service_.clock.now();
    const std::string_view given_id = request.header("X-Request-Id");
    request.id = is_sane_request_id(given_id) ? std::string(given_id) : loop_.make_request_id();

    client_ = request.client;
    path_ = request.target.path();
    terms_.method = request.method;
    terms_.encoding = choose_encoding(request.headers.joined("Accept-Encoding"));
    terms_.if_none_match = request.headers.joined("If-None-Match");
    terms_.request_id = request.id;
    terms_.http_1_0 = parser_.is_http_1_0();
    terms_.keep_alive = parser_.keep_alive();
    return request;
}

// Reads the whole body; returns false when the connection cannot continue.
Task<bool> Connection::read_body() {
    TransferDeadline deadline;
    if (parser_.state() == State::body) ask_for_body();
    while (parser_.state() == State::body) {
        if (!channel_.pending().empty()) {
            channel_.use(parser_.take_body(channel_.pending()));
            if (parser_.state() != State::body) break;
        }
        const bool more = co_await channel_.read_at_pace(deadline);
        if (!more) co_return false;
    }
    if (parser_.state() == State::refused) {
        const auto [status, message] = parser_.refusal();
        co_return refuse(Response::error(status, message), true);
    }
    co_return true;
}

// Passes the body on as the handler reads it, until the handler answers.
Task<> Connection::stream_body() {
    TransferDeadline deadline;
    while (!answer_ && !channel_.is_closed()) {
        if (chunk_request_) {
            co_await answer_chunk_request(deadline);
        } else {
            co_await wait_for_handler();
        }
    }
    chunk_request_.reset();
}

Task<> Connection::answer_chunk_request(TransferDeadline& deadline) {
    if (parser_.state() == State::body && deadline.bytes == 0) ask_for_body();
    bool alive = true;
    while (alive && parser_.state() == State::body) {
        channel_.use(parser_.take_body(channel_.pending()));
        if (!parser_.body().empty() || parser_.state() != State::body) break;
        alive = co_await channel_.read_at_pace(deadline);
    }
    BodyChunk chunk;
    chunk.bytes = std::exchange(parser_.body(), {});
    if (!chunk.bytes.empty()) {
        chunk.state = BodyChunk::State::more;
    } else if (parser_.state() != State::done) {
        chunk.state = BodyChunk::State::broken;
    }
    if (!alive) close();
    // The handler may request the next chunk while it receives this one.
    ChunkRequest granted = std::move(*chunk_request_);
    chunk_request_.reset();
    granted.grant(std::move(chunk));
}

void Connection::ask_for_body() {
    if (!parser_.expects_continue() || !channel_.pending().empty()) return;
    channel_.write_buffer().add("HTTP/1.1 100 Continue\r\n\r\n");
}

void Connection::dispatch(Request request) {
    answer_.reset();
    channel_.clear_deadline();
    const Responder responder = make_responder(weak_from_this(), loop_.handle());
    const auto began = SteadyClock::now();
    try {
        service_.handler(std::move(request), responder);
    } catch (const base::Outage& outage) {
        base::log::warning("Request {} met an outage: {}", terms_.request_id, outage.what());
        responder.answer(
            Response::error(503, "The service is not available; try again.").with("Retry-After", "5"));
    } catch (const std::exception& exception) {
        base::log::error("Request {} failed: {}", terms_.request_id, exception.what());
        responder.answer(Response::error(500, kFailed));
    }
    service_.server_metrics.held(SteadyClock::now() - began);
}

Task<> Connection::wait_for_handler() {
    if (!channel_.write_now()) co_await channel_.write_rest();
    channel_.clear_deadline();
    handler_deadline_ = SteadyClock::now() + service_.options.limits.handler_time;
    half_closed_since_.reset();
    while (!answer_ && !chunk_request_ && !channel_.is_closed()) {
        waiting_for_handler_ = true;
        handler_spoke_.expires_at(SteadyClock::time_point::max());
        co_await handler_spoke_.async_wait(kAwait);
        waiting_for_handler_ = false;
    }
    handler_deadline_ = SteadyClock::time_point::max();
}

// Nobody waits forever: neither the client for a handler, nor the connection for a client that left.
void Connection::look_at_wait(SteadyClock::time_point now) {
    const Limits& limits = service_.options.limits;
    const Channel::Peer peer = channel_.peer();
    if (peer == Channel::Peer::half_closed && !half_closed_since_) half_closed_since_ = now;
    const bool has_left = peer == Channel::Peer::gone ||
                          (half_closed_since_ && now - *half_closed_since_ >= limits.half_closed_time);
    if (has_left) return close();
    if (now <= handler_deadline_) return;
    base::log::error("Request {} of {} was given up: no answer within {} s", terms_.request_id, path_,
                     std::chrono::duration_cast<std::chrono::seconds>(limits.handler_time).count());
    terms_.keep_alive = false;
    take_answer(Response::error(503, "The service is not available; try again.").with("Retry-After", "5"));
    gave_up_ = true;
}

// Writes events as they arrive, until one side ends the stream. Between events it uses only memory.
Task<> Connection::stream_events() {
    // A copy, so that what it captures lives as long as the stream.
    const StreamOpened opened = answer_->stream;
    terms_.keep_alive = false;
    streaming_ = !loop_.draining();
    enqueue(std::move(*answer_));
    service_.server_metrics.stream_opened();
    asio::co_spawn(channel_.executor(), watch_for_end(), CoroutineEnd{"a stream"});
    opened(make_event_stream(weak_from_this(), loop_.handle()));
    while (streaming_ && !channel_.is_closed()) {
        if (!channel_.write_now()) co_await channel_.write_rest();
        if (!streaming_ || channel_.is_closed() || !channel_.write_buffer().empty()) continue;
        waiting_for_handler_ = true;
        handler_spoke_.expires_at(SteadyClock::time_point::max());
        co_await handler_spoke_.async_wait(kAwait);
        waiting_for_handler_ = false;
    }
    streaming_ = false;
    service_.server_metrics.stream_closed();
    log_access(200, streamed_bytes_);
}

// A client sends nothing on a stream, so a read only returns when it ends.
Task<> Connection::watch_for_end() {
    const auto self = shared_from_this();
    bool more = true;
    while (more && streaming_) {
        channel_.use(channel_.pending().size());
        more = co_await channel_.read(kHeadRoom);
    }
    if (streaming_) close();
}

void Connection::take_event(std::string text) {
    if (!streaming_) return;
    // A client that does not read loses its stream, so that it cannot use up our memory.
    if (channel_.write_buffer().bytes() + text.size() > kOutboxBytes) return close();
    streamed_bytes_ += text.size();
    channel_.write_buffer().add(std::move(text));
    if (waiting_for_handler_) handler_spoke_.cancel();
}

void Connection::end_stream() {
    streaming_ = false;
    if (waiting_for_handler_) handler_spoke_.cancel();
}

void Connection::take_answer(Response response) {
    if (gave_up_) return;
    answer_ = std::move(response);
    if (waiting_for_handler_) handler_spoke_.cancel();
}

void Connection::take_chunk_request(ChunkRequest request) {
    if (channel_.is_closed() || chunk_request_) return;
    chunk_request_.emplace(std::move(request));
    if (waiting_for_handler_) handler_spoke_.cancel();
}

// Answers without the handler, or before the body was read; `closing` when the following bytes cannot be
// parsed. Returns the result for serve_request().
bool Connection::refuse(Response response, bool closing) {
    if (closing) terms_.keep_alive = false;
    lingering_ = closing;
    enqueue(std::move(response));
    return terms_.keep_alive;
}

void Connection::enqueue(Response response) {
    if (terms_.request_id.empty()) terms_.request_id = loop_.make_request_id();
    if (loop_.draining()) terms_.keep_alive = false;
    const bool is_stream = response.stream != nullptr;
    const auto began = SteadyClock::now();
    WireAnswer answer = to_wire(std::move(response), terms_, loop_.date(), service_.security);
    const auto ended = SteadyClock::now();
    service_.server_metrics.held(ended - began);
    const auto took = ended - request_began_;
    service_.server_metrics.answered(answer.status, took);
    // A stream is logged when it has ended.
    if (!is_stream || terms_.method == Method::head) log_access(answer.status, answer.body.view().size());
    channel_.write_buffer().add(std::move(answer));
}

void Connection::log_access(int status, std::size_t bytes) {
    if (!service_.options.access_log) return;
    write_access_log({service_.options.name, path_.empty() ? "" : name(terms_.method), path_, status, bytes,
                      SteadyClock::now() - request_began_, client_, terms_.request_id});
}

void Connection::close() {
    channel_.close();
    handler_spoke_.cancel();
}

void Connection::drain() {
    if (waiting_for_request_) channel_.set_deadline(kRequestWhileStopping);
    // The client reconnects to another process, or to this one after its restart.
    if (streaming_) end_stream();
}

void Connection::close_if_late(SteadyClock::time_point now) {
    if (channel_.is_late(now)) return close();
    if (waiting_for_handler_ && !streaming_) look_at_wait(now);
}

}  // namespace hoigung::http
