#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "store/errors.hpp"

namespace hoigung::store {

// Rows that were left out because they could not be read. Each is logged once; a row leaves the list when it
// can be read again, after somebody changed it. Thread-safe.
class UnreadableRows {
  public:
    // Calls `listener` with the number of unreadable rows of a table whenever it changes. An empty listener
    // ends that.
    void tell(std::function<void(const std::string& table, std::size_t rows)> listener);

    // Runs `read`, which reads one row. Returns false when the row has to be left out.
    template <class Read>
    [[nodiscard]] bool try_read(std::string_view table, std::string_view id, Read read) {
        try {
            read();
        } catch (const UnreadableRow& problem) {
            note(table, id, problem.what());
            return false;
        }
        if (count_ > 0) forget(table, id);
        return true;
    }

    // Whether every row was readable when it was last read.
    [[nodiscard]] bool empty() const { return count_ == 0; }

  private:
    void note(std::string_view table, std::string_view id, std::string_view problem);
    void forget(std::string_view table, std::string_view id);
    void count(const std::string& table);

    std::atomic<std::size_t> count_ = 0;
    std::mutex mutex_;
    std::map<std::string, std::set<std::string, std::less<>>, std::less<>> tables_;
    std::function<void(const std::string&, std::size_t)> listener_;
};

}  // namespace hoigung::store
