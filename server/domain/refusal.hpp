#pragma once

#include "base/result.hpp"

namespace hoigung::domain {

// Why an operation was refused. What a caller sees of it (code, status, text) is defined in api/errors.json
// and api/portal-errors.json and known only to the endpoints.
enum class Refusal {
    JobNotFound,
    JobClosed,
    JobSuspended,
    CompanySuspended,
    InvalidAddresses,
    AlreadyApplied,
    JobHasNoAddress,
    AppliedForElsewhere,
    InvalidTelephone,
    UserIdMissing,
    LimitTooLarge,
    IdNotFound,
    NotTheApplicant,
    InvalidSpokenLevel,
    InvalidWrittenLevel,
    InvalidStart,
    InvalidEnd,
    StartAfterEnd,
    ChangedMeanwhile,
    CannotBookmark,
    NotBookmarked,
    CompanyNotFound,
    PermissionDenied,
    AlertLimitReached,
    ApplicantNotUsable,
    AlertEmpty,
    AlertIdsEmpty,
    InvalidAlert,
    UnsupportedChannel,
    LoginFailed,
    NoSuchApplication,
    InvalidCode,
    TelephoneNotFound,
    AccountBeingDeleted,
    InterviewChanged,
    ConversationEnded,
    // Of the employers' portal.
    NotLoggedIn,
    InvalidEmail,
    NameMissing,
    NameWithContact,
    TextTooLong,
    InvalidRegistrationNumber,
    CompanyExists,
    CannotClaim,
    LastOwner,
    InvitationNotUsable,
    AlreadyMember,
    CompanyLimitReached,
    CompanyIsClosed,
    KeptElsewhere,
    NotConfirmed,
    InvalidTrade,
    InvalidDistrict,
    InvalidPlace,
    InvalidProof,
    NameTaken,
    DraftChanged,
    CompanyNotVerified,
    SameJobExists,
    JobChanged,
    JobNotValid,
    InvalidMoment,
    InvalidImport,
    InvalidWebhook,
    JobKeptByFeed,
    InvalidInterview,
};

template <class T>
using Outcome = base::Result<T, Refusal>;

}  // namespace hoigung::domain
