import { useEffect, useMemo, useState } from 'react';
import {
  keepReviewed,
  type ReviewedTerms,
  readApplicationDraft,
} from '@/site/components/application-draft/application-draft';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import type { JobToApply } from './job-to-apply';
import { changesOf, type TermChange, termsOf } from './terms';

export interface TermsUnderReview {
  /** The terms differ from the reviewed ones, or the service says so. */
  isChanged: boolean;
  /** The differences that show in the texts. */
  changes: readonly TermChange[];
  /** Marks the current terms as reviewed. */
  keep: () => void;
  /** Called when the service refuses the reviewed terms. */
  tellOfChange: () => void;
}

/**
 * Compares a job's terms with those that the seeker reviewed earlier, also before a reload or another login.
 */
export function useReviewedTerms(job: JobToApply, profile: Profile, isReview: boolean): TermsUnderReview {
  const { locale } = usePage().address;
  const texts = { jobDetails: useTexts('jobDetails'), common: useTexts('common') };
  const [isRefused, setRefused] = useState(false);
  const now: ReviewedTerms = { digest: job.terms_digest, locale, terms: termsOf(job, texts) };
  // Memoized: terms stored when they are sent are not compared before they change again.
  const before = useMemo(
    () =>
      readApplicationDraft(profile._id, job._id).reviewed ?? { digest: job.terms_digest, locale, terms: [] },
    [profile._id, job._id, job.terms_digest, locale],
  );
  const keep = () => keepReviewed(profile._id, job._id, now);
  useEffect(() => {
    if (isReview && readApplicationDraft(profile._id, job._id).reviewed === undefined) keep();
  });
  const differs = before.digest !== now.digest;
  return {
    isChanged: differs || isRefused,
    changes: differs && before.locale === locale ? changesOf(before.terms, now.terms) : [],
    keep,
    tellOfChange: () => setRefused(true),
  };
}
