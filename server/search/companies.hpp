#pragma once

#include <memory>
#include <string>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "search/lexicon.hpp"
#include "search/terms.hpp"

namespace hoigung::search {

// A company as the search knows it.
struct CompanyEntry {
    domain::CompanyId id;
    domain::LocalizedText name;
    domain::LocalizedText folded;
    std::vector<Term> terms;
};

// The companies of an index with the number of their open jobs, in the order of their ids.
class CompanyTable {
  public:
    struct Row {
        std::shared_ptr<const CompanyEntry> entry;
        std::int64_t open_jobs = 0;
    };

    CompanyTable() = default;
    // Counts all open jobs of the catalogue.
    CompanyTable(const domain::Catalogue& catalogue, const Lexicon& lexicon);

    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    [[nodiscard]] const Row* find(domain::CompanyId id) const;

    // Counts one job more and updates the company's name.
    void add_job(const domain::Company& company, const Lexicon& lexicon);
    // Counts one job fewer.
    void remove_job(domain::CompanyId id);

  private:
    std::vector<Row> rows_;
};

}  // namespace hoigung::search
