/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActorKind =
  /** A command, by the system's user of that name */
  | 'cli'
  /** A key of the partner service, by its id */
  | 'service_key'
  /** A member of staff, by their id */
  | 'staff';

/** A language of the site */
export type Locale =
  | 'en'
  | 'zh_hant';

/** Lines that match everything that is given */
export type LogFilter = {
  act?: string | null | undefined;
  /** The id or the mail address of a member of staff, the id of a key, or a system's user */
  actor?: string | null | undefined;
  /** Before the line of this number: for the next page */
  before?: number | null | undefined;
  from?: string | null | undefined;
  subject?: string | null | undefined;
  /** Before this moment */
  until?: string | null | undefined;
};

/** What somebody may do besides logging in */
export type StaffPermission =
  | 'export_log'
  | 'manage_keys'
  | 'manage_staff'
  | 'read_log';

export type StaffRole =
  /** Everything, with staff, keys and the log */
  | 'admin'
  /** The home page and texts */
  | 'editor'
  /** Decides about companies, jobs and reports; reads the log */
  | 'moderator'
  /** Helps people; reads */
  | 'support';

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { locale: Locale, recovery_codes: number, sessions: Array<{ id: string, is_current: boolean, last_used_at: string, device: string }> } | null };

export type EndSessionsMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type EndSessionsMutation = { end_sessions: { sessions: number } };

export type SetLocaleMutationVariables = Exact<{
  locale: Locale;
}>;


export type SetLocaleMutation = { set_locale: { locale: Locale, permissions: Array<StaffPermission>, staff: { id: string, email: string, role: StaffRole } } };

export type KeyShownFragment = { id: string, name: string, is_operator: boolean, companies: Array<string>, is_from_portal: boolean, created_at: string, revoked_at: string | null };

export type KeysQueryVariables = Exact<{ [key: string]: never; }>;


export type KeysQuery = { partner_keys: Array<{ id: string, name: string, is_operator: boolean, companies: Array<string>, is_from_portal: boolean, created_at: string, revoked_at: string | null }> };

export type MakeKeyMutationVariables = Exact<{
  name: string;
  is_operator: boolean;
  companies?: Array<string | number> | string | number | null | undefined;
}>;


export type MakeKeyMutation = { make_key: { secret: string, key: { id: string, name: string, is_operator: boolean, companies: Array<string>, is_from_portal: boolean, created_at: string, revoked_at: string | null } } };

export type RevokeKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeKeyMutation = { revoke_key: { id: string, name: string, is_operator: boolean, companies: Array<string>, is_from_portal: boolean, created_at: string, revoked_at: string | null } };

export type LogQueryVariables = Exact<{
  filter?: LogFilter | null | undefined;
}>;


export type LogQuery = { log_acts: Array<string>, log: { has_more: boolean, lines: Array<{ number: number, at: string, actor_kind: ActorKind, actor: string, actor_email: string | null, act: string, subject: string, reason: string | null, has_reason: boolean }> } };

export type RequestCodeMutationVariables = Exact<{
  email: string;
}>;


export type RequestCodeMutation = { request_code: { resend_after: number, expires_in: number } };

export type LoginShownFragment = { email: string, enrolment: { secret: string, qr_code: string } | null };

export type OpenLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenLoginQuery = { login: { email: string, enrolment: { secret: string, qr_code: string } | null } | null };

export type CheckCodeMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type CheckCodeMutation = { check_code: { email: string, enrolment: { secret: string, qr_code: string } | null } };

export type LogInMutationVariables = Exact<{
  code: string;
}>;


export type LogInMutation = { log_in: { recovery_codes: Array<string>, me: { locale: Locale, permissions: Array<StaffPermission>, staff: { id: string, email: string, role: StaffRole } } } };

export type StaffShownFragment = { id: string, email: string, role: StaffRole, created_at: string, removed_at: string | null, has_second_factor: boolean };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: Array<{ id: string, email: string, role: StaffRole, created_at: string, removed_at: string | null, has_second_factor: boolean }> };

export type AddStaffMutationVariables = Exact<{
  email: string;
  role: StaffRole;
}>;


export type AddStaffMutation = { add_staff: { id: string, email: string, role: StaffRole, created_at: string, removed_at: string | null, has_second_factor: boolean } };

export type RemoveStaffMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStaffMutation = { remove_staff: { id: string, email: string, role: StaffRole, created_at: string, removed_at: string | null, has_second_factor: boolean } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type ResetSecondFactorMutation = { reset_second_factor: { id: string, email: string, role: StaffRole, created_at: string, removed_at: string | null, has_second_factor: boolean } };

export type MeShownFragment = { locale: Locale, permissions: Array<StaffPermission>, staff: { id: string, email: string, role: StaffRole } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { locale: Locale, permissions: Array<StaffPermission>, staff: { id: string, email: string, role: StaffRole } } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { log_out: { sessions: number } };
