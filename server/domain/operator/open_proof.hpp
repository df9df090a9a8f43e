#pragma once

#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

struct OpenedProof {
    Proof proof;
    std::string content;
};

// The proof of a company. Opening it is noted in the company's log.
[[nodiscard]] Outcome<OpenedProof> open_proof(const Acting& acting, std::string_view company_id,
                                              const EmployerPorts& ports);

}  // namespace hoigung::domain
