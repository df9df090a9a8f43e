#pragma once

#include "app/settings.hpp"
#include "base/work_queue.hpp"

namespace hoigung::app {

// Queues of requests that need a thread that may block. Requests that a person waits for - a login, a
// personal page - have a separate queue from requests that are numerous or slow.
struct WorkQueues {
    explicit WorkQueues(const Settings& settings);

    base::WorkQueue people{1000};
    // A list of the portal costs as much as ten answers to seekers.
    base::WorkQueue employers;
    // A few people, whose work goes on even while a stranger's network asks for the console's pages.
    base::WorkQueue console{200, {.running_of_person = 0, .waiting_of_person = 50, .running_of_group = 0}};
    base::WorkQueue pictures{1000};
    // Adverts, beacons and sitemaps.
    base::WorkQueue bulk{1000};
    // A gateway that hangs must not delay requests that only need the database.
    base::WorkQueue login_codes{1000};
    base::WorkQueue uploads{64};
    // A partner that sends slowly delays only partners.
    base::WorkQueue partners{200};
};

// The threads of the queues. Constructed after everything that a request can use, so that they end first.
class RequestThreads {
  public:
    RequestThreads(const Settings& settings, WorkQueues& queues);

  private:
    base::WorkerThreads people_;
    base::WorkerThreads employers_;
    base::WorkerThreads console_;
    base::WorkerThreads pictures_;
    base::WorkerThreads bulk_;
    base::WorkerThreads login_codes_;
    base::WorkerThreads uploads_;
    base::WorkerThreads partners_;
};

}  // namespace hoigung::app
