import { useState } from 'react';
import { notEmpty, type Refusal, refusalText } from '@/shared/forms/validators';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { useTexts } from '@/site/page/useTexts';
import styles from './apply.module.css';
import { applyLocations } from './apply-locations';
import type { JobToApply } from './job-to-apply';

interface LocationChoiceProps {
  job: JobToApply;
  chosen: readonly string[];
  onChosen: (addresses: readonly string[]) => void;
}

/** Chooses one to five of the job's locations. */
export function LocationChoice({ job, chosen, onChosen }: LocationChoiceProps) {
  const texts = useTexts('apply');
  const { client } = useTexts('errors');
  const [refusal, setRefusal] = useState<Refusal>();
  const choose = (id: string, checked: boolean) => {
    const next = checked ? [...chosen, id] : chosen.filter((other) => other !== id);
    const refused = applyLocations(next, {});
    setRefusal(refused ?? (next.length === 0 ? notEmpty(next, {}) : undefined));
    if (refused === undefined) onChosen(next);
  };
  return (
    <div>
      <FieldGroup label={texts.locations} name="address" hint={texts.locationsHint}>
        {job.address.map(({ _id, address, district_name }) => (
          <Checkbox
            key={_id}
            name="location"
            value={_id}
            checked={chosen.includes(_id)}
            onChange={(checked) => choose(_id, checked)}
          >
            <span className={styles.location}>
              <strong>{district_name}</strong>
              <span className={styles.soft}>{address}</span>
            </span>
          </Checkbox>
        ))}
      </FieldGroup>
      <p role="alert" className={styles.refusal}>
        {refusal && refusalText(refusal, client)}
      </p>
    </div>
  );
}
