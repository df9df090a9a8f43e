import type { KitCatalogue } from '../messages/catalogue';
import type { WorkingTime } from './job-facts';
import type { PayRange } from './pay';

type Common = KitCatalogue['common'];
type Details = KitCatalogue['jobDetails'];

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
}
