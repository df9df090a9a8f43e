/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActivityKind =
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
  | 'company_verified'
  | 'invitation_withdrawn'
  | 'log_exported'
  | 'person_invited'
  | 'person_joined'
  | 'person_left'
  | 'person_removed'
  | 'proof_opened'
  | 'proof_uploaded'
  | 'role_changed';

export type BranchInput = {
  /** At most 300 characters */
  address: LocalizedTextInput;
  /** Six digits (E200017) */
  district: string;
  /** At most 100 characters (E200005); without links and telephone numbers (E200004) */
  name: LocalizedTextInput;
  /**
   * A link pasted from a map (Google, Apple, OpenStreetMap) or `22.3193,114.1694`, in Hong Kong (E200018); the
   * district's coordinates without one
   */
  place?: string | null | undefined;
};

export type ClaimState =
  | 'accepted'
  | 'refused'
  | 'waiting';

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

export type ProofKind =
  | 'business_registration'
  | 'household'
  | 'other'
  | 'society';

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

export type TradesQueryVariables = Exact<{ [key: string]: never; }>;


export type TradesQuery = { trades: Array<{ code: string, name: string }> };

export type FoundCompanyMutationVariables = Exact<{
  company: CompanyInput;
}>;


export type FoundCompanyMutation = { found_company: { id: string } };

export type InvitationOfferQueryVariables = Exact<{
  token: string;
}>;


export type InvitationOfferQuery = { invitation: { email: string, role: Role, invited_by: string, expires_at: string, company_name: { zh_hant: string, en: string } } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { accept_invitation: { company: { id: string } } };

export type LogQueryVariables = Exact<{
  company: string | number;
  limit: number;
  offset: number;
}>;


export type LogQuery = { company: { id: string, limits: { exports_left_today: number }, log: { total: number, entries: Array<{ id: string, at: string, kind: ActivityKind, by: string, subject: string }> } } };

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


export type PeopleQuery = { company: { id: string, people: Array<{ id: string, name: string, email: string, role: Role, is_self: boolean, joined_at: string }>, invitations?: Array<{ id: string, email: string, role: Role, expires_at: string }>, limits?: { invitations_left_today: number } } };

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


export type TodayQuery = { company: { id: string, state: CompanyState, refusal_reason: string, missing: Array<MissingPart>, is_suspended: boolean, upkeep: Upkeep, open_job_count: number, page_path: string | null, logo_thumbnail: string | null, invitations?: Array<{ id: string }>, about: { zh_hant: string, en: string }, waiting_change: { asked_at: string } | null, branches: Array<{ id: string }> } };

export type CompanyTodayFragment = { id: string, state: CompanyState, refusal_reason: string, missing: Array<MissingPart>, is_suspended: boolean, upkeep: Upkeep, open_job_count: number, page_path: string | null, logo_thumbnail: string | null, about: { zh_hant: string, en: string }, waiting_change: { asked_at: string } | null, branches: Array<{ id: string }> };

export type PersonShownFragment = { id: string, email: string, name: string, locale: Locale, memberships: Array<{ role: Role, company: { id: string, state: CompanyState, logo_thumbnail: string | null, name: { zh_hant: string, en: string } } }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, name: string, locale: Locale, memberships: Array<{ role: Role, company: { id: string, state: CompanyState, logo_thumbnail: string | null, name: { zh_hant: string, en: string } } }> } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { log_out: { sessions: number } };
