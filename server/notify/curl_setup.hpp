#pragma once

#include <string>

#include <curl/curl.h>

namespace hoigung::notify {

// Call it before any other function of curl.
void start_curl();

// For CURLOPT_OPENSOCKETFUNCTION: refuses connections to this machine or a private network. It is called for
// every connection, after the name was resolved, so that no later DNS answer can bypass it.
curl_socket_t open_public_socket(void*, curlsocktype, curl_sockaddr* address);

// Whether a host has addresses, and none of them is of this machine or of a private network. Blocks while it
// resolves the host's name.
[[nodiscard]] bool is_on_the_internet(const std::string& host);

}  // namespace hoigung::notify
