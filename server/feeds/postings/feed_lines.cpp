#include "feeds/postings/feed_lines.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>
#include <openssl/sha.h>

#include "base/hidden_characters.hpp"
#include "base/internet_address.hpp"
#include "base/text.hpp"
#include "domain/ingest/told_in_words.hpp"
#include "feeds/postings/job_type_guess.hpp"

namespace hoigung::feeds {
namespace {

using domain::LocalizedText;

constexpr std::size_t kLongestName = 100;
constexpr std::size_t kLongestAddress = 200;
constexpr std::size_t kLongestDescription = 5000;
constexpr std::size_t kMostPlaces = 30;
constexpr std::size_t kLongestUrl = 2000;

// A unique id for this object of this publisher.
template <class Id>
Id digest_id(std::string_view kind, std::string_view publisher, std::string_view mark) {
    const std::string text = fmt::format("{}\n{}\n{}", kind, publisher, mark);
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
    Id id;
    std::copy_n(digest.begin(), id.bytes.size(), id.bytes.begin());
    return id;
}

bool has_chinese(std::string_view text) {
    // Looks for the three-byte characters from U+3400 to U+9FFF.
    return std::ranges::any_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xE3 && byte <= 0xE9;
    });
}

LocalizedText localized(std::string_view text) {
    const std::string trimmed(base::trim(text));
    return has_chinese(trimmed) ? LocalizedText{trimmed, {}} : LocalizedText{{}, trimmed};
}

// Other sites' names may contain invisible line-break hints: they are removed, not refused.
std::string name_in(std::string_view text) {
    return base::without_hidden_characters(base::to_valid_utf8(base::replace_all(text, "\n", " ")));
}

// Cuts a text that is too long after the last word that fits.
std::string shortened(std::string_view text, std::size_t most) {
    text = base::trim(text);
    if (base::length(text) <= most) return std::string(text);
    std::string_view kept = base::first_characters(text, most - 1);
    const std::size_t blank = kept.find_last_of(' ');
    if (blank != std::string_view::npos && blank > kept.size() / 2) kept = kept.substr(0, blank);
    return std::string(base::trim(kept)) + "…";
}

// The end of the last complete sentence or line of a text.
std::size_t end_of_sentences(std::string_view text) {
    std::size_t end = 0;
    for (const std::string_view stop : {". ", "! ", "? ", ".\n", "。", "！", "？", "\n"}) {
        const std::size_t at = text.rfind(stop);
        if (at == std::string_view::npos) continue;
        const bool ends_before = stop == "\n";
        end = std::max(end, at + (ends_before ? 0 : stop.size()));
    }
    return end;
}

// Translates a job's pay, places and texts, and collects the notes about them.
class Translation {
  public:
    Translation(const FeedJob& job, const domain::ReferenceLists& lists, const PlaceNames& names)
        : job_(job), lists_(lists), names_(names) {
        lines_.notes = job.notes;
    }

    base::Result<FeedLines, FeedProblems> lines() {
        check_words();
        take_dates();
        take_pay();
        take_employment();
        take_apply_url();
        take_places();
        if (base::trim(job_.description).empty() && !domain::tells_pay_and_place(posting()))
            problems_.insert(problems_.begin(), "the description is missing");
        if (!problems_.empty()) return problems_;
        take_texts();
        return std::move(lines_);
    }

  private:
    domain::JobPosting& posting() { return lines_.job.posting; }

    template <class... Args>
    void refuse(fmt::format_string<Args...> format, Args&&... args) {
        problems_.push_back(fmt::format(format, std::forward<Args>(args)...));
    }
    template <class... Args>
    void note(fmt::format_string<Args...> format, Args&&... args) {
        lines_.notes.push_back(fmt::format(format, std::forward<Args>(args)...));
    }

    void check_words() {
        if (base::trim(job_.title).empty()) refuse("the title is missing");
        if (base::trim(job_.company).empty())
            refuse("the company is missing: <company>, or hiringOrganization");
    }

    void take_dates() {
        domain::JobLine& line = lines_.job;
        line.published_at = job_.posted_at;
        line.expires_at = job_.expires_at;
        if (job_.posted_at && job_.expires_at && *job_.expires_at <= *job_.posted_at)
            refuse("the job ends ({}) before it is posted ({})", base::to_iso(*job_.expires_at),
                   base::to_iso(*job_.posted_at));
        if (job_.start_date && job_.end_date && *job_.start_date > *job_.end_date)
            refuse("the work ends ({}) before it begins ({})", base::to_iso(*job_.end_date),
                   base::to_iso(*job_.start_date));
        posting().start_date = job_.start_date;
        posting().end_date = job_.end_date;
        posting().vacancy = job_.vacancy;
    }

    // Pay that is neither hourly nor monthly is shown in the feed's words.
    void take_pay() {
        if (!job_.pay.foreign_currency.empty())
            return refuse("the pay is in '{}'; this site shows Hong Kong dollars only",
                          job_.pay.foreign_currency);
        const auto& range = job_.pay.range;
        if (range.empty()) {
            if (!base::trim(job_.pay_text).empty()) show_pay_as_worded();
            return;
        }
        if (range.from && range.to && *range.from > *range.to) {
            note("the least pay is more than the most; it is left out");
            return;
        }
        switch (unit_of_pay()) {
            case PayUnit::hour:
                posting().hourly_rate = whole(range, 1);
                break;
            case PayUnit::month:
                posting().monthly_rate = whole(range, 1);
                break;
            case PayUnit::year:
                posting().monthly_rate = whole(range, 1 / 12.0);
                break;
            default:
                show_pay_as_worded();
        }
    }

    // Guesses the unit of an amount if only one is plausible.
    PayUnit unit_of_pay() {
        if (job_.pay.unit != PayUnit::unknown) return job_.pay.unit;
        constexpr double kMostAnHour = 250;
        constexpr double kLeastAMonth = 7000;
        constexpr double kMostAMonth = 100'000;
        const double most = job_.pay.range.most().value_or(0);
        const double least = job_.pay.range.least().value_or(0);
        PayUnit unit = PayUnit::unknown;
        if (most <= kMostAnHour) unit = PayUnit::hour;
        if (least >= kLeastAMonth && most <= kMostAMonth) unit = PayUnit::month;
        if (unit != PayUnit::unknown)
            note("the pay '{}' does not say for how long; taken as pay for {}", job_.pay_text,
                 unit == PayUnit::hour ? "an hour" : "a month");
        return unit;
    }

    void show_pay_as_worded() {
        posting().attributes.push_back(
            {domain::pay_in_words(), localized(shortened(job_.pay_text, kLongestAddress)), 0, 0});
        if (!job_.pay.range.empty()) note("the pay '{}' is shown in these words only", job_.pay_text);
    }

    static domain::Range<int> whole(const domain::Range<double>& range, double times) {
        const auto rounded = [&](std::optional<double> number) -> std::optional<int> {
            if (!number) return std::nullopt;
            return static_cast<int>(std::clamp(*number * times, 0.0, 1e8));
        };
        return {rounded(range.from), rounded(range.to)};
    }

    void take_employment() {
        auto employment = job_.employment;
        if (!employment) employment = parse_employment(job_.title);
        if (!employment) {
            employment =
                posting().hourly_rate.empty() ? domain::Employment::full_time : domain::Employment::part_time;
            note(
                "neither employment type '{}' nor title says whether the job is full-time, part-time or "
                "temporary; taken as {}",
                base::first_characters(job_.employment_text, 40),
                *employment == domain::Employment::full_time ? "full-time" : "part-time");
        }
        posting().employment = *employment;
    }

    void take_apply_url() {
        const std::string_view url = base::trim(job_.apply_url);
        const bool is_http = url.starts_with("https://") || url.starts_with("http://");
        const bool is_plain = std::ranges::all_of(url, [](char c) {
            return c > ' ' && c < '\x7F' && c != '"' && c != '<' && c != '>' && c != '\\';
        });
        if (is_http && is_plain && url.size() <= kLongestUrl && base::is_public_web_address(url)) {
            posting().apply_url = url;
        } else if (!url.empty()) {
            note("'{}' is no address to apply at", base::first_characters(base::to_valid_utf8(url), 80));
        }
    }

    void take_places() {
        std::vector<std::string> inexact;
        std::set<std::string> regions;
        std::vector<std::string> unknown;
        for (const FeedPlace& place : every_place()) {
            const Whereabouts whereabouts = whereabouts_of(place);
            std::string district =
                whereabouts == Whereabouts::elsewhere ? std::string() : names_.district_of(place);
            const std::string words = place.words();
            if (!district.empty()) {
                add_address(place, std::move(district));
            } else if (whereabouts == Whereabouts::hong_kong) {
                inexact.push_back(words.empty() ? place.country : words);
                for (std::string& region : names_.regions_of(place)) regions.insert(std::move(region));
            } else if (!words.empty() || !place.country.empty()) {
                const std::string whole =
                    words + (words.empty() || place.country.empty() ? "" : ", ") + place.country;
                const std::string_view named = base::first_characters(whole, 60);
                unknown.push_back(whereabouts == Whereabouts::elsewhere
                                      ? fmt::format("'{}' is not in Hong Kong", named)
                                      : fmt::format("no district of Hong Kong is named by '{}'", named));
            }
        }
        if (posting().addresses.empty() && inexact.empty() && job_.is_remote) inexact.emplace_back("Remote");
        for (const std::string& problem : unknown) {
            if (posting().addresses.empty() && inexact.empty())
                problems_.push_back(problem);
            else
                note("{}; that place is left out", problem);
        }
        if (!posting().addresses.empty()) return;
        posting().regions.assign(regions.begin(), regions.end());
        show_inexact(inexact, unknown.empty());
    }

    std::vector<FeedPlace> every_place() const {
        std::vector<FeedPlace> all;
        for (const FeedPlace& place : job_.places) {
            const auto listed = names_.listed_in(place);
            listed.empty() ? all.push_back(place) : void(all.insert(all.end(), listed.begin(), listed.end()));
        }
        return all;
    }

    void add_address(const FeedPlace& place, std::string district) {
        const std::string words =
            shortened(place.street.empty() ? place.area : place.street, kLongestAddress);
        LocalizedText address = words.empty() ? lists_.district(district)->name : localized(words);
        const auto is_same = [&](const domain::Address& other) {
            return other.address == address && other.district == district;
        };
        auto& addresses = posting().addresses;
        if (std::ranges::any_of(addresses, is_same)) return;
        if (addresses.size() == kMostPlaces)
            return note("more than {} places; '{}' is left out", kMostPlaces, words);
        addresses.push_back({{}, std::move(address), std::move(district), place.coordinates});
    }

    // A job without an exact place shows the feed's words for it. It has no address that a seeker could
    // choose, so applications are only possible on the feed's own page.
    void show_inexact(const std::vector<std::string>& places, bool is_told) {
        if (places.empty()) {
            if (is_told) refuse("the place of work is missing");
            return;
        }
        if (posting().apply_url.empty())
            return refuse("'{}' is no exact place, and there is no address to apply at",
                          base::first_characters(places.front(), 60));
        for (const std::string& words : places) {
            domain::Attribute attribute{domain::place_in_words(),
                                        localized(shortened(words, kLongestAddress)), 0, 0};
            if (std::ranges::find(posting().attributes, attribute) == posting().attributes.end())
                posting().attributes.push_back(std::move(attribute));
        }
    }

    void take_texts() {
        domain::CompanyLine& company = lines_.company;
        company.id =
            digest_id<domain::CompanyId>("company", job_.publisher, base::fold(base::trim(job_.company)));
        company.profile.name = localized(shortened(name_in(job_.company), kLongestName));
        domain::JobLine& line = lines_.job;
        line.id = id_of(job_);
        line.company_id = company.id;
        if (base::length(base::trim(job_.title)) > kLongestName)
            note("the title has more than {} characters and is cut", kLongestName);
        posting().name = localized(shortened(name_in(job_.title), kLongestName));
        posting().description = description();
        posting().job_types = {guess_job_type(job_.title, job_.category, lists_)};
    }

    LocalizedText description() {
        const std::string_view whole_text = base::trim(job_.description);
        const std::size_t length = base::length(whole_text);
        if (length <= kLongestDescription) return localized(whole_text);
        const LocalizedText ending =
            posting().apply_url.empty()
                ? LocalizedText{"（內容過長，已刪節）", "(The text is longer; it is cut here.)"}
                : LocalizedText{"（內容過長，已刪節；全文見申請網頁）",
                                "(The text is longer; the whole is on the page to apply at.)"};
        const std::string& words = has_chinese(whole_text) ? ending.zh_hant : ending.en;
        const std::string_view fitting =
            base::first_characters(whole_text, kLongestDescription - base::length(words) - 1);
        const std::size_t end = end_of_sentences(fitting);
        const std::string_view kept = base::trim(end > fitting.size() / 2 ? fitting.substr(0, end) : fitting);
        note("the description has {} characters; the first {} are taken", length, base::length(kept));
        return localized(fmt::format("{}\n{}", kept, words));
    }

    const FeedJob& job_;
    const domain::ReferenceLists& lists_;
    const PlaceNames& names_;
    FeedLines lines_;
    FeedProblems problems_;
};

}  // namespace

domain::JobId id_of(const FeedJob& job) {
    std::string mark(base::trim(job.reference));
    // Without a reference a job is identified by its company, title and place.
    if (mark.empty()) {
        mark = fmt::format("{}\n{}", base::fold(job.company), base::fold(job.title));
        for (const FeedPlace& place : job.places) mark += '\n' + base::fold(place.words());
    }
    return digest_id<domain::JobId>("job", job.publisher, mark);
}

base::Result<FeedLines, FeedProblems> lines_of(const FeedJob& job, const domain::ReferenceLists& lists,
                                               const PlaceNames& places) {
    return Translation(job, lists, places).lines();
}

}  // namespace hoigung::feeds
