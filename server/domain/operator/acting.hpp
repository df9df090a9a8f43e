#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "domain/keys/partner_key.hpp"

// The actor and the report that every act of the operator has in common.
namespace hoigung::domain {

// The way by which somebody acts for the operator.
enum class ActorKind { cli, service_key, staff };

// Somebody who acts for the operator.
struct OperatorActor {
    ActorKind kind = ActorKind::cli;
    // The system's user at the command line, or the id of the key or of the member of staff.
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
    restore_backup,
    add_staff,
    remove_staff,
    reset_second_factor,
    make_staff_code,
    enrol_second_factor,
    log_in,
    use_recovery_code,
    export_log,
};

// What somebody typed as the reason of an act. It is kept apart from the log, and goes with the seeker,
// person, company, job or report that it is about.
struct ActReason {
    std::string text;
    // The id of the thing; the act's subject when empty.
    std::string about{};

    bool operator==(const ActReason&) const = default;
};

// An act that was done. `subject` is the id or the key of the thing that it changed or revealed, never a text
// from a person's input.
struct ActDone {
    OperatorActor actor;
    OperatorAct act{};
    std::string subject;
    base::Timestamp at;
    ActReason reason{};

    bool operator==(const ActDone&) const = default;
};

// Writes down the acts of the operator.
class ActLog {
  public:
    virtual ~ActLog() = default;
    // Writes an act down in the transaction that runs on this thread, or in one of its own. Throws an Outage
    // when it cannot, so that the act is not done either.
    virtual void note(const ActDone& done) = 0;
    // Runs `work`. Whatever it changes, in however many stores, is one transaction with its acts.
    virtual void together(const std::function<void()>& work) = 0;
};

// The actor and the time of an act. Every operation of this folder that changes or reveals something takes
// one.
struct Acting {
    OperatorActor actor;
    base::Timestamp now;
    ActLog& log;

    // Each operation calls this in one place, within the transaction that changes something, and not when it
    // refuses or finds nothing to change. Within a transaction that has to run again, it is called again.
    void done(OperatorAct act, std::string subject, ActReason reason = {}) const {
        log.note({actor, act, std::move(subject), now, std::move(reason)});
    }

    // Runs `work` and what it tells of by done() in one transaction, and returns its result. For stores whose
    // calls are transactions of their own.
    template <class Work>
    auto together(const Work& work) const -> std::invoke_result_t<Work> {
        std::optional<std::invoke_result_t<Work>> result;
        log.together([&] { result.emplace(work()); });
        return std::move(*result);
    }
};

[[nodiscard]] inline Acting acting_by(const PartnerKey& key, base::Timestamp now, ActLog& log) {
    return {{ActorKind::service_key, key.id.text()}, now, log};
}

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ActorKind> {
    static constexpr auto values = enumerator_names<domain::ActorKind>();
};

template <>
struct hoigung::base::EnumNames<hoigung::domain::OperatorAct> {
    static constexpr auto values = enumerator_names<domain::OperatorAct>();
};
