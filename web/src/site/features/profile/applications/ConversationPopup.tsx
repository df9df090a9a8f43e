import { ConversationOfApplicationDocument } from '@/generated/seeker/documents/ConversationOfApplication';
import { EndConversationDocument } from '@/generated/seeker/documents/EndConversation';
import { MarkReadDocument } from '@/generated/seeker/documents/MarkRead';
import { ReportMessageDocument } from '@/generated/seeker/documents/ReportMessage';
import { SeekerReadySentencesDocument } from '@/generated/seeker/documents/SeekerReadySentences';
import { SendMessageDocument } from '@/generated/seeker/documents/SendMessage';
import type { ApplicationItemFragment } from '@/generated/seeker/graphql';
import { Conversation } from '@/shared/components/conversation/Conversation';
import type { ConversationPorts } from '@/shared/components/conversation/conversation';
import { useConversation } from '@/shared/components/conversation/useConversation';
import { useQuery } from '@/shared/hooks/useQuery';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { Notice } from '@/shared/ui/panels/Notice';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useShowError } from '@/site/services/api/useShowError';
import { conversationDrafts } from '@/site/services/offline/forget';
import { usePopup } from '../usePopup';
import styles from './ConversationPopup.module.css';

/** Connects the conversation to the seeker service. */
function usePorts(application: string, onRead: () => void): ConversationPorts {
  const ask = useAsk();
  return {
    load: async (range) => {
      const variables = { ids: [application], ...range };
      const { get_applications } = await ask(
        operation('ConversationOfApplication', ConversationOfApplicationDocument, variables),
      );
      const [found] = get_applications.applications;
      if (found === undefined) throw new ServiceError('');
      return found.conversation;
    },
    send: async (key, text) => {
      const variables = { application, key, text };
      return (await ask(operation('SendMessage', SendMessageDocument, variables))).send_message;
    },
    markRead: async (upTo) => {
      const { mark_read } = await ask(operation('MarkRead', MarkReadDocument, { application, upTo }));
      onRead();
      return mark_read;
    },
    end: async () =>
      (await ask(operation('EndConversation', EndConversationDocument, { application }))).end_conversation,
    report: async (number, reason) => {
      const variables = { application, number, reason };
      return (await ask(operation('ReportMessage', ReportMessageDocument, variables))).report_message;
    },
  };
}

interface ConversationPopupProps {
  application: ApplicationItemFragment;
  /** The seeker's id. */
  seeker: string;
  /** Counts the events that may mean a new message. */
  changes: number;
  /** Called when new messages have been read. */
  onRead: () => void;
}

/** The conversation with an employer, inside its dialog. */
export function ConversationPopup({ application, seeker, changes, onRead }: ConversationPopupProps) {
  const texts = useTexts('profile').applications;
  const common = useTexts('common');
  const { hrefOf } = usePopup();
  const ask = useAsk();
  const { _id, job } = application;
  const conversation = useConversation({
    draft: `${conversationDrafts}${seeker}:${_id}`,
    place: 'device',
    side: 'seeker',
    ports: usePorts(_id, onRead),
    changes,
  });
  const { data } = useQuery({
    key: 'SeekerReadySentences',
    load: (signal) => ask(operation('SeekerReadySentences', SeekerReadySentencesDocument, {}), { signal }),
    isKept: true,
    isFixed: true,
  });
  const sentences = data?.ready_sentences ?? [];
  return (
    <div className={styles.popup}>
      <p className={styles.job}>
        <span>
          {job.company.name} · {job.job_name}
        </span>
        <a href={hrefOf('application', { id: _id })}>{texts.toApplication}</a>
      </p>
      {!application.is_employer_reachable && <Notice>{texts.notReachable}</Notice>}
      <Conversation
        conversation={conversation}
        canWrite={application.is_employer_reachable}
        otherName={job.company.name}
        emptyText={texts.conversationEmpty}
        readySentences={sentences}
        closeLabel={common.close}
        onError={useShowError('box')}
      />
    </div>
  );
}
