#pragma once

#include "app/settings.hpp"
#include "base/work_queue.hpp"

namespace hoigung::app {

// Where requests wait for a thread that may block. What a person waits for - logging in, a page of their
// own - has a separate queue from what comes in large numbers or takes long.
struct WorkQueues {
    explicit WorkQueues(const Settings& settings);

    base::WorkQueue people{1000};
    // A list of the portal costs what ten answers to seekers cost.
    base::WorkQueue employers;
    base::WorkQueue pictures{1000};
    // Adverts, beacons and sitemaps.
    base::WorkQueue bulk{1000};
    // A gateway that hangs must not delay what only needs the database.
    base::WorkQueue login_codes{1000};
    base::WorkQueue uploads{64};
    // A partner that sends slowly delays only partners.
    base::WorkQueue partners{200};
};

// The threads of those queues: created after everything that a request can touch, so that they end before it.
class RequestThreads {
  public:
    RequestThreads(const Settings& settings, WorkQueues& queues);

  private:
    base::WorkerThreads people_;
    base::WorkerThreads employers_;
    base::WorkerThreads pictures_;
    base::WorkerThreads bulk_;
    base::WorkerThreads login_codes_;
    base::WorkerThreads uploads_;
    base::WorkerThreads partners_;
};

}  // namespace hoigung::app
