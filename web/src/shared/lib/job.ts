import type { KitCatalogue } from '../messages/catalogue';
import type { WorkingTime } from './job-facts';
import type { PayRange } from './pay';

type Common = KitCatalogue['common'];
type Details = KitCatalogue['jobDetails'];
type Reckoned = KitCatalogue['reckoning'];

/**
 * A job as its card shows it. Shared components do not depend on a schema: any answer of this form will do.
 */
export interface JobSummary extends PayRange, WorkingTime {
  job_name: string;
  published_at: string;
  working_hour: readonly WorkingHour[];
  employment: keyof Common['employment'];
  address: readonly { district_name: string }[];
  /** Given for a job without addresses. */
  region_name: readonly string[];
  company: { name: string; company_logo_thumbnail: string | null };
  is_closed: boolean;
  /** Shown because the employer pays for it. */
  is_ad: boolean;
}

/** One of the job's addresses. */
export interface JobLocation {
  _id: string;
  address: string;
  district_name: string;
  lat: number | null;
  lng: number | null;
}

export type Day = keyof Details['hours']['days'];

export interface WorkingHour {
  day_of_week: Day | 'negotiable';
  start_time: string | null;
  end_time: string | null;
}

export interface JobAttribute {
  category: string;
  name: string;
  category_display_sequence: number;
  display_sequence: number;
}

interface LanguageSkill {
  name: string;
  level: keyof Details['requirements']['levels'];
}

/** Where a number of the law stands, and since when. */
export interface LegalSource {
  from: string;
  /** The day on which it was last compared with the law. */
  checked: string | null;
  ordinance: string;
  section: string;
}

export interface LegalNumber extends LegalSource {
  quantity: keyof Reckoned['numbers'];
  value: number;
}

/** What the law makes of a job's hours. */
export interface ContinuousContract {
  answer: keyof Reckoned['contract'];
  ground: keyof Reckoned['grounds'];
  least_hours: number | null;
  most_hours: number | null;
  numbers: readonly LegalNumber[];
  follows: readonly LegalNumber[];
}

/** Pay by the hour as a month's, or the other way round. */
export interface OtherPay {
  unit: 'hour' | 'month';
  from_cents: number | null;
  to_cents: number | null;
  least_hours: number;
  most_hours: number;
}

export interface AfterMpf {
  kind: 'monthly' | 'monthly_if_long_enough' | 'daily';
  own_share_from_cents: number | null;
  own_share_to_cents: number | null;
  left_from_cents: number | null;
  left_to_cents: number | null;
  numbers: readonly LegalNumber[];
  scale: LegalSource | null;
}

/** Where the pay lies among open jobs of the kind and district. */
export interface PayPlace {
  unit: 'hour' | 'month';
  lower: number;
  middle: number;
  upper: number;
  percent_below: number;
  job_count: number;
  company_count: number;
  job_type: string;
  district: string;
}

/** A job as its page shows it. */
export interface FullJob extends JobSummary {
  job_description: string;
  /** Whether its title or description exists only in the other language. */
  is_untranslated: boolean;
  address: readonly JobLocation[];
  /** Whether the employer allows the addresses to be shown on a map. */
  address_on_map: boolean;
  company: JobSummary['company'] & {
    about: string;
    company_logo_medium: string | null;
    /** Null for a company with few applicants. */
    reply_record: { percent: number; median_hours: number | null } | null;
  };
  job_types: readonly { name: string }[];
  vacancy: number;
  start_date: string | null;
  end_date: string | null;
  shift_required: boolean;
  alternative_sat: boolean;
  career_level: keyof Details['careerLevels'] | null;
  education_requirement: { name: string } | null;
  spoken_skill: readonly LanguageSkill[];
  written_skill: readonly LanguageSkill[];
  skill: readonly { name: string }[];
  cert: readonly { name: string }[];
  allowances: readonly { name: keyof Details['benefits']['allowance']; description: string | null }[];
  attributes: readonly JobAttribute[];
  reckoning: {
    contract: ContinuousContract;
    other_pay: OtherPay | null;
    after_mpf: AfterMpf | null;
    minimum_wage: LegalNumber | null;
  };
  pay_place: PayPlace | null;
  scam_signs: readonly { kind: string; words: string }[];
}
