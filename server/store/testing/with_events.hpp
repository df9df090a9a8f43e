#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "domain/events/event.hpp"
#include "store/event_store.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// Events that pages report, with their store.
class WithEvents : public OnEachDatabase {
  protected:
    static constexpr base::Timestamp kNow{std::chrono::milliseconds{1794706200000}};

    static domain::TrackingEvent impression(int position);
    [[nodiscard]] std::vector<std::string> column(std::string_view sql);
    [[nodiscard]] std::vector<std::string> error_messages();

    base::SystemRandom random_;
    SqlEventStore store_{database()};
};

}  // namespace hoigung::store::testing
