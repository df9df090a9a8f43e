#include "notify/transfer.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>

#include <sys/socket.h>

namespace hoigung::notify {
namespace {

// curl's own initialisation is not safe when two threads make the first transfer.
void start_curl() {
    static std::once_flag started;
    std::call_once(started, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

CURL* make_handle() {
    start_curl();
    CURL* handle = curl_easy_init();
    if (handle == nullptr) throw std::runtime_error("curl could not be started");
    return handle;
}

// Refuses connections to this machine or a private network. It is called for every connection, after the name
// was resolved, so that no later DNS answer can bypass it.
curl_socket_t open_public_socket(void*, curlsocktype, curl_sockaddr* address) {
    // curl allocates room for the longer address beyond the declared size of its structure.
    if (!is_public_address(address->family, static_cast<const void*>(&address->addr))) return CURL_SOCKET_BAD;
    return socket(address->family, address->socktype, address->protocol);
}

int stop_when_told(void* stopping, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<const std::atomic<bool>*>(stopping)->load() ? 1 : 0;
}

}  // namespace

Transfer::Transfer(const TransferSettings& settings) : handle_(make_handle(), curl_easy_cleanup) {
    set(CURLOPT_URL, settings.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, settings.protocols);
    set(CURLOPT_REDIR_PROTOCOLS_STR, settings.protocols);
    set(CURLOPT_FOLLOWLOCATION, 0L);
    set(CURLOPT_TIMEOUT_MS, static_cast<long>(settings.timeout.count()));
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    set(CURLOPT_NOPROXY, settings.is_direct ? "*" : "localhost,127.0.0.1,::1");
    set(CURLOPT_ERRORBUFFER, details_.data());
    if (settings.reach == Reach::the_internet) set(CURLOPT_OPENSOCKETFUNCTION, open_public_socket);
}

void Transfer::append(List& list, const std::string& line) {
    list.reset(curl_slist_append(list.release(), line.c_str()));
}

void Transfer::add_header(const std::string& line) {
    append(headers_, line);
}

void Transfer::add_recipient(const std::string& address) {
    append(recipients_, address);
}

std::size_t Transfer::give(char* buffer, std::size_t size, std::size_t count, void* transfer) {
    std::string_view& rest = static_cast<Transfer*>(transfer)->upload_;
    const std::size_t given = std::min(size * count, rest.size());
    std::copy_n(rest.data(), given, buffer);
    rest.remove_prefix(given);
    return given;
}

void Transfer::upload(std::string_view text) {
    upload_ = text;
    set(CURLOPT_UPLOAD, 1L);
    set(CURLOPT_READFUNCTION, give);
    set(CURLOPT_READDATA, this);
}

std::size_t Transfer::take(char* bytes, std::size_t, std::size_t count, void* transfer) {
    const auto& [text, most] = static_cast<Transfer*>(transfer)->received_;
    const std::size_t taken = std::min(count, most - text->size());
    text->append(bytes, taken);
    return taken;
}

void Transfer::receive(std::string& text, std::size_t most) {
    received_ = {&text, most};
    set(CURLOPT_WRITEFUNCTION, take);
    set(CURLOPT_WRITEDATA, this);
}

std::size_t Transfer::take_answer(char* bytes, std::size_t, std::size_t count, void* transfer) {
    const auto& [lines, most] = static_cast<Transfer*>(transfer)->answers_;
    lines->append(bytes, count);
    if (lines->size() > most) lines->erase(0, lines->size() - most);
    return count;
}

void Transfer::keep_answers(std::string& lines, std::size_t most) {
    answers_ = {&lines, most};
    set(CURLOPT_HEADERFUNCTION, take_answer);
    set(CURLOPT_HEADERDATA, this);
}

void Transfer::encrypt(bool may_be_plain) {
    set(CURLOPT_USE_SSL, static_cast<long>(may_be_plain ? CURLUSESSL_TRY : CURLUSESSL_ALL));
}

void Transfer::stop_when(const std::atomic<bool>& stopping) {
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, stop_when_told);
    set(CURLOPT_XFERINFODATA, &stopping);
}

void Transfer::prepare() {
    if (headers_) set(CURLOPT_HTTPHEADER, headers_.get());
    if (recipients_) set(CURLOPT_MAIL_RCPT, recipients_.get());
}

bool Transfer::run() {
    prepare();
    outcome_ = curl_easy_perform(handle_.get());
    return outcome_ == CURLE_OK;
}

std::chrono::seconds Transfer::retry_after() const {
    curl_off_t seconds = 0;
    curl_easy_getinfo(handle_.get(), CURLINFO_RETRY_AFTER, &seconds);
    return std::chrono::seconds{seconds};
}

long Transfer::status() const {
    long status = 0;
    curl_easy_getinfo(handle_.get(), CURLINFO_RESPONSE_CODE, &status);
    return status;
}

bool Transfer::is_begun() const {
    long bytes = 0;
    curl_easy_getinfo(handle_.get(), CURLINFO_REQUEST_SIZE, &bytes);
    return bytes > 0;
}

std::string Transfer::details() const {
    return details_.front() == '\0' ? failure() : details_.data();
}

std::string Transfer::text_of(CURLINFO info) const {
    const char* text = nullptr;
    curl_easy_getinfo(handle_.get(), info, &text);
    return text != nullptr ? text : "";
}

TransferGroup::TransferGroup(long most_connections, long most_to_host)
    : handle_((start_curl(), curl_multi_init()), curl_multi_cleanup) {
    if (handle_ == nullptr) throw std::runtime_error("curl could not be started");
    curl_multi_setopt(handle_.get(), CURLMOPT_MAX_TOTAL_CONNECTIONS, most_connections);
    curl_multi_setopt(handle_.get(), CURLMOPT_MAX_HOST_CONNECTIONS, most_to_host);
    curl_multi_setopt(handle_.get(), CURLMOPT_MAXCONNECTS, most_connections);
}

void TransferGroup::run(std::span<Transfer* const> transfers) {
    constexpr int kPollMs = 1000;
    std::map<CURL*, Transfer*> running;
    for (Transfer* each : transfers) {
        each->prepare();
        each->outcome_ = CURLE_FAILED_INIT;
        running[each->handle_.get()] = each;
        curl_multi_add_handle(handle_.get(), each->handle_.get());
    }
    for (int left = 1; left > 0;) {
        if (curl_multi_perform(handle_.get(), &left) != CURLM_OK) break;
        if (left > 0 && curl_multi_poll(handle_.get(), nullptr, 0, kPollMs, nullptr) != CURLM_OK) break;
    }
    int more = 0;
    while (const CURLMsg* message = curl_multi_info_read(handle_.get(), &more)) {
        if (message->msg == CURLMSG_DONE) running.at(message->easy_handle)->outcome_ = message->data.result;
    }
    for (const auto& [handle, transfer] : running) curl_multi_remove_handle(handle_.get(), handle);
}

}  // namespace hoigung::notify
