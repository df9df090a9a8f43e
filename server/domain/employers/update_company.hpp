#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "domain/employers/acting_company.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/pictures.hpp"
#include "domain/profile/upload_picture.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// What is left out stays as it is.
struct CompanyChange {
    std::optional<LocalizedText> name;
    std::optional<std::string> registration_number;
    std::optional<ProofKind> proof_kind;
    std::optional<std::string> trade;
    std::optional<Contact> contact;
    std::optional<LocalizedText> about;
};

enum class MissingPart { name, registration_number, proof, trade, contact };

// What the operator needs before a company can be verified.
[[nodiscard]] std::vector<MissingPart> missing_parts(const EmployerCompany& company,
                                                     const std::optional<Proof>& proof);

// Changes a company. Name and number of a verified one wait for the operator; everything else is seen at
// once. A refused company is undecided again.
[[nodiscard]] Outcome<EmployerCompany> update_company(const Agent& agent, std::string_view company_id,
                                                      const CompanyChange& change, const EmployerPorts& ports,
                                                      base::Timestamp now);

// Takes back what waits for the operator.
[[nodiscard]] Outcome<EmployerCompany> withdraw_change(const Person& person, std::string_view company_id,
                                                       const EmployerPorts& ports, base::Timestamp now);

// Makes a picture the company's logo, or the one that waits for the operator. Nothing of a refused picture is
// stored.
[[nodiscard]] base::Result<EmployerCompany, UploadRefusal> put_employer_logo(
    const Agent& agent, std::string_view company_id, std::string_view file, PictureEncoder& encoder,
    PictureStore& pictures, const EmployerPorts& ports, base::Timestamp now);

struct ProofFile {
    std::string_view name;
    std::string_view content;
};

// Keeps a picture or a PDF as the company's proof, in the place of the one before. It is not looked into
// beyond the first bytes, which say what it is.
[[nodiscard]] Outcome<EmployerCompany> put_proof(const Person& person, std::string_view company_id,
                                                 const ProofFile& file, const EmployerPorts& ports,
                                                 base::Timestamp now);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MissingPart> {
    static constexpr std::array<std::string_view, 5> values{"name", "registration_number", "proof", "trade",
                                                            "contact"};
};
