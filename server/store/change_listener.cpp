#include "store/change_listener.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/log.hpp"
#include "store/change_signal.hpp"

namespace hoigung::store {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFirstPause{100};
constexpr milliseconds kLongestPause{30'000};

int new_event() {
    const int event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (event < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
    return event;
}

}  // namespace

ChangeListener::ChangeListener(DatabaseUrl url, std::string self, std::function<void()> tell)
    : url_(std::move(url)),
      self_(std::move(self)),
      tell_(std::move(tell)),
      stop_event_(new_event()),
      thread_([this] { run(); }) {}

ChangeListener::~ChangeListener() {
    stopping_ = true;
    static_cast<void>(eventfd_write(stop_event_, 1));
    thread_.join();
    close(stop_event_);
}

void ChangeListener::run() {
    milliseconds pause = kFirstPause;
    while (!stopping_) {
        if (const Client client = listen()) {
            pause = kFirstPause;
            begin();
            hear(client);
            is_listening_ = false;
            tell_();
        }
        wait(-1, static_cast<int>(pause.count()));
        pause = std::min(2 * pause, kLongestPause);
    }
}

ChangeListener::Client ChangeListener::listen() {
    Client client(PQconnectdb(url_.keywords.c_str()), &PQfinish);
    // Notices of the server are in the error message as well, and do not belong on standard error.
    PQsetNoticeProcessor(
        client.get(), [](void*, const char*) {}, nullptr);
    const std::string sql = fmt::format("LISTEN {}", kChangeChannel);
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQexec(client.get(), sql.c_str()), &PQclear);
    if (PQresultStatus(answer.get()) == PGRES_COMMAND_OK) return client;
    // Logs the problem once, however often listening is tried again.
    if (std::exchange(problem_, PQerrorMessage(client.get())).empty())
        base::log::warning(
            "changes of other processes are looked for, because the database does not tell them: {}",
            problem_);
    return {nullptr, &PQfinish};
}

void ChangeListener::hear(const Client& client) {
    while (!stopping_) {
        wait(PQsocket(client.get()), -1);
        if (stopping_) return;
        if (PQconsumeInput(client.get()) == 0) {
            problem_ = PQerrorMessage(client.get());
            base::log::warning(
                "changes of other processes are looked for, because the connection that told them was lost: "
                "{}",
                problem_);
            return;
        }
        if (take_notices(client)) tell_();
    }
}

bool ChangeListener::take_notices(const Client& client) const {
    bool is_told = false;
    while (PGnotify* const notice = PQnotifies(client.get())) {
        is_told = is_told || self_ != notice->extra;
        PQfreemem(notice);
    }
    return is_told;
}

void ChangeListener::wait(int socket, int milliseconds) const {
    std::array<pollfd, 2> events{{{stop_event_, POLLIN, 0}, {socket, POLLIN, 0}}};
    static_cast<void>(poll(events.data(), events.size(), milliseconds));
}

void ChangeListener::begin() {
    if (!std::exchange(problem_, "").empty())
        base::log::info("the database tells changes of other processes again");
    // Changes that were committed before LISTEN have not been notified to this process.
    tell_();
    is_listening_ = true;
}

}  // namespace hoigung::store
