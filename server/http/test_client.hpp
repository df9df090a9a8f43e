#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "http/headers.hpp"

namespace hoigung::http {

struct TestAnswer {
    int status = 0;
    Headers headers;
    std::string body;
};

// A client for tests: writes given bytes and reads answers. It waits at most ten seconds.
class TestClient {
  public:
    explicit TestClient(std::uint16_t port, int receive_buffer = 0)
        : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        const timeval patience{10, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        if (receive_buffer > 0) {
            setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        }
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        connected_ = connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~TestClient() { close(); }
    TestClient(const TestClient&) = delete;
    TestClient& operator=(const TestClient&) = delete;

    [[nodiscard]] bool connected() const { return connected_; }
    void close() {
        if (socket_ >= 0) ::close(std::exchange(socket_, -1));
    }

    // Closes only its sending half: answers can still be read.
    void finish_sending() { shutdown(socket_, SHUT_WR); }

    // Returns false when the server no longer accepts bytes.
    bool send(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    TestAnswer get(std::string_view target, std::string_view headers = "") {
        send("GET " + std::string(target) + " HTTP/1.1\r\nHost: test\r\n" + std::string(headers) + "\r\n");
        return read_answer();
    }

    TestAnswer post(std::string_view target, std::string_view body, std::string_view headers = "") {
        send("POST " + std::string(target) + " HTTP/1.1\r\nHost: test\r\nContent-Length: " +
             std::to_string(body.size()) + "\r\n" + std::string(headers) + "\r\n");
        send(body);
        return read_answer();
    }

    // Status 0 when the connection ends before an answer is complete.
    TestAnswer read_answer(bool to_head = false) {
        TestAnswer answer;
        std::size_t end = std::string::npos;
        while ((end = input_.find("\r\n\r\n")) == std::string::npos) {
            if (!receive()) return answer;
        }
        const std::string head = input_.substr(0, end + 2);
        input_.erase(0, end + 4);
        const int status = std::atoi(head.substr(std::min<std::size_t>(9, head.size())).c_str());
        for (std::size_t at = head.find("\r\n") + 2; at < head.size();) {
            const auto line_end = head.find("\r\n", at);
            const auto colon = head.find(": ", at);
            if (colon < line_end) {
                answer.headers.add(head.substr(at, colon - at), head.substr(colon + 2, line_end - colon - 2));
            }
            at = line_end + 2;
        }
        const auto length = answer.headers.find("Content-Length");
        const std::size_t wanted = to_head || !length ? 0 : std::stoul(std::string(*length));
        while (input_.size() < wanted) {
            if (!receive()) return answer;
        }
        answer.body = input_.substr(0, wanted);
        input_.erase(0, wanted);
        answer.status = status;
        return answer;
    }

    // Returns fewer bytes when the connection ends before.
    std::string read_bytes(std::size_t count) {
        while (input_.size() < count && receive()) {
        }
        std::string bytes = input_.substr(0, count);
        input_.erase(0, count);
        return bytes;
    }

    // Reads to the end; returns false when the server keeps the connection open.
    bool is_closed_by_server() {
        for (;;) {
            char bytes[4096];
            const ssize_t got = recv(socket_, bytes, sizeof bytes, 0);
            if (got > 0) {
                rest_ += static_cast<std::size_t>(got);
                continue;
            }
            return got == 0 || errno == ECONNRESET;
        }
    }
    // The number of bytes that is_closed_by_server() discarded.
    [[nodiscard]] std::size_t rest() const { return rest_; }

  private:
    bool receive() {
        char bytes[16384];
        const ssize_t got = recv(socket_, bytes, sizeof bytes, 0);
        if (got <= 0) return false;
        input_.append(bytes, static_cast<std::size_t>(got));
        return true;
    }

    int socket_;
    bool connected_ = false;
    std::string input_;
    std::size_t rest_ = 0;
};

}  // namespace hoigung::http
