#include "http/request_parser.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include <boost/beast/http/basic_parser.hpp>

#include "base/ascii.hpp"
#include "http/address.hpp"
#include "http/field_values.hpp"

namespace hoigung::http {
namespace {

namespace beast = boost::beast;
using beast::error_code;
using beast::http::field;
using beast::http::verb;
using BeastError = beast::http::error;
using Refusal = RequestParser::Refusal;

constexpr Refusal kBadRequest{400, "The request is malformed."};
constexpr Refusal kBadFraming{400, "The length of the request's body is ambiguous."};
constexpr Refusal kBadHost{400, "The request needs one Host that is a host's name or address."};
constexpr Refusal kFolded{400, "A header field must be on one line."};
constexpr Refusal kBadTarget{400, "The request's address is malformed."};
constexpr Refusal kBadMethod{501, "This method is not known here."};
constexpr Refusal kBadExpectation{417, "Only 100-continue can be expected."};
constexpr Refusal kHeadTooLarge{431, "The request's header is too large."};
constexpr Refusal kBodyTooLarge{413, "The request's body is too large."};

std::optional<Method> to_method(verb method) {
    switch (method) {
        case verb::get:
            return Method::get;
        case verb::head:
            return Method::head;
        case verb::post:
            return Method::post;
        case verb::put:
            return Method::put;
        case verb::patch:
            return Method::patch;
        case verb::delete_:
            return Method::del;
        case verb::options:
            return Method::options;
        default:
            return std::nullopt;
    }
}

std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

Refusal explain(const error_code& error) {
    if (error == BeastError::header_limit) return kHeadTooLarge;
    if (error == BeastError::bad_content_length || error == BeastError::multiple_content_length ||
        error == BeastError::bad_transfer_encoding) {
        return kBadFraming;
    }
    return kBadRequest;
}

bool is_port(std::string_view text) {
    unsigned port = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), port);
    return text.empty() || (problem == std::errc{} && end == text.data() + text.size() && port <= 65535);
}

// RFC 9112, 3.2: a host name, an IPv4 address or an IPv6 one in brackets, perhaps with a port. Empty when the
// client does not know the host.
bool is_host(std::string_view text) {
    const bool is_v6 = text.starts_with('[');
    const std::size_t end = is_v6 ? text.find(']') : std::min(text.find(':'), text.size());
    if (end == std::string_view::npos) return false;
    const std::string_view rest = text.substr(is_v6 ? end + 1 : end);
    if (!rest.empty() && (rest.front() != ':' || !is_port(rest.substr(1)))) return false;
    const std::string_view name = text.substr(is_v6 ? 1 : 0, is_v6 ? end - 1 : end);
    if (is_v6) return name.find(':') != std::string_view::npos && IpAddress::parse(name).has_value();
    return std::ranges::all_of(name, [](char c) {
        return base::is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
               c == '.' || c == '_';
    });
}

// RFC 9112, 5.2: a line that begins with white space continues the previous field. Proxies treat it
// differently.
bool has_folded_line(std::string_view head) {
    return head.find("\r\n ") != std::string_view::npos || head.find("\r\n\t") != std::string_view::npos;
}

}  // namespace

// Beast parses; this stores the results and is stricter where a proxy in front might parse differently.
class RequestParser::Message : public beast::http::basic_parser<true> {
  public:
    explicit Message(const Limits& limits) : most_fields_(limits.head_fields) {
        eager(false);
        header_limit(static_cast<std::uint32_t>(limits.head_bytes));
        body_limit(boost::none);
    }

    Request request;
    std::string body;
    std::uint64_t largest_body = std::numeric_limits<std::uint64_t>::max();
    std::optional<Refusal> refusal;
    bool http_1_0 = false;
    bool expects_continue = false;

  private:
    void refuse(const Refusal& why, error_code& error) {
        refusal = why;
        error = BeastError::bad_value;
    }

    void on_request_impl(verb method, beast::string_view, beast::string_view target, int version,
                         error_code& error) override {
        http_1_0 = version == 10;
        const auto known = to_method(method);
        if (!known) return refuse(kBadMethod, error);
        auto parsed = Target::parse(view(target));
        if (!parsed || (parsed->path() == "*" && known != Method::options)) return refuse(kBadTarget, error);
        request.method = *known;
        request.target = std::move(*parsed);
    }

    void on_field_impl(field which, beast::string_view name, beast::string_view value,
                       error_code& error) override {
        // Trailers after a chunked body are ignored.
        if (is_header_done()) return;
        if (request.headers.size() == most_fields_) return refuse(kHeadTooLarge, error);
        if (which == field::transfer_encoding &&
            (http_1_0 || !equals_ignoring_case(view(value), "chunked"))) {
            return refuse(kBadFraming, error);
        }
        if (which == field::content_length && request.headers.contains("Content-Length")) {
            return refuse(kBadFraming, error);
        }
        if (which == field::expect) {
            if (!equals_ignoring_case(view(value), "100-continue")) return refuse(kBadExpectation, error);
            expects_continue = !http_1_0;
        }
        request.headers.add(view(name), view(value));
    }

    void on_header_impl(error_code& error) override {
        const std::size_t hosts = request.headers.count("Host");
        if (hosts > 1 || (hosts == 0 && !http_1_0) || !is_host(request.header("Host")))
            return refuse(kBadHost, error);
        if (request.header("Content-Length").find(',') != std::string_view::npos) refuse(kBadFraming, error);
    }

    void on_body_init_impl(const boost::optional<std::uint64_t>&, error_code&) override {}

    std::size_t on_body_impl(beast::string_view bytes, error_code& error) override {
        if (bytes.size() > largest_body - taken_) {
            refuse(kBodyTooLarge, error);
            return 0;
        }
        taken_ += bytes.size();
        body.append(bytes.data(), bytes.size());
        return bytes.size();
    }

    void on_chunk_header_impl(std::uint64_t size, beast::string_view, error_code& error) override {
        if (size > largest_body - taken_) refuse(kBodyTooLarge, error);
    }

    std::size_t on_chunk_body_impl(std::uint64_t, beast::string_view bytes, error_code& error) override {
        return on_body_impl(bytes, error);
    }

    void on_finish_impl(error_code&) override {}

    void on_response_impl(int, beast::string_view, int, error_code&) override {}

    std::size_t most_fields_;
    std::uint64_t taken_ = 0;
};

struct RequestParser::Parsing {
    explicit Parsing(const Limits& given) : limits(given) { message.emplace(limits); }

    std::size_t put(std::string_view bytes) {
        error_code error;
        const std::size_t used = message->put({bytes.data(), bytes.size()}, error);
        if (error && error != BeastError::need_more && !message->refusal) message->refusal = explain(error);
        return used;
    }

    Limits limits;
    std::optional<Message> message;
    std::size_t head_bytes = 0;
};

RequestParser::RequestParser(const Limits& limits) : parsing_(std::make_unique<Parsing>(limits)) {}

RequestParser::~RequestParser() = default;

void RequestParser::reset() {
    parsing_->message.emplace(parsing_->limits);
    parsing_->head_bytes = 0;
}

std::size_t RequestParser::take_head(std::string_view bytes) {
    std::size_t used = 0;
    // RFC 9112, 2.2: an empty line before the request line is ignored.
    if (parsing_->head_bytes == 0 && bytes.starts_with("\r\n")) used = 2;
    if (bytes.substr(used).empty() || (used == 0 && parsing_->head_bytes == 0 && bytes == "\r")) return used;

    const std::size_t head = parsing_->put(bytes.substr(used));
    if (has_folded_line(bytes.substr(used, head))) parsing_->message->refusal = kFolded;
    used += head;
    parsing_->head_bytes += used;
    const std::size_t waiting = state() == State::head ? bytes.size() - used : 0;
    if (state() != State::refused && parsing_->head_bytes + waiting > parsing_->limits.head_bytes) {
        parsing_->message->refusal = kHeadTooLarge;
    }
    return used;
}

std::size_t RequestParser::take_body(std::string_view bytes) {
    // An incomplete chunked body lacks at least its end marker. Beast assumes that it is never called with
    // less input than that, and aborts otherwise.
    constexpr std::size_t kEndOfChunks = std::string_view("0\r\n\r\n").size();
    const std::size_t least = parsing_->message->chunked() ? kEndOfChunks : 1;
    std::size_t used = 0;
    while (state() == State::body && bytes.size() - used >= least) {
        const std::size_t taken = parsing_->put(bytes.substr(used));
        if (taken == 0) break;
        used += taken;
    }
    // A chunk's size line and the trailers must be bounded, too.
    if (state() == State::body && bytes.size() - used > parsing_->limits.head_bytes) {
        parsing_->message->refusal = kBadRequest;
    }
    return used;
}

void RequestParser::limit_body(std::uint64_t largest) {
    parsing_->message->largest_body = largest;
    const auto length = parsing_->message->content_length();
    if (length && *length > largest) parsing_->message->refusal = kBodyTooLarge;
}

RequestParser::State RequestParser::state() const {
    const Message& message = *parsing_->message;
    if (message.refusal) return State::refused;
    if (!message.is_header_done()) return State::head;
    return message.is_done() ? State::done : State::body;
}

const RequestParser::Refusal& RequestParser::refusal() const {
    return *parsing_->message->refusal;
}

Request& RequestParser::request() {
    return parsing_->message->request;
}

std::string& RequestParser::body() {
    return parsing_->message->body;
}

bool RequestParser::keep_alive() const {
    return parsing_->message->keep_alive();
}

bool RequestParser::is_http_1_0() const {
    return parsing_->message->http_1_0;
}

bool RequestParser::expects_continue() const {
    return parsing_->message->expects_continue;
}

}  // namespace hoigung::http
