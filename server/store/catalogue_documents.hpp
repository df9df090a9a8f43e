#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/json_parser.hpp"
#include "domain/catalogue/catalogue.hpp"

// Which parts of the catalogue are stored as JSON, and which in columns beside it.
namespace hoigung::store {

struct CompanyRow {
    domain::CompanyId id;
    bool is_suspended = false;
    bool is_removed = false;
    base::Timestamp updated_at;
    std::string document;
    // Empty when the company has no reply record.
    std::string reply_record;
};

struct JobRow {
    domain::JobId id;
    domain::CompanyId company_id;
    std::string state;
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

// Stands in memory for a row that cannot be read. It counts as removed, so nobody finds it, but references to
// it stay valid.
[[nodiscard]] domain::Company left_out(const CompanyRow& row);
[[nodiscard]] domain::Job left_out(const JobRow& row);

// Reads documents one after the other and reuses its memory. Throws UnreadableRow for a row that cannot be
// read.
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
