#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/time.hpp"
#include "domain/keys/partner_key.hpp"

// The actor and the report that every act of the operator has in common.
namespace hoigung::domain {

// The way by which somebody acts for the operator.
enum class ActorKind { command_line, service_key };

// Somebody who acts for the operator.
struct OperatorActor {
    ActorKind kind = ActorKind::command_line;
    // The system's user at the command line, or the id of the key.
    std::string name;

    bool operator==(const OperatorActor&) const = default;
};

enum class OperatorAct {
    accept_waiting,
    refuse_waiting,
    open_proof,
    release_job,
    refuse_job,
    suspend_company,
    restore_company,
    delete_company,
    suspend_job,
    restore_job,
    delete_job,
    close_report,
    settle_concern,
    read_conversation,
    settle_message_report,
    suspend_seeker,
    restore_seeker,
    erase_seeker,
    end_sessions,
    end_all_sessions,
    issue_service_key,
    revoke_service_key,
    rotate_signing_keys,
    revoke_signing_key,
    rename_feed,
    take_over_feed,
    drop_feed,
};

// An act that was done. `subject` is the id or the key of the thing that it changed or revealed, never a text
// from a person's input.
struct ActDone {
    OperatorActor actor;
    OperatorAct act{};
    std::string subject;
    base::Timestamp at;

    bool operator==(const ActDone&) const = default;
};

// The actor and the time of an act. Every operation of this folder that changes or reveals something takes
// one.
struct Acting {
    OperatorActor actor;
    base::Timestamp now;
    // Called with each act that was done; may be empty.
    std::function<void(const ActDone&)> heard{};

    // Each operation calls this in one place, where it changes something, and not when it refuses or finds
    // nothing to change. Within a transaction that has to run again, it is called again.
    void done(OperatorAct act, std::string subject) const {
        if (heard) heard({actor, act, std::move(subject), now});
    }
};

[[nodiscard]] inline Acting acting_by(const PartnerKey& key, base::Timestamp now) {
    return {{ActorKind::service_key, key.id.text()}, now};
}

}  // namespace hoigung::domain
