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

// Fields that are std::nullopt stay unchanged.
struct CompanyChange {
    std::optional<LocalizedText> name;
    std::optional<std::string> registration_number;
    std::optional<ProofKind> proof_kind;
    std::optional<std::string> trade;
    std::optional<Contact> contact;
    std::optional<LocalizedText> about;
};

enum class MissingPart { name, registration_number, proof, trade, contact };

// The parts that are missing before the operator can verify a company.
[[nodiscard]] std::vector<MissingPart> missing_parts(const EmployerCompany& company,
                                                     const std::optional<Proof>& proof);

// Changes a company. Name and number of a verified company wait for the operator; everything else is shown at
// once. A refused company becomes undecided again.
[[nodiscard]] Outcome<OwnCompany> update_company(const Agent& agent, std::string_view company_id,
                                                 const CompanyChange& change, const EmployerPorts& ports,
                                                 base::Timestamp now);

// Withdraws the changes that wait for the operator.
[[nodiscard]] Outcome<OwnCompany> withdraw_change(const Person& person, std::string_view company_id,
                                                  const EmployerPorts& ports, base::Timestamp now);

// Makes a picture the company's logo, or the logo that waits for the operator. Refused pictures are not
// stored.
[[nodiscard]] base::Result<EmployerCompany, UploadRefusal> put_employer_logo(
    const Agent& agent, std::string_view company_id, std::string_view file, PictureEncoder& encoder,
    PictureStore& pictures, const EmployerPorts& ports, base::Timestamp now);

struct ProofFile {
    std::string_view name;
    std::string_view content;
};

// Stores a picture or a PDF as the company's proof, in place of the previous one. Only the first bytes are
// read, which tell the file's type.
[[nodiscard]] Outcome<EmployerCompany> put_proof(const Person& person, std::string_view company_id,
                                                 const ProofFile& file, const EmployerPorts& ports,
                                                 base::Timestamp now);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MissingPart> {
    static constexpr std::array<std::string_view, 5> values{"name", "registration_number", "proof", "trade",
                                                            "contact"};
};
