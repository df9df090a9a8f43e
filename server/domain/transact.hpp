#pragma once

#include <functional>
#include <optional>
#include <utility>

namespace hoigung::domain {

// The result and the transaction of a function such as `[&](EmployerWriter& writer) -> Outcome<Branch>
// {...}`.
template <class Work>
struct TransactionWork : TransactionWork<decltype(&Work::operator())> {};
template <class Work, class Returned, class Given>
struct TransactionWork<Returned (Work::*)(Given&) const> {
    using Result = Returned;
    using Transaction = Given;
};

// Runs `work` in a transaction of `store` that writes, and returns its result. A store may run it again after
// a conflict: each run makes the result anew.
template <class Store, class Work>
[[nodiscard]] auto transact(Store& store, const Work& work) {
    std::optional<typename TransactionWork<Work>::Result> result;
    store.write([&](typename TransactionWork<Work>::Transaction& writer) { result.emplace(work(writer)); });
    return std::move(*result);
}

// The same in a transaction that belongs to one owner, such as a seeker's alerts.
template <class Store, class Owner, class Work>
[[nodiscard]] auto transact(Store& store, const Owner& owner, const Work& work) {
    std::optional<typename TransactionWork<Work>::Result> result;
    store.write(owner,
                [&](typename TransactionWork<Work>::Transaction& writer) { result.emplace(work(writer)); });
    return std::move(*result);
}

// Runs `work` in a snapshot of `store`, and returns its result.
template <class Store, class Work>
[[nodiscard]] auto look_up(Store& store, const Work& work) {
    std::optional<typename TransactionWork<Work>::Result> result;
    store.read([&](typename TransactionWork<Work>::Transaction& reader) { result.emplace(work(reader)); });
    return std::move(*result);
}

}  // namespace hoigung::domain
