#pragma once

#include <exception>
#include <string_view>

#include "base/log.hpp"
#include "base/unreadable_record.hpp"

namespace hoigung::domain {

// Runs `work` for each due thing, so that one failure does not stop the rest: a thing whose work fails is
// skipped and tried again at the task's next run. An outage concerns all of them and is rethrown. Returns how
// often `work` returned true, which means that it did something; `name_of` names a thing in the log.
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
