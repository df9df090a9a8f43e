#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/identity_module.hpp"
#include "app/modules/mail_module.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "app/stream_follower.hpp"
#include "endpoints/candidacies/candidacies.hpp"

namespace hoigung::app {

// Interviews and conversations: the streams that keep open pages up to date, and the tasks that notify the
// other side.
class CandidacyModule {
  public:
    CandidacyModule(Runtime& runtime, Operations& operations, Stores& stores, const IdentityModule& identity,
                    MailModule& mail);
    ~CandidacyModule();

    // The dependencies of the endpoints.
    [[nodiscard]] const endpoints::Candidacies& dependencies() const { return dependencies_; }

  private:
    Operations& operations_;
    endpoints::Streams streams_;
    StreamFollower follower_;
    const ChangeWatcher::Following following_;
    const endpoints::Candidacies dependencies_;
    BackgroundTasks tasks_;
};

}  // namespace hoigung::app
