import type { JobForApplyQuery } from '@/generated/seeker/graphql';
import type { Profile } from '@/site/services/session/state';

type Job = Pick<JobForApplyQuery['get_jobs'][number], 'cert' | 'spoken_skill' | 'written_skill'>;
type LanguageSkill = Profile['spoken_skill'][number];

/** What a job asks for and a resume does not state. */
export interface Lacking {
  certs: readonly string[];
  spoken: readonly LanguageSkill[];
  written: readonly LanguageSkill[];
}

/** `levels` are ordered from the lowest. */
function missingLanguages(
  wanted: readonly LanguageSkill[],
  known: readonly LanguageSkill[],
  levels: readonly string[],
): LanguageSkill[] {
  const rank = (level: string | undefined) => (level === undefined ? -1 : levels.indexOf(level));
  return wanted.filter(({ code, level }) => {
    const own = known.find((language) => language.code === code);
    return own === undefined || rank(own.level) < rank(level);
  });
}

export function lackingFor(job: Job, profile: Profile, levels: readonly string[]): Lacking {
  const has = new Set(profile.cert.map(({ _id }) => _id));
  return {
    certs: job.cert.filter(({ _id }) => !has.has(_id)).map(({ name }) => name),
    spoken: missingLanguages(job.spoken_skill, profile.spoken_skill, levels),
    written: missingLanguages(job.written_skill, profile.written_skill, levels),
  };
}
