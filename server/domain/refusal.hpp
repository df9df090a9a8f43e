#pragma once

#include "base/result.hpp"

namespace hoigung::domain {

// Why an operation was refused. The code, status and text that a caller sees are defined in api/errors.json
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
    // A push subscription is malformed, or leads to a host that the site sends nothing to.
    InvalidPushSubscription,
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
    // There is no such application, or it belongs to somebody else.
    NoSuchApplication,
    ApplicationWithdrawn,
    // The application's status does not allow the step.
    StepNotAllowed,
    // The seeker has applied for the same job again since.
    AppliedAgain,
    InvalidCode,
    TelephoneNotFound,
    AccountBeingDeleted,
    InterviewChanged,
    ConversationEnded,
    MessageLimitReached,
    EmployerNotReachable,
    // Another account has the e-mail address.
    EmailRegistered,
    // Refusals of the employers' portal.
    NotLoggedIn,
    InvalidEmail,
    NameMissing,
    NameWithContact,
    NameWithHiddenCharacters,
    TextTooLong,
    // The text has characters that cannot be stored or shown.
    UnusableCharacters,
    TextMissing,
    // A list that was typed has too many entries.
    ListTooLong,
    // The act is on more things than one request may name.
    TooManyAtOnce,
    // The key by which a repeated request is known is empty or too long.
    InvalidRequestKey,
    InvalidRegistrationNumber,
    CompanyExists,
    CannotClaim,
    LastOwner,
    InvitationNotUsable,
    AlreadyMember,
    // The company has done this as often as it may in a day.
    CompanyLimitReached,
    // The company has as many as it may have; the limit does not pass with time.
    TooManyDrafts,
    TooManyBranches,
    TooManyKeys,
    // The applicant has as many notes as one may have.
    TooManyNotes,
    // The person waits for as many decisions about claims as one may.
    TooManyClaims,
    // The person has done this as often as one person may for now.
    PersonLimitReached,
    // The person belongs to as many companies as one person may.
    TooManyMemberships,
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
    ReasonMissing,
    DecidedByOther,
    DecisionInEffect,
    InvalidInterview,
    CompanyIsSuspended,
    KeyNeedsVerifiedCompany,
    NoBidsFromPortal,
    JobWaits,
    JobRefused,
    UnpublishedChanges,
    ImportIsSpreadsheet,
    ShortMapLink,
};

template <class T>
using Outcome = base::Result<T, Refusal>;

}  // namespace hoigung::domain
