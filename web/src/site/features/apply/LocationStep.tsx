import { Button } from '@/shared/ui/button/Button';
import { useTexts } from '@/site/page/useTexts';
import styles from './apply.module.css';
import type { JobToApply } from './job-to-apply';
import { LocationChoice } from './LocationChoice';

interface LocationStepProps {
  job: JobToApply;
  chosen: readonly string[];
  onChosen: (addresses: readonly string[]) => void;
  onNext: () => void;
}

export function LocationStep({ job, chosen, onChosen, onNext }: LocationStepProps) {
  const texts = useTexts('apply');
  const submit = () => {
    if (chosen.length > 0) onNext();
    else document.querySelector<HTMLElement>('fieldset[name=address]')?.focus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LocationChoice job={job} chosen={chosen} onChosen={onChosen} />
      <div className={styles.actions}>
        <Button type="submit" wide aria-disabled={chosen.length === 0}>
          {texts.next}
        </Button>
      </div>
    </form>
  );
}
