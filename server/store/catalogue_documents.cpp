#include "store/catalogue_documents.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/json_archive.hpp"
#include "domain/slug.hpp"
#include "store/errors.hpp"
#include "store/sql_value.hpp"

namespace hoigung::store {

std::string document_of(const domain::Company& company) {
    return base::to_json(company.profile);
}
std::string document_of(const domain::Job& job) {
    return base::to_json(job.posting);
}
std::string document_of(const domain::JobList& list) {
    return base::to_json(list);
}
std::string document_of(const domain::Banner& banner) {
    return base::to_json(banner);
}
std::string document_of(const domain::FeaturedCompany& featured) {
    return base::to_json(featured);
}
std::string document_of(const domain::Bid& bid) {
    return base::to_json(bid);
}

template <class T>
void DocumentReader::read_json(std::string_view document, T& out) {
    boost::json::monotonic_resource memory(values_.data(), values_.size());
    boost::json::error_code error;
    const auto json = parser_.parse(document, error, &memory);
    if (error) throw UnreadableRow(fmt::format("a stored document is not JSON: {}", error.message()));
    // While nodes are upgraded one by one, an older node reads documents that a newer one wrote.
    base::JsonReader reader(base::JsonReader::UnknownMembers::ignored);
    reader.read(json, out);
    if (!reader.problems().empty())
        throw UnreadableRow(fmt::format("a stored document cannot be read: {}", reader.problems().front()));
}

void DocumentReader::read(const CompanyRow& row, domain::Company& company) {
    company.id = row.id;
    company.is_suspended = row.is_suspended;
    company.is_removed = row.is_removed;
    company.updated_at = row.updated_at;
    read_json(row.document, company.profile);
    company.slug = domain::slug_of(company.profile.name);
    company.reply_record.reset();
    if (!row.reply_record.empty()) read_json(row.reply_record, company.reply_record.emplace());
}

void DocumentReader::read(const JobRow& row, domain::Job& job) {
    job.id = row.id;
    job.company_id = row.company_id;
    job.state = value_named<domain::JobState>(row.state);
    job.published_at = row.published_at;
    job.updated_at = row.updated_at;
    job.expires_at = row.expires_at;
    job.is_removed = row.is_removed;
    read_json(row.document, job.posting);
    job.slug = domain::slug_of(job.posting.name);
}

domain::Company left_out(const CompanyRow& row) {
    domain::Company company;
    company.id = row.id;
    company.is_suspended = true;
    company.is_removed = true;
    company.updated_at = row.updated_at;
    return company;
}

domain::Job left_out(const JobRow& row) {
    domain::Job job;
    job.id = row.id;
    job.company_id = row.company_id;
    job.state = domain::JobState::closed;
    job.published_at = row.published_at;
    job.updated_at = row.updated_at;
    job.expires_at = row.expires_at;
    job.is_removed = true;
    return job;
}

void DocumentReader::read(std::string_view document, domain::JobList& list) {
    read_json(document, list);
}
void DocumentReader::read(std::string_view document, domain::Banner& banner) {
    read_json(document, banner);
}
void DocumentReader::read(std::string_view document, domain::FeaturedCompany& featured) {
    read_json(document, featured);
}
void DocumentReader::read(std::string_view document, domain::Bid& bid) {
    read_json(document, bid);
}

}  // namespace hoigung::store
