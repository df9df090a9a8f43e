#include "gateway.hpp"

#include <array>
#include <stdexcept>

#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hoigung::bench {
namespace {

constexpr std::string_view kTaken = "HTTP/1.1 200 OK\r\nContent-Length: 15\r\n\r\n{\"status\":\"ok\"}";

void watch(int epoll, int socket) {
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = socket;
    epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event);
}

// The body of a request that is whole; empty before.
std::string whole_body(const std::string& request) {
    const std::size_t head = request.find("\r\n\r\n");
    if (head == std::string::npos) return {};
    std::size_t at = request.find("ontent-");
    while (at != std::string::npos && at < head && request.compare(at + 8, 6, "ength:") != 0)
        at = request.find("ontent-", at + 1);
    if (at == std::string::npos || at > head) return {};
    const std::size_t length = std::stoul(request.substr(at + 14));
    return request.size() < head + 4 + length ? std::string{} : request.substr(head + 4, length);
}

}  // namespace

Gateway::Gateway(int epoll, std::uint16_t port)
    : epoll_(epoll), listener_(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0)) {
    const int on = 1;
    setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    if (bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        listen(listener_, SOMAXCONN) != 0)
        throw std::runtime_error("the gateway cannot listen");
    watch(epoll_, listener_);
}

void Gateway::ready(int socket) {
    if (socket == listener_) return accept_callers();
    std::array<char, 4096> bytes{};
    const ssize_t count = recv(socket, bytes.data(), bytes.size(), 0);
    if (count <= 0) return hang_up(socket);
    std::string& request = callers_[socket];
    request.append(bytes.data(), static_cast<std::size_t>(count));
    const std::string body = whole_body(request);
    if (body.empty()) return;
    take_message(body);
    request.clear();
    if (send(socket, kTaken.data(), kTaken.size(), MSG_NOSIGNAL) < 0) hang_up(socket);
}

int Gateway::take_code(const std::string& telephone) {
    const auto found = codes_.find(telephone);
    if (found == codes_.end()) return 0;
    const int code = found->second;
    codes_.erase(found);
    return code;
}

void Gateway::accept_callers() {
    for (int caller = 0; (caller = accept4(listener_, nullptr, nullptr, SOCK_NONBLOCK)) >= 0;) {
        callers_[caller];
        watch(epoll_, caller);
    }
}

void Gateway::hang_up(int socket) {
    callers_.erase(socket);
    close(socket);
}

void Gateway::take_message(const std::string& body) {
    static constexpr std::string_view kTo = R"("to":")";
    const std::size_t to = body.find(kTo);
    const std::size_t mark = body.rfind('#');
    if (to == std::string::npos || mark == std::string::npos) return;
    const std::size_t begin = to + kTo.size();
    codes_[body.substr(begin, body.find('"', begin) - begin)] = std::stoi(body.substr(mark + 1, 6));
}

}  // namespace hoigung::bench
