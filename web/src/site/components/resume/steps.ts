import type { Profile } from '@/site/services/session/state';

/** The steps of the resume wizard, in order. */
export const resumeSteps = [
  'fill-name',
  'education',
  'language',
  'work-experience',
  'skill',
  'self-introduction',
] as const;

export type ResumeStep = (typeof resumeSteps)[number];

/** Tells for each required step whether the profile lacks its part. */
const missing: Readonly<Partial<Record<ResumeStep, (profile: Profile) => boolean>>> = {
  'fill-name': ({ name }) => name === '',
  education: ({ education }) => education === null,
  language: ({ spoken_skill, written_skill }) => spoken_skill.length === 0 || written_skill.length === 0,
};

/** Whether a profile needs the step's part. */
export function isRequired(step: ResumeStep): boolean {
  return step in missing;
}

/** Whether the step cannot be skipped, because the profile lacks its part. */
export function isMissing(step: ResumeStep, profile: Profile): boolean {
  return missing[step]?.(profile) ?? false;
}

export function isResumeStep(text: string | undefined): text is ResumeStep {
  return resumeSteps.some((step) => step === text);
}

/** The first step whose required part is missing. */
export function missingStep(profile: Profile): ResumeStep | undefined {
  return resumeSteps.find((step) => isMissing(step, profile));
}
