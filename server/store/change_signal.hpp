#pragma once

#include <functional>
#include <mutex>
#include <string>

namespace hoigung::store {

// Tells one listener in this process that a transaction of this process has advanced a counter. Thread-safe.
class ChangeSignal {
  public:
    // Marks the notices that this process sends to others, so that it can ignore them itself.
    [[nodiscard]] const std::string& sender() const { return sender_; }

    // Sets what is called after such a commit, on the thread that committed; it must not block. An empty
    // function removes it, and returns only when it is no longer running.
    void on_change(std::function<void()> listener);
    void tell();

  private:
    const std::string sender_ = random_name();
    std::mutex mutex_;
    std::function<void()> listener_;

    [[nodiscard]] static std::string random_name();
};

// The PostgreSQL channel on which processes tell each other of such commits.
inline constexpr const char* kChangeChannel = "hoigung_changes";

}  // namespace hoigung::store
