#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/mail_module.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/push_module.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/sms_module.hpp"
#include "app/modules/stores.hpp"
#include "domain/notifications/tell_of_news.hpp"
#include "endpoints/seeker/news.hpp"
#include "security/unsubscribe_tokens.hpp"

namespace hoigung::app {

// Seekers' news by mail, push and SMS: the endpoints' dependencies and the tasks that write them.
class NewsModule {
  public:
    NewsModule(Runtime& runtime, Operations& operations, Stores& stores, const CatalogueModule& catalogue,
               MailModule& mail, PushModule& push, SmsModule& sms);
    ~NewsModule();
    // The dependencies of the endpoints.
    [[nodiscard]] const endpoints::News& dependencies() const { return dependencies_; }

  private:
    Operations& operations_;
    const security::HmacUnsubscribeTokens tokens_;
    const domain::NewsPorts ports_;
    const endpoints::News dependencies_;
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
