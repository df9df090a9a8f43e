import { useState } from 'react';
import { ServerClockDocument } from '@/generated/portal/documents/ServerClock';
import { useTexts } from '@/portal/page/useTexts';
import { FormError } from '@/shared/components/form-error/FormError';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { dayAfter, momentOf } from '@/shared/lib/moments';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { TextField } from '@/shared/ui/fields/TextField';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import fieldStyles from './fields.module.css';
import { SameJobDialog } from './SameJobDialog';
import { useEditor } from './useEditor';
import { noDraftVersion } from './useJobDraft';
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
  const { data } = useOperationQuery(operation('ServerClock', ServerClockDocument, {}));
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
        <div className={fieldStyles.range}>
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
  const isUnchanged = state.version === noDraftVersion && state.status === 'saved';
  const at = when && momentOf(when.day, when.time);
  const isHalf = when !== undefined && at === undefined;
  const label = !isNew ? texts.update : when ? texts.schedule : texts.publish;
  return (
    <Stack>
      {isNew && <WhenFields when={when} onChange={setWhen} />}
      {isUnchanged && <Muted>{texts.unchanged}</Muted>}
      <FormError text={problem} />
      <Button
        wide
        busy={busy}
        aria-disabled={isHalf || isBlocked || isUnchanged || undefined}
        onClick={() => !isHalf && !isUnchanged && publish(at)}
      >
        {label}
      </Button>
      {sameJob !== undefined && <SameJobDialog job={sameJob} onClose={forgetSameJob} />}
    </Stack>
  );
}
