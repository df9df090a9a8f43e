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

// Ingests lines and feeds, counts the results, and reports every line or job that was refused or changed on
// the way in.
class CatalogueImport {
  public:
    using Tell = std::function<void(const std::string& words)>;

    // `feed` is the feed's name; empty for an import that is not a feed.
    CatalogueImport(domain::CatalogueStore& store, domain::FeedStore& feeds, domain::EmployerStore& employers,
                    const domain::ReferenceLists& lists, const base::Clock& clock, std::string feed,
                    Tell tell);

    // Messages about the following lines and jobs begin with `named`: '' or 'jobs.xml '.
    void begin_document(std::string named);
    // Takes one line in the format of api/catalogue.schema.json.
    void take_line(std::string_view text);
    void take(const feeds::FeedJob& job);
    // Call it after the last line or job. With `closes_vanished`, closes jobs that the feed no longer lists;
    // without `even_many`, not if there are so many that the feed was probably cut short. `problem` says why
    // the feed was not read completely.
    void finish(bool closes_vanished, bool even_many, const std::string& problem);

    [[nodiscard]] std::size_t refused() const { return refused_; }
    // Whether there was no line and no job at all.
    [[nodiscard]] bool is_empty() const { return created_ + changed_ + unchanged_ + refused_ == 0; }
    // '3 created, 0 changed, ...'
    [[nodiscard]] std::string summary() const;

  private:
    // A line that is queued for its transaction.
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
    // Whether a company accepts jobs from feeds (company_rule.hpp). Looked up once for each company.
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
    // The jobs that the feed lists, including refused ones.
    std::set<domain::JobId> listed_;
    // Jobs that were closed because a feed no longer listed them.
    std::set<domain::JobId> vanished_;
    // Why jobs that the feed lists stay closed.
    std::map<domain::JobId, std::string> stay_closed_;
    // Jobs that another feed lists and therefore owns, with its name: the same job may be published in
    // several places.
    std::map<domain::JobId, std::string> of_other_feeds_;
    std::size_t created_ = 0;
    std::size_t changed_ = 0;
    std::size_t unchanged_ = 0;
    std::size_t refused_ = 0;
    std::size_t closed_ = 0;
    std::size_t stayed_closed_ = 0;
};

}  // namespace hoigung::app
