#include "render/vm_pool.hpp"

#include <algorithm>
#include <utility>

namespace hoigung::render {

bool VmPool::has_idle() const {
    return std::ranges::any_of(members_, [](const Member& member) { return member.idle != nullptr; });
}

VmPool::Loan VmPool::lend() {
    const auto is_sound = [](const Member& member) { return member.idle && member.sound; };
    const auto is_idle = [](const Member& member) { return member.idle != nullptr; };
    auto last = std::find_if(members_.rbegin(), members_.rend(), is_sound);
    if (last == members_.rend()) last = std::find_if(members_.rbegin(), members_.rend(), is_idle);
    return {last->number, std::move(last->idle)};
}

void VmPool::give_back(Loan loan) {
    const auto found = std::ranges::find(members_, loan.member, &Member::number);
    Member member = std::move(*found);
    members_.erase(found);
    const Vm::Condition condition = loan.vm->condition();
    if (condition == Vm::Condition::spoiled) {
        retired_.push_back(std::move(loan.vm));
        return;
    }
    member.sound = member.sound && condition == Vm::Condition::sound;
    member.heap_bytes = loan.vm->heap_bytes();
    member.idle = std::move(loan.vm);
    members_.push_back(std::move(member));
    drop_surplus();
}

void VmPool::forget(unsigned number) {
    std::erase_if(members_, [number](const Member& member) { return member.number == number; });
}

std::size_t VmPool::sound() const {
    return static_cast<std::size_t>(std::ranges::count(members_, true, &Member::sound));
}

void VmPool::add(std::unique_ptr<Vm> vm) {
    if (!wants_another()) {
        retired_.push_back(std::move(vm));
        return;
    }
    members_.push_back({.number = next_number_++, .idle = std::move(vm)});
    drop_surplus();
}

void VmPool::doubt_all() {
    for (Member& member : members_) member.sound = false;
}

void VmPool::drop_surplus() {
    const auto can_go = [](const Member& member) { return member.idle && !member.sound; };
    while (members_.size() > wanted_) {
        const auto surplus = std::ranges::find_if(members_, can_go);
        if (surplus == members_.end()) return;
        retired_.push_back(std::move(surplus->idle));
        members_.erase(surplus);
    }
}

std::vector<std::unique_ptr<Vm>> VmPool::take_retired() {
    return std::exchange(retired_, {});
}

std::size_t VmPool::heap_bytes() const {
    std::size_t bytes = 0;
    for (const Member& member : members_) bytes += member.heap_bytes;
    return bytes;
}

}  // namespace hoigung::render
