#pragma once

#include "domain/candidacies/candidacy_access.hpp"
#include "store/candidacy_store.hpp"
#include "store/delivery_store.hpp"
#include "store/employer_store.hpp"
#include "store/notification_store.hpp"
#include "store/testing/with_applications.hpp"

namespace hoigung::store::testing {

// A company of the portal with an owner, and a job that somebody has applied for.
class WithCandidacies : public WithApplications {
  protected:
    WithCandidacies();

    [[nodiscard]] domain::Actor company() const { return domain::Actor::of(owner_, company_id_); }
    [[nodiscard]] static domain::Actor seeker(int number = 1) {
        return domain::Actor::of(sample_seeker(number).id);
    }
    [[nodiscard]] domain::Candidacy candidacy(domain::ApplicationId id);
    [[nodiscard]] domain::Conversation conversation();
    [[nodiscard]] std::vector<domain::Message> messages(domain::Side reader = domain::Side::seeker);
    [[nodiscard]] std::vector<domain::Interview> interviews();
    // Notifications of a type to the applicant, and how many of them are unread.
    [[nodiscard]] domain::NotificationList told(domain::NotificationType type);
    // Removes and returns the contents of the queued mails, as they would be sent.
    [[nodiscard]] std::vector<domain::MailContent> take_mails();
    void prefer(domain::MailKind kind, domain::MailTiming timing);

    SqlCandidacyStore candidacies_{database()};
    SqlEmployerStore employers_{database()};
    SqlDeliveryStore deliveries_{database()};
    SqlNotificationStore notifications_{database()};
    const domain::CandidacyPorts ports_{
        candidacies_, employers_, random_, {"Hoigung", "https://hoigung.hk/portal/", "no-reply@hoigung.hk"}};
    const domain::CompanyId company_id_ = sample_company(1).id;
    domain::Person owner_;
    domain::ApplicationId application_;
};

}  // namespace hoigung::store::testing
