#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "http/loop.hpp"
#include "http/options.hpp"
#include "http/write_buffer.hpp"

namespace hoigung::http {

// How long a transfer may still take: a fixed time, extended as bytes arrive.
struct TransferDeadline {
    std::chrono::nanoseconds spent{};
    std::uint64_t bytes = 0;
    [[nodiscard]] std::chrono::nanoseconds left(const Limits& limits) const;
};

// A socket with its unused input, its pending output, and a deadline that the loop enforces.
class Channel {
  public:
    Channel(Socket socket, const Limits& limits) : socket_(std::move(socket)), limits_(limits) {}

    [[nodiscard]] std::string_view pending() const { return std::string_view(input_).substr(used_); }
    void use(std::size_t bytes) { used_ += bytes; }
    [[nodiscard]] WriteBuffer& write_buffer() { return write_buffer_; }
    [[nodiscard]] bool is_closed() const { return closed_; }
    [[nodiscard]] Executor executor() { return socket_.get_executor(); }

    void set_deadline(std::chrono::nanoseconds from_now) { deadline_ = SteadyClock::now() + from_now; }
    void clear_deadline() { deadline_ = SteadyClock::time_point::max(); }
    [[nodiscard]] bool is_late(SteadyClock::time_point now) const { return now > deadline_; }

    // Reads the next bytes, at most `room`; returns false at the end of the input.
    Task<bool> read(std::size_t room);
    // Reads a part of a body; a client that is too slow is disconnected.
    Task<bool> read_at_pace(TransferDeadline& deadline);
    // Writes what the socket accepts without blocking: nearly always all of it, with no trip through the
    // event loop. Returns true when nothing is left to write.
    bool write_now();
    Task<> write_rest();
    // Waits while the client reads the last answer. Closing with unread input would reset the connection, and
    // the client could lose the answer.
    Task<> linger();
    void close();

    enum class Peer {
        there,
        // The client has closed its sending half and may still read. TCP reports a closed socket in the same
        // way.
        half_closed,
        gone
    };
    // Checks the socket without reading from it.
    [[nodiscard]] Peer peer();

  private:
    Socket socket_;
    const Limits& limits_;
    std::string input_;
    std::size_t used_ = 0;
    WriteBuffer write_buffer_;
    SteadyClock::time_point deadline_ = SteadyClock::time_point::max();
    bool closed_ = false;
};

}  // namespace hoigung::http
