import type { JobQuery } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { Notice } from '@/shared/ui/panels/Notice';

/** Says that the job waits for the company's verification, and what the company still lacks. */
export function NotVerified({ missing }: { missing: JobQuery['company']['missing'] }) {
  const texts = useTexts('jobs');
  const today = useTexts('today');
  return (
    <Notice>
      {texts.notVerified}
      {missing.length > 0 && (
        <p>{today.missingParts(missing.map((part) => today.missing[part]).join(today.comma))}</p>
      )}
    </Notice>
  );
}
