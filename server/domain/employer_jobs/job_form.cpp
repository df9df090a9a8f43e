#include "domain/employer_jobs/job_form.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/employer_jobs/job_dates.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestTyped = 20'000;
constexpr std::size_t kLongestReference = 100;
constexpr std::size_t kMostOfAList = 200;

// Finds the first text that cannot be stored, and why.
class TextCheck {
  public:
    void operator()(std::string_view text, std::size_t longest = kLongestTyped) {
        if (refusal_) return;
        if (!base::is_storable(text)) {
            refusal_ = Refusal::UnusableCharacters;
        } else if (base::length(text) > longest) {
            refusal_ = Refusal::TextTooLong;
        }
    }
    void operator()(const LocalizedText& text) {
        (*this)(text.zh_hant);
        (*this)(text.en);
    }
    void operator()(const std::vector<std::string>& texts) {
        for (const std::string& each : texts) (*this)(each);
    }

    [[nodiscard]] std::optional<Refusal> refusal() const { return refusal_; }

  private:
    std::optional<Refusal> refusal_;
};

bool has_short_lists(const JobForm& typed) {
    const JobPosting& posting = typed.content.posting;
    const auto are_few = [](const auto&... lists) { return ((lists.size() <= kMostOfAList) && ...); };
    return are_few(typed.places, posting.job_types, posting.regions, posting.working_hours,
                   posting.spoken_skills, posting.written_skills, posting.skills, posting.certs,
                   posting.allowances, posting.attributes);
}

std::optional<Refusal> objection_to_texts(const JobContent& content) {
    const JobPosting& posting = content.posting;
    TextCheck check;
    check(posting.name);
    check(posting.description);
    check(posting.education);
    check(posting.apply_url);
    check(content.reference, kLongestReference);
    check(posting.job_types);
    check(posting.regions);
    check(posting.skills);
    check(posting.certs);
    for (const LanguageSkill& each : posting.spoken_skills) check(each.language);
    for (const LanguageSkill& each : posting.written_skills) check(each.language);
    for (const Allowance& each : posting.allowances) check(each.description);
    for (const Attribute& each : posting.attributes) {
        check(each.category);
        check(each.name);
    }
    return check.refusal();
}

Address address_of(const Branch& branch) {
    return {branch.id, branch.address, branch.district, branch.coordinates};
}

std::optional<Address> place_with(std::string_view id, const std::vector<Branch>& branches,
                                  const std::vector<Address>& known) {
    const auto parsed = AddressId::parse(id);
    if (!parsed) return std::nullopt;
    const auto branch = std::ranges::find(branches, *parsed, &Branch::id);
    if (branch != branches.end()) return address_of(*branch);
    const auto place = std::ranges::find(known, *parsed, &Address::id);
    return place == known.end() ? std::nullopt : std::optional(*place);
}

void trim(LocalizedText& text) {
    text.zh_hant = base::trim(text.zh_hant);
    text.en = base::trim(text.en);
}

// Within a category the site shows attributes in the order of the list.
void number_attributes(std::vector<Attribute>& attributes) {
    std::vector<LocalizedText> categories;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto found = std::ranges::find(categories, attributes[i].category);
        attributes[i].category_display_sequence = static_cast<int>(found - categories.begin());
        attributes[i].display_sequence = static_cast<int>(i);
        if (found == categories.end()) categories.push_back(attributes[i].category);
    }
}

}  // namespace

Outcome<JobContent> read_job_form(JobForm typed, const std::vector<Branch>& branches,
                                  const std::vector<Address>& known) {
    if (!has_short_lists(typed)) return Refusal::ListTooLong;
    if (const auto refusal = objection_to_texts(typed.content)) return *refusal;
    JobContent content = std::move(typed.content);
    content.posting.addresses.clear();
    for (const std::string& id : typed.places) {
        auto place = place_with(id, branches, known);
        if (!place) return Refusal::IdNotFound;
        content.posting.addresses.push_back(std::move(*place));
    }
    content.reference = base::trim(content.reference);
    number_attributes(content.posting.attributes);
    return content;
}

void refresh_places(JobPosting& posting, const std::vector<Branch>& branches) {
    for (Address& address : posting.addresses) {
        const auto branch = std::ranges::find(branches, address.id, &Branch::id);
        if (branch != branches.end()) address = address_of(*branch);
    }
}

JobContent content_of(const Job& job, const std::optional<EmployerJobNote>& note) {
    return {job.posting, note ? note->reference : "", last_day_of(job.expires_at)};
}

JobLine line_of(JobId id, CompanyId company, const JobContent& content, const std::optional<Job>& on_site,
                base::Timestamp now) {
    JobLine line;
    line.id = id;
    line.company_id = company;
    line.state = JobState::published;
    line.posting = content.posting;
    trim(line.posting.name);
    trim(line.posting.description);
    const bool is_open = on_site && on_site->state == JobState::published;
    if (on_site) line.published_at = is_open ? on_site->published_at : renewed(on_site->published_at, now);
    // An unchanged closing day keeps the hour of closing; a closing day that was typed months ago does not
    // close a job that is reopened today.
    const bool stays =
        is_open && (!content.close_on || *content.close_on == last_day_of(on_site->expires_at));
    const bool is_asked = content.close_on && (is_open || !on_site || may_close_on(*content.close_on, now));
    if (stays) {
        line.expires_at = on_site->expires_at;
    } else {
        line.expires_at = expiry_of(is_asked ? content.close_on : std::nullopt, now);
    }
    return line;
}

}  // namespace hoigung::domain
