#include <fmt/format.h>

#include "base/text.hpp"
#include "domain/partner/take_lines.hpp"
#include "endpoints/partner/line_splitter.hpp"
#include "endpoints/partner/partner_json.hpp"
#include "feeds/ndjson.hpp"

namespace hoigung::endpoints {
namespace {

// Lines per transaction. A transaction is on disk completely or not at all.
constexpr std::size_t kLinesAtOnce = 500;

// Ingests lines as they arrive and answers each. Memory is bounded by one transaction and the
// answers.
class Batch {
  public:
    explicit Batch(const PartnerCall& call) : call_(call) {}

    // Returns false once the batch has reached its limit of lines.
    bool take(std::string_view text) {
        if (number_ == call_.service.most_lines) {
            flush();
            ++number_;
            refuse(number_, {fmt::format("a batch takes at most {} lines; send the rest as another",
                                         call_.service.most_lines)});
            return false;
        }
        ++number_;
        if (base::trim(text).empty()) return true;
        auto line = feeds::read_catalogue_line(text);
        // Answers are in the order of the lines.
        waiting_.push_back({number_, {}});
        if (line.ok()) {
            lines_.push_back(std::move(*line));
        } else {
            waiting_.back().problems = line.error();
        }
        if (waiting_.size() == kLinesAtOnce) flush();
        return true;
    }

    void flush() {
        const auto results = store_lines();
        std::size_t next = 0;
        for (Waiting& line : waiting_) {
            if (!line.problems.empty()) {
                refuse(line.number, line.problems);
            } else if (const auto& result = results[next]; !result.ok()) {
                refuse(line.number, problems_of(call_, result.error()));
                ++next;
            } else {
                accept(line.number, lines_[next], *result);
                ++next;
            }
        }
        waiting_.clear();
        lines_.clear();
    }

    [[nodiscard]] http::Response answer() && {
        if (has_changed_) call_.service.changed();
        http::Response response;
        response.body = std::move(answers_);
        response.headers.add("Content-Type", "application/x-ndjson");
        return response;
    }

  private:
    struct Waiting {
        std::size_t number;
        std::vector<std::string> problems;
    };

    std::vector<domain::TakenLine> store_lines() {
        if (lines_.empty()) return {};
        return domain::take_lines(call_.key, lines_, call_.service.employers, call_.service.clock.now());
    }

    void accept(std::size_t number, const domain::CatalogueLine& line, domain::LineDone done) {
        has_changed_ = has_changed_ || done != domain::LineDone::unchanged;
        const std::string id = std::visit([](const auto& thing) { return thing.id.text(); }, line);
        base::JsonWriter(answers_)
            .begin_object()
            .member("line", static_cast<std::int64_t>(number))
            .member("_id", id)
            .member("result", name_of(done))
            .end_object();
        answers_ += '\n';
    }

    void refuse(std::size_t number, const std::vector<std::string>& problems) {
        base::JsonWriter json(answers_);
        json.begin_object().member("line", static_cast<std::int64_t>(number)).key("problems");
        base::write_json(json, problems);
        json.end_object();
        answers_ += '\n';
    }

    const PartnerCall& call_;
    std::size_t number_ = 0;
    std::vector<Waiting> waiting_;
    std::vector<domain::CatalogueLine> lines_;
    std::string answers_;
    bool has_changed_ = false;
};

// Reads the body to its end or until the batch has reached its limit of lines; returns false when the client
// disconnected.
bool read_into(Batch& batch, const http::Request& request) {
    LineSplitter splitter(feeds::kLongestLine);
    const auto take = [&](std::string_view line) { return batch.take(line); };
    if (request.stream == nullptr) {
        if (splitter.take(request.body, take)) static_cast<void>(batch.take(splitter.rest()));
        return true;
    }
    while (true) {
        const http::BodyChunk chunk = request.stream->read();
        if (chunk.state == http::BodyChunk::State::broken) return false;
        if (chunk.state == http::BodyChunk::State::end) break;
        if (!splitter.take(chunk.bytes, take)) return true;
    }
    if (!splitter.rest().empty()) static_cast<void>(batch.take(splitter.rest()));
    return true;
}

}  // namespace

http::Response take_batch(const PartnerCall& call) {
    Batch batch(call);
    if (!read_into(batch, call.request)) return http::Response::error(400, "The batch broke off");
    batch.flush();
    return std::move(batch).answer();
}

}  // namespace hoigung::endpoints
