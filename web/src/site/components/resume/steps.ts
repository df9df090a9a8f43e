import type { Profile } from '../../services/session/every-page/state';

/** The steps of making a resume, in their order. */
export const resumeSteps = [
  'fill-name',
  'education',
  'language',
  'work-experience',
  'skill',
  'self-introduction',
] as const;

export type ResumeStep = (typeof resumeSteps)[number];

/** What a profile must have. */
const missing: Readonly<Partial<Record<ResumeStep, (profile: Profile) => boolean>>> = {
  'fill-name': ({ name }) => name === '',
  education: ({ education }) => education === null,
  language: ({ spoken_skill, written_skill }) => spoken_skill.length === 0 || written_skill.length === 0,
};

/** A step whose part a profile must have. */
export function isRequired(step: ResumeStep): boolean {
  return step in missing;
}

/** A step that cannot be skipped. */
export function isMissing(step: ResumeStep, profile: Profile): boolean {
  return missing[step]?.(profile) ?? false;
}

export function isResumeStep(text: string | undefined): text is ResumeStep {
  return resumeSteps.some((step) => step === text);
}

/** The first step without which the profile is not made. */
export function missingStep(profile: Profile): ResumeStep | undefined {
  return resumeSteps.find((step) => isMissing(step, profile));
}
