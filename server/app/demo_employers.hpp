#pragma once

#include <span>
#include <string_view>

#include "domain/employers/employer_store.hpp"
#include "domain/ingest/line.hpp"

// People of an employer of the demonstration, so that a newcomer is inside the portal within a minute. Their
// addresses are of a domain that no mail reaches: only an outbox shows their codes.
namespace hoigung::app {

inline constexpr std::string_view kDemoOwner = "owner@demo.example";

// Makes an owner, a recruiter and a viewer of the company with the most places of work, and branches of
// these. What is there stays as it is.
void put_demo_employers(std::span<const domain::CatalogueLine> lines, domain::EmployerStore& store,
                        base::Timestamp now);
// Takes the people away again.
void remove_demo_employers(domain::EmployerStore& store);

[[nodiscard]] bool has_demo_employers(domain::EmployerStore& store);

}  // namespace hoigung::app
