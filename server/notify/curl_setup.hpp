#pragma once

#include <curl/curl.h>

namespace hoigung::notify {

// Before anything else of curl.
void start_curl();

// For CURLOPT_OPENSOCKETFUNCTION: opens no connection to this machine or a private network. It is called for
// every connection, after the name was resolved: no later DNS answer can bypass it.
curl_socket_t open_public_socket(void*, curlsocktype, curl_sockaddr* address);

}  // namespace hoigung::notify
