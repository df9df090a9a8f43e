#include "store/unreadable_rows.hpp"

#include "base/log.hpp"

namespace hoigung::store {

void UnreadableRows::tell(std::function<void(const std::string&, std::size_t)> listener) {
    const std::lock_guard lock(mutex_);
    listener_ = std::move(listener);
    if (!listener_) return;
    for (const auto& [table, ids] : tables_) listener_(table, ids.size());
}

void UnreadableRows::note(std::string_view table, std::string_view id, std::string_view problem) {
    const std::lock_guard lock(mutex_);
    const auto at = tables_.try_emplace(std::string(table)).first;
    if (!at->second.emplace(id).second) return;
    base::log::error("row {} of {} is left out until it changes: {}", id, table, problem);
    count(at->first);
}

void UnreadableRows::forget(std::string_view table, std::string_view id) {
    const std::lock_guard lock(mutex_);
    const auto at = tables_.find(table);
    if (at == tables_.end()) return;
    const auto found = at->second.find(id);
    if (found == at->second.end()) return;
    at->second.erase(found);
    base::log::info("row {} of {} can be read again", id, table);
    count(at->first);
}

void UnreadableRows::count(const std::string& table) {
    std::size_t all = 0;
    for (const auto& [name, ids] : tables_) all += ids.size();
    count_ = all;
    if (listener_) listener_(table, tables_.at(table).size());
}

}  // namespace hoigung::store
