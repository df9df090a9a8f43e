#include "store/testing/with_candidacies.hpp"

namespace hoigung::store::testing {

using namespace domain;

WithCandidacies::WithCandidacies() {
    owner_ = {PersonId::make(clock_.now(), random_), Email::parse("owner@example.hk").value(), "May",
              Locale::en, clock_.now()};
    EmployerCompany company;
    company.id = company_id_;
    company.state = CompanyState::verified;
    company.created_at = clock_.now() - std::chrono::days{365};
    employers_.write([&](EmployerWriter& writer) {
        writer.people().put(owner_);
        writer.companies().put(company);
        writer.people().put(Membership{company_id_, owner_.id, Role::owner, clock_.now()});
    });
    application_ = apply(1, 1).value();
}

Candidacy WithCandidacies::candidacy(ApplicationId id) {
    std::optional<Candidacy> found;
    candidacies_.read([&](CandidacyReader& reader) { found = reader.candidacy(id); });
    return found.value();
}

Conversation WithCandidacies::conversation() {
    Conversation found;
    candidacies_.read([&](CandidacyReader& reader) { found = reader.conversation(application_); });
    return found;
}

std::vector<Message> WithCandidacies::messages(Side reader_side) {
    std::vector<Message> found;
    candidacies_.read(
        [&](CandidacyReader& reader) { found = reader.messages(application_, {}, reader_side); });
    return found;
}

std::vector<Interview> WithCandidacies::interviews() {
    std::vector<Interview> found;
    candidacies_.read([&](CandidacyReader& reader) { found = reader.interviews_of(application_); });
    return found;
}

NotificationList WithCandidacies::told(NotificationType type) {
    return notifications_.notifications_of(sample_seeker(1).id, std::span(&type, 1), {0, 30});
}

std::vector<MailContent> WithCandidacies::take_mails() {
    std::vector<MailContent> contents;
    for (;;) {
        const auto claimed =
            deliveries_.claim(DeliveryWay::mail, "test", clock_.now(), std::chrono::minutes{1});
        if (claimed.empty()) return contents;
        for (const Delivery& delivery : claimed) contents.push_back(delivery.mail());
        deliveries_.taken(claimed, "test");
    }
}

void WithCandidacies::prefer(MailKind kind, MailTiming timing) {
    employers_.write([&](EmployerWriter& writer) {
        Membership membership = writer.people().membership(company_id_, owner_.id).value();
        membership.preferences.set(kind, timing);
        writer.people().put(membership);
    });
}

}  // namespace hoigung::store::testing
