#pragma once

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

namespace hoigung::domain {

// Replaces known items by id, adds new ones and drops those that are not shown, in linear time.
template <class Item, class IsShown>
void put_items(std::vector<Item>& items, std::vector<Item> changed, IsShown is_shown) {
    if (changed.empty()) return;
    boost::unordered_flat_map<decltype(Item::id), std::size_t, std::hash<decltype(Item::id)>> places;
    places.reserve(items.size() + changed.size());
    for (std::size_t i = 0; i < items.size(); ++i) places.emplace(items[i].id, i);
    for (Item& item : changed) {
        const auto [place, is_new] = places.try_emplace(item.id, items.size());
        is_new ? void(items.push_back(std::move(item))) : void(items[place->second] = std::move(item));
    }
    std::erase_if(items, [&](const Item& item) { return !is_shown(item); });
}

}  // namespace hoigung::domain
