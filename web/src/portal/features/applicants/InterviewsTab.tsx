import { useState } from 'react';
import type { ApplicantShownFragment } from '@/generated/portal/graphql';
import { InterviewCard } from '@/portal/components/interviews/InterviewCard';
import { isAllowed } from '@/portal/lib/permissions';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import styles from './applicant-details.module.css';
import { OfferForm } from './OfferForm';

interface InterviewsTabProps {
  applicant: ApplicantShownFragment;
  onChanged: () => void;
}

/** The applicant's interviews, and a form to offer the next one. */
export function InterviewsTab({ applicant, onChanged }: InterviewsTabProps) {
  const texts = useTexts('interviews');
  const { company, role } = useMembership();
  const [isOffering, setOffering] = useState(false);
  const isOver = ['Rejected', 'Withdrawn'].includes(applicant.decision?.status ?? applicant.status);
  const mayOffer = isAllowed('decide', role, company.state) && !isOver;
  const hasAny = applicant.interviews.length > 0;
  return (
    <div className={styles.sections}>
      {mayOffer && isOffering && (
        <Card>
          <Stack as="section">
            <h3 className={styles.heading}>{hasAny ? texts.offerAgain : texts.offer}</h3>
            <OfferForm
              applicant={applicant}
              onDone={() => {
                setOffering(false);
                onChanged();
              }}
              onClose={() => setOffering(false)}
            />
          </Stack>
        </Card>
      )}
      {mayOffer && !isOffering && (
        <div>
          <Button onClick={() => setOffering(true)}>{hasAny ? texts.offerAgain : texts.offer}</Button>
        </div>
      )}
      {isOver && <Muted>{texts.notPossible}</Muted>}
      {!hasAny && !isOffering && <p>{texts.noneText}</p>}
      {[...applicant.interviews].reverse().map((interview) => (
        <InterviewCard key={interview.id} interview={interview} onChanged={onChanged} />
      ))}
    </div>
  );
}
