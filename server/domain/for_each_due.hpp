#pragma once

#include <exception>
#include <string_view>

#include "base/log.hpp"
#include "base/unreadable_record.hpp"

namespace hoigung::domain {

// Does the work for each of some things that are due, one apart from the other: one whose work fails because
// of itself is passed over, and is tried again at the task's next turn. What cannot be reached concerns all
// of them, and is thrown. Returns how many were done; `work` says whether it did something, `name_of` what
// the thing is called in the log.
template <class Things, class NameOf, class Work>
int for_each_due(std::string_view task, const Things& things, NameOf name_of, Work work) {
    int done = 0;
    for (const auto& thing : things) {
        try {
            done += work(thing) ? 1 : 0;
        } catch (const base::UnreadableRecord&) {
            // The reader has already logged and counted the row.
        } catch (const base::Outage&) {
            throw;
        } catch (const std::exception& problem) {
            base::log::error("{}: {} is passed over: {}", task, name_of(thing), problem.what());
        }
    }
    return done;
}

}  // namespace hoigung::domain
