import { useState } from 'react';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useErrorText } from '@/shared/hooks/application/useErrorText';
import { momentText } from '@/shared/lib/date-text';
import { Button } from '@/shared/ui/button/Button';
import { SvgIcon } from '@/shared/ui/Icon';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { Muted } from '@/shared/ui/layout/Muted';
import { Notice } from '@/shared/ui/panels/Notice';
import { ConflictDialog } from './ConflictDialog';
import styles from './SaveState.module.css';
import { useEditor } from './useEditor';

const undoDrawing = 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2';
const redoDrawing = 'm15 7 4.5 4.5L15 16m4-4.5h-9a5 5 0 0 0 0 10h2';

/** Shows whether the input is saved; only states that need attention are announced. */
export function SaveState() {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const { state } = useEditor();
  const { status, savedAt } = state;
  const isQuiet = status === 'saved' || status === 'typed' || status === 'saving';
  const saved = savedAt === '' ? '' : texts.savedAt(momentText(savedAt, locale));
  return (
    <Muted aria-live={isQuiet ? 'off' : 'polite'} data-saved={status === 'saved' || undefined}>
      {status === 'saved' ? saved : texts.statuses[status]}
    </Muted>
  );
}

export function UndoButtons() {
  const texts = useTexts('jobEditor');
  const { state, autosave } = useEditor();
  return (
    <div className={styles.undo}>
      <button
        type="button"
        aria-label={texts.undo}
        title={texts.undo}
        aria-disabled={!state.canUndo}
        onClick={() => state.canUndo && autosave.undo()}
      >
        <SvgIcon path={undoDrawing} size={24} />
      </button>
      <button
        type="button"
        aria-label={texts.redo}
        title={texts.redo}
        aria-disabled={!state.canRedo}
        onClick={() => state.canRedo && autosave.redo()}
      >
        <SvgIcon path={redoDrawing} size={24} />
      </button>
    </div>
  );
}

/** What keeps the input from being saved, and what can be done about it. */
export function SaveErrors() {
  const texts = useTexts('jobEditor');
  const textOf = useErrorText();
  const { state, autosave } = useEditor();
  const { status, theirs, error } = state;
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      {state.isRestored && status !== 'conflict' && <Notice>{texts.restored}</Notice>}
      {status === 'unreachable' && (
        <Notice>
          <p>{texts.unreachable}</p>
          <FlushLeft>
            <Button kind="quiet" onClick={autosave.retry}>
              {texts.tryNow}
            </Button>
          </FlushLeft>
        </Notice>
      )}
      {status === 'refused' && (
        <Notice tone="danger">
          {texts.refused} {textOf(error)}
        </Notice>
      )}
      {status === 'conflict' && theirs && (
        <>
          <Notice tone="danger">
            <p>{texts.conflictNotice}</p>
            <FlushLeft>
              <Button kind="quiet" onClick={() => setClosed(false)}>
                {texts.compare}
              </Button>
            </FlushLeft>
          </Notice>
          {!isClosed && (
            <ConflictDialog
              theirs={theirs}
              onResolved={() => setClosed(false)}
              onClose={() => setClosed(true)}
            />
          )}
        </>
      )}
    </>
  );
}
