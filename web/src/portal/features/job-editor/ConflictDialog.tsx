import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import type { NewerVersion } from '@/portal/services/drafts/autosave';
import { DifferencesDialog } from '@/shared/components/form-conflict/DifferencesDialog';
import { differencesOf } from '@/shared/forms/shared-form/differences';
import { momentText } from '@/shared/lib/date-text';
import type { JobValues } from './job-values';
import { useEditor } from './useEditor';
import { useValueText } from './useValueText';

interface ConflictDialogProps {
  theirs: NewerVersion<JobValues>;
  /** Called when a choice is made. */
  onResolved: () => void;
  onClose: () => void;
}

/** After somebody else has saved the job: shows what differs and asks which values to keep. */
export function ConflictDialog({ theirs, onResolved, onClose }: ConflictDialogProps) {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const { state, autosave } = useEditor();
  const textOf = useValueText();
  const { by, at, values } = theirs;
  return (
    <DifferencesDialog
      lead={by ? texts.conflictBy(by, at && momentText(at, locale)) : texts.conflictOnSite}
      differences={differencesOf(state.base, state.values, values)}
      labelOf={(name) => texts.fields[name]}
      textOf={(name, side) => textOf(name, side === 'mine' ? state.values : values)}
      onChosen={(chosen) => {
        autosave.resolve({ ...values, ...chosen });
        onResolved();
      }}
      onClose={onClose}
    />
  );
}
