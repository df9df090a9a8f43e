import { ReadySentencesDocument } from '@/generated/portal/documents/ReadySentences';
import { isAllowed } from '@/portal/lib/permissions';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { Conversation } from '@/shared/components/conversation/Conversation';
import { useConversation } from '@/shared/components/conversation/useConversation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useShowError } from '@/shared/hooks/application/useShowError';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import styles from './applicant-details.module.css';
import { useConversationPorts } from './useConversationPorts';

interface MessagesTabProps {
  applicant: string;
  name: string;
  /** Counts the changes that the stream has reported. */
  changes: number;
}

/** The conversation with an applicant. The key gives each applicant a fresh one. */
export function MessagesTab({ applicant, name, changes }: MessagesTabProps) {
  const { conversationEmpty } = useTexts('applicants');
  const { close } = useTexts('application');
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const ports = useConversationPorts(applicant);
  const conversation = useConversation({ draft: `message-${applicant}`, side: 'company', ports, changes });
  const { data } = useOperationQuery(operation('ReadySentences', ReadySentencesDocument, {}));
  const sentences = data?.ready_sentences ?? [];
  return (
    <div className={styles.conversation}>
      <Conversation
        conversation={conversation}
        otherName={name}
        emptyText={conversationEmpty}
        readySentences={sentences.map(({ code, text }) => ({ code, text: textIn(locale, text) }))}
        closeLabel={close}
        canWrite={isAllowed('decide', role, company.state)}
        onError={useShowError()}
      />
    </div>
  );
}
