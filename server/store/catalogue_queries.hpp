#pragma once

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "store/catalogue_documents.hpp"
#include "store/connection.hpp"

// Queries for the rows of the catalogue's tables, by any condition.
namespace hoigung::store {

template <class Visit, class... Params>
void each_company(Connection& connection, std::string_view condition, Visit visit, const Params&... params) {
    connection
        .select<domain::CompanyId, bool, bool, base::Timestamp, std::string, std::string>(
            fmt::format(
                "SELECT id, is_suspended, is_removed, updated_at, document, reply_record FROM companies {}",
                condition),
            params...)
        .each([&](domain::CompanyId id, bool is_suspended, bool is_removed, base::Timestamp updated_at,
                  std::string document, std::string reply_record) {
            visit(CompanyRow{id, is_suspended, is_removed, updated_at, std::move(document),
                             std::move(reply_record)});
        });
}

template <class Visit, class... Params>
void each_job(Connection& connection, std::string_view condition, Visit visit, const Params&... params) {
    using base::Timestamp;
    connection
        .select<domain::JobId, domain::CompanyId, std::string, Timestamp, Timestamp, Timestamp, bool,
                std::string>(
            fmt::format("SELECT id, company_id, state, published_at, updated_at, expires_at, is_removed, "
                        "document FROM jobs {}",
                        condition),
            params...)
        .each([&](domain::JobId id, domain::CompanyId company_id, std::string state, Timestamp published_at,
                  Timestamp updated_at, Timestamp expires_at, bool is_removed, std::string document) {
            visit(JobRow{id, company_id, std::move(state), published_at, updated_at, expires_at, is_removed,
                         std::move(document)});
        });
}

template <class Visit, class... Params>
void each_document(Connection& connection, std::string_view table, std::string_view condition, Visit visit,
                   const Params&... params) {
    connection
        .select<std::string, std::string>(fmt::format("SELECT id, document FROM {} {}", table, condition),
                                          params...)
        .each([&](const std::string& id, const std::string& document) { visit(id, document); });
}

}  // namespace hoigung::store
