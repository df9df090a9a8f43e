#include "domain/operator/service_keys.hpp"
#include "endpoints/console/resolvers/resolvers.hpp"

namespace hoigung::endpoints::console {
namespace {

using domain::PartnerKey;
using graphql::Field;

struct IssuedKeyView {
    PartnerKey key;
    std::string secret;
};

std::vector<std::string> companies(const PartnerKey& key) {
    std::vector<std::string> ids;
    for (const domain::CompanyId id : key.companies) ids.push_back(id.text());
    return ids;
}

void partner_keys(Field& field) {
    if (staff_with(field, domain::StaffPermission::manage_keys) == nullptr) return;
    field.value(context_of(field).service.keys.all());
}

void make_key(Field& field) {
    const domain::Staff* caller = staff_with(field, domain::StaffPermission::manage_keys);
    if (caller == nullptr) return;
    const ConsoleContext& context = context_of(field);
    const ConsoleService& service = context.service;
    const auto& arguments = field.arguments();
    domain::WantedKey wanted{std::string(*arguments.string("name")), *arguments.boolean("is_operator"), {}};
    for (const std::string_view text : arguments.strings("companies")) {
        const auto company = domain::CompanyId::parse(text);
        if (!company || !service.companies.company(*company))
            return refuse(field, domain::Refusal::IdNotFound);
        wanted.companies.push_back(*company);
    }
    auto issued = domain::issue_service_key(acting_of(*caller, context), wanted, service.keys,
                                            service.ports.digests, service.ports.random);
    if (!issued.ok())
        return refuse(field, issued.error() == domain::KeyRefusal::name_missing
                                 ? domain::Refusal::NameMissing
                                 : domain::Refusal::IdNotFound);
    field.object(IssuedKeyView{std::move(issued->key), std::move(issued->secret)});
}

void revoke_key(Field& field) {
    const domain::Staff* caller = staff_with(field, domain::StaffPermission::manage_keys);
    if (caller == nullptr) return;
    const ConsoleContext& context = context_of(field);
    const auto revoked = domain::revoke_service_key(acting_of(*caller, context),
                                                    *field.arguments().string("id"), context.service.keys);
    if (!revoked.ok()) return refuse(field, revoked.error());
    for (const PartnerKey& key : context.service.keys.all()) {
        if (key.id == *revoked) return field.object(key);
    }
    refuse(field, domain::Refusal::IdNotFound);
}

}  // namespace

void bind_keys(graphql::Bindings& bindings) {
    bindings.object<PartnerKey>("PartnerKey")
        .field("id", [](const PartnerKey& key) { return key.id.hex(); })
        .field("name", &PartnerKey::name)
        .field("is_operator", [](const PartnerKey& key) { return key.is_operator(); })
        .field("companies", [](const PartnerKey& key, Field& field) { field.value(companies(key)); })
        .field("is_from_portal", &PartnerKey::is_from_portal)
        .field("created_at", [](const PartnerKey& key) { return base::iso_text(key.created_at); })
        .field("revoked_at", [](const PartnerKey& key, Field& field) { answer_time(field, key.revoked_at); });
    bindings.object<IssuedKeyView>("NewKey")
        .field("key", [](const IssuedKeyView& view, Field& field) { field.object(view.key); })
        .field("secret", &IssuedKeyView::secret);
    bindings.root("Query").field("partner_keys", partner_keys).blocking();
    bindings.root("Mutation")
        .field("make_key", make_key)
        .blocking()
        .field("revoke_key", revoke_key)
        .blocking();
}

}  // namespace hoigung::endpoints::console
