#include "store/change_signal.hpp"

#include <span>
#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"

namespace hoigung::store {

void ChangeSignal::on_change(std::function<void()> listener) {
    const std::lock_guard lock(mutex_);
    listener_ = std::move(listener);
}

void ChangeSignal::tell() {
    const std::lock_guard lock(mutex_);
    if (listener_) listener_();
}

std::string ChangeSignal::random_name() {
    std::string bytes(8, '\0');
    base::SystemRandom().fill(std::as_writable_bytes(std::span(bytes)));
    return base::hex_text(bytes);
}

}  // namespace hoigung::store
