/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActivityKind =
  | 'applicants_exported'
  | 'branch_added'
  | 'branch_changed'
  | 'branch_removed'
  | 'change_accepted'
  | 'change_asked'
  | 'change_refused'
  | 'change_withdrawn'
  | 'company_changed'
  | 'company_claimed'
  | 'company_closed'
  | 'company_founded'
  | 'company_refused'
  | 'company_restored'
  /** By us; the subject is the reason */
  | 'company_suspended'
  | 'company_verified'
  | 'invitation_withdrawn'
  | 'job_changed'
  | 'job_closed'
  | 'job_draft_removed'
  | 'job_extended'
  | 'job_published'
  | 'job_reopened'
  | 'job_restored'
  /** By us; the subject is the job and the reason */
  | 'job_suspended'
  | 'jobs_imported'
  /** A key of somebody who was removed or left works on */
  | 'key_kept'
  | 'key_made'
  | 'key_revoked'
  | 'log_exported'
  | 'person_invited'
  | 'person_joined'
  | 'person_left'
  | 'person_removed'
  | 'proof_opened'
  | 'proof_uploaded'
  | 'role_changed'
  | 'webhook_removed'
  | 'webhook_set';

export type AllowanceInput = {
  description?: LocalizedTextInput | null | undefined;
  kind: AllowanceKind;
};

export type AllowanceKind =
  | 'meal'
  | 'other'
  | 'travel';

/** Those who withdrew are left out as soon as something of a profile is asked for */
export type ApplicantFilter = {
  /** At least so many months of work in all */
  experience_months?: number | null | undefined;
  /** Of a hundred minutes of the job's hours, how many are free at least */
  hours_fit?: number | null | undefined;
  /** All jobs without one (E100012) */
  job?: string | number | null | undefined;
  /** A code of spoken_languages of job_choices (E100012) */
  language?: string | number | null | undefined;
  /** The id of a place that the seeker chose (E100012) */
  place?: string | number | null | undefined;
  /** By the decision that waits, where there is one */
  status?: ApplicantStatus | null | undefined;
  /** Name or telephone, a part is enough */
  term?: string | null | undefined;
  unread?: boolean | null | undefined;
  /** Nobody has answered them, as reply_record counts who waits */
  waiting?: boolean | null | undefined;
  /** At most so many kilometres from the home district to the nearest chosen place; leaves out who gives no home district */
  within_km?: number | null | undefined;
};

export type ApplicantSort =
  /** By what the profile has of what the job asks for, and the hours that fit */
  | 'best_fit'
  | 'newest'
  | 'oldest';

export type ApplicantStatus =
  | 'Applied'
  | 'Contacted'
  | 'Hired'
  | 'JobClosed'
  | 'Rejected'
  | 'Reviewed'
  /** Only that it was withdrawn is shown: no name, no profile, no telephone */
  | 'Withdrawn';

/** What the seeker said before the accepted time */
export type Attendance =
  | 'confirmed'
  | 'late'
  | 'unsaid';

export type BranchInput = {
  /** At most 300 characters */
  address: LocalizedTextInput;
  /** Six digits (E200017) */
  district: string;
  /** At most 100 characters (E200005); without links and telephone numbers (E200004) */
  name: LocalizedTextInput;
  /**
   * A link pasted from a map (Google, Apple, OpenStreetMap), `22.3193,114.1694`, or a station and how far it is (`旺角站
   * 200 米`), in Hong Kong (E200018; E200049 for a short link); the district's coordinates without one
   */
  place?: string | null | undefined;
};

export type CareerLevel =
  | 'entry'
  | 'middle'
  | 'senior'
  | 'top';

export type ClaimState =
  | 'accepted'
  | 'refused'
  | 'waiting';

export type CloseReason =
  | 'filled_elsewhere'
  | 'filled_here'
  | 'not_needed';

/** What is left out stays as it is */
export type CompanyChangeInput = {
  about?: LocalizedTextInput | null | undefined;
  contact?: ContactInput | null | undefined;
  /** Waits for the operator when the company is verified */
  name?: LocalizedTextInput | null | undefined;
  proof_kind?: ProofKind | null | undefined;
  /** Waits for the operator when the company is verified */
  registration_number?: string | null | undefined;
  trade?: string | null | undefined;
};

export type CompanyInput = {
  /** At most 3000 characters (E200005) */
  about?: LocalizedTextInput | null | undefined;
  contact?: ContactInput | null | undefined;
  /** At most 100 characters (E200005); E200003 without any, E200004 with a link or a telephone number */
  name: LocalizedTextInput;
  proof_kind: ProofKind;
  /** 8 digits (E200006); needed for business_registration */
  registration_number?: string | null | undefined;
  /** A code of trades (E200016) */
  trade?: string | null | undefined;
};

export type CompanyState =
  /** By an owner; its jobs are closed and nothing can be changed */
  | 'closed'
  /** By the operator, with a reason; a new proof or a change asks again */
  | 'refused'
  /** Everything can be prepared, nothing is published */
  | 'unverified'
  | 'verified';

export type ContactInput = {
  name: string;
  /** 8 digits (E100009) */
  telephone?: string | null | undefined;
};

export type ConversationState =
  | 'ended_by_employer'
  | 'ended_by_seeker'
  /** Nobody has written; the employer begins */
  | 'none'
  | 'open'
  /** The application was withdrawn */
  | 'over';

export type EmployerJobSort =
  /** That close first; drafts after them */
  | 'ending'
  | 'most_applications'
  | 'most_views'
  /** Last published, scheduled or saved first */
  | 'newest'
  | 'title';

export type Employment =
  /** Temporary */
  | 'ct'
  /** Full time */
  | 'ft'
  /** Part time */
  | 'pt';

export type FindingKind =
  | 'address_not_usable'
  | 'age'
  | 'asks_for_bank_or_identity'
  | 'asks_for_money'
  | 'below_minimum_wage'
  /** Only when breaks are working hours, too */
  | 'below_minimum_wage_with_breaks'
  | 'contact_in_title'
  | 'crypto'
  | 'date_past'
  | 'dates_reversed'
  | 'disability'
  | 'easy_money'
  | 'family_status'
  | 'hours_do_not_fit'
  | 'hours_incomplete'
  | 'hours_overlap'
  | 'marital_status'
  | 'moves_to_chat'
  | 'not_in_range'
  | 'parcels_or_transfers'
  | 'pay_missing'
  | 'place_missing'
  | 'pregnancy'
  | 'race'
  | 'range_reversed'
  | 'sex'
  | 'stands_twice'
  | 'text_missing'
  | 'text_not_readable'
  | 'text_too_long'
  | 'too_few'
  | 'too_many'
  | 'translation_missing'
  | 'unknown_value';

/** What becomes of a job for a finding */
export type FindingWeight =
  /** It cannot be published */
  | 'blocks'
  /** It can be published, and the operator looks at it */
  | 'queue'
  /** It is published once the operator has looked at it */
  | 'waits'
  /** It can be published; the employer should know */
  | 'warns';

export type FloatRangeInput = {
  from?: number | null | undefined;
  to?: number | null | undefined;
};

export type ImportAct =
  | 'change'
  | 'create'
  /** It has a problem that blocks */
  | 'skip'
  | 'unchanged';

export type IntRangeInput = {
  from?: number | null | undefined;
  to?: number | null | undefined;
};

export type InterviewInput = {
  /** The id of a branch or of a place of the job; without one place_text, or is_by_telephone */
  branch?: string | number | null | undefined;
  is_by_telephone?: boolean | null | undefined;
  /** 15 to 240, in steps of 15 */
  minutes?: number | null | undefined;
  /** At most 300 characters */
  note?: string | null | undefined;
  /** At most 300 characters */
  place_text?: string | null | undefined;
  /** 1 to 3 different beginnings within 60 days */
  times: Array<string>;
};

/** What became of an interview whose time was accepted */
export type InterviewOutcome =
  /** They had called it off before */
  | 'called_off'
  /** Nobody of the company was there */
  | 'company_absent'
  | 'held'
  /** The seeker was not there */
  | 'seeker_absent';

export type InterviewState =
  /** The seeker took one */
  | 'accepted'
  /** The seeker asked for another time; the employer is to offer again or to cancel */
  | 'another_asked'
  /** By the employer */
  | 'cancelled'
  /** By the seeker, before or after accepting, or with the application */
  | 'declined'
  /** Times were offered; the seeker is to answer */
  | 'offered';

export type InterviewWarning =
  /** The applicant, or who offers it, has another accepted interview then */
  | 'clash'
  /** A time is past */
  | 'past';

export type JobAttributeInput = {
  category: LocalizedTextInput;
  name: LocalizedTextInput;
};

/**
 * The whole content of a job: what is left out is empty. Nothing in it is refused for being unfinished or wrong: that is
 * told by findings. Only what cannot be kept is refused: E200005 for a text of more than 20,000 characters or with
 * characters that cannot be stored, and for more than 200 things in a list, E100012 for a place that is neither a branch
 * of the company nor one the job has already, E200026 for what is no date or time of day.
 */
export type JobInput = {
  address_on_map?: boolean | null | undefined;
  allowances?: Array<AllowanceInput> | null | undefined;
  alternative_sat?: boolean | null | undefined;
  apply_url?: string | null | undefined;
  attributes?: Array<JobAttributeInput> | null | undefined;
  career_level?: CareerLevel | null | undefined;
  certs?: Array<string | number> | null | undefined;
  close_on?: string | null | undefined;
  description?: LocalizedTextInput | null | undefined;
  education?: string | null | undefined;
  employment?: Employment | null | undefined;
  end_date?: string | null | undefined;
  hourly_rate?: IntRangeInput | null | undefined;
  job_types?: Array<string | number> | null | undefined;
  monthly_rate?: IntRangeInput | null | undefined;
  name?: LocalizedTextInput | null | undefined;
  /** Ids of branches, or of places that the job has already */
  places?: Array<string | number> | null | undefined;
  reference?: string | null | undefined;
  regions?: Array<string | number> | null | undefined;
  shift_required?: boolean | null | undefined;
  skills?: Array<string | number> | null | undefined;
  spoken_skills?: Array<LanguageSkillInput> | null | undefined;
  start_date?: string | null | undefined;
  vacancy?: number | null | undefined;
  working_days_per_week?: IntRangeInput | null | undefined;
  working_hours?: Array<WorkingHourInput> | null | undefined;
  working_hours_per_day?: FloatRangeInput | null | undefined;
  written_skills?: Array<LanguageSkillInput> | null | undefined;
};

export type JobStage =
  | 'closed'
  | 'draft'
  | 'open'
  /** Waits for its time or, with waits_for_verification, for the company to be verified */
  | 'scheduled'
  /** By the operator */
  | 'suspended';

export type LanguageLevel =
  | 'basic'
  | 'excellent';

export type LanguageSkillInput = {
  language: string | number;
  level: LanguageLevel;
};

/** A language of the site */
export type Locale =
  | 'en'
  | 'zh_hant';

/** One language is enough */
export type LocalizedTextInput = {
  en?: string | null | undefined;
  zh_hant?: string | null | undefined;
};

/** What mails tell of */
export type MailKind =
  | 'ending_jobs'
  | 'interviews'
  | 'messages'
  | 'new_applicants'
  | 'verification';

export type MailTiming =
  | 'at_once'
  /** Together, in the morning */
  | 'daily'
  | 'never';

/** What is missing before the operator can verify a company */
export type MissingPart =
  | 'contact'
  | 'name'
  | 'proof'
  | 'registration_number'
  | 'trade';

export type PayUnit =
  | 'hour'
  | 'month';

export type ProofKind =
  | 'business_registration'
  | 'household'
  | 'other'
  | 'society';

/** Why somebody is rejected; the seeker reads a kind sentence */
export type RejectReason =
  | 'experience'
  | 'hours_do_not_fit'
  | 'language'
  | 'other_reason'
  | 'place'
  | 'position_filled';

export type Role =
  /** Everything */
  | 'owner'
  /** Jobs, branches and applicants */
  | 'recruiter'
  /** Reads */
  | 'viewer';

/** Who keeps a company up to date besides its people */
export type Upkeep =
  /** A feed: it is changed there */
  | 'feed'
  /** A partner's key: it is changed there */
  | 'partner'
  /** Nobody: it is changed here */
  | 'portal';

export type WebhookDeliveryState =
  | 'failed'
  /** The receiver answered with a status from 200 to 299 */
  | 'taken'
  /** Asked for and not sent yet */
  | 'waiting';

export type WeekDay =
  | 'fri'
  | 'mon'
  /** No day is named; without times */
  | 'negotiable'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

export type WorkingHourInput = {
  day: WeekDay;
  end?: string | null | undefined;
  start?: string | null | undefined;
};

export type ApplicantListedFragment = { id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null };

export type DecidedFragment = { done: number, takes_effect_at: string | null, filled_hired: number, results: Array<{ id: string, error_code: number | null, message: string, applicant: { id: string, decision: { status: ApplicantStatus, by: string, is_own: boolean } | null } | null }>, filled_job: { id: string, content: { vacancy: number, name: { zh_hant: string, en: string } } } | null };

export type DecideMutationVariables = Exact<{
  company: string | number;
  ids: Array<string | number> | string | number;
  status: ApplicantStatus;
  reason?: RejectReason | null | undefined;
  replace: boolean;
}>;


export type DecideMutation = { decide: { done: number, takes_effect_at: string | null, filled_hired: number, results: Array<{ id: string, error_code: number | null, message: string, applicant: { id: string, decision: { status: ApplicantStatus, by: string, is_own: boolean } | null } | null }>, filled_job: { id: string, content: { vacancy: number, name: { zh_hant: string, en: string } } } | null } };

export type UndoDecisionsMutationVariables = Exact<{
  company: string | number;
  ids: Array<string | number> | string | number;
}>;


export type UndoDecisionsMutation = { undo_decisions: { done: number, takes_effect_at: string | null, filled_hired: number, results: Array<{ id: string, error_code: number | null, message: string, applicant: { id: string, decision: { status: ApplicantStatus, by: string, is_own: boolean } | null } | null }>, filled_job: { id: string, content: { vacancy: number, name: { zh_hant: string, en: string } } } | null } };

export type CloseFilledJobMutationVariables = Exact<{
  company: string | number;
  job: string | number;
}>;


export type CloseFilledJobMutation = { close_filled_job: { id: string, stage: JobStage } };

export type InterviewShownFragment = { id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } };

export type CancelInterviewMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  version: number;
  note?: string | null | undefined;
}>;


export type CancelInterviewMutation = { cancel_interview: { id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } } };

export type ReportInterviewMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  outcome: InterviewOutcome;
}>;


export type ReportInterviewMutation = { report_interview: { id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } } };

export type ResultsShownFragment = { done: number, results: Array<{ id: string, error_code: number | null, message: string, job: { id: string, stage: JobStage } | null }> };

export type CloseJobsMutationVariables = Exact<{
  company: string | number;
  ids: Array<string | number> | string | number;
  reason: CloseReason;
}>;


export type CloseJobsMutation = { close_jobs: { done: number, results: Array<{ id: string, error_code: number | null, message: string, job: { id: string, stage: JobStage } | null }> } };

export type ReopenJobsMutationVariables = Exact<{
  company: string | number;
  ids: Array<string | number> | string | number;
  closeOn?: string | null | undefined;
}>;


export type ReopenJobsMutation = { reopen_jobs: { done: number, results: Array<{ id: string, error_code: number | null, message: string, job: { id: string, stage: JobStage } | null }> } };

export type ExtendJobsMutationVariables = Exact<{
  company: string | number;
  ids: Array<string | number> | string | number;
  closeOn?: string | null | undefined;
}>;


export type ExtendJobsMutation = { extend_jobs: { done: number, results: Array<{ id: string, error_code: number | null, message: string, job: { id: string, stage: JobStage } | null }> } };

export type CopyJobsMutationVariables = Exact<{
  company: string | number;
  ids: Array<string | number> | string | number;
  key: string;
}>;


export type CopyJobsMutation = { copy_jobs: { done: number, results: Array<{ id: string, error_code: number | null, message: string, job: { id: string, stage: JobStage } | null }> } };

export type RemoveDraftsMutationVariables = Exact<{
  company: string | number;
  ids: Array<string | number> | string | number;
}>;


export type RemoveDraftsMutation = { remove_drafts: { done: number, results: Array<{ id: string, error_code: number | null, message: string, job: { id: string, stage: JobStage } | null }> } };

export type JobChosenFragment = { id: string, applications: number, content: { name: { zh_hant: string, en: string }, places: Array<{ id: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> } };

export type JobsToChooseQueryVariables = Exact<{
  company: string | number;
  term?: string | null | undefined;
}>;


export type JobsToChooseQuery = { company: { id: string, jobs: { total: number, jobs: Array<{ id: string, applications: number, content: { name: { zh_hant: string, en: string }, places: Array<{ id: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> } }> } } };

export type ChosenJobQueryVariables = Exact<{
  company: string | number;
  job: string | number;
}>;


export type ChosenJobQuery = { company: { id: string, job: { id: string, applications: number, content: { name: { zh_hant: string, en: string }, places: Array<{ id: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> } } } };

export type JobContentShownFragment = { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> };

export type JobListedFragment = { id: string, stage: JobStage, published_at: string | null, publish_at: string | null, waits_for_verification: boolean, schedule_problem: string, hold_notice: string, closes_at: string | null, days_left: number | null, close_reason: CloseReason | null, updated_at: string, views: number, openings: number, applications: number, unread_applications: number, hired: number, page_path: string | null, is_kept_by_feed: boolean, content: { employment: Employment, vacancy: number, reference: string, name: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null } }, draft: { id: string, saved_at: string } | null };

export type PreviewPathsFragment = { pageZh: string, pageEn: string, cardZh: string, cardEn: string };

export type CompanyToVerifyFragment = { id: string, state: CompanyState, upkeep: Upkeep, missing: Array<MissingPart>, proof_kind: ProofKind };

export type ValuesToVerifyQueryVariables = Exact<{
  company: string | number;
}>;


export type ValuesToVerifyQuery = { company: { registration_number: string, proof_kind: ProofKind, trade: string, name: { zh_hant: string, en: string }, about: { zh_hant: string, en: string }, contact: { name: string, telephone: string } } };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, email: string, name: string, locale: Locale, sessions: Array<{ id: string, is_current: boolean, created_at: string, last_used_at: string, device: string }>, memberships: Array<{ company: { id: string, name: { zh_hant: string, en: string } }, mail_preferences: Array<{ kind: MailKind, timing: MailTiming }> }> } | null };

export type SessionListedFragment = { id: string, is_current: boolean, created_at: string, last_used_at: string, device: string };

export type UpdatePersonMutationVariables = Exact<{
  name?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type UpdatePersonMutation = { update_person: { id: string } };

export type EndSessionsMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type EndSessionsMutation = { end_sessions: { sessions: number } };

export type SetMailPreferenceMutationVariables = Exact<{
  company: string | number;
  kind: MailKind;
  timing: MailTiming;
}>;


export type SetMailPreferenceMutation = { set_mail_preference: { role: Role } };

export type LeaveCompanyMutationVariables = Exact<{
  company: string | number;
}>;


export type LeaveCompanyMutation = { leave_company: { id: string } };

export type DeleteAccountMutationVariables = Exact<{
  email: string;
}>;


export type DeleteAccountMutation = { delete_account: { sessions: number } };

export type KeysQueryVariables = Exact<{
  company: string | number;
}>;


export type KeysQuery = { company: { id: string, keys: Array<{ id: string, name: string, created_at: string, is_from_portal: boolean, made_by: string | null, revoked_at: string | null, webhook: { url: string, failures: number, next_try_at: string | null, waiting: number } | null }> } };

export type KeyShownFragment = { id: string, name: string, created_at: string, is_from_portal: boolean, made_by: string | null, revoked_at: string | null, webhook: { url: string, failures: number, next_try_at: string | null, waiting: number } | null };

export type KeyQueryVariables = Exact<{
  company: string | number;
  key: string | number;
  limit: number;
  offset: number;
}>;


export type KeyQuery = { company: { id: string, key: { id: string, name: string, created_at: string, is_from_portal: boolean, made_by: string | null, revoked_at: string | null, webhook: { url: string, failures: number, next_try_at: string | null, waiting: number, deliveries: { total: number, deliveries: Array<{ id: string, event: string, number: number, state: WebhookDeliveryState, asked_at: string, sent_at: string | null, status: number | null, answer: string, body: string, is_manual: boolean }> } } | null } } };

export type MakeKeyMutationVariables = Exact<{
  company: string | number;
  name: string;
}>;


export type MakeKeyMutation = { make_key: { secret: string, key: { id: string } } };

export type RevokeKeyMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type RevokeKeyMutation = { revoke_key: { id: string } };

export type SetWebhookMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  url: string;
}>;


export type SetWebhookMutation = { set_webhook: { secret: string, key: { id: string } } };

export type RemoveWebhookMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type RemoveWebhookMutation = { remove_webhook: { id: string } };

export type SendTestEventMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type SendTestEventMutation = { send_test_event: { id: string } };

export type SendAgainMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  delivery: string | number;
}>;


export type SendAgainMutation = { send_again: { id: string } };

export type ApplicantsQueryVariables = Exact<{
  company: string | number;
  filter: ApplicantFilter;
  sort: ApplicantSort;
  limit: number;
  offset: number;
}>;


export type ApplicantsQuery = { company: { id: string, applicants: { total: number, counts: Array<{ status: ApplicantStatus, count: number, unread: number }>, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> } } };

export type ApplicantFiltersQueryVariables = Exact<{
  company: string | number;
}>;


export type ApplicantFiltersQuery = { company: { id: string, branches: Array<{ id: string, name: { zh_hant: string, en: string } }> }, job_choices: { spoken_languages: Array<{ code: string, name: string }> } };

export type ApplicantShownFragment = { match_reasons: Array<string>, id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, profile: { picture: string | null, message: string, education: string, skills: Array<string>, certs: Array<string>, max_work_day_per_week: number | null, home_district: string, name: string, telephone: string, picture_thumbnail: string | null, experience_months: number, spoken_skills: Array<{ name: string, level: LanguageLevel }>, written_skills: Array<{ name: string, level: LanguageLevel }>, work_experience: Array<{ company_name: string, position_name: string, position_type_name: string, employment: Employment | null, description: string, start_date: string, end_date: string | null }> } | null, job: { stage: JobStage, hired: number, id: string, content: { vacancy: number, places: Array<{ id: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, name: { zh_hant: string, en: string } } }, hours_fit: { percent: number | null, job: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, free: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, both: Array<{ from_minute_of_week: number, to_minute_of_week: number }> } | null, history: Array<{ at: string, status: ApplicantStatus, by: string, reason: RejectReason | null }>, notes: Array<{ id: string, text: string, by: string, is_own: boolean, at: string }>, interviews: Array<{ id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } }>, conversation: { state: ConversationState, last_number: number, read_by_company: number }, neighbours: { previous: string | null, next: string | null, position: number, total: number }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> };

export type NoteShownFragment = { id: string, text: string, by: string, is_own: boolean, at: string };

export type OpenApplicantMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  filter: ApplicantFilter;
  sort: ApplicantSort;
}>;


export type OpenApplicantMutation = { open_applicant: { match_reasons: Array<string>, id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, profile: { picture: string | null, message: string, education: string, skills: Array<string>, certs: Array<string>, max_work_day_per_week: number | null, home_district: string, name: string, telephone: string, picture_thumbnail: string | null, experience_months: number, spoken_skills: Array<{ name: string, level: LanguageLevel }>, written_skills: Array<{ name: string, level: LanguageLevel }>, work_experience: Array<{ company_name: string, position_name: string, position_type_name: string, employment: Employment | null, description: string, start_date: string, end_date: string | null }> } | null, job: { stage: JobStage, hired: number, id: string, content: { vacancy: number, places: Array<{ id: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, name: { zh_hant: string, en: string } } }, hours_fit: { percent: number | null, job: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, free: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, both: Array<{ from_minute_of_week: number, to_minute_of_week: number }> } | null, history: Array<{ at: string, status: ApplicantStatus, by: string, reason: RejectReason | null }>, notes: Array<{ id: string, text: string, by: string, is_own: boolean, at: string }>, interviews: Array<{ id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } }>, conversation: { state: ConversationState, last_number: number, read_by_company: number }, neighbours: { previous: string | null, next: string | null, position: number, total: number }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> } };

export type ApplicantQueryVariables = Exact<{
  company: string | number;
  id: string | number;
  filter: ApplicantFilter;
  sort: ApplicantSort;
}>;


export type ApplicantQuery = { company: { id: string, applicant: { match_reasons: Array<string>, id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, profile: { picture: string | null, message: string, education: string, skills: Array<string>, certs: Array<string>, max_work_day_per_week: number | null, home_district: string, name: string, telephone: string, picture_thumbnail: string | null, experience_months: number, spoken_skills: Array<{ name: string, level: LanguageLevel }>, written_skills: Array<{ name: string, level: LanguageLevel }>, work_experience: Array<{ company_name: string, position_name: string, position_type_name: string, employment: Employment | null, description: string, start_date: string, end_date: string | null }> } | null, job: { stage: JobStage, hired: number, id: string, content: { vacancy: number, places: Array<{ id: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, name: { zh_hant: string, en: string } } }, hours_fit: { percent: number | null, job: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, free: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, both: Array<{ from_minute_of_week: number, to_minute_of_week: number }> } | null, history: Array<{ at: string, status: ApplicantStatus, by: string, reason: RejectReason | null }>, notes: Array<{ id: string, text: string, by: string, is_own: boolean, at: string }>, interviews: Array<{ id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } }>, conversation: { state: ConversationState, last_number: number, read_by_company: number }, neighbours: { previous: string | null, next: string | null, position: number, total: number }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> } } };

export type AddNoteMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
  key: string;
  text: string;
}>;


export type AddNoteMutation = { add_note: { id: string, note_count: number, notes: Array<{ id: string, text: string, by: string, is_own: boolean, at: string }> } };

export type RemoveNoteMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
  id: string | number;
}>;


export type RemoveNoteMutation = { remove_note: { id: string, note_count: number, notes: Array<{ id: string, text: string, by: string, is_own: boolean, at: string }> } };

export type RateMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
  rating?: number | null | undefined;
}>;


export type RateMutation = { rate: { id: string, rating: number | null } };

export type InterviewPlacesQueryVariables = Exact<{
  company: string | number;
}>;


export type InterviewPlacesQuery = { now: string, company: { id: string, branches: Array<{ id: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> } };

export type CheckInterviewQueryVariables = Exact<{
  company: string | number;
  applicant: string | number;
  interview: InterviewInput;
}>;


export type CheckInterviewQuery = { check_interview: Array<InterviewWarning> };

export type OfferInterviewMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
  key: string;
  interview: InterviewInput;
}>;


export type OfferInterviewMutation = { offer_interview: { id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } } };

export type MessageShownFragment = { id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<FindingKind>, is_reported: boolean };

export type ConversationShownFragment = { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number };

export type ConversationQueryVariables = Exact<{
  company: string | number;
  id: string | number;
  before?: number | null | undefined;
  after?: number | null | undefined;
  limit: number;
}>;


export type ConversationQuery = { company: { id: string, applicant: { id: string, conversation: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number, messages: Array<{ id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<FindingKind>, is_reported: boolean }> } } } };

export type ReadySentencesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadySentencesQuery = { ready_sentences: Array<{ code: string, text: { zh_hant: string, en: string } }> };

export type SendMessageMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
  key: string;
  text: string;
}>;


export type SendMessageMutation = { send_message: { id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<FindingKind>, is_reported: boolean } };

export type MarkReadMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
  upTo: number;
}>;


export type MarkReadMutation = { mark_read: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number } };

export type EndConversationMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
}>;


export type EndConversationMutation = { end_conversation: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number } };

export type ReportMessageMutationVariables = Exact<{
  company: string | number;
  applicant: string | number;
  number: number;
  reason: string;
}>;


export type ReportMessageMutation = { report_message: { id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<FindingKind>, is_reported: boolean } };

export type BoardQueryVariables = Exact<{
  company: string | number;
  applied: ApplicantFilter;
  contacted: ApplicantFilter;
  reviewed: ApplicantFilter;
  hired: ApplicantFilter;
  rejected: ApplicantFilter;
  closed: ApplicantFilter;
}>;


export type BoardQuery = { company: { id: string, Applied: { total: number, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> }, Contacted: { total: number, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> }, Reviewed: { total: number, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> }, Hired: { total: number, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> }, Rejected: { total: number, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> }, JobClosed: { total: number, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> } } };

export type BoardColumnFragment = { total: number, applicants: Array<{ id: string, status: ApplicantStatus, applied_at: string, is_read: boolean, rating: number | null, note_count: number, distance_km: number | null, next_statuses: Array<ApplicantStatus>, job: { id: string, content: { name: { zh_hant: string, en: string } } }, decision: { status: ApplicantStatus, reason: RejectReason | null, by: string, is_own: boolean, takes_effect_at: string } | null, profile: { name: string, telephone: string, picture_thumbnail: string | null, experience_months: number } | null, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hours_fit: { percent: number | null } | null }> };

export type BranchesQueryVariables = Exact<{
  company: string | number;
}>;


export type BranchesQuery = { company: { id: string, branches: Array<{ id: string, district: string, is_exact: boolean, open_job_count: number, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> }, districts: Array<{ code: string, name: string, region_name: string }> };

export type DistrictsQueryVariables = Exact<{ [key: string]: never; }>;


export type DistrictsQuery = { districts: Array<{ code: string, name: string, region_name: string }> };

export type BranchQueryVariables = Exact<{
  company: string | number;
  branch: string | number;
}>;


export type BranchQuery = { company: { id: string, branch: { id: string, district: string, lat: number, lng: number, is_exact: boolean, open_job_count: number, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } } }, districts: Array<{ code: string, name: string, region_name: string }> };

export type DistrictListedFragment = { code: string, name: string, region_name: string };

export type BranchEditedFragment = { id: string, district: string, lat: number, lng: number, is_exact: boolean, open_job_count: number, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } };

export type PlaceOfQueryVariables = Exact<{
  link: string;
  district: string;
}>;


export type PlaceOfQuery = { place_of: { lat: number, lng: number, district: string } };

export type AddBranchMutationVariables = Exact<{
  company: string | number;
  branch: BranchInput;
}>;


export type AddBranchMutation = { add_branch: { id: string } };

export type UpdateBranchMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  branch: BranchInput;
  changeJobs: boolean;
}>;


export type UpdateBranchMutation = { update_branch: { id: string } };

export type RemoveBranchMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type RemoveBranchMutation = { remove_branch: { id: string } };

export type ClaimableCompaniesQueryVariables = Exact<{
  term: string;
}>;


export type ClaimableCompaniesQuery = { claimable_companies: Array<{ id: string, logo_thumbnail: string | null, page_path: string, open_job_count: number, name: { zh_hant: string, en: string } }> };

export type ClaimCompanyMutationVariables = Exact<{
  company: string | number;
  message?: string | null | undefined;
}>;


export type ClaimCompanyMutation = { claim_company: { id: string } };

export type CompanyPageQueryVariables = Exact<{
  company: string | number;
}>;


export type CompanyPageQuery = { company: { id: string, state: CompanyState, refusal_reason: string, logo: string | null, logo_medium: string | null, registration_number: string, proof_kind: ProofKind, trade: string, page_path: string | null, is_suspended: boolean, upkeep: Upkeep, open_job_count: number, name: { zh_hant: string, en: string }, about: { zh_hant: string, en: string }, proof: { file_name: string, uploaded_at: string } | null, contact: { name: string, telephone: string }, waiting_change: { asked_at: string, registration_number: string | null, logo: string | null, name: { zh_hant: string, en: string } | null } | null }, trades: Array<{ code: string, name: string }> };

export type CompanyEditedFragment = { id: string, state: CompanyState, refusal_reason: string, logo: string | null, logo_medium: string | null, registration_number: string, proof_kind: ProofKind, trade: string, page_path: string | null, is_suspended: boolean, upkeep: Upkeep, open_job_count: number, name: { zh_hant: string, en: string }, about: { zh_hant: string, en: string }, proof: { file_name: string, uploaded_at: string } | null, contact: { name: string, telephone: string }, waiting_change: { asked_at: string, registration_number: string | null, logo: string | null, name: { zh_hant: string, en: string } | null } | null };

export type UpdateCompanyMutationVariables = Exact<{
  company: string | number;
  change: CompanyChangeInput;
}>;


export type UpdateCompanyMutation = { update_company: { id: string } };

export type WithdrawChangeMutationVariables = Exact<{
  company: string | number;
}>;


export type WithdrawChangeMutation = { withdraw_change: { id: string } };

export type CloseCompanyMutationVariables = Exact<{
  company: string | number;
  name: string;
}>;


export type CloseCompanyMutation = { close_company: { id: string } };

export type ConversationsQueryVariables = Exact<{
  company: string | number;
  limit: number;
  offset: number;
}>;


export type ConversationsQuery = { company: { id: string, unread_messages: number, conversations: Array<{ unread: number, last: { id: string, number: number, from_seeker: boolean, by: string, text: string, at: string }, applicant: { id: string, status: ApplicantStatus, profile: { name: string, picture_thumbnail: string | null } | null, job: { id: string, content: { name: { zh_hant: string, en: string } } } } }> } };

export type TradesQueryVariables = Exact<{ [key: string]: never; }>;


export type TradesQuery = { trades: Array<{ code: string, name: string }> };

export type CreateCompanyMutationVariables = Exact<{
  company: CompanyInput;
}>;


export type CreateCompanyMutation = { found_company: { id: string } };

export type InterviewDaysQueryVariables = Exact<{
  company: string | number;
  from?: string | null | undefined;
  days: number;
}>;


export type InterviewDaysQuery = { now: string, company: { id: string, interview_days: Array<{ day: string, interviews: Array<{ id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } }> }> } };

export type InvitationOfferQueryVariables = Exact<{
  token: string;
}>;


export type InvitationOfferQuery = { invitation: { email: string, role: Role, invited_by: string, expires_at: string, company_name: { zh_hant: string, en: string } } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { accept_invitation: { email: string, company_id: string, company: { id: string } | null } };

export type DraftShownFragment = { id: string, version: number, saved_at: string, saved_by: string, is_outdated: boolean, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> }, findings: Array<{ kind: FindingKind, weight: FindingWeight, field: string, message: string, law: string, words: string, locale: Locale | null }> };

export type FindingShownFragment = { kind: FindingKind, weight: FindingWeight, field: string, message: string, law: string, words: string, locale: Locale | null };

export type JobStartQueryVariables = Exact<{
  company: string | number;
}>;


export type JobStartQuery = { company: { id: string, trade: string, branches: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }> }, job_choices: { categories: Array<{ code: string, name: string, types: Array<{ code: string, name: string }> }> }, job_templates: Array<{ code: string }>, districts: Array<{ code: string, name: string, region_name: string }> };

export type BranchChoiceFragment = { id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } };

export type FindJobTypesQueryVariables = Exact<{
  text: string;
}>;


export type FindJobTypesQuery = { job_types: Array<{ code: string, name: string }> };

export type BenefitsOfQueryVariables = Exact<{
  codes: Array<string | number> | string | number;
}>;


export type BenefitsOfQuery = { job_templates: Array<{ code: string, benefits: Array<{ zh_hant: string, en: string }> }> };

export type TemplatesOfQueryVariables = Exact<{
  codes: Array<string | number> | string | number;
}>;


export type TemplatesOfQuery = { job_templates: Array<{ code: string, name: string, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> } }> };

export type JobEditorQueryVariables = Exact<{
  company: string | number;
  job: string | number;
}>;


export type JobEditorQuery = { company: { id: string, state: CompanyState, branches: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, job: { id: string, stage: JobStage, publish_at: string | null, waits_for_verification: boolean, schedule_problem: string, hold_notice: string, is_kept_by_feed: boolean, page_path: string | null, pageZh: string, pageEn: string, cardZh: string, cardEn: string, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> }, draft: { id: string, version: number, saved_at: string, saved_by: string, is_outdated: boolean, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> }, findings: Array<{ kind: FindingKind, weight: FindingWeight, field: string, message: string, law: string, words: string, locale: Locale | null }> } | null } }, job_choices: { categories: Array<{ code: string, name: string, types: Array<{ code: string, name: string }> }>, educations: Array<{ code: string, name: string }>, spoken_languages: Array<{ code: string, name: string }>, written_languages: Array<{ code: string, name: string }>, skills: Array<{ code: string, name: string }>, certs: Array<{ code: string, name: string }>, regions: Array<{ code: string, name: string }> } };

export type ChoicesShownFragment = { categories: Array<{ code: string, name: string, types: Array<{ code: string, name: string }> }>, educations: Array<{ code: string, name: string }>, spoken_languages: Array<{ code: string, name: string }>, written_languages: Array<{ code: string, name: string }>, skills: Array<{ code: string, name: string }>, certs: Array<{ code: string, name: string }>, regions: Array<{ code: string, name: string }> };

export type JobDraftNowQueryVariables = Exact<{
  company: string | number;
  job: string | number;
}>;


export type JobDraftNowQuery = { company: { id: string, job: { id: string, stage: JobStage, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> }, draft: { id: string, version: number, saved_at: string, saved_by: string, is_outdated: boolean, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> }, findings: Array<{ kind: FindingKind, weight: FindingWeight, field: string, message: string, law: string, words: string, locale: Locale | null }> } | null } } };

export type ServerClockQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerClockQuery = { now: string };

export type PayAmongQueryVariables = Exact<{
  jobType: string | number;
  district: string | number;
  unit: PayUnit;
  amount: number;
}>;


export type PayAmongQuery = { pay_among: { lower: number, middle: number, upper: number, percent_below: number, job_count: number, company_count: number } | null };

export type SameJobQueryVariables = Exact<{
  company: string | number;
  job: string | number;
}>;


export type SameJobQuery = { company: { id: string, job: { id: string, stage: JobStage, closes_at: string | null, content: { name: { zh_hant: string, en: string } } } } };

export type BeginDraftMutationVariables = Exact<{
  company: string | number;
  key: string;
  template?: string | number | null | undefined;
}>;


export type BeginDraftMutation = { begin_draft: { id: string, version: number, saved_at: string, saved_by: string, is_outdated: boolean, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> }, findings: Array<{ kind: FindingKind, weight: FindingWeight, field: string, message: string, law: string, words: string, locale: Locale | null }> } };

export type EditJobMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type EditJobMutation = { edit_job: { id: string, version: number, saved_at: string, saved_by: string, is_outdated: boolean, content: { employment: Employment, job_types: Array<string>, regions: Array<string>, address_on_map: boolean, start_date: string | null, end_date: string | null, vacancy: number, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, education: string, skills: Array<string>, certs: Array<string>, apply_url: string, reference: string, close_on: string | null, name: { zh_hant: string, en: string }, description: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, is_branch: boolean, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null }, working_days_per_week: { from: number | null, to: number | null }, working_hours_per_day: { from: number | null, to: number | null }, working_hours: Array<{ day: WeekDay, start: string | null, end: string | null }>, spoken_skills: Array<{ language: string, level: LanguageLevel }>, written_skills: Array<{ language: string, level: LanguageLevel }>, allowances: Array<{ kind: AllowanceKind, description: { zh_hant: string, en: string } }>, attributes: Array<{ category: { zh_hant: string, en: string }, name: { zh_hant: string, en: string } }> }, findings: Array<{ kind: FindingKind, weight: FindingWeight, field: string, message: string, law: string, words: string, locale: Locale | null }> } };

export type SaveDraftMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  version: number;
  job: JobInput;
}>;


export type SaveDraftMutation = { save_draft: { id: string, version: number, saved_at: string, findings: Array<{ kind: FindingKind, weight: FindingWeight, field: string, message: string, law: string, words: string, locale: Locale | null }> } };

export type PublishJobMutationVariables = Exact<{
  company: string | number;
  id: string | number;
  version: number;
  at?: string | null | undefined;
  overwrite: boolean;
}>;


export type PublishJobMutation = { publish_job: { id: string, stage: JobStage, publish_at: string | null, waits_for_verification: boolean, hold_notice: string, page_path: string | null } };

export type JobImportQueryVariables = Exact<{
  company: string | number;
  id: string | number;
  onlyProblems: boolean;
  limit: number;
  offset: number;
}>;


export type JobImportQuery = { company: { id: string, job_import: { id: string, file_name: string, encoding: string, unknown_columns: Array<string>, line_count: number, create_count: number, change_count: number, unchanged_count: number, skip_count: number, waiting_count: number, confirmed_at: string | null, lines: Array<{ line: number, act: ImportAct, reference: string, name: { zh_hant: string, en: string }, problems: Array<{ weight: FindingWeight, column: string, message: string }> }> } } };

export type LineShownFragment = { line: number, act: ImportAct, reference: string, name: { zh_hant: string, en: string }, problems: Array<{ weight: FindingWeight, column: string, message: string }> };

export type ConfirmImportMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type ConfirmImportMutation = { confirm_import: { created: number, changed: number, unchanged: number, skipped: number, waiting: number, refused: Array<{ line: number, act: ImportAct, reference: string, name: { zh_hant: string, en: string }, problems: Array<{ weight: FindingWeight, column: string, message: string }> }> } };

export type JobQueryVariables = Exact<{
  company: string | number;
  job: string | number;
}>;


export type JobQuery = { company: { id: string, state: CompanyState, upkeep: Upkeep, missing: Array<MissingPart>, proof_kind: ProofKind, job: { id: string, stage: JobStage, published_at: string | null, publish_at: string | null, waits_for_verification: boolean, schedule_problem: string, hold_notice: string, closes_at: string | null, days_left: number | null, close_reason: CloseReason | null, updated_at: string, views: number, openings: number, applications: number, unread_applications: number, hired: number, page_path: string | null, is_kept_by_feed: boolean, pageZh: string, pageEn: string, cardZh: string, cardEn: string, days: Array<{ day: string, views: number, openings: number, applications: number }>, content: { employment: Employment, vacancy: number, reference: string, name: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null } }, draft: { id: string, saved_at: string } | null } } };

export type UnscheduleJobMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type UnscheduleJobMutation = { unschedule_job: { id: string, stage: JobStage } };

export type JobsQueryVariables = Exact<{
  company: string | number;
  term?: string | null | undefined;
  stage?: JobStage | null | undefined;
  branch?: string | number | null | undefined;
  jobType?: string | number | null | undefined;
  employment?: Employment | null | undefined;
  sort: EmployerJobSort;
  limit: number;
  offset: number;
}>;


export type JobsQuery = { company: { id: string, jobs: { total: number, counts: Array<{ stage: JobStage, count: number }>, jobs: Array<{ id: string, stage: JobStage, published_at: string | null, publish_at: string | null, waits_for_verification: boolean, schedule_problem: string, hold_notice: string, closes_at: string | null, days_left: number | null, close_reason: CloseReason | null, updated_at: string, views: number, openings: number, applications: number, unread_applications: number, hired: number, page_path: string | null, is_kept_by_feed: boolean, content: { employment: Employment, vacancy: number, reference: string, name: { zh_hant: string, en: string }, places: Array<{ id: string, district: string, name: { zh_hant: string, en: string }, address: { zh_hant: string, en: string } }>, hourly_rate: { from: number | null, to: number | null }, monthly_rate: { from: number | null, to: number | null } }, draft: { id: string, saved_at: string } | null }> } } };

export type JobFiltersQueryVariables = Exact<{
  company: string | number;
}>;


export type JobFiltersQuery = { company: { id: string, branches: Array<{ id: string, name: { zh_hant: string, en: string } }> }, job_choices: { categories: Array<{ code: string, name: string, types: Array<{ code: string, name: string }> }> } };

export type LogQueryVariables = Exact<{
  company: string | number;
  limit: number;
  offset: number;
}>;


export type LogQuery = { company: { id: string, limits: { exports_left_today: number }, log: { total: number, entries: Array<{ id: string, at: string, kind: ActivityKind, by: string, by_id: string | null, by_email: string, subject: string }> } } };

export type RequestCodeMutationVariables = Exact<{
  email: string;
}>;


export type RequestCodeMutation = { request_code: { resend_after: number, expires_in: number } };

export type LogInMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type LogInMutation = { log_in: { id: string, email: string, name: string, locale: Locale, memberships: Array<{ role: Role, company: { id: string, state: CompanyState, logo_thumbnail: string | null, name: { zh_hant: string, en: string } } }> } };

export type PeopleQueryVariables = Exact<{
  company: string | number;
  isOwner: boolean;
}>;


export type PeopleQuery = { company: { id: string, people: Array<{ id: string, name: string, email: string, role: Role, is_self: boolean, joined_at: string, keys?: Array<{ id: string, name: string }> }>, invitations?: Array<{ id: string, email: string, role: Role, expires_at: string }>, limits?: { invitations_left_today: number } } };

export type PersonListedFragment = { id: string, name: string, email: string, role: Role, is_self: boolean, joined_at: string };

export type InvitationListedFragment = { id: string, email: string, role: Role, expires_at: string };

export type InviteMutationVariables = Exact<{
  company: string | number;
  email: string;
  role: Role;
}>;


export type InviteMutation = { invite: { id: string } };

export type WithdrawInvitationMutationVariables = Exact<{
  company: string | number;
  id: string | number;
}>;


export type WithdrawInvitationMutation = { withdraw_invitation: { id: string } };

export type SetRoleMutationVariables = Exact<{
  company: string | number;
  person: string | number;
  role: Role;
}>;


export type SetRoleMutation = { set_role: { id: string } };

export type RemovePersonMutationVariables = Exact<{
  company: string | number;
  person: string | number;
  keptKeys: Array<string | number> | string | number;
}>;


export type RemovePersonMutation = { remove_person: { id: string } };

export type StartQueryVariables = Exact<{ [key: string]: never; }>;


export type StartQuery = { me: { id: string, claims: Array<{ id: string, state: ClaimState, refusal_reason: string, asked_at: string, company_name: { zh_hant: string, en: string } }> } | null };

export type WithdrawClaimMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawClaimMutation = { withdraw_claim: { id: string } };

export type TodayQueryVariables = Exact<{
  company: string | number;
  isOwner: boolean;
}>;


export type TodayQuery = { company: { refusal_reason: string, is_suspended: boolean, suspension_reason: string, open_job_count: number, page_path: string | null, logo_thumbnail: string | null, unread_applicants: number, unread_messages: number, id: string, state: CompanyState, upkeep: Upkeep, missing: Array<MissingPart>, proof_kind: ProofKind, invitations?: Array<{ id: string }>, about: { zh_hant: string, en: string }, waiting_change: { asked_at: string } | null, branches: Array<{ id: string }>, jobs: { counts: Array<{ stage: JobStage, count: number }>, jobs: Array<{ id: string, days_left: number | null }> }, interview_days: Array<{ day: string, interviews: Array<{ id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } }> }>, reply_record: { applicants: number, answered_within_7_days: number, percent: number | null, median_hours: number | null, is_public: boolean, waiting: number, soon_late: number, advice: Array<string> } } };

export type CompanyTodayFragment = { refusal_reason: string, is_suspended: boolean, suspension_reason: string, open_job_count: number, page_path: string | null, logo_thumbnail: string | null, unread_applicants: number, unread_messages: number, id: string, state: CompanyState, upkeep: Upkeep, missing: Array<MissingPart>, proof_kind: ProofKind, about: { zh_hant: string, en: string }, waiting_change: { asked_at: string } | null, branches: Array<{ id: string }>, jobs: { counts: Array<{ stage: JobStage, count: number }>, jobs: Array<{ id: string, days_left: number | null }> }, interview_days: Array<{ day: string, interviews: Array<{ id: string, applicant: string, applicant_name: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, is_by_telephone: boolean, note: string, answer: string, changed_at: string, calendar_path: string | null, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, absence_counts_at: string | null, outcome: InterviewOutcome | null, job_name: { zh_hant: string, en: string }, place: { zh_hant: string, en: string } }> }>, reply_record: { applicants: number, answered_within_7_days: number, percent: number | null, median_hours: number | null, is_public: boolean, waiting: number, soon_late: number, advice: Array<string> } };

export type PersonShownFragment = { id: string, email: string, name: string, locale: Locale, memberships: Array<{ role: Role, company: { id: string, state: CompanyState, logo_thumbnail: string | null, name: { zh_hant: string, en: string } } }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, name: string, locale: Locale, memberships: Array<{ role: Role, company: { id: string, state: CompanyState, logo_thumbnail: string | null, name: { zh_hant: string, en: string } } }> } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { log_out: { sessions: number } };
