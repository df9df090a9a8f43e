import { useState } from 'react';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { Card } from '@/shared/ui/panels/Card';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import { CollectionStatement } from '../statement/CollectionStatement';
import styles from './ResumeWizard.module.css';
import { StepForm } from './StepForm';
import { isMissing, isRequired, isResumeStep, missingStep, type ResumeStep, resumeSteps } from './steps';
import type { ResumeLists } from './useResumeForm';

interface ResumeWizardProps {
  lists: ResumeLists;
  /** The address of a step. */
  hrefOf: (step: ResumeStep) => string;
  /** Where to go when all required parts are filled in. */
  onward: string;
}

interface WaysProps {
  back: string | undefined;
  mayBeSkipped: boolean;
  onSkip: () => void;
}

/** Links to go back or skip a step. Saving does not change them while the next step loads. */
function Ways({ back, mayBeSkipped, onSkip }: WaysProps) {
  const texts = useTexts('wizard');
  const [canSkip] = useState(mayBeSkipped);
  return (
    <div className={styles.ways}>
      {back !== undefined && <a href={back}>{texts.back}</a>}
      {canSkip && (
        <button type="button" className={styles.skip} onClick={onSkip}>
          {texts.skip}
        </button>
      )}
    </div>
  );
}

/**
 * What the step asks for, or that a required part is already filled in. Saving does not change it while the
 * next step loads.
 */
function Lead({ step, profile }: { step: ResumeStep; profile: Profile }) {
  const texts = useTexts('wizard');
  const [isDone] = useState(isRequired(step) && !isMissing(step, profile));
  return <p className={styles.lead}>{isDone ? texts.filledIn : texts.leads[step]}</p>;
}

/** Makes a resume step by step. Each step is saved and has an address, so that people can stop and come back. */
export function ResumeWizard({ lists, hrefOf, onward }: ResumeWizardProps) {
  const texts = useTexts('wizard');
  const resume = useTexts('resume');
  const { go } = useNavigation();
  const { query } = usePage().address;
  const { state, ready } = useSession();
  const asked = query.get('step');
  const step = isResumeStep(asked) ? asked : resumeSteps[0];
  const index = resumeSteps.indexOf(step);
  const next = resumeSteps[index + 1];
  const previous = resumeSteps[index - 1];
  const { profile } = state;
  if (profile === undefined) return null;

  const goOn = async () => {
    const now = (await ready).state.get().profile ?? profile;
    const missing = next === undefined ? missingStep(now) : undefined;
    if (missing !== undefined) go(hrefOf(missing));
    else go(next === undefined ? onward : hrefOf(next));
  };
  return (
    <Card>
      <div className={styles.wizard}>
        <div>
          <p className={styles.count}>{texts.progress(index + 1, resumeSteps.length)}</p>
          <progress className={styles.bar} value={index + 1} max={resumeSteps.length} aria-hidden="true" />
        </div>
        <h1 className={styles.title}>{texts.titles[step]}</h1>
        <Lead key={`${step} lead`} step={step} profile={profile} />
        <StepForm
          key={step}
          step={step}
          profile={profile}
          lists={lists}
          saveLabel={next === undefined ? texts.finish : resume.saveAndNext}
          other={
            <Ways
              key={`${step} ways`}
              back={previous && hrefOf(previous)}
              mayBeSkipped={!isMissing(step, profile)}
              onSkip={() => void goOn()}
            />
          }
          onSaved={() => void goOn()}
        />
        <CollectionStatement />
      </div>
    </Card>
  );
}
