#include "endpoints/candidacies/streams.hpp"

#include <utility>

#include "base/json_writer.hpp"
#include "base/log.hpp"

namespace hoigung::endpoints {
namespace {

using Time = std::chrono::steady_clock::time_point;

// Shorter than the shortest idle timeout of proxies.
constexpr std::chrono::seconds kBeat{20};
constexpr std::string_view kHere = ": here\n\n";

http::Response too_many() {
    return http::Response::error(429, "Too many streams are open.").with("Retry-After", "10");
}

std::string event_of(const domain::CandidacyChange& change) {
    std::string data;
    base::JsonWriter json(data);
    json.begin_object().member("application", change.application.text());
    if (change.kind == domain::CandidacyChangeKind::conversation) {
        json.member("last_number", change.last_number)
            .member("read_by_seeker", change.read_by_seeker)
            .member("read_by_company", change.read_by_company);
    }
    json.end_object();
    return std::string("event: ")
        .append(base::name_of(change.kind))
        .append("\ndata: ")
        .append(data)
        .append("\n\n");
}

std::string audience_of(domain::SeekerId seeker) {
    return "seeker " + seeker.text();
}

std::string audience_of(domain::CompanyId company) {
    return "company " + company.text();
}

std::string audience_of(const domain::Listener& listener) {
    const auto* portal = std::get_if<domain::PortalListener>(&listener);
    return portal ? audience_of(portal->company)
                  : audience_of(std::get<domain::SeekerListener>(listener).seeker);
}

std::string person_of(const domain::Listener& listener) {
    const auto* portal = std::get_if<domain::PortalListener>(&listener);
    return portal ? "person " + portal->person.text() : audience_of(listener);
}

std::size_t count_at(const std::map<std::string, std::size_t>& counts, const std::string& name) {
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
}

void take_one(std::map<std::string, std::size_t>& counts, const std::string& name) {
    const auto found = counts.find(name);
    if (--found->second == 0) counts.erase(found);
}

std::vector<bool> judged(const Streams::Judge& judge, const std::vector<domain::Listener>& listeners) {
    std::vector<bool> all(listeners.size(), true);
    if (listeners.empty()) return all;
    try {
        return judge(listeners);
    } catch (const std::exception& problem) {
        // While the database cannot be reached, all streams stay open.
        base::log::warning("sessions of {} streams could not be looked up: {}", listeners.size(),
                           problem.what());
        return all;
    }
}

}  // namespace

class Streams::Place {
  public:
    Place(Streams& streams, std::uint64_t id) : streams_(streams), id_(id) {}
    ~Place() { streams_.leave(id_); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    void begin(std::shared_ptr<http::EventStream> stream) const { streams_.begin(id_, std::move(stream)); }

  private:
    Streams& streams_;
    const std::uint64_t id_;
};

http::Response Streams::open(domain::Listener listener, std::string address) {
    std::shared_ptr<const Place> place;
    std::string audience = audience_of(listener);
    std::string person = person_of(listener);
    {
        const std::lock_guard lock(mutex_);
        if (open_.size() >= limits_.most || count_at(by_person_, person) >= limits_.most_per_person ||
            count_at(by_address_, address) >= limits_.most_per_address)
            return too_many();
        const std::uint64_t id = ++last_id_;
        ++by_person_[person];
        ++by_address_[address];
        by_audience_.emplace(audience, id);
        open_.emplace(id, Open{std::move(audience), std::move(person), std::move(address),
                               std::move(listener), nullptr});
        place = std::make_shared<const Place>(*this, id);
    }
    return http::Response::event_stream(
        [place](std::shared_ptr<http::EventStream> stream) { place->begin(std::move(stream)); });
}

void Streams::begin(std::uint64_t id, std::shared_ptr<http::EventStream> stream) {
    std::function<void()> opened;
    {
        const std::lock_guard lock(mutex_);
        open_.at(id).stream = std::move(stream);
        opened = opened_;
    }
    if (opened) opened();
}

void Streams::leave(std::uint64_t id) {
    const std::lock_guard lock(mutex_);
    const auto found = open_.find(id);
    if (found == open_.end()) return;
    const auto [first, last] = by_audience_.equal_range(found->second.audience);
    for (auto each = first; each != last; ++each) {
        if (each->second != id) continue;
        by_audience_.erase(each);
        break;
    }
    take_one(by_person_, found->second.person);
    take_one(by_address_, found->second.address);
    open_.erase(found);
}

bool Streams::any() const {
    const std::lock_guard lock(mutex_);
    return !open_.empty();
}

void Streams::on_opened(std::function<void()> opened) {
    const std::lock_guard lock(mutex_);
    opened_ = std::move(opened);
}

void Streams::tell(const domain::CandidacyChange& change) {
    const std::string text = event_of(change);
    send_to(audience_of(change.seeker), text);
    if (change.is_for_company) send_to(audience_of(change.company), text);
}

void Streams::tell_of_news(domain::SeekerId seeker) {
    send_to(audience_of(seeker), "event: news\ndata: {}\n\n");
}

void Streams::send_to(const std::string& audience, const std::string& text) {
    const std::lock_guard lock(mutex_);
    const auto [first, last] = by_audience_.equal_range(audience);
    for (auto each = first; each != last; ++each) {
        if (const auto& stream = open_.at(each->second).stream) stream->send(text);
    }
}

void Streams::beat(Time now, const Judge& judge) {
    std::vector<std::shared_ptr<http::EventStream>> opened;
    std::vector<std::shared_ptr<http::EventStream>> due;
    std::vector<domain::Listener> listeners;
    {
        const std::lock_guard lock(mutex_);
        for (auto& [id, open] : open_) {
            if (!open.stream || (open.has_beaten && open.next_beat > now)) continue;
            open.next_beat = now + kBeat;
            const bool is_doubtful = std::exchange(open.is_doubtful, false);
            if (std::exchange(open.has_beaten, true) || is_doubtful) {
                due.push_back(open.stream);
                listeners.push_back(open.listener);
            } else {
                opened.push_back(open.stream);
            }
        }
    }
    for (const auto& stream : opened) stream->send(std::string(kHere));
    const std::vector<bool> may_go_on = judged(judge, listeners);
    for (std::size_t at = 0; at < due.size(); ++at) {
        if (may_go_on[at]) {
            due[at]->send(std::string(kHere));
        } else {
            due[at]->end();
        }
    }
}

void Streams::hurry_beat() {
    const std::lock_guard lock(mutex_);
    for (auto& [id, open] : open_) open.next_beat = Time{};
}

void Streams::hurry_beat(const std::function<bool(const domain::Listener&)>& is_affected) {
    const std::lock_guard lock(mutex_);
    for (auto& [id, open] : open_) {
        if (!is_affected(open.listener)) continue;
        open.next_beat = Time{};
        open.is_doubtful = true;
    }
}

}  // namespace hoigung::endpoints
