#include "feeds/postings/xml_feed.hpp"

#include <charconv>
#include <initializer_list>

#include <fmt/format.h>
#include <pugixml.hpp>

#include "base/text.hpp"
#include "feeds/postings/plain_text.hpp"

namespace hoigung::feeds {
namespace {

// The text of the first of these elements that is there.
std::string text_of(const pugi::xml_node& job, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const std::string text = base::to_valid_utf8(job.child(name).text().get());
        if (const std::string_view trimmed = base::trim(text); !trimmed.empty()) return std::string(trimmed);
    }
    return {};
}

std::string joined(std::initializer_list<std::string> parts) {
    std::string all;
    for (const std::string& part : parts) {
        if (!part.empty()) all.append(all.empty() ? "" : ", ").append(part);
    }
    return all;
}

std::optional<base::Date> date_of(const std::string& text) {
    const auto time = parse_feed_time(text);
    return time ? std::optional(base::hong_kong_date(*time)) : std::nullopt;
}

std::optional<double> real_of(const std::string& text) {
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc{} ? std::optional(number) : std::nullopt;
}

FeedJob job_of(const pugi::xml_node& node, const std::string& publisher) {
    FeedJob job;
    job.publisher = publisher;
    job.reference = text_of(node, {"referencenumber", "requisitionid", "guid", "url"});
    job.title = plain_text(text_of(node, {"title"}));
    job.description = plain_text(text_of(node, {"description"}));
    job.company = plain_text(text_of(node, {"company", "sourcename"}));
    job.category = plain_text(text_of(node, {"category"}));
    job.street = plain_text(text_of(node, {"streetaddress"}));
    job.place =
        joined({job.street, plain_text(text_of(node, {"city"})), plain_text(text_of(node, {"state"}))});
    const auto lat = real_of(text_of(node, {"latitude"}));
    const auto lng = real_of(text_of(node, {"longitude"}));
    if (lat && lng) job.coordinates = domain::Coordinates{*lat, *lng};
    job.employment = parse_employment(text_of(node, {"jobtype"}));
    const Pay pay = parse_pay(text_of(node, {"salary"}));
    job.pay = pay.range;
    job.pay_unit = pay.unit;
    job.posted_at = parse_feed_time(text_of(node, {"date"}));
    job.expires_at = parse_feed_time(text_of(node, {"expirationdate"}));
    job.start_date = date_of(text_of(node, {"startdate"}));
    job.end_date = date_of(text_of(node, {"enddate"}));
    return job;
}

}  // namespace

FeedRead read_xml_feed(std::string_view text) {
    pugi::xml_document document;
    const auto parsed =
        document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_trim_pcdata);
    if (!parsed)
        return fmt::format("not XML: {} at byte {}", parsed.description(),
                           static_cast<std::int64_t>(parsed.offset));
    const pugi::xml_node source = document.child("source");
    if (!source) return std::string("the feed has no <source>");
    const std::string publisher = text_of(source, {"publisher", "publisherurl"});
    std::vector<FeedJob> jobs;
    for (const pugi::xml_node& node : source.children("job")) jobs.push_back(job_of(node, publisher));
    return jobs;
}

}  // namespace hoigung::feeds
