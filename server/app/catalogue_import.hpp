#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "domain/employers/employer_store.hpp"
#include "domain/ingest/close_vanished_jobs.hpp"
#include "domain/ingest/feed_store.hpp"
#include "domain/ingest/ingest.hpp"
#include "feeds/postings/feed_document.hpp"
#include "feeds/postings/feed_lines.hpp"

namespace hoigung::app {

// Ingests lines and feeds, counts the results and tells of each that was refused or not taken as it was.
class CatalogueImport {
  public:
    using Tell = std::function<void(const std::string& words)>;

    // `feed`: the feed's name; empty for an import that is none.
    CatalogueImport(domain::CatalogueStore& store, domain::FeedStore& feeds, domain::EmployerStore& employers,
                    const domain::ReferenceLists& lists, const base::Clock& clock, std::string feed,
                    Tell tell);

    // What is said of the lines and jobs that follow begins with this: '' or 'jobs.xml '.
    void begin_document(std::string named);
    // One line as api/catalogue.schema.json says.
    void take_line(std::string_view text);
    void take(const feeds::FeedJob& job);
    // After the last one. With `closes_vanished`, jobs are closed that the feed lists no more; `even_many`:
    // also if they are so many that the feed was rather cut. `problem`: why the feed was not read whole.
    void finish(bool closes_vanished, bool even_many, const std::string& problem);

    [[nodiscard]] std::size_t refused() const { return refused_; }
    // Whether there was any line or job at all.
    [[nodiscard]] bool is_empty() const { return created_ + changed_ + unchanged_ + refused_ == 0; }
    // '3 created, 0 changed, ...'
    [[nodiscard]] std::string summary() const;

  private:
    // A line that waits for its transaction.
    struct Waiting {
        domain::CatalogueLine line;
        std::string name;
    };

    void add(domain::CatalogueLine line, std::string name);
    void flush();
    [[nodiscard]] std::optional<std::string> complete(domain::CatalogueLine& line,
                                                      domain::CatalogueWriter& stored);
    [[nodiscard]] std::optional<std::string> complete(domain::JobLine& line, domain::CatalogueWriter& stored);
    void give_term(domain::JobLine& line, const std::optional<domain::Job>& known) const;
    void open_again(domain::JobLine& line, const domain::Job& known);
    // Whether a company takes in what a feed lists (company_rule.hpp); it is asked for once.
    [[nodiscard]] bool takes_in(domain::CompanyId company);
    void refuse(const std::string& name, const std::vector<std::string>& reasons);
    void close_vanished(bool even_many);

    domain::CatalogueStore& store_;
    domain::FeedStore& feeds_;
    domain::EmployerStore& employers_;
    const domain::ReferenceLists& lists_;
    const feeds::PlaceNames places_;
    const base::Clock& clock_;
    const std::string feed_;
    const Tell tell_;

    std::string document_;
    std::size_t number_ = 0;
    bool is_of_feeds_ = false;
    std::vector<Waiting> waiting_;
    std::set<domain::CompanyId> companies_;
    std::map<domain::CompanyId, bool> take_in_;
    // What the feed lists, also what was refused of it.
    std::set<domain::JobId> listed_;
    // What a feed had ceased to list, and was closed for it.
    std::set<domain::JobId> vanished_;
    // Why jobs that it lists stay closed.
    std::map<domain::JobId, std::string> stay_closed_;
    // What other feeds list is theirs: the same job may be published in several places.
    std::map<domain::JobId, std::string> of_other_feeds_;
    std::size_t created_ = 0;
    std::size_t changed_ = 0;
    std::size_t unchanged_ = 0;
    std::size_t refused_ = 0;
    std::size_t closed_ = 0;
    std::size_t stayed_closed_ = 0;
};

}  // namespace hoigung::app
