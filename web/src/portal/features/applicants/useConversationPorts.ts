import { useMemo } from 'react';
import { ConversationDocument } from '@/generated/portal/documents/Conversation';
import { EndConversationDocument } from '@/generated/portal/documents/EndConversation';
import { MarkReadDocument } from '@/generated/portal/documents/MarkRead';
import { ReportMessageDocument } from '@/generated/portal/documents/ReportMessage';
import { SendMessageDocument } from '@/generated/portal/documents/SendMessage';
import { isAllowed } from '@/portal/lib/permissions';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import type { ConversationPorts } from '@/shared/components/conversation/conversation';
import { operation } from '@/shared/services/operation';

/** How many messages are loaded at a time. */
const limit = 50;

/** Connects the conversation with an applicant to the portal's service. */
export function useConversationPorts(applicant: string): ConversationPorts {
  const { ask } = usePortal();
  const membership = useMembership();
  const company = membership.company.id;
  const mayWrite = isAllowed('decide', membership.role, membership.company.state);
  return useMemo(() => {
    const of = { company, applicant };
    const load: ConversationPorts['load'] = async ({ before = null, after = null }) => {
      const variables = { company, id: applicant, before, after, limit };
      const answer = await ask(operation('Conversation', ConversationDocument, variables));
      return answer.company.applicant.conversation;
    };
    return {
      load,
      async send(key, text) {
        return (await ask(operation('SendMessage', SendMessageDocument, { ...of, key, text }))).send_message;
      },
      async markRead(upTo) {
        // People who may only view do not mark messages as read.
        if (!mayWrite) return load({ after: upTo });
        return (await ask(operation('MarkRead', MarkReadDocument, { ...of, upTo }))).mark_read;
      },
      async end() {
        return (await ask(operation('EndConversation', EndConversationDocument, of))).end_conversation;
      },
      async report(number, reason) {
        const variables = { ...of, number, reason };
        return (await ask(operation('ReportMessage', ReportMessageDocument, variables))).report_message;
      },
    };
  }, [ask, company, applicant, mayWrite]);
}
