import { useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { Button } from '@/shared/ui/button/Button';
import hidden from '@/shared/ui/hidden.module.css';
import { Notice } from '@/shared/ui/panels/Notice';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { Composer, type ReadySentence } from './Composer';
import styles from './Conversation.module.css';
import type { ConversationMessage, ConversationState, Side } from './conversation';
import { MessageList } from './MessageList';
import { hasNewest } from './message-window';
import { ReportMessageDialog } from './ReportMessageDialog';
import type { LiveConversation } from './useConversation';

interface ConversationProps {
  conversation: LiveConversation;
  /** The company, for a seeker; the applicant, for a company. */
  otherName: string;
  /** Shown before the first message. */
  emptyText: string;
  readySentences: readonly ReadySentence[];
  closeLabel: string;
  /** False for people who may only view. */
  canWrite?: boolean;
  /** Called when ending or reporting fails. */
  onError: (error: unknown) => void;
}

function useEndText(state: ConversationState, side: Side): string | undefined {
  const texts = useKitTexts('conversation');
  if (state === 'over') return texts.over;
  if (state === 'ended_by_employer') return side === 'company' ? texts.endedByCompany : texts.endedByEmployer;
  if (state === 'ended_by_seeker') return side === 'seeker' ? texts.endedByYou : texts.endedBySeeker;
  return undefined;
}

/** Ends the conversation, after a confirmation. */
function EndButton({ onEnd, onError }: { onEnd: () => Promise<void>; onError: (error: unknown) => void }) {
  const texts = useKitTexts('conversation');
  const [sure, setSure] = useState(false);
  const { run: end, busy } = useAction(onEnd, onError);
  if (!sure) {
    return (
      <button type="button" className={styles.end} onClick={() => setSure(true)}>
        {texts.end}
      </button>
    );
  }
  return (
    <fieldset className={styles.sure} aria-label={texts.end}>
      <p>{texts.endQuestion}</p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => setSure(false)}>
          {texts.keep}
        </Button>
        <Button kind="danger" busy={busy} onClick={end}>
          {texts.end}
        </Button>
      </div>
    </fieldset>
  );
}

/**
 * A conversation about an application. It fills the height of its container: the messages scroll, with the
 * composer below them.
 */
export function Conversation(props: ConversationProps) {
  const { conversation, otherName, emptyText, readySentences, closeLabel, canWrite = true, onError } = props;
  const texts = useKitTexts('conversation');
  const { part, side, arrived } = conversation;
  const [reported, setReported] = useState<ConversationMessage>();
  const endText = useEndText(part?.state ?? 'none', side);
  if (part === undefined) {
    if (!conversation.hasFailed) return <Skeleton lines={6} />;
    return (
      <Notice tone="danger">
        <p>{texts.notLoaded}</p>
        <Button kind="quiet" onClick={conversation.loadNewest}>
          {texts.tryAgain}
        </Button>
      </Notice>
    );
  }
  const hasBegun = side === 'company' || part.state !== 'none';
  return (
    <div className={styles.conversation}>
      <MessageList
        conversation={conversation}
        part={part}
        otherName={otherName}
        emptyText={emptyText}
        onReport={setReported}
      />
      {!hasNewest(part) && (
        <div className={styles.newest}>
          <Button kind="secondary" onClick={conversation.loadNewest}>
            {texts.toNewest}
          </Button>
        </div>
      )}
      <p className={hidden.hidden} aria-live="polite">
        {arrived && texts.arrived(arrived.by || otherName, arrived.text)}
      </p>
      {endText !== undefined && <p className={styles.over}>{endText}</p>}
      {endText === undefined && canWrite && hasBegun && (
        <>
          <Composer
            typed={conversation.typed}
            onType={conversation.setTyped}
            onSend={conversation.send}
            readySentences={readySentences}
          />
          {part.state === 'open' && <EndButton onEnd={conversation.end} onError={onError} />}
        </>
      )}
      {reported && (
        <ReportMessageDialog
          message={reported}
          closeLabel={closeLabel}
          onReport={conversation.report}
          onError={onError}
          onClose={() => setReported(undefined)}
        />
      )}
    </div>
  );
}
