// generator PLAN PORT GATEWAY_PORT CONNECTIONS SECONDS MIX SEED FIRST_LOGIN FIRST_APPLICATION ENCODINGS RATE
//
// Makes the traffic of a plan on loopback and reads every answer. MIX is the share of pages and of searches,
// 70,25; ENCODINGS what is accepted, gzip,br. With a RATE of 0 each connection sends one request after the
// other. With another so many requests a second are due, however long answers take: a time counts from when
// its request was due, also when no connection was free then. Prints what came back as one object of JSON.
#include <array>
#include <cerrno>
#include <deque>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <unordered_map>

#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "answer.hpp"
#include "gateway.hpp"
#include "people.hpp"

namespace hoigung::bench {
namespace {

using namespace std::chrono_literals;

// Answers that have not come so long after the end are taken as lost.
constexpr auto kPatience = 60s;
constexpr std::size_t kConnectingAtOnce = 256;
// What is sent later than this after it was due is late.
constexpr auto kLate = 2ms;

struct Settings {
    std::uint16_t port = 0;
    std::size_t connections = 0;
    std::chrono::seconds length{};
    // Requests a second; 0 for as many as are answered.
    std::uint64_t rate = 0;
};

struct Connection {
    int socket = -1;
    bool open = false;
    bool waiting = false;
    Errand errand;
    // When it was to be sent.
    Time due_at;
    std::size_t written = 0;
    std::string incoming;
    std::optional<AnswerHead> head;
};

// A body that was read once need not be unpacked again.
struct Seen {
    std::size_t bytes = 0;
    std::size_t fingerprint = 0;
};

class Generator {
  public:
    Generator(const Settings& settings, const Plan& plan, People& people, int epoll, Gateway& gateway)
        : settings_(settings),
          people_(people),
          epoll_(epoll),
          gateway_(gateway),
          pages_seen_(plan.pages.size()),
          searches_seen_(plan.searches.size()) {}

    void run();
    [[nodiscard]] std::string report();

  private:
    void connect_all();
    void connect(Connection& connection);
    void send_at_rate(Time end);
    void send_due(Time end);
    [[nodiscard]] Time due(std::uint64_t number) const;
    void turn(std::chrono::nanoseconds longest);
    void ready(Connection& connection, std::uint32_t events);
    void begin(Connection& connection, Errand errand, Time due_at = std::chrono::steady_clock::now());
    void go_on(Connection& connection);
    void write(Connection& connection);
    void read(Connection& connection);
    void take_answer(Connection& connection);
    void lost(Connection& connection, std::string_view how);
    void reconnect(Connection& connection);
    void close_socket(Connection& connection);
    [[nodiscard]] std::string_view fault(const Connection& connection, std::string_view body);

    const Settings settings_;
    People& people_;
    const int epoll_;
    Gateway& gateway_;
    std::vector<Seen> pages_seen_;
    std::vector<Seen> searches_seen_;
    std::vector<std::unique_ptr<Connection>> connections_;
    std::unordered_map<int, Connection*> by_socket_;
    std::size_t connecting_ = 0;
    std::size_t waiting_ = 0;
    // With a rate: those that have nothing to do, how many requests were begun and how many of them late.
    std::deque<Connection*> idle_;
    std::uint64_t begun_ = 0;
    std::uint64_t late_ = 0;
    bool ended_ = false;
    Tally tally_;
    Time began_;
    double seconds_ = 0;
    double processor_seconds_ = 0;
};

double processor_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto of = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return of(usage.ru_utime) + of(usage.ru_stime);
}

void Generator::run() {
    connect_all();
    const double before = processor_seconds();
    began_ = std::chrono::steady_clock::now();
    const Time end = began_ + settings_.length;
    if (settings_.rate > 0) {
        send_at_rate(end);
    } else {
        for (const auto& connection : connections_) begin(*connection, people_.next());
        while (std::chrono::steady_clock::now() < end) turn(50ms);
    }
    seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
    processor_seconds_ = processor_seconds() - before;
    ended_ = true;
    while (waiting_ > 0 && std::chrono::steady_clock::now() < end + kPatience) turn(50ms);
    for (const auto& connection : connections_) {
        if (connection->waiting) tally_.failed(connection->errand.kind, "no answer");
    }
}

// Everything that is due before the end is sent, also after it when no connection was free.
void Generator::send_at_rate(Time end) {
    for (const auto& connection : connections_) idle_.push_back(connection.get());
    for (;;) {
        send_due(end);
        const Time now = std::chrono::steady_clock::now();
        const bool all_begun = due(begun_) >= end;
        if ((all_begun && now >= end) || now >= end + kPatience) return;
        turn(idle_.empty() ? 50ms : std::max<Time::duration>((all_begun ? end : due(begun_)) - now, 0ns));
    }
}

void Generator::send_due(Time end) {
    for (const Time now = std::chrono::steady_clock::now(); !idle_.empty(); ++begun_) {
        const Time due_at = due(begun_);
        if (due_at > now || due_at >= end) return;
        if (now - due_at > kLate) ++late_;
        Connection& connection = *idle_.front();
        idle_.pop_front();
        begin(connection, people_.next(), due_at);
    }
}

Time Generator::due(std::uint64_t number) const {
    return began_ + std::chrono::nanoseconds(std::chrono::nanoseconds(1s).count() * number / settings_.rate);
}

std::string Generator::report() {
    std::string out = tally_.json(seconds_, processor_seconds_ / seconds_);
    out.pop_back();
    return out + fmt::format(R"(,"late":{},"logins":{},"applications":{}}})", late_, people_.logins(),
                             people_.applications());
}

void Generator::connect_all() {
    for (std::size_t i = 0; i < settings_.connections; ++i) {
        while (connecting_ >= kConnectingAtOnce) turn(1s);
        connections_.push_back(std::make_unique<Connection>());
        connect(*connections_.back());
    }
    while (connecting_ > 0) turn(1s);
}

void Generator::connect(Connection& connection) {
    connection.socket = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (connection.socket < 0) throw std::runtime_error("no socket left: raise the limit of open files");
    const int on = 1;
    setsockopt(connection.socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    by_socket_[connection.socket] = &connection;
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT | EPOLLET;
    event.data.fd = connection.socket;
    epoll_ctl(epoll_, EPOLL_CTL_ADD, connection.socket, &event);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(settings_.port);
    ++connecting_;
    if (::connect(connection.socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 &&
        errno != EINPROGRESS)
        throw std::runtime_error("cannot connect");
}

void Generator::turn(std::chrono::nanoseconds longest) {
    std::array<epoll_event, 512> events{};
    const auto seconds = std::chrono::floor<std::chrono::seconds>(longest);
    const timespec wait{seconds.count(), (longest - seconds).count()};
    const int count = epoll_pwait2(epoll_, events.data(), events.size(), &wait, nullptr);
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        if (gateway_.owns(event.data.fd)) {
            gateway_.ready(event.data.fd);
        } else if (const auto found = by_socket_.find(event.data.fd); found != by_socket_.end()) {
            ready(*found->second, event.events);
        }
    }
}

void Generator::ready(Connection& connection, std::uint32_t events) {
    if (!connection.open) {
        int error = 0;
        socklen_t size = sizeof error;
        getsockopt(connection.socket, SOL_SOCKET, SO_ERROR, &error, &size);
        if (error != 0) throw std::runtime_error(fmt::format("a connection was refused: error {}", error));
        connection.open = true;
        --connecting_;
        // One that was made anew has something to send.
        if (connection.waiting) write(connection);
        return;
    }
    const int socket = connection.socket;
    if ((events & EPOLLOUT) != 0 && connection.waiting) write(connection);
    if ((events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0 && connection.socket == socket) read(connection);
}

void Generator::begin(Connection& connection, Errand errand, Time due_at) {
    connection.errand = std::move(errand);
    connection.written = 0;
    connection.waiting = true;
    connection.due_at = due_at;
    ++waiting_;
    if (connection.open) write(connection);
}

// What a connection does that has nothing to do.
void Generator::go_on(Connection& connection) {
    if (settings_.rate > 0) {
        idle_.push_back(&connection);
    } else if (!ended_) {
        begin(connection, people_.next());
    }
}

void Generator::write(Connection& connection) {
    const std::string& request = connection.errand.request;
    while (connection.written < request.size()) {
        const ssize_t count = send(connection.socket, request.data() + connection.written,
                                   request.size() - connection.written, MSG_NOSIGNAL);
        if (count < 0 && errno == EAGAIN) return;
        if (count < 0) return lost(connection, "cut off while asking");
        connection.written += static_cast<std::size_t>(count);
    }
}

void Generator::read(Connection& connection) {
    const int socket = connection.socket;
    std::array<char, 65536> bytes;
    for (;;) {
        const ssize_t count = recv(connection.socket, bytes.data(), bytes.size(), 0);
        if (count < 0 && errno == EAGAIN) return;
        if (count <= 0) {
            if (connection.waiting) return lost(connection, "cut off");
            return reconnect(connection);
        }
        tally_.arrived(static_cast<std::size_t>(count));
        connection.incoming.append(bytes.data(), static_cast<std::size_t>(count));
        try {
            take_answer(connection);
        } catch (const std::runtime_error& problem) {
            return lost(connection, problem.what());
        }
        if (connection.socket != socket) return;
    }
}

void Generator::take_answer(Connection& connection) {
    if (!connection.waiting) throw std::runtime_error("an answer that nobody asked for");
    if (!connection.head) connection.head = read_head(connection.incoming);
    if (!connection.head ||
        connection.incoming.size() < connection.head->head_bytes + connection.head->body_bytes)
        return;
    const AnswerHead head = *connection.head;
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                                            connection.due_at);
    const Errand& errand = connection.errand;
    const std::string_view wrong =
        fault(connection, std::string_view(connection.incoming).substr(head.head_bytes));
    if (wrong.empty()) {
        tally_.answered(errand.kind, took, !ended_);
    } else {
        tally_.failed(errand.kind, wrong);
    }
    connection.incoming.clear();
    connection.head.reset();
    connection.waiting = false;
    --waiting_;
    if (head.closes) reconnect(connection);
    if (wrong.empty() && errand.kind == Kind::code) {
        const std::string telephone = errand.telephone;
        if (const int code = gateway_.take_code(telephone); code != 0)
            return begin(connection, people_.log_in(telephone, code));
        tally_.failed(Kind::login, "no code came");
    }
    go_on(connection);
}

// What is wrong with an answer; empty for none.
std::string_view Generator::fault(const Connection& connection, std::string_view body) {
    static thread_local std::string status;
    const Errand& errand = connection.errand;
    if (connection.head->status != 200) {
        status = fmt::format("status {}", connection.head->status);
        return status;
    }
    Seen* seen = nullptr;
    if (errand.kind == Kind::page) seen = &pages_seen_[errand.ask];
    if (errand.kind == Kind::search) seen = &searches_seen_[errand.ask];
    const std::size_t print = seen != nullptr ? fingerprint(body) : 0;
    if (seen != nullptr && seen->bytes == body.size() && seen->fingerprint == print) return {};
    const std::string text = unpack(body, connection.head->packing);
    if (text.find(errand.needle) == std::string::npos) {
        // A page that is left to the browser is no error, but it is no page either.
        return errand.kind == Kind::page && text.find("id=\"page-data\"") != std::string::npos
                   ? "left to the browser"
                   : "wrong answer";
    }
    if (seen != nullptr) *seen = {body.size(), print};
    return {};
}

void Generator::lost(Connection& connection, std::string_view how) {
    const bool was_waiting = connection.waiting;
    if (was_waiting) {
        tally_.failed(connection.errand.kind, how);
        connection.waiting = false;
        --waiting_;
    }
    reconnect(connection);
    if (was_waiting) go_on(connection);
}

void Generator::reconnect(Connection& connection) {
    close_socket(connection);
    connection.incoming.clear();
    connection.head.reset();
    if (!ended_) connect(connection);
}

void Generator::close_socket(Connection& connection) {
    by_socket_.erase(connection.socket);
    close(connection.socket);
    connection.socket = -1;
    connection.open = false;
}

}  // namespace
}  // namespace hoigung::bench

int main(int count, char** arguments) {
    using namespace hoigung::bench;
    if (count != 12) {
        std::cerr << "generator PLAN PORT GATEWAY_PORT CONNECTIONS SECONDS PAGES,SEARCHES SEED FIRST_LOGIN "
                     "FIRST_APPLICATION ENCODINGS RATE\n";
        return 2;
    }
    try {
        const auto number = [&](int at) { return std::stoull(arguments[at]); };
        const Plan plan = Plan::read(arguments[1]);
        const std::string shares = arguments[6];
        const Mix mix{std::stoi(shares), std::stoi(shares.substr(shares.find(',') + 1))};
        People people(plan, mix, number(7), number(8), number(9), arguments[10]);
        const int epoll = epoll_create1(0);
        Gateway gateway(epoll, static_cast<std::uint16_t>(number(3)));
        Generator generator(
            {static_cast<std::uint16_t>(number(2)), number(4), std::chrono::seconds(number(5)), number(11)},
            plan, people, epoll, gateway);
        generator.run();
        std::cout << generator.report() << std::endl;
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "generator: " << problem.what() << '\n';
        return 1;
    }
}
