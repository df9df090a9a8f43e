import type { JobQuery } from '../../../generated/portal/graphql';
import { Notice } from '../../../shared/ui/panels/Notice';
import { useTexts } from '../../page/every-page/useTexts';

/** A job that waits for its company says so, and what the company still lacks if this person cannot give it here. */
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
