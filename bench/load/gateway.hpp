#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace hoigung::bench {

// The SMS gateway of the people: the site posts {"to": TELEPHONE, "text": "... #CODE"} to it.
class Gateway {
  public:
    Gateway(int epoll, std::uint16_t port);

    [[nodiscard]] bool owns(int socket) const { return socket == listener_ || callers_.contains(socket); }
    void ready(int socket);
    // The code that was sent to a telephone, once; 0 when none was.
    [[nodiscard]] int take_code(const std::string& telephone);

  private:
    void accept_callers();
    void hang_up(int socket);
    void take_message(const std::string& body);

    int epoll_;
    int listener_;
    std::unordered_map<int, std::string> callers_;
    std::unordered_map<std::string, int> codes_;
};

}  // namespace hoigung::bench
