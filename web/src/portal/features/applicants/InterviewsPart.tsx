import { useState } from 'react';
import type { ApplicantShownFragment } from '../../../generated/portal/graphql';
import { Button } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { InterviewCard } from '../../components/interviews/InterviewCard';
import page from '../../components/page/page.module.css';
import { may } from '../../lib/permissions';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership } from '../../services/usePortal';
import { OfferForm } from './OfferForm';
import styles from './person.module.css';

interface InterviewsPartProps {
  applicant: ApplicantShownFragment;
  onChanged: () => void;
}

/** The applicant's interviews, and a form to offer the next one. */
export function InterviewsPart({ applicant, onChanged }: InterviewsPartProps) {
  const texts = useTexts('interviews');
  const { company, role } = useMembership();
  const [isOffering, setOffering] = useState(false);
  const isOver = ['Rejected', 'Withdrawn'].includes(applicant.decision?.status ?? applicant.status);
  const mayOffer = may('decide', role, company.state) && !isOver;
  const hasAny = applicant.interviews.length > 0;
  return (
    <div className={styles.sections}>
      {mayOffer && isOffering && (
        <Card>
          <section className={page.stack}>
            <h3 className={styles.heading}>{hasAny ? texts.offerAgain : texts.offer}</h3>
            <OfferForm
              applicant={applicant}
              onDone={() => {
                setOffering(false);
                onChanged();
              }}
              onClose={() => setOffering(false)}
            />
          </section>
        </Card>
      )}
      {mayOffer && !isOffering && (
        <div>
          <Button onClick={() => setOffering(true)}>{hasAny ? texts.offerAgain : texts.offer}</Button>
        </div>
      )}
      {isOver && <p className={page.quiet}>{texts.notPossible}</p>}
      {!hasAny && !isOffering && <p>{texts.noneText}</p>}
      {[...applicant.interviews].reverse().map((interview) => (
        <InterviewCard key={interview.id} interview={interview} onChanged={onChanged} />
      ))}
    </div>
  );
}
