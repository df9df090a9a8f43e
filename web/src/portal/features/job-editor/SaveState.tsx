import { useState } from 'react';
import { momentText } from '../../../shared/lib/date-text';
import { Button } from '../../../shared/ui/button/Button';
import { Drawing } from '../../../shared/ui/every-page/Icon';
import { Notice } from '../../../shared/ui/panels/Notice';
import page from '../../components/page/page.module.css';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useErrorText } from '../../services/usePortal';
import { ConflictDialog } from './ConflictDialog';
import styles from './editor.module.css';
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
    <p
      className={page.quiet}
      aria-live={isQuiet ? 'off' : 'polite'}
      data-saved={status === 'saved' || undefined}
    >
      {status === 'saved' ? saved : texts.statuses[status]}
    </p>
  );
}

export function UndoButtons() {
  const texts = useTexts('jobEditor');
  const { state, keeper } = useEditor();
  return (
    <div className={styles.undo}>
      <button
        type="button"
        aria-label={texts.undo}
        title={texts.undo}
        aria-disabled={!state.canUndo}
        onClick={() => state.canUndo && keeper.undo()}
      >
        <Drawing path={undoDrawing} size={24} />
      </button>
      <button
        type="button"
        aria-label={texts.redo}
        title={texts.redo}
        aria-disabled={!state.canRedo}
        onClick={() => state.canRedo && keeper.redo()}
      >
        <Drawing path={redoDrawing} size={24} />
      </button>
    </div>
  );
}

/** What keeps the input from being saved, and what can be done about it. */
export function SaveProblems() {
  const texts = useTexts('jobEditor');
  const textOf = useErrorText();
  const { state, keeper } = useEditor();
  const { status, theirs, error } = state;
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      {state.isRestored && status !== 'conflict' && <Notice>{texts.restored}</Notice>}
      {status === 'unreachable' && (
        <Notice>
          <p>{texts.unreachable}</p>
          <div className={page.flush}>
            <Button kind="quiet" onClick={keeper.retry}>
              {texts.tryNow}
            </Button>
          </div>
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
            <div className={page.flush}>
              <Button kind="quiet" onClick={() => setClosed(false)}>
                {texts.compare}
              </Button>
            </div>
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
