import { useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { Button } from '@/shared/ui/button/Button';
import { useRemoveWork } from '@/site/components/resume/useRemoveWork';
import type { ResumeFormProps } from '@/site/components/resume/useResumeForm';
import { WorkForm } from '@/site/components/resume/WorkForm';
import type { WorkEntry } from '@/site/components/resume/work-entry';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { usePopup } from '../usePopup';

function WorkAt({ index, ...props }: ResumeFormProps & { index: number }) {
  const texts = useTexts('resume');
  // Kept, because another tab may change the list meanwhile.
  const [entry] = useState(props.profile.work_experience[index]);
  const removeWork = useRemoveWork();
  const { run: remove, busy } = useAction(async (gone: WorkEntry) => {
    await removeWork(gone, index);
    props.onSaved();
  }, useShowError('box'));
  const deletion = entry && (
    <Button kind="quiet" wide busy={busy} onClick={() => remove(entry)}>
      {texts.delete}
    </Button>
  );
  return <WorkForm {...props} index={index} other={deletion} />;
}

/** Edits the work experience at the address's index, or adds a new one. */
export function WorkPopup(props: ResumeFormProps) {
  const { query } = usePopup();
  const { length } = props.profile.work_experience;
  const named = query.get('entry') ?? '';
  const [index] = useState(length);
  return <WorkAt key={named} {...props} index={/^\d$/.test(named) ? Number(named) : index} />;
}
