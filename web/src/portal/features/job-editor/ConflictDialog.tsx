import { momentText } from '../../../shared/lib/date-text';
import { DifferencesDialog } from '../../components/shared-form/DifferencesDialog';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { differencesOf } from '../../services/drafts/differences';
import type { Theirs } from '../../services/drafts/draft-keeper';
import type { JobValues } from './job-values';
import { useEditor } from './useEditor';
import { useValueText } from './useValueText';

interface ConflictDialogProps {
  theirs: Theirs<JobValues>;
  /** Called when a choice is made. */
  onResolved: () => void;
  onClose: () => void;
}

/** After somebody else has saved the job: shows what differs and asks which values to keep. */
export function ConflictDialog({ theirs, onResolved, onClose }: ConflictDialogProps) {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const { state, keeper } = useEditor();
  const textOf = useValueText();
  const { by, at, values } = theirs;
  return (
    <DifferencesDialog
      lead={by ? texts.conflictBy(by, at && momentText(at, locale)) : texts.conflictOnSite}
      differences={differencesOf(state.base, state.values, values)}
      labelOf={(name) => texts.fields[name]}
      textOf={(name, side) => textOf(name, side === 'mine' ? state.values : values)}
      onChosen={(chosen) => {
        keeper.resolve({ ...values, ...chosen });
        onResolved();
      }}
      onClose={onClose}
    />
  );
}
