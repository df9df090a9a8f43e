import { useTexts } from '@/portal/page/useTexts';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { ReasonSheet } from './ReasonSheet';
import type { Deciding } from './useDecide';

/** Asks for what a decision needs before it is sent. */
export function DecisionQuestion({ deciding }: { deciding: Deciding }) {
  const texts = useTexts('applicants');
  const { question, confirm, giveReason, cancel } = deciding;
  if (question === undefined) return null;
  const close = () => cancel(question);
  if (question.kind === 'reason') return <ReasonSheet onChoose={giveReason} onClose={close} />;
  const words = texts[question.kind];
  const names = question.people
    .filter(({ status }) => question.kind !== 'takeBack' || status === 'Hired')
    .map(({ name }) => name)
    .join(texts.comma);
  return (
    <ConfirmDialog
      open
      title={words.title(names)}
      confirmLabel={words.action}
      onConfirm={async () => confirm(question)}
      onClose={close}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
