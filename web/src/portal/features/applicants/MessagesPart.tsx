import { ReadySentencesDocument } from '../../../generated/portal/documents/ReadySentences';
import { Conversation } from '../../../shared/components/conversation/Conversation';
import { useConversation } from '../../../shared/components/conversation/useConversation';
import { operation } from '../../../shared/services/every-page/operation';
import { textIn } from '../../lib/localized-text';
import { may } from '../../lib/permissions';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, useShowError } from '../../services/usePortal';
import styles from './person.module.css';
import { useConversationPorts } from './useConversationPorts';

interface MessagesPartProps {
  applicant: string;
  name: string;
  /** Counts the changes that the stream has reported. */
  changes: number;
}

/** The conversation with an applicant. The key gives each applicant a fresh one. */
export function MessagesPart({ applicant, name, changes }: MessagesPartProps) {
  const { conversationEmpty } = useTexts('applicants');
  const { close } = useTexts('common');
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const ports = useConversationPorts(applicant);
  const conversation = useConversation({ draft: `message-${applicant}`, side: 'company', ports, changes });
  const { data } = useAnswer(operation('ReadySentences', ReadySentencesDocument, {}));
  const sentences = data?.ready_sentences ?? [];
  return (
    <div className={styles.conversation}>
      <Conversation
        conversation={conversation}
        otherName={name}
        emptyText={conversationEmpty}
        readySentences={sentences.map(({ code, text }) => ({ code, text: textIn(locale, text) }))}
        closeLabel={close}
        canWrite={may('decide', role, company.state)}
        onError={useShowError()}
      />
    </div>
  );
}
