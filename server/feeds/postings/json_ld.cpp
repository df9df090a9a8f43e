#include "feeds/postings/json_ld.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/ascii.hpp"
#include "base/json_parser.hpp"
#include "base/text.hpp"
#include "feeds/postings/feed_time.hpp"
#include "feeds/postings/plain_text.hpp"

namespace hoigung::feeds {
namespace {

namespace json = boost::json;

// The first element of a list, or the value itself: JSON-LD allows both for a single value.
const json::value* first(const json::value* value) {
    if (value == nullptr || !value->is_array()) return value;
    return value->get_array().empty() ? nullptr : &value->get_array().front();
}

// All elements of a list, or the value itself.
std::vector<const json::value*> each(const json::value* value) {
    std::vector<const json::value*> all;
    if (value != nullptr && value->is_array()) {
        for (const json::value& one : value->get_array()) all.push_back(&one);
    } else if (value != nullptr && !value->is_null()) {
        all.push_back(value);
    }
    return all;
}

bool has_type(const json::value& value, std::string_view wanted) {
    if (!value.is_object()) return false;
    const auto names = each(value.get_object().if_contains("@type"));
    return std::ranges::any_of(names, [&](const json::value* name) {
        return name->is_string() && std::string_view(name->get_string()).ends_with(wanted);
    });
}

// The nodes of one document. A node may be referred to by its @id in one place and described in another.
class Document {
  public:
    std::vector<FeedJob> jobs;

    void add(json::value value) {
        documents_.push_back(std::make_unique<json::value>(std::move(value)));
        index(*documents_.back(), 0);
    }

    void read() {
        for (const auto& document : documents_) collect(*document, 0);
    }

  private:
    static constexpr int kDeepest = 6;

    void index(const json::value& value, int depth) {
        if (depth > kDeepest) return;
        if (value.is_array()) {
            for (const json::value& one : value.get_array()) index(one, depth + 1);
        } else if (value.is_object()) {
            const json::object& object = value.get_object();
            if (const auto* id = object.if_contains("@id");
                id != nullptr && id->is_string() && object.size() > 1)
                nodes_.try_emplace(std::string(id->get_string()), &value);
            for (const auto& member : object) index(member.value(), depth + 1);
        }
    }

    void collect(const json::value& value, int depth) {
        if (depth > kDeepest) return;
        if (value.is_array()) {
            for (const json::value& one : value.get_array()) collect(one, depth + 1);
        } else if (has_type(value, "JobPosting")) {
            jobs.push_back(job_of(value));
        } else if (value.is_object()) {
            for (const char* name : {"@graph", "itemListElement", "item", "mainEntity", "dataFeedElement"}) {
                if (const auto* inner = value.get_object().if_contains(name)) collect(*inner, depth + 1);
            }
        }
    }

    const json::value* described(const json::value* value) const {
        if (value == nullptr || !value->is_object() || value->get_object().size() > 1) return value;
        const auto* id = value->get_object().if_contains("@id");
        const auto known =
            id != nullptr && id->is_string() ? nodes_.find(std::string_view(id->get_string())) : nodes_.end();
        return known == nodes_.end() ? value : known->second;
    }

    const json::value* member(const json::value* of, std::string_view name) const {
        of = described(first(of));
        if (of == nullptr || !of->is_object()) return nullptr;
        return of->get_object().if_contains(name);
    }

    // A text, a number as text, or the name of an object.
    std::string text(const json::value* value) const {
        value = described(first(value));
        if (value == nullptr) return {};
        if (value->is_string()) return plain_text(std::string_view(value->get_string()));
        if (value->is_number()) return json::serialize(*value);
        if (!value->is_object()) return {};
        for (const char* name : {"value", "@value", "name"}) {
            const json::value* inner = value->get_object().if_contains(name);
            if (inner != nullptr && !inner->is_object()) return text(inner);
        }
        return {};
    }

    // Joins the texts of a list in a way that suits English and Chinese.
    std::string texts(const json::value* values) const {
        std::string all;
        for (const json::value* value : each(values)) {
            const std::string words = text(value);
            if (!words.empty()) all.append(all.empty() ? "" : ", ").append(words);
        }
        return all;
    }

    std::optional<double> number(const json::value* value) const {
        value = described(first(value));
        if (value == nullptr) return std::nullopt;
        std::optional<double> found;
        if (value->is_number()) found = value->to_number<double>();
        if (value->is_string()) {
            const auto range = parse_pay(std::string_view(value->get_string())).range;
            found = range.from ? range.from : range.to;
        }
        // Programs write 0 for unknown pay.
        return found && *found > 0 ? found : std::nullopt;
    }

    void take_pay(const json::value* salary, const json::value* currency, FeedJob& job) const {
        salary = described(first(salary));
        if (salary == nullptr) return;
        const json::value* value = described(first(member(salary, "value")));
        const json::value* sums = value != nullptr && value->is_object() ? value : salary;
        const bool is_worded = salary->is_string() || (value != nullptr && value->is_string());
        if (is_worded) {
            job.pay_text = text(salary->is_string() ? salary : value);
            job.pay = parse_pay(job.pay_text);
        } else {
            const auto one = salary->is_number() ? number(salary) : number(member(sums, "value"));
            const auto least = number(member(sums, "minValue"));
            const auto most = number(member(sums, "maxValue"));
            job.pay.range = {least || most ? least : one, most};
        }
        if (job.pay.unit == PayUnit::unknown) {
            std::string unit = text(member(sums, "unitText"));
            if (unit.empty()) unit = text(member(salary, "unitText"));
            job.pay.unit = parse_pay_unit(unit);
            if (!is_worded && !job.pay.range.empty()) job.pay_text = worded(job.pay.range, unit);
        }
        const std::string named = text(member(salary, "currency"));
        const std::string foreign = foreign_currency(named.empty() ? text(currency) : named);
        if (!foreign.empty() && !job.pay.range.empty()) job.pay.foreign_currency = foreign;
    }

    static std::string worded(const domain::Range<double>& range, std::string_view unit) {
        const std::string sums = range.from && range.to && *range.from != *range.to
                                     ? fmt::format("${} - ${}", *range.from, *range.to)
                                     : fmt::format("${}", range.most().value_or(0));
        return unit.empty() ? sums : fmt::format("{} / {}", sums, unit);
    }

    FeedPlace place_of(const json::value* location) const {
        location = described(location);
        FeedPlace place;
        if (location->is_string()) {
            place.area = text(location);
            return place;
        }
        const json::value* address = described(first(member(location, "address")));
        if (address == nullptr && has_type(*location, "PostalAddress")) address = location;
        if (address == nullptr) {
            place.area = text(member(location, "name"));
        } else if (address->is_string()) {
            place.area = text(address);
        } else {
            place.street = texts(member(address, "streetAddress"));
            place.area = texts(member(address, "addressLocality"));
            const std::string region = texts(member(address, "addressRegion"));
            if (!region.empty()) place.area.append(place.area.empty() ? "" : ", ").append(region);
            place.country = text(member(address, "addressCountry"));
        }
        const json::value* geo = member(location, "geo");
        place.coordinates = coordinates_of(member(geo, "latitude"), member(geo, "longitude"));
        return place;
    }

    std::optional<domain::Coordinates> coordinates_of(const json::value* lat, const json::value* lng) const {
        const auto latitude = number(lat);
        const auto longitude = number(lng);
        if (!latitude || !longitude) return std::nullopt;
        return domain::Coordinates{*latitude, *longitude};
    }

    void take_places(const json::value& posting, FeedJob& job) const {
        for (const json::value* location : each(member(&posting, "jobLocation")))
            job.places.push_back(place_of(location));
        job.is_remote =
            base::fold(text(member(&posting, "jobLocationType"))).find("telecommute") != std::string::npos;
        if (!job.places.empty()) return;
        for (const json::value* where : each(member(&posting, "applicantLocationRequirements"))) {
            FeedPlace place;
            place.country = text(where);
            job.places.push_back(std::move(place));
        }
    }

    void take_employment(const json::value* types, FeedJob& job) const {
        job.employment_text = texts(types);
        for (const json::value* type : each(types)) {
            const auto employment = parse_employment(text(type));
            if (!employment) continue;
            if (job.employment && *job.employment != *employment)
                job.notes.push_back(
                    fmt::format("of the employment types '{}' the first is taken", job.employment_text));
            if (!job.employment) job.employment = employment;
        }
    }

    template <class Parse>
    auto time_of(const json::value& posting, const char* name, Parse parse, FeedJob& job) const {
        const std::string words = text(member(&posting, name));
        const auto time = parse(words);
        if (!time && !words.empty())
            job.notes.push_back(
                fmt::format("{} '{}' is no time and is left out", name, base::first_characters(words, 40)));
        return time;
    }

    FeedJob job_of(const json::value& posting) const {
        const auto get = [&](std::string_view name) { return member(&posting, name); };
        FeedJob job;
        job.title = text(get("title"));
        if (job.title.empty()) job.title = text(get("name"));
        job.description = texts(get("description"));
        job.company = text(get("hiringOrganization"));
        // The site that marks the job up is its publisher.
        const std::string marked_by = text(member(get("identifier"), "name"));
        job.publisher = marked_by.empty() ? job.company : marked_by;
        job.apply_url = link(get("url"));
        if (job.apply_url.empty()) job.apply_url = link(get("mainEntityOfPage"));
        job.reference = text(get("identifier"));
        if (job.reference.empty()) job.reference = job.apply_url;
        job.category = texts(get("occupationalCategory"));
        if (job.category.empty()) job.category = texts(get("industry"));
        take_places(posting, job);
        take_pay(get("baseSalary"), get("salaryCurrency"), job);
        take_employment(get("employmentType"), job);
        job.posted_at = time_of(posting, "datePosted", parse_feed_time, job);
        job.expires_at = time_of(posting, "validThrough", parse_feed_end, job);
        job.start_date = time_of(posting, "jobStartDate", parse_feed_date, job);
        job.end_date = time_of(posting, "jobEndDate", parse_feed_date, job);
        if (const auto openings = number(get("totalJobOpenings"));
            openings && *openings >= 1 && *openings < 10'000)
            job.vacancy = static_cast<int>(*openings);
        return job;
    }

    // An address, which must not be decoded as HTML.
    std::string link(const json::value* value) const {
        value = described(first(value));
        if (value == nullptr) return {};
        if (value->is_string()) return std::string(base::trim(std::string_view(value->get_string())));
        if (!value->is_object()) return {};
        return link(value->get_object().if_contains("@id"));
    }

    std::vector<std::unique_ptr<json::value>> documents_;
    std::map<std::string, const json::value*, std::less<>> nodes_;
};

// Mends JSON that page templates produce: with line breaks inside texts, wrapped in a comment or CDATA.
std::string mended(std::string_view text) {
    text = base::trim(text);
    constexpr std::string_view kOpens = "<![CDATA[";
    if (const std::size_t at = text.find(kOpens); at < 64) text.remove_prefix(at + kOpens.size());
    if (const std::size_t at = text.rfind("]]>"); at != std::string_view::npos && text.size() - at < 64)
        text = text.substr(0, at);
    if (const std::size_t begin = text.find_first_of("{["); begin < 64) text.remove_prefix(begin);
    if (const std::size_t end = text.find_last_of("}]"); end != std::string_view::npos)
        text = text.substr(0, end + 1);
    std::string out;
    out.reserve(text.size());
    bool is_quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (is_quoted && c == '\\' && i + 1 < text.size()) {
            out.append(text.substr(i++, 2));
            continue;
        }
        if (c == '"') is_quoted = !is_quoted;
        const bool is_raw = is_quoted && c < ' ';
        out += is_raw ? (c == '\n' ? std::string("\\n") : std::string(" ")) : std::string(1, c);
    }
    return out;
}

std::optional<std::string> add_to(Document& document, std::string_view text) {
    json::parse_options options;
    options.allow_comments = true;
    options.allow_trailing_commas = true;
    options.max_depth = 32;
    json::error_code problem;
    json::value value = base::JsonParser(options).parse(mended(text), problem);
    if (problem) return fmt::format("not JSON: {}", problem.message());
    document.add(std::move(value));
    return std::nullopt;
}

FeedRead jobs_of(Document& document, std::string_view what) {
    document.read();
    if (document.jobs.empty()) return fmt::format("the {} has no JobPosting", what);
    return std::move(document.jobs);
}

// The quoted value after `name=` in a tag.
std::string attribute(std::string_view tag, std::string_view name) {
    const std::size_t at = base::lower_case(tag).find(name);
    if (at == std::string::npos) return {};
    std::string_view value = tag.substr(at + name.size());
    const char quote = value.empty() ? '\0' : value.front();
    if (quote != '"' && quote != '\'') return std::string(value.substr(0, value.find_first_of(" >")));
    value.remove_prefix(1);
    return std::string(value.substr(0, value.find(quote)));
}

// The address in <link rel="canonical" href="...">.
std::string canonical_url(std::string_view html, const std::string& lower) {
    for (std::size_t at = lower.find("<link"); at != std::string::npos; at = lower.find("<link", at + 5)) {
        const std::string_view tag = html.substr(at, lower.find('>', at) - at);
        if (base::lower_case(attribute(tag, "rel=")) == "canonical")
            return plain_text(attribute(tag, "href="));
    }
    return {};
}

}  // namespace

FeedRead read_json_ld(std::string_view text) {
    Document document;
    if (auto problem = add_to(document, text)) return std::move(*problem);
    return jobs_of(document, "document");
}

FeedRead read_html_page(std::string_view html, std::string_view page_url) {
    const std::string lower = base::lower_case(html);
    Document document;
    std::optional<std::string> problem;
    for (std::size_t at = lower.find("<script"); at != std::string::npos;
         at = lower.find("<script", at + 7)) {
        const std::size_t begin = lower.find('>', at);
        const std::size_t end = lower.find("</script", begin == std::string::npos ? at : begin);
        if (begin == std::string::npos || end == std::string::npos) break;
        if (lower.substr(at, begin - at).find("ld+json") == std::string::npos) continue;
        if (auto found = add_to(document, html.substr(begin + 1, end - begin - 1)))
            problem = std::move(found);
    }
    FeedRead read = jobs_of(document, "page");
    if (!read.ok()) return problem ? fmt::format("the page's JSON-LD is {}", *problem) : read.error();
    const std::string canonical = canonical_url(html, lower);
    const std::string url = canonical.starts_with("http") ? canonical : std::string(page_url);
    // A page with several jobs is not the page of any of them.
    if (read->size() > 1) return read;
    FeedJob& job = read->front();
    if (job.apply_url.empty()) job.apply_url = url;
    if (job.reference.empty()) job.reference = url;
    return read;
}

}  // namespace hoigung::feeds
