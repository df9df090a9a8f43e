#include "notify/http_post.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <stdexcept>

#include <curl/curl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hoigung::notify {
namespace {

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using HeaderList = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

constexpr std::size_t kLargestAnswer = 64 * 1024;

std::size_t take_answer(char* bytes, std::size_t, std::size_t count, void* answer) {
    auto& text = *static_cast<std::string*>(answer);
    if (text.size() + count > kLargestAnswer) return 0;
    text.append(bytes, count);
    return count;
}

HeaderList headers_of(const HttpPost& request) {
    HeaderList list(curl_slist_append(nullptr, ("Content-Type: " + request.content_type).c_str()),
                    curl_slist_free_all);
    list.reset(curl_slist_append(list.release(), "Expect:"));
    for (const std::string& header : request.headers)
        list.reset(curl_slist_append(list.release(), header.c_str()));
    return list;
}

using Ip = std::array<std::uint8_t, 16>;

bool is_public_v4(const std::uint8_t* ip) {
    const bool is_private = ip[0] == 0 || ip[0] == 10 || ip[0] == 127 || ip[0] >= 224 ||
                            (ip[0] == 100 && (ip[1] & 0xC0) == 64) || (ip[0] == 169 && ip[1] == 254) ||
                            (ip[0] == 172 && (ip[1] & 0xF0) == 16) || (ip[0] == 192 && ip[1] == 168) ||
                            (ip[0] == 192 && ip[1] == 0 && ip[2] == 0) ||
                            (ip[0] == 198 && (ip[1] & 0xFE) == 18);
    return !is_private;
}

// Global unicast, 2000::/3, but none of the ranges that stand for an IPv4 address.
bool is_public_v6(const Ip& ip) {
    const bool is_6to4 = ip[0] == 0x20 && ip[1] == 0x02;
    const bool is_teredo = ip[0] == 0x20 && ip[1] == 0x01 && ip[2] == 0 && ip[3] == 0;
    return (ip[0] & 0xE0) == 0x20 && !is_6to4 && !is_teredo;
}

bool is_public(int family, const void* address) {
    if (family == AF_INET) {
        sockaddr_in v4{};
        std::memcpy(&v4, address, sizeof v4);
        std::array<std::uint8_t, 4> ip{};
        std::memcpy(ip.data(), &v4.sin_addr, ip.size());
        return is_public_v4(ip.data());
    }
    if (family != AF_INET6) return false;
    sockaddr_in6 v6{};
    std::memcpy(&v6, address, sizeof v6);
    Ip ip{};
    std::memcpy(ip.data(), &v6.sin6_addr, ip.size());
    return is_public_v6(ip);
}

// Called for every connection, after the name was resolved: no later DNS answer can bypass it.
curl_socket_t open_public_socket(void*, curlsocktype, curl_sockaddr* address) {
    // curl allocates room for the longer address beyond the declared size of its structure.
    if (!is_public(address->family, static_cast<const void*>(&address->addr))) return CURL_SOCKET_BAD;
    return socket(address->family, address->socktype, address->protocol);
}

void start_curl() {
    static std::once_flag started;
    std::call_once(started, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

}  // namespace

bool is_on_the_internet(const std::string& host) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (getaddrinfo(host.c_str(), nullptr, &hints, &found) != 0) return false;
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> addresses(found, freeaddrinfo);
    for (const addrinfo* each = found; each != nullptr; each = each->ai_next) {
        if (!is_public(each->ai_family, each->ai_addr)) return false;
    }
    return true;
}

HttpAnswer http_post(const HttpPost& request) {
    start_curl();
    const Handle handle(curl_easy_init(), curl_easy_cleanup);
    if (!handle) throw std::runtime_error("curl could not be started");
    CURL* curl = handle.get();
    const HeaderList headers = headers_of(request);
    HttpAnswer answer;
    curl_easy_setopt(curl, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.data());
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "localhost,127.0.0.1,::1");
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_answer);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &answer.text);
    if (request.reach == Reach::the_internet)
        curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_public_socket);
    const CURLcode outcome = curl_easy_perform(curl);
    if (outcome != CURLE_OK) answer.failure = curl_easy_strerror(outcome);
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer.status);
    long sent_bytes = 0;
    curl_easy_getinfo(curl, CURLINFO_REQUEST_SIZE, &sent_bytes);
    answer.may_have_arrived = sent_bytes > 0;
    return answer;
}

}  // namespace hoigung::notify
