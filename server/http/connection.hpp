#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "http/channel.hpp"
#include "http/loop.hpp"
#include "http/request_parser.hpp"
#include "http/wire.hpp"

namespace hoigung::http {

// A pending read of one chunk of a body: calls back exactly once, at the latest in its destructor.
class ChunkRequest {
  public:
    explicit ChunkRequest(std::function<void(BodyChunk)> then) : then_(std::move(then)) {}
    ChunkRequest(ChunkRequest&& other) noexcept : then_(std::exchange(other.then_, nullptr)) {}
    ChunkRequest& operator=(ChunkRequest&&) = delete;
    ~ChunkRequest() {
        if (then_) grant({BodyChunk::State::broken, {}});
    }
    void grant(BodyChunk chunk) { std::exchange(then_, nullptr)(std::move(chunk)); }

  private:
    std::function<void(BodyChunk)> then_;
};

// One client's socket: reads a request, gets it answered, writes the answer, and repeats. Pipelined requests
// are served one after another, so their answers are in order. Used only on its loop's thread.
class Connection : public std::enable_shared_from_this<Connection> {
  public:
    // With `admitted` false the table is full: the client is told so and disconnected.
    Connection(Socket socket, const IpAddress& peer, bool admitted, Loop& loop, ListenerState& service);
    ~Connection();

    Task<> run();

    void take_answer(Response response);
    void take_chunk_request(ChunkRequest request);
    void take_event(std::string text);
    void end_stream();
    void close();
    void drain();
    void close_if_late(SteadyClock::time_point now);

  private:
    Task<bool> serve_request();
    Task<bool> read_head();
    Task<bool> read_body();
    Task<> stream_body();
    Task<> answer_chunk_request(TransferDeadline& deadline);
    Task<> wait_for_handler();
    Task<> stream_events();
    Task<> watch_for_end();

    [[nodiscard]] Request begin_request();
    void dispatch(Request request);
    void look_at_wait(SteadyClock::time_point now);
    bool refuse(Response response, bool closing);
    void enqueue(Response response);
    void log_access(int status, std::size_t bytes);
    void ask_for_body();

    Channel channel_;
    const IpAddress peer_;
    const bool admitted_;
    const bool from_proxy_;
    Loop& loop_;
    ListenerState& service_;
    Loop::Place place_;

    RequestParser parser_;
    AnswerTerms terms_;
    std::string path_;
    IpAddress client_;
    SteadyClock::time_point request_began_;
    std::optional<Response> answer_;
    std::optional<ChunkRequest> chunk_request_;
    Timer handler_spoke_;
    bool waiting_for_handler_ = false;
    // While the handler works: its deadline, and the moment when the client closed its sending half.
    SteadyClock::time_point handler_deadline_ = SteadyClock::time_point::max();
    std::optional<SteadyClock::time_point> half_closed_since_;
    // The handler was too late; its answer will be ignored.
    bool gave_up_ = false;
    bool waiting_for_request_ = false;
    bool lingering_ = false;
    // Whether events are being streamed, and how many bytes were streamed so far.
    bool streaming_ = false;
    std::size_t streamed_bytes_ = 0;
};

}  // namespace hoigung::http
