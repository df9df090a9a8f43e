#include "domain/employer_jobs/type_job.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/employer_jobs/job_dates.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestTyped = 20'000;
constexpr std::size_t kLongestReference = 100;
constexpr std::size_t kMostOfAList = 200;

bool can_be_kept(std::string_view text, std::size_t longest = kLongestTyped) {
    return base::is_storable(text) && base::length(text) <= longest;
}

bool can_be_kept(const LocalizedText& text) {
    return can_be_kept(text.zh_hant) && can_be_kept(text.en);
}

bool can_be_kept(const JobContent& content) {
    const JobPosting& posting = content.posting;
    const auto are_few = [](const auto&... lists) { return ((lists.size() <= kMostOfAList) && ...); };
    const auto all_kept = [](const std::vector<std::string>& list) {
        return std::ranges::all_of(list, [](const std::string& each) { return can_be_kept(each); });
    };
    return can_be_kept(posting.name) && can_be_kept(posting.description) && can_be_kept(posting.education) &&
           can_be_kept(posting.apply_url) && can_be_kept(content.reference, kLongestReference) &&
           are_few(posting.job_types, posting.regions, posting.working_hours, posting.spoken_skills,
                   posting.written_skills, posting.skills, posting.certs, posting.allowances,
                   posting.attributes) &&
           all_kept(posting.job_types) && all_kept(posting.regions) && all_kept(posting.skills) &&
           all_kept(posting.certs) &&
           std::ranges::all_of(posting.spoken_skills,
                               [](const LanguageSkill& each) { return can_be_kept(each.language); }) &&
           std::ranges::all_of(posting.written_skills,
                               [](const LanguageSkill& each) { return can_be_kept(each.language); }) &&
           std::ranges::all_of(posting.allowances,
                               [](const Allowance& each) { return can_be_kept(each.description); }) &&
           std::ranges::all_of(posting.attributes, [](const Attribute& each) {
               return can_be_kept(each.category) && can_be_kept(each.name);
           });
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

Outcome<JobContent> read_typed_job(JobForm typed, const std::vector<Branch>& branches,
                                   const std::vector<Address>& known) {
    if (!can_be_kept(typed.content) || typed.places.size() > kMostOfAList) return Refusal::TextTooLong;
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
