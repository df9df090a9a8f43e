#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "domain/staff/staff_ports.hpp"

// An admin of the console for the demonstration, so that a newcomer sees the console within a minute. The
// address is of a domain that receives no mail; its codes of both kinds stand in the development outbox, on
// this machine alone. Outside development a site does not start while this account exists.
namespace hoigung::app {

inline constexpr std::string_view kDemoStaff = "staff@demo.example";

// Adds the account with a second factor. Does nothing when it exists.
void put_demo_staff(const domain::Acting& acting, const domain::StaffPorts& ports);
void remove_demo_staff(const domain::Acting& acting, const domain::StaffPorts& ports);

[[nodiscard]] bool has_demo_staff(domain::StaffStore& store);

// A time-based code with which the account can log in: the next one when the present one was used.
[[nodiscard]] std::optional<std::string> demo_time_code(domain::StaffStore& store,
                                                        const domain::SecondFactors& factors,
                                                        base::Timestamp now);

}  // namespace hoigung::app
