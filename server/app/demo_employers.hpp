#pragma once

#include <span>
#include <string_view>

#include "domain/employers/employer_store.hpp"
#include "domain/ingest/line.hpp"

// People of the demonstration's employer, so that a newcomer can use the portal within a minute. Their
// addresses are of a domain that receives no mail, so only an outbox shows their codes.
namespace hoigung::app {

inline constexpr std::string_view kDemoOwner = "owner@demo.example";

// Makes an owner, a recruiter and a viewer for the company with the most places of work, and a branch for
// each place. Does nothing when they exist.
void put_demo_employers(std::span<const domain::CatalogueLine> lines, domain::EmployerStore& store,
                        base::Timestamp now);
// Removes the people.
void remove_demo_employers(domain::EmployerStore& store);

[[nodiscard]] bool has_demo_employers(domain::EmployerStore& store);

}  // namespace hoigung::app
