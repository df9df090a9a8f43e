import { useState } from 'react';
import { useTexts } from '../../../lib/page';
import { useShowError } from '../../../lib/show-error';
import type { ResumeFormProps } from '../../../parts/resume/resume-form';
import { useUpdateProfile } from '../../../parts/resume/useUpdateProfile';
import { WorkForm } from '../../../parts/resume/WorkForm';
import { inputOf } from '../../../parts/resume/work-entry';
import { Button } from '../../../ui/Button';
import { usePopup } from '../usePopup';

/** The work experience that the address names by its place, or a new one. */
export function WorkPopup(props: ResumeFormProps) {
  const texts = useTexts('resume');
  const { query } = usePopup();
  const { profile, onSaved } = props;
  const entries = profile.work_experience;
  const named = query.get('entry') ?? `${entries.length}`;
  const index = /^\d$/.test(named) ? Number(named) : entries.length;
  const update = useUpdateProfile();
  const showError = useShowError('box');
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await update({ work_experience: entries.filter((_, place) => place !== index).map(inputOf) });
      onSaved();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const deletion = index < entries.length && (
    <Button kind="quiet" wide busy={busy} onClick={() => void remove()}>
      {texts.delete}
    </Button>
  );
  return <WorkForm key={index} {...props} index={index} other={deletion} />;
}
