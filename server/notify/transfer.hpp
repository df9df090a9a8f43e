#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <curl/curl.h>

#include "notify/reach.hpp"

namespace hoigung::notify {

struct TransferSettings {
    std::string url;
    // The URL schemes that it may use, also after a redirect, separated by commas.
    const char* protocols = "";
    // It ends after this, whatever the other side does.
    std::chrono::milliseconds timeout{};
    Reach reach = Reach::anywhere;
    // Ignores a proxy in the environment. Connections to this machine never use one.
    bool is_direct = false;
};

// One transfer by curl, over HTTP or SMTP. All of them end in time, check certificates and raise no signals.
class Transfer {
  public:
    explicit Transfer(const TransferSettings& settings);
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;

    // Sets an option of this kind of transfer. Text that curl does not copy has to outlive the transfer.
    template <class Value>
    void set(CURLoption option, Value value) {
        curl_easy_setopt(handle_.get(), option, value);
    }
    void add_header(const std::string& line);
    void add_recipient(const std::string& address);
    // Uploads a text, which has to outlive the transfer.
    void upload(std::string_view text);
    // Keeps at most so much of what the other side sends; the transfer fails when it sends more.
    void receive(std::string& text, std::size_t most);
    // Keeps the last lines with which a mail server answers commands, at most so many bytes of them. curl
    // itself tells only their codes.
    void keep_answers(std::string& lines, std::size_t most);
    // Requires encryption, or only tries it.
    void encrypt(bool may_be_plain);
    // Ends the transfer when `stopping` becomes true.
    void stop_when(const std::atomic<bool>& stopping);

    // Blocks until the transfer ends. Returns whether it was completed.
    [[nodiscard]] bool run();

    [[nodiscard]] bool is_completed() const { return outcome_ == CURLE_OK; }
    // How long the other side asks to wait (Retry-After); 0 when it does not.
    [[nodiscard]] std::chrono::seconds retry_after() const;
    // The status of HTTP or SMTP; 0 when there was none.
    [[nodiscard]] long status() const;
    [[nodiscard]] bool is_uploaded() const { return upload_.empty(); }
    // Whether any byte of the request left.
    [[nodiscard]] bool is_begun() const;
    // Why the transfer was not completed, without its address.
    [[nodiscard]] std::string failure() const { return curl_easy_strerror(outcome_); }
    // The same in more detail, with the other side's answer.
    [[nodiscard]] std::string details() const;
    // A text about the completed transfer, such as CURLINFO_CONTENT_TYPE; empty when there is none.
    [[nodiscard]] std::string text_of(CURLINFO info) const;

  private:
    friend class TransferGroup;

    // Sets what run() needs at last.
    void prepare();

    struct Received {
        std::string* text = nullptr;
        std::size_t most = 0;
    };
    using List = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

    static std::size_t give(char* buffer, std::size_t size, std::size_t count, void* transfer);
    static std::size_t take(char* bytes, std::size_t size, std::size_t count, void* transfer);
    static std::size_t take_answer(char* bytes, std::size_t size, std::size_t count, void* transfer);
    static void append(List& list, const std::string& line);

    std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle_;
    List headers_{nullptr, curl_slist_free_all};
    List recipients_{nullptr, curl_slist_free_all};
    // The rest of the upload.
    std::string_view upload_;
    Received received_;
    Received answers_;
    std::array<char, CURL_ERROR_SIZE> details_{};
    CURLcode outcome_ = CURLE_OK;
};

// Runs transfers at the same time, and keeps their connections for the next ones. For one thread.
class TransferGroup {
  public:
    // Connections at a time, in all and to one host; further transfers wait for one.
    TransferGroup(long most_connections, long most_to_host);
    TransferGroup(const TransferGroup&) = delete;
    TransferGroup& operator=(const TransferGroup&) = delete;

    // Blocks until all have ended. Then each tells its status and whether it was completed.
    void run(std::span<Transfer* const> transfers);

  private:
    const std::unique_ptr<CURLM, CURLMcode (*)(CURLM*)> handle_;
};

}  // namespace hoigung::notify
