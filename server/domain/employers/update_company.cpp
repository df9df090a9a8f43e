#include "domain/employers/update_company.hpp"

#include "base/text.hpp"
#include "domain/catalogue/stored_pictures.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestFileName = 200;

// The change with every text checked.
Outcome<CompanyChange> read_change(const CompanyChange& typed, const ReferenceLists& lists) {
    CompanyChange change = typed;
    if (typed.name) change.name = TRY(read_name(*typed.name, kLongestCompanyName));
    if (typed.registration_number)
        change.registration_number = TRY(read_registration_number(*typed.registration_number));
    if (typed.about) change.about = TRY(read_text(*typed.about, kLongestAboutText));
    if (typed.contact) {
        change.contact->name = TRY(read_optional_name(typed.contact->name, kLongestPersonName));
        change.contact->telephone = TRY(read_contact_telephone(typed.contact->telephone));
    }
    if (typed.trade && !typed.trade->empty() && lists.category(*typed.trade) == nullptr)
        return Refusal::InvalidTrade;
    return change;
}

// The result of a change to a company.
struct Changed {
    EmployerCompany company{};
    // The profile that seekers see from now on; empty when it does not change.
    std::optional<CompanyProfile> shown;
    ActivityKind kind = ActivityKind::company_changed;
};

WaitingChange& waiting_of(EmployerCompany& company, base::Timestamp now) {
    if (!company.waiting) company.waiting.emplace();
    company.waiting->asked_at = now;
    return *company.waiting;
}

void ask_again(EmployerCompany& company) {
    if (company.state != CompanyState::refused) return;
    company.state = CompanyState::unverified;
    company.refusal_reason.clear();
}

Changed with_name_and_number(Changed changed, const CompanyChange& change, const CompanyProfile& shown,
                             bool waits, base::Timestamp now) {
    EmployerCompany& company = changed.company;
    const bool is_new_name = change.name && *change.name != shown.name;
    const bool is_new_number =
        change.registration_number && *change.registration_number != company.registration_number;
    if (waits && (is_new_name || is_new_number)) {
        WaitingChange& waiting = waiting_of(company, now);
        if (is_new_name) waiting.name = change.name;
        if (is_new_number) waiting.registration_number = change.registration_number;
        changed.kind = ActivityKind::change_asked;
        return changed;
    }
    if (is_new_name) company.profile.name = *change.name;
    if (is_new_number) company.registration_number = *change.registration_number;
    return changed;
}

Changed changed_by(EmployerCompany company, const CompanyChange& change,
                   const std::optional<Company>& on_site, bool waits, base::Timestamp now) {
    const CompanyProfile shown = shown_profile(company, on_site);
    const bool is_verified = company.state == CompanyState::verified;
    company.profile = shown;
    if (change.proof_kind) company.proof_kind = *change.proof_kind;
    if (change.trade) company.trade = *change.trade;
    if (change.contact) company.contact = *change.contact;
    if (change.about) company.profile.about = *change.about;
    ask_again(company);
    Changed changed = with_name_and_number({std::move(company), {}}, change, shown, waits, now);
    if (is_verified && (!on_site || changed.company.profile != shown))
        changed.shown = changed.company.profile;
    return changed;
}

// Whether a change concerns the page that seekers see, which only the company's maintainer changes, or only
// the portal.
enum class Touches { page, portal };

// A company after a change, with the agent's membership.
struct ChangedOwn {
    OwnCompany own;
    std::optional<CompanyProfile> shown;
};

// Runs `change(writer, own)` on a company that the agent may change, and publishes the result.
template <class Change>
Outcome<OwnCompany> change_company(const Agent& agent, std::string_view company_id, Touches touches,
                                   const EmployerPorts& ports, base::Timestamp now, Change change) {
    auto outcome = transact(ports.store, [&](EmployerWriter& writer) -> Outcome<ChangedOwn> {
        auto own = TRY(agent.company(writer, company_id, Permission::change_company));
        if (touches == Touches::page) {
            const CompanyFacts facts{own.standing, writer.companies().maintained_by(own.company.id)};
            if (const auto objection = objection_to(facts, agent.door(), Permission::change_page))
                return *objection;
        }
        Changed changed = TRY(change(writer, own));
        writer.companies().put(changed.company);
        agent.note(writer, ports.random, changed.company.id, changed.kind, "", now);
        own.company = std::move(changed.company);
        return ChangedOwn{std::move(own), std::move(changed.shown)};
    });
    if (!outcome.ok()) return outcome.error();
    if (outcome->shown) show_company(outcome->own.company.id, *outcome->shown, ports, now);
    return std::move(outcome->own);
}

std::string_view proof_type(std::string_view content) {
    if (content.starts_with("%PDF-")) return "application/pdf";
    if (content.starts_with("\xFF\xD8\xFF")) return "image/jpeg";
    if (content.starts_with("\x89PNG\r\n\x1A\n")) return "image/png";
    if (content.starts_with("RIFF") && content.substr(0, 12).ends_with("WEBP")) return "image/webp";
    return "";
}

}  // namespace

std::vector<MissingPart> missing_parts(const EmployerCompany& company, const std::optional<Proof>& proof) {
    std::vector<MissingPart> missing;
    if (company.state == CompanyState::verified || company.state == CompanyState::closed) return missing;
    if (company.profile.name.empty()) missing.push_back(MissingPart::name);
    if (company.proof_kind == ProofKind::business_registration && company.registration_number.empty())
        missing.push_back(MissingPart::registration_number);
    if (!proof) missing.push_back(MissingPart::proof);
    if (company.trade.empty()) missing.push_back(MissingPart::trade);
    if (company.contact.name.empty() || company.contact.telephone.empty())
        missing.push_back(MissingPart::contact);
    return missing;
}

Outcome<OwnCompany> update_company(const Agent& agent, std::string_view company_id,
                                   const CompanyChange& typed, const EmployerPorts& ports,
                                   base::Timestamp now) {
    const CompanyChange change = TRY(read_change(typed, ports.lists));
    const auto on_site = company_on_site(company_id, ports.catalogue);
    const auto touches = change.name || change.about ? Touches::page : Touches::portal;
    return change_company(agent, company_id, touches, ports, now,
                          [&](EmployerWriter& writer, OwnCompany own) -> Outcome<Changed> {
                              const auto& number = change.registration_number;
                              const auto other = number && !number->empty()
                                                     ? writer.companies().with_number(*number)
                                                     : std::nullopt;
                              if (other && other->id != own.company.id) return Refusal::CompanyExists;
                              const bool waits = do_changes_wait(own.standing, agent.door(), ports.verifies);
                              return changed_by(std::move(own.company), change, on_site, waits, now);
                          });
}

Outcome<OwnCompany> withdraw_change(const Person& person, std::string_view company_id,
                                    const EmployerPorts& ports, base::Timestamp now) {
    return change_company(person, company_id, Touches::portal, ports, now,
                          [](EmployerWriter&, OwnCompany own) -> Outcome<Changed> {
                              own.company.waiting.reset();
                              return Changed{std::move(own.company), {}, ActivityKind::change_withdrawn};
                          });
}

base::Result<EmployerCompany, UploadRefusal> put_employer_logo(
    const Agent& agent, std::string_view company_id, std::string_view file, PictureEncoder& encoder,
    PictureStore& pictures, const EmployerPorts& ports, base::Timestamp now) {
    const auto own = look_up(ports.store, [&](EmployerReader& reader) {
        return agent.company(reader, company_id, Permission::change_company);
    });
    if (!own.ok()) return UploadRefusal(own.error());
    if (file.size() > kLargestUpload) return UploadRefusal(PictureFault::too_large);
    const auto encoded = encoder.encode(file);
    if (!encoded.ok()) return UploadRefusal(encoded.error());
    const Logo logo{keep_picture((*encoded)[0], pictures, ports.random, now),
                    keep_picture((*encoded)[1], pictures, ports.random, now),
                    keep_picture((*encoded)[2], pictures, ports.random, now)};
    const auto on_site = company_on_site(company_id, ports.catalogue);
    auto changed = change_company(
        agent, company_id, Touches::page, ports, now,
        [&](EmployerWriter&, OwnCompany found) -> Outcome<Changed> {
            EmployerCompany& company = found.company;
            if (do_changes_wait(found.standing, agent.door(), ports.verifies)) {
                waiting_of(company, now).logo = logo;
                return Changed{std::move(company), {}, ActivityKind::change_asked};
            }
            const bool is_verified = company.state == CompanyState::verified;
            company.profile = CompanyProfile(shown_profile(company, on_site));
            logo.show_on(company.profile);
            ask_again(company);
            auto shown = is_verified ? std::optional(company.profile) : std::nullopt;
            return Changed{std::move(company), std::move(shown), ActivityKind::company_changed};
        });
    if (!changed.ok()) return UploadRefusal(changed.error());
    return std::move(changed->company);
}

Outcome<EmployerCompany> put_proof(const Person& person, std::string_view company_id, const ProofFile& file,
                                   const EmployerPorts& ports, base::Timestamp now) {
    const std::string_view type = proof_type(file.content);
    if (type.empty() || file.content.size() > kLargestUpload) return Refusal::InvalidProof;
    const Proof proof{std::string(base::first_characters(base::to_storable(file.name), kLongestFileName)),
                      std::string(type), now};
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<EmployerCompany> {
        auto own = own_company(writer, person.id, company_id, Permission::change_company);
        if (!own.ok()) {
            return own.error();
        }
        if (!take_usage(writer, UsageKind::proof_bytes, ports.mark_of(person.email),
                        static_cast<std::int64_t>(file.content.size()), {ports.limits.proof_bytes, kUsageDay},
                        now))
            return Refusal::PersonLimitReached;
        ask_again(own->company);
        writer.companies().put(own->company);
        writer.companies().put(own->company.id, proof, file.content);
        note(writer, ports.random, own->company.id, person, ActivityKind::proof_uploaded, proof.file_name,
             now);
        return std::move(own->company);
    });
}

}  // namespace hoigung::domain
