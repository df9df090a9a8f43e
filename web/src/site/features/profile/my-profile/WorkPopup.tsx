import { useAction } from '../../../../shared/hooks/action/useAction';
import { Button } from '../../../../shared/ui/button/Button';
import type { ResumeFormProps } from '../../../components/resume/useResumeForm';
import { useUpdateProfile } from '../../../components/resume/useUpdateProfile';
import { WorkForm } from '../../../components/resume/WorkForm';
import { inputOf } from '../../../components/resume/work-entry';
import { useTexts } from '../../../page/every-page/useTexts';
import { useShowError } from '../../../services/api/useShowError';
import { usePopup } from '../usePopup';

/** The work experience that the address names by its index, or a new one. */
export function WorkPopup(props: ResumeFormProps) {
  const texts = useTexts('resume');
  const { query } = usePopup();
  const { profile, onSaved } = props;
  const entries = profile.work_experience;
  const named = query.get('entry') ?? `${entries.length}`;
  const index = /^\d$/.test(named) ? Number(named) : entries.length;
  const update = useUpdateProfile();
  const { run: remove, busy } = useAction(async () => {
    await update({ work_experience: entries.filter((_, other) => other !== index).map(inputOf) });
    onSaved();
  }, useShowError('box'));
  const deletion = index < entries.length && (
    <Button kind="quiet" wide busy={busy} onClick={remove}>
      {texts.delete}
    </Button>
  );
  return <WorkForm key={index} {...props} index={index} other={deletion} />;
}
