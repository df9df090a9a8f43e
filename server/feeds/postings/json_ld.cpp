#include "feeds/postings/json_ld.hpp"

#include <algorithm>
#include <cmath>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/text.hpp"
#include "feeds/postings/plain_text.hpp"

namespace hoigung::feeds {
namespace {

namespace json = boost::json;

const json::value* member(const json::value* of, std::string_view name) {
    if (of == nullptr || !of->is_object()) return nullptr;
    return of->get_object().if_contains(name);
}

// The first of a list, or the value itself: JSON-LD writes one thing either way.
const json::value* first(const json::value* value) {
    if (value == nullptr || !value->is_array()) return value;
    return value->get_array().empty() ? nullptr : &value->get_array().front();
}

// A text, a number as text, or the name of a thing.
std::string text(const json::value* value) {
    value = first(value);
    if (value == nullptr) return {};
    if (value->is_string()) return plain_text(std::string_view(value->get_string()));
    if (value->is_number()) return json::serialize(*value);
    if (value->is_object())
        return text(member(value, value->get_object().contains("value") ? "value" : "name"));
    return {};
}

std::optional<double> number(const json::value* value) {
    value = first(value);
    if (value == nullptr) return std::nullopt;
    if (value->is_number()) return value->to_number<double>();
    if (!value->is_string()) return std::nullopt;
    return parse_pay(std::string_view(value->get_string())).range.from;
}

bool is_posting(const json::value& value) {
    const json::value* type = member(&value, "@type");
    const auto names = [](const json::value& each) {
        return each.is_string() && std::string_view(each.get_string()).ends_with("JobPosting");
    };
    if (type == nullptr) return false;
    return type->is_array() ? std::ranges::any_of(type->get_array(), names) : names(*type);
}

PayUnit unit_of(std::string_view name) {
    const std::string folded = base::fold(name);
    if (folded == "hour") return PayUnit::hour;
    if (folded == "day") return PayUnit::day;
    if (folded == "week") return PayUnit::week;
    if (folded == "month") return PayUnit::month;
    if (folded == "year") return PayUnit::year;
    return PayUnit::unknown;
}

void take_pay(const json::value* salary, FeedJob& job) {
    salary = first(salary);
    const json::value* value = member(salary, "value");
    if (value != nullptr && value->is_object()) {
        const auto one = number(member(value, "value"));
        const auto least = number(member(value, "minValue"));
        job.pay = {least ? least : one, number(member(value, "maxValue"))};
        job.pay_unit = unit_of(text(member(value, "unitText")));
    } else {
        job.pay.from = number(value != nullptr ? value : salary);
        job.pay_unit = unit_of(text(member(salary, "unitText")));
    }
}

void take_place(const json::value* location, FeedJob& job) {
    location = first(location);
    const json::value* address = member(location, "address");
    job.street =
        address != nullptr && address->is_string() ? text(address) : text(member(address, "streetAddress"));
    job.place = job.street;
    for (const char* part : {"addressLocality", "addressRegion"}) {
        if (const std::string words = text(member(address, part)); !words.empty())
            job.place.append(job.place.empty() ? "" : ", ").append(words);
    }
    const json::value* geo = member(location, "geo");
    const json::value* lat = member(geo, "latitude");
    const json::value* lng = member(geo, "longitude");
    if (lat != nullptr && lng != nullptr && lat->is_number() && lng->is_number())
        job.coordinates = domain::Coordinates{lat->to_number<double>(), lng->to_number<double>()};
}

std::optional<base::Date> date_of(const json::value* value) {
    const auto time = parse_feed_time(text(value));
    return time ? std::optional(base::hong_kong_date(*time)) : std::nullopt;
}

std::optional<domain::Employment> employment_of(const json::value* types) {
    if (types == nullptr || !types->is_array()) return parse_employment(text(types));
    for (const json::value& type : types->get_array()) {
        if (const auto employment = parse_employment(text(&type))) return employment;
    }
    return std::nullopt;
}

FeedJob job_of(const json::value& posting) {
    const auto get = [&](std::string_view name) { return member(&posting, name); };
    FeedJob job;
    job.title = text(get("title"));
    job.description = text(get("description"));
    job.company = text(get("hiringOrganization"));
    // Whoever marks the job up is its publisher.
    const std::string marked_by = text(member(first(get("identifier")), "name"));
    job.publisher = marked_by.empty() ? job.company : marked_by;
    job.reference = text(get("identifier"));
    if (job.reference.empty()) job.reference = text(get("url"));
    job.category = text(get("occupationalCategory"));
    take_place(get("jobLocation"), job);
    take_pay(get("baseSalary"), job);
    job.employment = employment_of(get("employmentType"));
    job.posted_at = parse_feed_time(text(get("datePosted")));
    job.expires_at = parse_feed_time(text(get("validThrough")));
    job.start_date = date_of(get("jobStartDate"));
    job.end_date = date_of(get("jobEndDate"));
    if (const auto openings = number(get("totalJobOpenings"));
        openings && *openings >= 1 && *openings < 10'000)
        job.vacancy = static_cast<int>(*openings);
    return job;
}

void collect(const json::value& value, std::vector<FeedJob>& jobs, int depth) {
    constexpr int kDeepest = 4;
    if (depth > kDeepest) return;
    if (value.is_array()) {
        for (const json::value& each : value.get_array()) collect(each, jobs, depth + 1);
    } else if (is_posting(value)) {
        jobs.push_back(job_of(value));
    } else if (const json::value* graph = member(&value, "@graph")) {
        collect(*graph, jobs, depth + 1);
    }
}

}  // namespace

FeedRead read_json_ld(std::string_view text) {
    json::error_code problem;
    const json::value document = json::parse({text.data(), text.size()}, problem);
    if (problem) return fmt::format("not JSON: {}", problem.message());
    std::vector<FeedJob> jobs;
    collect(document, jobs, 0);
    if (jobs.empty()) return std::string("the document has no JobPosting");
    return jobs;
}

}  // namespace hoigung::feeds
