#pragma once

#include <string>
#include <string_view>

#include "domain/deliveries/delivery_store.hpp"

namespace hoigung::domain {

enum class DeliveryResult {
    taken,
    // Refused for good: the mailbox does not exist, or the receiver rejects the message.
    refused,
    // Not accepted, or the outcome is unknown.
    failed
};

struct DeliveryReport {
    DeliveryResult result = DeliveryResult::taken;
    // The error, without the message's content; empty when it was accepted.
    std::string problem{};
    // Whether it was refused because the address does not exist.
    bool is_unknown_address = false;
};

// One way out of the site. Each way is served by threads of its own, so that one that hangs delays no other.
class Way {
  public:
    virtual ~Way() = default;
    // Blocks, for at most longest_wait(). Repeated attempts carry the same id.
    [[nodiscard]] virtual DeliveryReport send(const Delivery& delivery, base::Timestamp now) = 0;
    [[nodiscard]] virtual std::chrono::milliseconds longest_wait() const = 0;
    // How long the first failure delays the next try.
    [[nodiscard]] virtual std::chrono::seconds first_pause() const { return std::chrono::seconds{1}; }
    // A run begins no delivery after this time, so that others have their turn and a stopping process need
    // not wait for a long queue.
    [[nodiscard]] virtual std::chrono::seconds turn() const { return std::chrono::seconds{5}; }
};

// Deliveries that wait for a way, as one process sends them.
class DeliveryQueue {
  public:
    virtual ~DeliveryQueue() = default;
    // The next due delivery, which no other process gets for the time `lasts`. Several when they are sent as
    // one; empty when nothing is due.
    [[nodiscard]] virtual std::vector<Delivery> claim(base::Timestamp now,
                                                      std::chrono::milliseconds lasts) = 0;
    virtual void taken(std::span<const Delivery> deliveries) = 0;
    virtual void postpone(std::span<const Delivery> deliveries, base::Timestamp next_try_at) = 0;
    // Ends deliveries as failed.
    virtual void end(std::span<const Delivery> deliveries, std::string_view problem, base::Timestamp now) = 0;
    // Remembers that a mail was refused because its address does not exist. Other ways have no addresses.
    virtual void note_unknown_address(std::string_view /*address*/, base::Timestamp /*now*/) {}
};

// The queue of a way whose deliveries are kept in the store of deliveries.
class StoredQueue final : public DeliveryQueue {
  public:
    // `holder` is the process that sends them.
    StoredQueue(DeliveryStore& store, DeliveryWay way, std::string_view holder)
        : store_(store), way_(way), holder_(holder) {}

    [[nodiscard]] std::vector<Delivery> claim(base::Timestamp now, std::chrono::milliseconds lasts) override {
        return store_.claim(way_, holder_, now, lasts);
    }
    void taken(std::span<const Delivery> deliveries) override { store_.taken(deliveries, holder_); }
    void postpone(std::span<const Delivery> deliveries, base::Timestamp next_try_at) override {
        store_.postpone(deliveries, holder_, next_try_at);
    }
    void end(std::span<const Delivery> deliveries, std::string_view problem, base::Timestamp now) override {
        store_.end(deliveries, holder_, problem, now);
    }
    void note_unknown_address(std::string_view address, base::Timestamp now) override {
        store_.note_unknown_address(address, now);
    }

  private:
    DeliveryStore& store_;
    const DeliveryWay way_;
    const std::string holder_;
};

// The pause before the next try, after this many failures besides the last one: the first pause doubles with
// each failure, up to an hour.
[[nodiscard]] std::chrono::seconds pause_after(int failures,
                                               std::chrono::seconds first = std::chrono::seconds{1});

// How many deliveries ended without being accepted: because they were refused for good, or were not accepted
// in time.
struct GivenUp {
    int refused = 0;
    int late = 0;

    [[nodiscard]] int all() const { return refused + late; }
};

// Sends due deliveries by a way, for one turn of it, and returns how many ended without being accepted. Each
// delivery is claimed for longer than an attempt can take, so that no two processes send it at the same time.
GivenUp send_deliveries(DeliveryQueue& queue, Way& way, const base::Clock& clock);

}  // namespace hoigung::domain
