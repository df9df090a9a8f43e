#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/enum_names.hpp"
#include "domain/catalogue/company.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/people/mail_preferences.hpp"
#include "domain/people/person.hpp"
#include "domain/people/role.hpp"

namespace hoigung::domain {

using BranchId = AddressId;
using InvitationId = base::Id<struct InvitationTag>;
using ClaimId = base::Id<struct ClaimTag>;

enum class CompanyState { unverified, verified, refused, closed };
enum class ProofKind { business_registration, society, household, other };
enum class ClaimState { waiting, accepted, refused };
// The source that maintains a company's data.
enum class MaintainedBy { portal, partner, feed };

struct Contact {
    std::string name;
    std::string telephone;

    bool operator==(const Contact&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("name", self.name);
        visit.optional("telephone", self.telephone);
    }
};

// The names of a logo's three pictures.
struct Logo {
    std::string large;
    std::string medium;
    std::string thumbnail;

    void show_on(CompanyProfile& profile) const {
        profile.logo = large;
        profile.logo_medium = medium;
        profile.logo_thumbnail = thumbnail;
    }
    bool operator==(const Logo&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("large", self.large);
        visit.required("medium", self.medium);
        visit.required("thumbnail", self.thumbnail);
    }
};

// Changes to a verified company that wait for the operator.
struct WaitingChange {
    std::optional<LocalizedText> name;
    std::optional<std::string> registration_number;
    std::optional<Logo> logo;
    base::Timestamp asked_at;

    bool operator==(const WaitingChange&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("name", self.name);
        visit.optional("registration_number", self.registration_number);
        visit.optional("logo", self.logo);
        visit.required("asked_at", self.asked_at);
    }
};

// A company as the portal stores it. A verified company is also in the catalogue, which holds its profile.
struct EmployerCompany {
    CompanyId id;
    CompanyState state = CompanyState::unverified;
    std::string registration_number;
    base::Timestamp created_at;
    std::string refusal_reason;
    // The operator's reason for the suspension; may be empty.
    std::string suspension_reason;
    ProofKind proof_kind = ProofKind::business_registration;
    std::string trade;
    Contact contact;
    // The profile that will be shown; not updated any more once the company is in the catalogue.
    CompanyProfile profile;
    std::optional<WaitingChange> waiting;

    bool operator==(const EmployerCompany&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("refusal_reason", self.refusal_reason);
        visit.optional("suspension_reason", self.suspension_reason);
        visit.required("proof_kind", self.proof_kind);
        visit.optional("trade", self.trade);
        visit.optional("contact", self.contact);
        visit.required("profile", self.profile);
        visit.optional("waiting", self.waiting);
    }
};

// The document that proves a company's identity. The program never parses it.
struct Proof {
    std::string file_name;
    std::string content_type;
    base::Timestamp uploaded_at;

    bool operator==(const Proof&) const = default;
};

struct Membership {
    CompanyId company;
    PersonId person;
    Role role = Role::viewer;
    base::Timestamp joined_at;
    MailPreferences preferences{};

    bool operator==(const Membership&) const = default;
};

struct CompanyPerson {
    Person person;
    Membership membership;
};

struct Invitation {
    InvitationId id;
    CompanyId company;
    Email email;
    Role role = Role::viewer;
    PersonId invited_by;
    base::Timestamp invited_at;
    base::Timestamp expires_at;

    bool operator==(const Invitation&) const = default;
};

struct Claim {
    ClaimId id;
    CompanyId company;
    PersonId person;
    ClaimState state = ClaimState::waiting;
    std::string message;
    std::string refusal_reason;
    base::Timestamp asked_at;

    bool operator==(const Claim&) const = default;
};

// A place of work. Jobs published for it use its id as the id of their address.
struct Branch {
    BranchId id;
    CompanyId company;
    LocalizedText name;
    LocalizedText address;
    std::string district;
    Coordinates coordinates;
    // Whether the coordinates are the branch's own, not its district's.
    bool is_exact = false;

    bool operator==(const Branch&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("address", self.address);
        visit.required("district", self.district);
        visit.required("coordinates", self.coordinates);
        visit.required("is_exact", self.is_exact);
    }
};

}  // namespace hoigung::domain

namespace hoigung::base {

template <>
struct EnumNames<domain::CompanyState> {
    static constexpr std::array<std::string_view, 4> values{"unverified", "verified", "refused", "closed"};
};
template <>
struct EnumNames<domain::ProofKind> {
    static constexpr std::array<std::string_view, 4> values{"business_registration", "society", "household",
                                                            "other"};
};
template <>
struct EnumNames<domain::ClaimState> {
    static constexpr std::array<std::string_view, 3> values{"waiting", "accepted", "refused"};
};
template <>
struct EnumNames<domain::MaintainedBy> {
    static constexpr std::array<std::string_view, 3> values{"portal", "partner", "feed"};
};

}  // namespace hoigung::base
