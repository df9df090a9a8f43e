#pragma once

#include <string>

#include <curl/curl.h>

namespace hoigung::notify {

// Before anything else of curl.
void start_curl();

// For CURLOPT_OPENSOCKETFUNCTION: opens no connection to this machine or a private network. It is called for
// every connection, after the name was resolved: no later DNS answer can bypass it.
curl_socket_t open_public_socket(void*, curlsocktype, curl_sockaddr* address);

// Whether a host's name or address has addresses and none of them is of this machine or of a private network.
// Waits for the name's resolution.
[[nodiscard]] bool is_on_the_internet(const std::string& host);

}  // namespace hoigung::notify
