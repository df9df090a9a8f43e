#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/json_parser.hpp"
#include "domain/catalogue/catalogue.hpp"

// What of the catalogue is stored as JSON, and what in columns beside it.
namespace hoigung::store {

struct CompanyRow {
    domain::CompanyId id;
    bool is_suspended = false;
    bool is_removed = false;
    base::Timestamp updated_at;
    std::string document;
};

struct JobRow {
    domain::JobId id;
    domain::CompanyId company_id;
    domain::JobState state = domain::JobState::published;
    base::Timestamp published_at;
    base::Timestamp updated_at;
    base::Timestamp expires_at;
    bool is_removed = false;
    std::string document;
};

[[nodiscard]] std::string document_of(const domain::Company& company);
[[nodiscard]] std::string document_of(const domain::Job& job);
[[nodiscard]] std::string document_of(const domain::JobList& list);
[[nodiscard]] std::string document_of(const domain::Banner& banner);
[[nodiscard]] std::string document_of(const domain::FeaturedCompany& featured);
[[nodiscard]] std::string document_of(const domain::Bid& bid);

// Reads documents one after the other and reuses its memory. A document that cannot be read throws
// DatabaseError: it was damaged, since only this program writes them.
class DocumentReader {
  public:
    void read(const CompanyRow& row, domain::Company& company);
    void read(const JobRow& row, domain::Job& job);
    void read(std::string_view document, domain::JobList& list);
    void read(std::string_view document, domain::Banner& banner);
    void read(std::string_view document, domain::FeaturedCompany& featured);
    void read(std::string_view document, domain::Bid& bid);

  private:
    template <class T>
    void read_json(std::string_view document, T& out);

    std::array<unsigned char, 32 * 1024> values_;
    base::JsonParser parser_;
};

}  // namespace hoigung::store
