import type { Service } from '@/shared/services/api/service';
import { pressLink } from './mail-link';

export type MailActKind =
  | 'contacted'
  | 'rejected'
  | 'keep_job'
  | 'hired_here'
  | 'hired_elsewhere'
  | 'confirm_interview'
  | 'late_for_interview'
  | 'decline_interview';

export const rejectReasons = [
  'other_reason',
  'position_filled',
  'hours_do_not_fit',
  'experience',
  'language',
  'place',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** What a link in a mail would do, or has done. */
export interface MailAct {
  act: MailActKind;
  state: 'ready' | 'done' | 'changed' | 'expired' | 'not_allowed';
  /** Empty unless the person may act. */
  job: string;
  company: string;
  /** When the applicant applied, for acts on applications. */
  applied_at: string | null;
  /** When the interview is, for acts on interviews. */
  interview_at: string | null;
  /** What the act is about, behind a login; null unless the person may act. */
  page_url: string | null;
}

/** Does the act of a link. The reason is that of a rejection. */
export function doMailAct(service: Service, token: string, reason?: RejectReason): Promise<MailAct> {
  return pressLink(service, 'mail-act', token, reason === undefined ? {} : { parameters: { reason } });
}
