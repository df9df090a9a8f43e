#include "feeds/postings/xml_feed.hpp"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <sstream>

#include <fmt/format.h>
#include <pugixml.hpp>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "feeds/postings/feed_time.hpp"
#include "feeds/postings/plain_text.hpp"

namespace hoigung::feeds {
namespace {

using Names = std::initializer_list<std::string_view>;

// Normalizes an element's name, which programs vary: 'job:Job_Type' is 'jobtype'.
std::string plain_name(std::string_view name) {
    if (const std::size_t colon = name.rfind(':'); colon != std::string_view::npos)
        name.remove_prefix(colon + 1);
    std::string plain;
    for (const char c : name) {
        if (c == '_' || c == '-') continue;
        plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return plain;
}

bool is_named(const pugi::xml_node& node, Names names) {
    return node.type() == pugi::node_element &&
           std::ranges::find(names, plain_name(node.name())) != names.end();
}

bool has_elements(const pugi::xml_node& node) {
    return std::ranges::any_of(node.children(),
                               [](const auto& child) { return child.type() == pugi::node_element; });
}

// The text of an element, or its HTML if that was not escaped.
std::string content_of(const pugi::xml_node& node) {
    if (has_elements(node)) {
        std::ostringstream html;
        for (const pugi::xml_node& child : node.children()) child.print(html, "", pugi::format_raw);
        return html.str();
    }
    std::string text;
    for (const pugi::xml_node& child : node.children()) text += child.value();
    return text;
}

// The content of the first non-empty element among these names, in their order.
std::string raw_of(const pugi::xml_node& job, Names names) {
    for (const std::string_view name : names) {
        for (const pugi::xml_node& child : job.children()) {
            if (!is_named(child, {name})) continue;
            const std::string text = base::to_valid_utf8(content_of(child));
            if (const auto trimmed = base::trim(text); !trimmed.empty()) return std::string(trimmed);
        }
    }
    return {};
}

std::string text_of(const pugi::xml_node& job, Names names) {
    return plain_text(raw_of(job, names));
}

std::string joined(Names parts) {
    std::string all;
    for (const std::string_view part : parts) {
        if (!part.empty()) all.append(all.empty() ? "" : ", ").append(part);
    }
    return all;
}

std::optional<double> real_of(const std::string& text) {
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc{} ? std::optional(number) : std::nullopt;
}

FeedPlace place_of(const pugi::xml_node& node) {
    FeedPlace place;
    place.street = text_of(node, {"streetaddress", "street", "address", "address1"});
    place.area = joined({text_of(node, {"city", "locality", "town", "district", "area"}),
                         text_of(node, {"state", "region", "province"})});
    place.country = text_of(node, {"country", "countrycode"});
    const auto lat = real_of(text_of(node, {"latitude", "lat"}));
    const auto lng = real_of(text_of(node, {"longitude", "lng", "lon"}));
    if (lat && lng) place.coordinates = domain::Coordinates{*lat, *lng};
    return place;
}

bool is_empty(const FeedPlace& place) {
    return place.words().empty() && place.country.empty() && !place.coordinates;
}

void take_places(const pugi::xml_node& node, FeedJob& job) {
    if (FeedPlace own = place_of(node); !is_empty(own)) job.places.push_back(std::move(own));
    const bool has_area = !job.places.empty() && !job.places.front().words().empty();
    const auto take = [&](const pugi::xml_node& location) {
        FeedPlace place;
        if (has_elements(location)) {
            place = place_of(location);
        } else if (!has_area) {
            place.area = plain_text(content_of(location));
            if (!job.places.empty()) place.country = job.places.front().country;
        }
        if (!is_empty(place)) job.places.push_back(std::move(place));
    };
    for (const pugi::xml_node& child : node.children()) {
        if (is_named(child, {"location", "joblocation", "workplace"})) take(child);
        if (!is_named(child, {"locations", "joblocations", "cities"})) continue;
        for (const pugi::xml_node& inner : child.children()) {
            if (inner.type() == pugi::node_element) take(inner);
        }
    }
    // A bare country adds nothing to more exact places.
    if (job.places.size() > 1)
        std::erase_if(job.places,
                      [](const FeedPlace& place) { return place.words().empty() && !place.coordinates; });
}

void take_pay(const pugi::xml_node& node, FeedJob& job) {
    job.pay_text = text_of(node, {"salary", "pay", "wage", "compensation", "salarytext", "remuneration"});
    job.pay = parse_pay(job.pay_text);
    const auto least =
        parse_pay(text_of(node, {"salarymin", "minsalary", "salaryfrom", "salarylow"})).range.from;
    const auto most =
        parse_pay(text_of(node, {"salarymax", "maxsalary", "salaryto", "salaryhigh"})).range.from;
    if (job.pay.range.empty() && (least || most)) {
        job.pay.range = {least, most};
        job.pay_text = fmt::format("${}{}", least.value_or(most.value_or(0)),
                                   least && most ? fmt::format(" - ${}", *most) : std::string());
    }
    const std::string unit =
        text_of(node, {"salaryperiod", "salaryunit", "salarytype", "payperiod", "payfrequency"});
    if (job.pay.unit == PayUnit::unknown && !unit.empty()) {
        job.pay.unit = parse_pay_unit(unit);
        job.pay_text += " / " + unit;
    }
    const std::string foreign =
        foreign_currency(text_of(node, {"currency", "salarycurrency", "currencycode"}));
    if (!foreign.empty() && !job.pay.range.empty()) job.pay.foreign_currency = foreign;
}

template <class Parse>
auto time_of(const pugi::xml_node& node, Names names, Parse parse, FeedJob& job) {
    const std::string words = text_of(node, names);
    const auto time = parse(words);
    if (!time && !words.empty())
        job.notes.push_back(fmt::format("<{}> '{}' is no time and is left out", *names.begin(),
                                        base::first_characters(words, 40)));
    return time;
}

FeedJob job_of(const pugi::xml_node& node, const std::string& publisher) {
    FeedJob job;
    job.publisher = publisher;
    job.apply_url = raw_of(node, {"applyurl", "applicationurl", "url", "link", "joburl"});
    job.reference = text_of(node, {"referencenumber", "reference", "requisitionid", "reqid", "jobid",
                                   "jobreference", "guid", "id"});
    if (job.reference.empty()) job.reference = node.attribute("id").value();
    if (job.reference.empty()) job.reference = job.apply_url;
    job.title = text_of(node, {"title", "jobtitle", "position", "name"});
    job.description =
        text_of(node, {"description", "jobdescription", "encoded", "body", "content", "summary"});
    job.company = text_of(
        node, {"company", "companyname", "employer", "employername", "advertiser", "creator", "sourcename"});
    job.category = text_of(node, {"category", "jobcategory", "industry", "sector"});
    take_places(node, job);
    job.employment_text = text_of(node, {"jobtype", "employmenttype", "contracttype", "employment", "type"});
    job.employment = parse_employment(job.employment_text);
    take_pay(node, job);
    job.posted_at =
        time_of(node, {"date", "pubdate", "dateposted", "posteddate", "published"}, parse_feed_time, job);
    job.expires_at = time_of(
        node, {"expirationdate", "expirydate", "expirydate", "validthrough", "closingdate", "expires"},
        parse_feed_end, job);
    job.start_date = time_of(node, {"startdate"}, parse_feed_date, job);
    job.end_date = time_of(node, {"enddate"}, parse_feed_date, job);
    const auto vacancies = real_of(text_of(node, {"vacancies", "vacancy", "openings", "numberofpositions"}));
    if (vacancies && *vacancies >= 1 && *vacancies < 10'000) job.vacancy = static_cast<int>(*vacancies);
    return job;
}

bool is_job(const pugi::xml_node& node) {
    return is_named(node, {"job", "item", "position", "vacancy", "jobposting", "listing"});
}

// Collects the jobs below the root, at any of the first levels: in RSS they are one level further down.
void collect(const pugi::xml_node& node, const std::string& above, std::vector<FeedJob>& jobs, int depth) {
    constexpr int kDeepest = 3;
    std::string publisher = text_of(node, {"publisher", "publisherurl"});
    if (publisher.empty() && is_named(node, {"channel"})) publisher = text_of(node, {"title"});
    if (publisher.empty()) publisher = above;
    for (const pugi::xml_node& child : node.children()) {
        if (is_job(child)) {
            if (has_elements(child)) jobs.push_back(job_of(child, publisher));
        } else if (depth < kDeepest && child.type() == pugi::node_element) {
            collect(child, publisher, jobs, depth + 1);
        }
    }
}

pugi::xml_parse_result parse(pugi::xml_document& document, std::string_view text) {
    return document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_trim_pcdata,
                                pugi::encoding_utf8);
}

// The first job at any of the first levels.
pugi::xml_node first_job(const pugi::xml_node& node, int depth = 0) {
    constexpr int kDeepest = 4;
    for (const pugi::xml_node& child : node.children()) {
        if (is_job(child)) return child;
        if (depth == kDeepest) continue;
        if (const auto found = first_job(child, depth + 1)) return found;
    }
    return {};
}

}  // namespace

std::optional<std::string> whole_part_of(std::string_view text) {
    pugi::xml_document document;
    const auto parsed = parse(document, text);
    // The parser keeps what it read before the fault.
    const pugi::xml_node job = first_job(document);
    if (parsed || !job) return std::nullopt;
    const std::string end = fmt::format("</{}>", job.name());
    std::string open_elements;
    for (auto above = job.parent(); above.type() == pugi::node_element; above = above.parent())
        open_elements += fmt::format("</{}>", above.name());
    const auto readable = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, parsed.offset));
    const std::size_t last = text.substr(0, std::min(text.size(), readable + end.size())).rfind(end);
    if (last == std::string_view::npos) return std::nullopt;
    std::string whole = std::string(text.substr(0, last + end.size())) + open_elements;
    if (!parse(document, whole)) return std::nullopt;
    return whole;
}

FeedRead read_xml_feed(std::string_view text) {
    pugi::xml_document document;
    const auto parsed = parse(document, text);
    if (!parsed)
        return fmt::format("not XML: {} at byte {}", parsed.description(),
                           static_cast<std::int64_t>(parsed.offset));
    std::vector<FeedJob> jobs;
    collect(document.document_element(), {}, jobs, 0);
    const bool is_feed = is_named(document.document_element(), {"source", "jobs", "rss", "feed"});
    if (jobs.empty() && !is_feed)
        return std::string("the document has no <job> of a <source>, <jobs> or RSS feed");
    return jobs;
}

std::vector<std::string> read_sitemap(std::string_view text) {
    pugi::xml_document document;
    std::vector<std::string> addresses;
    if (!parse(document, text) || !is_named(document.document_element(), {"urlset", "sitemapindex"}))
        return addresses;
    for (const pugi::xml_node& entry : document.document_element().children()) {
        const std::string address = raw_of(entry, {"loc"});
        if (!address.empty()) addresses.push_back(address);
    }
    return addresses;
}

}  // namespace hoigung::feeds
