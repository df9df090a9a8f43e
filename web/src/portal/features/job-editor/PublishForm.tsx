import { useState } from 'react';
import { ServerClockDocument } from '../../../generated/portal/documents/ServerClock';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Problem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { dayAfter, momentOf } from '../../lib/moments';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import styles from './editor.module.css';
import { SameJobDialog } from './SameJobDialog';
import { useEditor } from './useEditor';
import { unbegun } from './useJobDraft';
import { usePublish } from './usePublish';

const usualTime = '09:00';

interface When {
  day: string;
  time: string;
}

interface WhenFieldsProps {
  when: When | undefined;
  onChange: (when: When | undefined) => void;
}

/** Now, or at a time in Hong Kong. Uses the site's clock, because a phone's may be wrong. */
function WhenFields({ when, onChange }: WhenFieldsProps) {
  const texts = useTexts('jobEditor');
  const { data } = useAnswer(operation('ServerClock', ServerClockDocument, {}));
  const later = () => onChange({ day: data ? dayAfter(data.now) : '', time: usualTime });
  return (
    <FieldGroup label={texts.when} name="when">
      <Checkbox kind="radio" name="whenChoice" checked={!when} onChange={() => onChange(undefined)}>
        {texts.now}
      </Checkbox>
      <Checkbox kind="radio" name="whenChoice" checked={when !== undefined} onChange={later}>
        {texts.later}
      </Checkbox>
      {when && (
        <div className={styles.range}>
          <TextField
            label={texts.day}
            name="publishDay"
            type="date"
            value={when.day}
            onChange={(day) => onChange({ ...when, day })}
          />
          <TextField
            label={texts.time}
            name="publishTime"
            type="time"
            value={when.time}
            onChange={(time) => onChange({ ...when, time })}
          />
        </div>
      )}
    </FieldGroup>
  );
}

/** The last step: when to publish, and the button that does it. */
export function PublishForm() {
  const texts = useTexts('jobEditor');
  const { job, findings, state } = useEditor();
  const [when, setWhen] = useState<When>();
  const { publish, busy, problem, sameJob, forgetSameJob } = usePublish();
  const isNew = job.stage === 'draft' || job.stage === 'scheduled';
  const isBlocked = findings.some(({ weight }) => weight === 'blocks');
  const isUnchanged = state.version === unbegun && state.status === 'saved';
  const at = when && momentOf(when.day, when.time);
  const isHalf = when !== undefined && at === undefined;
  const label = !isNew ? texts.update : when ? texts.schedule : texts.publish;
  return (
    <div className={page.stack}>
      {isNew && <WhenFields when={when} onChange={setWhen} />}
      {isUnchanged && <p className={page.quiet}>{texts.unchanged}</p>}
      <Problem text={problem} />
      <Button
        wide
        busy={busy}
        aria-disabled={isHalf || isBlocked || isUnchanged || undefined}
        onClick={() => !isHalf && !isUnchanged && publish(at)}
      >
        {label}
      </Button>
      {sameJob !== undefined && <SameJobDialog job={sameJob} onClose={forgetSameJob} />}
    </div>
  );
}
